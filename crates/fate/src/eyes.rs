//! Visibility of hidden actors, hidden and secret aspects, and hidden difficulties.
//!
//! Most of it is declared beside each event, question and judgement with `#[known(...)]`. This module covers the
//! ids, and contains the functions to which those declarations refer.

use schwung_table::{Cast, Known, Reading, Seat, Viewer, every_name, mentioned};

use crate::{
    Actor, ActorId, AgendaId, AspectId, AspectRef, Bar, Bearer, Command, Fact, Name, Reason, Side, SkillId,
    State, Wording, ZoneId,
};

/// A reader of the state.
pub type Eyes<'a> = schwung_table::Eyes<'a, State>;

impl Cast for State {
    type Actor = ActorId;

    fn cast(&self) -> impl Iterator<Item = ActorId> {
        self.ids()
    }

    fn seat_of(&self, actor: ActorId) -> Option<Seat> {
        self.actors.get(usize::from(actor.0)).map(|it| it.seat)
    }

    fn name_of(&self, actor: ActorId) -> Option<&str> {
        self.frame.sheets.get(usize::from(actor.0)).map(|it| it.name.as_str())
    }

    fn seats(&self) -> &[String] {
        &self.frame.seats
    }
}

/// An actor that does not exist is not hidden.
impl Known<State> for ActorId {
    fn is_known(&self, eyes: Eyes<'_>) -> bool {
        eyes.state.actors.get(usize::from(self.0)).is_none_or(|it| joins(eyes, it))
    }
}

/// Aspects of unknown actors are unknown. Aspects of sheets are known unless they are secret, those created during play
/// unless they are hidden and have not been found.
//= malmsturm.tag.must-know
impl Known<State> for AspectRef {
    fn is_known(&self, eyes: Eyes<'_>) -> bool {
        if eyes.state.is_aspect_open(*self) || eyes.see_hidden() {
            return true;
        }
        // Checked first, since all readers who do not know the bearer get the same answer.
        if !eyes.state.bearer(*self).is_none_or(|bearer| eyes.know(bearer)) {
            return false;
        }
        note_seats(eyes.state, *self);
        match eyes.viewer {
            Viewer::All => true,
            Viewer::Seat(seat) => eyes.state.is_aspect_known_to(*self, seat),
            Viewer::Public => false,
        }
    }
}

/// Notes that the result depends on the seats that know this aspect. All other seats and spectators get the same answer.
fn note_seats(state: &State, aspect: AspectRef) {
    let is_known_to = |it: &Seat| state.is_aspect_known_to(aspect, *it);
    // A discovery does not distinguish between this seat and later ones.
    if is_known_to(&Seat(31)) {
        return Reading::EVERYTHING.note();
    }
    let own = match state.bearer(aspect) {
        Some(Bearer::Actor(actor)) => state.seat_of(actor),
        Some(Bearer::Scene | Bearer::Zone(_)) | None => None,
    };
    // The game master knows everything.
    (1..31).map(Seat).chain(own).filter(is_known_to).for_each(|it| Reading::seat(it).note());
}

impl Known<State> for AspectId {
    fn is_known(&self, eyes: Eyes<'_>) -> bool {
        eyes.know(AspectRef::Play(*self))
    }
}

/// Ids that everybody at a table may know.
macro_rules! public {
    ($($id:ty),+) => {$(
        impl Known<State> for $id {
            fn is_known(&self, _: Eyes<'_>) -> bool {
                true
            }
        }
    )+};
}

public!(ZoneId, SkillId, AgendaId);

/// A side is known to readers who know of an actor on it.
impl Known<State> for Side {
    fn is_known(&self, eyes: Eyes<'_>) -> bool {
        eyes.see_hidden() || eyes.state.ids().any(|it| eyes.state.actor(it).side == *self && eyes.know(it))
    }
}

/// Whether the reader may know of this actor in its given state.
pub fn joins(eyes: Eyes<'_>, actor: &Actor) -> bool {
    !actor.hidden || eyes.are_at(actor.seat)
}

/// Whether the reader knows of a companion, which takes knowing its partner, and its own actor if it has one.
pub fn has_companion(eyes: Eyes<'_>, partner: &ActorId, companion: &u8) -> bool {
    let alone = eyes.state.frame.sheets.iter().position(|it| it.partner == Some((*partner, *companion)));
    let alone = alone.and_then(|n| eyes.state.actors.get(n));
    eyes.know(partner) && alone.is_none_or(|it| joins(eyes, it))
}

/// Whether the reader may read the sheet and the fate points of an actor. Those of players' actors are open, except for
/// secret aspects; those of the game master's are not.
pub(crate) fn reads(eyes: Eyes<'_>, actor: &ActorId) -> bool {
    eyes.read(*actor)
}

/// Whether the reader may see what may be hidden.
pub(crate) fn shown(eyes: Eyes<'_>, hidden: &bool) -> bool {
    !hidden || eyes.see_hidden()
}

/// Whether the reader may know this aspect, if it is hidden.
pub(crate) fn found(eyes: Eyes<'_>, hidden: &bool, id: &AspectId) -> bool {
    !hidden || eyes.know(id)
}

/// Reduces these shifts to success or failure, for readers who may not know more.
pub(crate) fn success_only(shifts: &i16) -> i16 {
    (*shifts).min(0).signum()
}

/// Whether the reader knows the bearer of this aspect, or it has none any more.
pub(crate) fn borne(eyes: Eyes<'_>, id: &AspectId) -> bool {
    eyes.state.bearer(AspectRef::Play(*id)).is_none_or(|bearer| eyes.know(bearer))
}

