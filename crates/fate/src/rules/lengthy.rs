//! Lengthy actions, whose duration is measured in steps of the time table.

use schwung_table::Play;

use crate::{
    ActorId, Bar, Event, FateTable, Judgement, Reason, Simple, TakeLonger,
    rules::{
        judge,
        shifts::{self, Work},
    },
};

/// Number of steps of the time table, from a moment to some centuries.
//= freefate.time.ladder
pub const TIME_STEPS: u8 = 24;

/// Checks that the duration is a step of the time table.
//= freefate.time.base
pub(crate) fn check(it: &Simple) -> Result<(), Reason> {
    match it.time {
        Some(step) if !(1..=TIME_STEPS).contains(&step) => {
            Err(Reason::of(Bar::NoSuchTime, i16::from(TIME_STEPS), i16::from(step)))
        }
        _ => Ok(()),
    }
}

/// The shortest duration of a lengthy action, as a step of the time table: half a minute. Actions that take
/// only moments are ordinary ones and can be neither shortened nor extended.
const SHORTEST: u8 = 3;

/// The base duration of a lengthy action; `None` for an ordinary one.
//= freefate.time.lengthy
pub(crate) fn base_of(it: &Simple) -> Option<u8> {
    it.time.filter(|step| *step >= SHORTEST)
}

/// A success: each shift spent on time shortens the action by one step, but never below a moment. Returns the
/// number of unspent shifts.
//= freefate.time.lengthy
//= freefate.time.reduce
//= freefate.time.zero-shifts
//= freefate.time.floor
pub(crate) fn succeed<T: FateTable>(
    t: &mut T,
    who: ActorId,
    base: u8,
    work: Work,
    shifts: i16,
    hidden: bool,
) -> Play<T, i16> {
    let spent = shifts::spend(t, who, shifts, work, hidden)?;
    t.tell(Event::TookTime { actor: who, base, step: base - spent.time, longer: false });
    Ok(spent.left)
}

/// A failure: with the consent of the game master and the player, the action still succeeds, but takes one
/// step longer for each missing rung. More time brings no shifts. Returns whether the action was completed.
//= freefate.time.failure-offer
//= freefate.time.failure-longer
//= freefate.time.no-buying-shifts
//= freefate.time.ceiling
///
/// The additional time would reveal a hidden difficulty, so only the game master learns of it unless she
/// consents.
pub(crate) fn fail<T: FateTable>(
    t: &mut T,
    who: ActorId,
    base: u8,
    missed: i16,
    hidden: bool,
) -> Play<T, bool> {
    let step = i16::from(base) + missed;
    let Some(step) = u8::try_from(step).ok().filter(|it| *it <= TIME_STEPS) else { return Ok(false) };
    if !judge(t, Judgement::Longer { actor: who, step, hidden })?
        || !t.ask(TakeLonger { seat: t.state().actor(who).seat, who, base, step })?
    {
        return Ok(false);
    }
    t.tell(Event::TookTime { actor: who, base, step, longer: true });
    Ok(true)
}
