//! The powers of the plot leader: setting any fact by hand, and allowing what the rules refuse.

use schwung_table::Seat;

use crate::{
    ActorFact, ActorId, Bar, Event, Fact, Frame, ItemFact, Profile, Reason, SceneFact, Side, State, Status,
    Table, TableFact, TurnEvent, Values, Wording,
};

/// Maximum life points of a character.
pub(crate) const MOST_LIFE: u16 = 9_999;

/// Maximum number of a round that can be set.
pub(crate) const MOST_ROUND: u32 = 9_999;

/// Maximum of the serial numbers in facts from outside, so that counting never reaches the end of the type.
pub(crate) const MOST_NUMBER: u32 = u32::MAX / 2;

/// Maximum length of a free mark in characters, limited by its display in a list.
pub const LONGEST_MARK: usize = 40;

/// Maximum number of free marks per character.
pub const MOST_MARKS: usize = 12;

/// Checks that the value of a fact is within bounds and fits the state.
//= daemmersturm.gm.authority
pub(crate) fn check(state: &State, fact: &Fact) -> Result<(), Reason> {
    let fits = match fact {
        Fact::Actor { who, fact } => match fact {
            ActorFact::Life(it) | ActorFact::StartLife(it) | ActorFact::HealedBetween(it) => *it <= MOST_LIFE,
            ActorFact::Profile(it) => fits_profile(&state.frame, it),
            ActorFact::Element(Some((_, points))) => *points <= 8,
            ActorFact::Marked { text, .. } => return check_mark(state, *who, text),
            ActorFact::Unmarked { text, secret } => return check_unmarked(state, *who, text, *secret),
            _ => true,
        },
        Fact::Item { fact, .. } => match fact {
            ItemFact::Crew(it) => it.len() <= 20,
            _ => true,
        },
        Fact::Scene(fact) => return check_scene(state, fact),
        Fact::Table(TableFact::NewItem(it)) => {
            state.items.len() < 2_000
                && state.next.item < u16::MAX
                && it.id.0 < u16::MAX
                && it.crew.len() <= 20
        }
        Fact::Table(TableFact::Switches(_)) => true,
        Fact::Table(TableFact::Frame(it)) => fits_frame(state, it),
        Fact::Table(TableFact::Put { profile, actor, .. }) => {
            fits_profile(&state.frame, profile) && actor.life <= MOST_LIFE
        }
        Fact::Table(TableFact::Join { profile, actor }) => {
            state.actors.len() < 1_000 && fits_profile(&state.frame, profile) && actor.life <= MOST_LIFE
        }
    };
    if fits { Ok(()) } else { Err(Bar::OutOfBounds.into()) }
}

/// Sets a fact. Who joins during a combat acts last; the plot leader may set another order.
//= daemmersturm.gm.authority
//= daemmersturm.turn.order
pub(crate) fn set<T: Table>(t: &mut T, fact: &Fact, reason: &Wording) {
    t.tell(Event::Set { fact: Box::new(fact.clone()), reason: reason.clone() });
    if matches!(fact, Fact::Table(TableFact::Join { .. }))
        && t.state().in_combat()
        && let Some(who) = t.state().ids().last()
    {
        t.tell(TurnEvent::Placed { who }.into());
    }
}

/// Checks that a mark is a short text on a single line, and that the character has not too many of them.
fn check_mark(state: &State, who: ActorId, text: &Wording) -> Result<(), Reason> {
    let words = text.as_str();
    let is_new = state.marks_of(who).all(|it| it.text != *text);
    if text.is_empty() {
        Err(Bar::NeedsWords.into())
    } else if words.chars().count() > LONGEST_MARK
        || words.chars().any(char::is_control)
        || (is_new && state.marks_of(who).count() >= MOST_MARKS)
    {
        Err(Bar::OutOfBounds.into())
    } else {
        Ok(())
    }
}

/// Checks that the mark exists, so that it can be removed.
fn check_unmarked(state: &State, who: ActorId, text: &Wording, secret: bool) -> Result<(), Reason> {
    if state.has_mark(who, text, secret) { Ok(()) } else { Err(Bar::NoSuchThing.into()) }
}