/// Whether the reader may know who used an aspect: its user, or another actor who bears it, is known.
pub fn uses(eyes: Eyes<'_>, actor: ActorId, bearer: Bearer) -> bool {
    eyes.know(actor) || touches(eyes, actor, bearer)
}

/// Whether the bearer of an aspect that `actor` uses is another actor, whom the reader knows.
fn touches(eyes: Eyes<'_>, actor: ActorId, bearer: Bearer) -> bool {
    matches!(bearer, Bearer::Actor(other) if other != actor && eyes.know(other))
}

/// Whether the reader may know that an aspect was used. Readers who may not know its user may still see that it is gone.
pub(crate) fn noticed(eyes: Eyes<'_>, actor: &ActorId, bearer: &Bearer, gone: &Wording) -> bool {
    uses(eyes, *actor, *bearer) || (!gone.is_empty() && eyes.know(bearer))
}

/// Whether the reader may know that an actor is about to use an aspect.
pub(crate) fn invokes(eyes: Eyes<'_>, actor: &ActorId, aspect: &AspectRef) -> bool {
    eyes.know(actor) || eyes.state.bearer(*aspect).is_some_and(|bearer| touches(eyes, *actor, bearer))
}

impl Name {
    /// Whether a command may refer to it. Aspects in play may have been removed in the meantime; the rules that use them
    /// report this.
    fn exists(self, state: &State) -> bool {
        match self {
            Name::Actor(it) => usize::from(it.0) < state.actors.len(),
            Name::Zone(it) => usize::from(it.0) < state.frame.zones.len(),
            Name::Skill(it) => usize::from(it.0) < state.frame.skills.len(),
            Name::Agenda(it) => usize::from(it.0) < state.frame.agendas.len(),
            Name::Aspect(AspectRef::Sheet(actor, n)) => {
                let sheet = state.frame.sheets.get(usize::from(actor.0));
                Name::Actor(actor).exists(state) && sheet.is_some_and(|it| usize::from(n) < it.aspects.len())
            }
            Name::Side(it) => it.0 < u8::MAX,
            Name::Aspect(AspectRef::Play(_)) | Name::Created(_) | Name::Seat(_) => true,
        }
    }

    /// Whether it is an aspect in play.
    fn created(self) -> Option<AspectId> {
        match self {
            Name::Created(id) | Name::Aspect(AspectRef::Play(id)) => Some(id),
            Name::Aspect(AspectRef::Sheet(..)) | Name::Actor(_) | Name::Zone(_) => None,
            Name::Skill(_) | Name::Agenda(_) | Name::Side(_) | Name::Seat(_) => None,
        }
    }

    /// Whether the reader may refer to it.
    fn is_known(self, eyes: Eyes<'_>) -> bool {
        match self {
            Name::Actor(it) => eyes.know(it),
            Name::Aspect(it) => eyes.know(it),
            Name::Created(it) => eyes.know(it),
            Name::Side(it) => eyes.know(it),
            Name::Zone(_) | Name::Skill(_) | Name::Agenda(_) | Name::Seat(_) => true,
        }
    }
}

/// Checks that everything to which `command` refers exists, before any rule uses it.
pub(crate) fn check(state: &State, command: &Command) -> Result<(), Reason> {
    let exist = every_name(command, |it: Name| it.exists(state));
    if exist && is_sound(state, command) { Ok(()) } else { Err(Bar::NoSuchThing.into()) }
}

/// Whether complete objects in `command` are consistent in themselves and with the state, and companions exist.
fn is_sound(state: &State, command: &Command) -> bool {
    let after = |change: &dyn Fn(&mut State)| {
        let mut state = state.clone();
        change(&mut state);
        state.is_sound()
    };
    match command {
        Command::Companion { partner, companion, .. } | Command::CutOff { partner, companion } => {
            usize::from(*companion) < state.frame.sheet(*partner).companions.len()
        }
        Command::Contest(it) => it.plans.len() <= it.sides.len(),
        Command::Set(Fact::Frame(frame)) => after(&|it| it.frame = frame.clone()),
        Command::Set(Fact::Profile(profile)) => after(&|it| it.profile = profile.clone()),
        Command::Set(Fact::Join(sheet, actor)) => after(&|it| {
            it.frame.change(|it| it.sheets.push((**sheet).clone()));
            it.actors.push(**actor);
        }),
        _ => true,
    }
}

/// Checks that the person at `seat` knows of everything to which `command` refers. [`System::check`] does not know who
/// gives a command, so a server must call this first.
///
/// # Errors
/// Hidden things are refused like missing ones, so that guessing reveals nothing.
///
/// [`System::check`]: schwung_table::System::check
pub fn check_known(state: &State, command: &Command, seat: Seat) -> Result<(), Reason> {
    if seat.is_gm() {
        // For the game master, the rules themselves report missing things.
        return Ok(());
    }
    let eyes = Eyes::new(state, Viewer::Seat(seat));
    let is_there = |it: Name| it.created().map_or_else(|| it.exists(state), |id| state.aspect(id).is_some());
    let mut unknown = mentioned::<Name>(command);
    unknown.retain(|it| !is_there(*it) || !it.is_known(eyes));
    if unknown.is_empty() {
        return Ok(());
    }
    Err(if unknown.iter().all(|it| it.created().is_some()) { Bar::NoSuchAspect } else { Bar::NoSuchThing }
        .into())
}
