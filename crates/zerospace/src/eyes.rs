//! Who may know of what: hidden actors, mental attacks, notes for other seats, hidden difficulties.
//!
//! Most of it is declared beside each event, fact and question with `#[known(...)]`. Here are the ids, and the functions to
//! which those declarations refer.

use schwung_table::{Cast, Known, Seat, mentioned, named};

use crate::{
    Actor, ActorId, AttackKind, Bar, Command, Doing, Effort, ItemId, Name, Opposition, Reason, Side, State,
    TaskId,
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

/// Gear is as visible as its holder. Once it is gone, nobody knows whose it was.
impl Known<State> for ItemId {
    fn is_known(&self, eyes: Eyes<'_>) -> bool {
        eyes.state.item(*self).map_or(eyes.see_hidden(), |it| eyes.know(it.holder))
    }
}

/// For a contest, knowing one of the two sides is enough.
impl Known<State> for TaskId {
    fn is_known(&self, eyes: Eyes<'_>) -> bool {
        eyes.know(eyes.state.task(*self))
    }
}

/// A side is known by those who are known to be on it.
impl Known<State> for Side {
    fn is_known(&self, eyes: Eyes<'_>) -> bool {
        eyes.see_hidden() || eyes.state.ids().any(|it| eyes.state.actor(it).side == *self && eyes.know(it))
    }
}

/// Whether the reader may know of this actor in its given state.
pub fn joins(eyes: Eyes<'_>, actor: &Actor) -> bool {
    !actor.hidden || eyes.are_at(actor.seat)
}

/// Whether the reader knows of all actors of a seat. Otherwise an action of the seat may reveal one of them.
pub fn knows_all_of(eyes: Eyes<'_>, seat: &Seat) -> bool {
    eyes.state.actors.iter().filter(|it| it.seat == *seat).all(|it| joins(eyes, it))
}

/// Mental attacks are noticed only by those involved; other attacks by everyone who knows one of the two.
//= zerospace.attack.mental
pub(crate) fn noticed(eyes: Eyes<'_>, mental: &bool, by: &ActorId, on: &ActorId) -> bool {
    if *mental { eyes.play(*by) || eyes.play(*on) } else { eyes.know(by) || eyes.know(on) }
}

/// Like [`noticed`], for an action that begins.
//= zerospace.attack.mental
pub(crate) fn begins(eyes: Eyes<'_>, actor: &ActorId, doing: &Doing) -> bool {
    match doing {
        Doing::Attack { on, mode: _, mental: true } => noticed(eyes, &true, actor, on),
        Doing::Attack { on: _, mode: _, mental: false }
        | Doing::Sweep
        | Doing::Blast
        | Doing::Distract { on: _ }
        | Doing::Dodge
        | Doing::Escape { from: _ }
        | Doing::Throw { on: _ }
        | Doing::Check { skill: _ }
        | Doing::Help { with: _ }
        | Doing::Recover => eyes.know(actor) || eyes.know_any(doing),
    }
}

/// Like [`noticed`], for a roll against another one.
//= zerospace.attack.mental
pub(crate) fn resolves(eyes: Eyes<'_>, effort: &Effort, opposition: &Opposition, mental: &bool) -> bool {
    match opposition {
        Opposition::Roll(other) => noticed(eyes, mental, &effort.actor, &other.actor),
        Opposition::Difficulty { value: _, hidden: _ } | Opposition::Nothing => eyes.know(effort),
    }
}

/// Whether the reader notices a roll that only these two actors notice, if any are given.
//= zerospace.attack.mental
pub(crate) fn involved(eyes: Eyes<'_>, between: &Option<[ActorId; 2]>) -> bool {
    between.is_none_or(|both| both.into_iter().any(|it| eyes.play(it)))
}

/// Whether the reader may know a question to somebody else about an attack.
//= zerospace.attack.mental
pub(crate) fn attacked(eyes: Eyes<'_>, kind: &AttackKind, who: &ActorId, by: &ActorId, on: &ActorId) -> bool {
    match kind {
        AttackKind::Mental => noticed(eyes, &true, by, on),
        AttackKind::Normal | AttackKind::Altering => eyes.know(who) && (eyes.know(by) || eyes.know(on)),
    }
}

/// Whether the reader may see a difficulty.
pub(crate) fn shown(eyes: Eyes<'_>, hidden: &bool) -> bool {
    !hidden || eyes.see_hidden()
}

/// Whether the reader may see by how much this opposition was beaten. A false lead must look like a true one.
//= zerospace.fail.false-lead
pub(crate) fn is_open(eyes: Eyes<'_>, opposition: &Opposition) -> bool {
    match opposition {
        Opposition::Difficulty { value: _, hidden } => shown(eyes, hidden),
        Opposition::Roll(_) | Opposition::Nothing => true,
    }
}

/// Whether the reader sits at this seat or sees everything.
pub(crate) fn of_them(eyes: Eyes<'_>, seat: &Seat) -> bool {
    eyes.are_at(*seat)
}

/// Whether a note is for the reader; `None` is everybody.
pub(crate) fn to_them(eyes: Eyes<'_>, to: &Option<Seat>) -> bool {
    to.is_none_or(|it| eyes.are_at(it))
}

impl Name {
    /// Whether a command may refer to it. Seats and notes are checked by the rules that use them.
    fn exists(self, state: &State) -> bool {
        match self {
            Name::Actor(it) => usize::from(it.0) < state.actors.len(),
            Name::Skill(it) => usize::from(it.0) < state.frame.skills.len(),
            Name::Item(it) => state.item(it).is_some(),
            Name::Task(it) => state.task(it).is_some(),
            Name::Side(it) => it.0 < u8::MAX,
            Name::Note(_) | Name::Seat(_) => true,
        }
    }

    /// Whether the reader may refer to it. A contest is hidden if one of its sides is.
    fn is_known(self, eyes: Eyes<'_>) -> bool {
        match self {
            Name::Actor(it) => eyes.know(it),
            Name::Item(it) => eyes.know(it),
            Name::Task(it) => {
                let sides = eyes.state.task(it).and_then(|it| it.sides);
                sides.is_none_or(|it| eyes.know(it.first) && eyes.know(it.second))
            }
            Name::Side(it) => eyes.know(it),
            Name::Skill(_) | Name::Note(_) | Name::Seat(_) => true,
        }
    }
}

/// Checks that everything to which `command` refers exists, before any rule uses it.
pub(crate) fn check(state: &State, command: &Command) -> Result<(), Reason> {
    let exist = named::<Name>(command).into_iter().all(|it| it.exists(state));
    if exist { Ok(()) } else { Err(Bar::NoSuchThing.into()) }
}

/// Checks whether the person at `seat` knows of everything that `command` refers to. [`System::check`] does not know
/// the author of a command, so a server must call this first. Gear carried by a hidden actor is hidden as well, and so
/// is a contest with a hidden actor.
///
/// # Errors
/// Hidden things are refused like things that do not exist, so that guessing reveals nothing.
///
/// [`System::check`]: schwung_table::System::check
pub fn check_known(state: &State, command: &Command, seat: Seat) -> Result<(), Reason> {
    if seat.is_gm() {
        // For the game master, the rules themselves report missing things.
        return Ok(());
    }
    let eyes = Eyes::new(state, schwung_table::Viewer::Seat(seat));
    let known = |it: Name| it.exists(state) && it.is_known(eyes);
    if mentioned::<Name>(command).into_iter().all(known) { Ok(()) } else { Err(Bar::NoSuchThing.into()) }
}