fn check_scene(state: &State, fact: &SceneFact) -> Result<(), Reason> {
    match fact {
        SceneFact::Round(_) | SceneFact::Turn(_) if !state.in_combat() => Err(Bar::NoCombat.into()),
        SceneFact::Round(round) if *round > MOST_ROUND => Err(Reason::of(
            Bar::Limit,
            i32::try_from(MOST_ROUND).unwrap_or(i32::MAX),
            i32::try_from(*round).unwrap_or(i32::MAX),
        )),
        SceneFact::Engaged { by: a, on: b, .. } | SceneFact::Distance { a, b, .. } if a == b => {
            Err(Bar::OnOneself.into())
        }
        SceneFact::Sight { observer, entity, .. } if observer == entity => Err(Bar::OnOneself.into()),
        SceneFact::Turn(Some(who)) => super::turn::need_able(state, *who),
        SceneFact::Channel(it) => super::turn::need_able(state, it.by),
        SceneFact::Climb(it) => super::turn::need_able(state, it.who),
        SceneFact::Load(it) if !it.by.is_empty() => {
            it.by.iter().try_for_each(|&by| super::turn::need_able(state, by))
        }
        SceneFact::Cover(it) if !(1..=20).contains(&it.need) => Err(Bar::OutOfBounds.into()),
        SceneFact::Load(it) if it.by.is_empty() || it.by.len() > 8 => Err(Bar::OutOfBounds.into()),
        _ => Ok(()),
    }
}

/// Returns whether everything that a profile refers to exists and its numbers are within bounds.
//= daemmersturm.profile.attack-range
pub(crate) fn fits_profile(frame: &Frame, profile: &Profile) -> bool {
    // Attack bonuses outside the usual range are unusual but valid, see `profile_line`.
    let values = |it: Values| (-99..=99).contains(&it.attack);
    let library = &frame.library;
    values(profile.melee)
        && values(profile.ranged)
        && values(profile.magic)
        && (1..=MOST_LIFE).contains(&profile.life)
        && profile.protections.len() <= 8
        && profile.abilities.len() <= 200
        && profile
            .armour
            .into_iter()
            .chain(profile.protections.iter().copied())
            .all(|it| library.protection(it).is_some())
        && profile.abilities.iter().all(|it| it.entry.is_none_or(|it| library.ability(it).is_some()))
}

/// Returns whether a changed frame still contains everything that the state refers to.
pub(crate) fn fits_frame(state: &State, frame: &Frame) -> bool {
    let (new, old) = (&frame.library, &state.frame.library);
    (1..=60).contains(&frame.seats.len())
        && frame.profiles.len() == state.actors.len()
        && new.weapons.len() >= old.weapons.len()
        && new.protections.len() >= old.protections.len()
        && new.abilities.len() >= old.abilities.len()
        && new.spells.len() >= old.spells.len()
        && new.substances.len() >= old.substances.len()
        && new.groups.len() >= old.groups.len()
        && frame.profiles.iter().all(|it| fits_profile(frame, it))
}

/// The characters that players may take over: characters of the plot leader that everybody knows of and that fight on the side
/// of the players, which is the first side as long as there are no players.
//= daemmersturm.gm.authority
pub fn offered(state: &State) -> impl Iterator<Item = ActorId> + '_ {
    let played = |side: Side| state.actors.iter().any(|it| !it.seat.is_gm() && it.side == side);
    let nobody = state.actors.iter().all(|it| it.seat.is_gm());
    state.ids().filter(move |&id| {
        let it = state.actor(id);
        let ours = if nobody { it.side == Side(0) } else { played(it.side) };
        it.seat.is_gm() && !it.veiled && ours && !it.is_gone()
    })
}

/// Checks whether a player may take over a character.
pub(crate) fn check_take_over(state: &State, by: Seat, who: ActorId) -> Result<(), Reason> {
    if by.is_gm() || usize::from(by.0) >= state.frame.seats.len() {
        return Err(Bar::NoSuchThing.into());
    }
    if state.actors.iter().any(|it| it.seat == by && it.status != Status::Gone) {
        return Err(Bar::PlaysAlready.into());
    }
    let mut free = offered(state);
    if free.any(|it| it == who) { Ok(()) } else { Err(Bar::NotOffered.into()) }
}
