//! Lengthy actions: how long they take, in steps of the time table.

use schwung_table::Play;

use crate::{
    ActorId, Bar, Event, FateTable, Judgement, Reason, Simple, TakeLonger,
    rules::{
        judge,
        simple::{self, Work},
    },
};

/// Steps of the time table, from a moment to some centuries.
//= freefate.time.ladder
pub const TIME_STEPS: u8 = 24;

/// Is there such a time?
//= freefate.time.base
pub(crate) fn check(it: &Simple) -> Result<(), Reason> {
    match it.time {
        Some(step) if !(1..=TIME_STEPS).contains(&step) => {
            Err(Reason::of(Bar::NoSuchTime, i16::from(TIME_STEPS), i16::from(step)))
        }
        _ => Ok(()),
    }
}

/// The shortest time that makes an action a lengthy one: half a minute. What takes only a few moments is an ordinary
/// check, with nothing to shorten and nothing to draw out.
const SHORTEST: u8 = 3;

/// The base time of a lengthy action; `None` for an ordinary one.
//= freefate.time.lengthy
pub(crate) fn base_of(it: &Simple) -> Option<u8> {
    it.time.filter(|step| *step >= SHORTEST)
}

/// It succeeded: each shift spent on it makes it one step shorter, never shorter than a moment. How many shifts
/// are left.
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
    let spent = simple::spend(t, who, shifts, work, hidden)?;
    t.tell(Event::TookTime { actor: who, base, step: base - spent.time, longer: false });
    Ok(spent.left)
}

/// It failed: where the game master lets it, and whoever acts wants it, it is done all the same, one step later
/// for each rung that was missing; more time buys no shifts. Is it done?
//= freefate.time.failure-offer
//= freefate.time.failure-longer
//= freefate.time.no-buying-shifts
//= freefate.time.ceiling
///
/// How much longer it takes tells what a hidden difficulty is: only the game master learns of it unless she lets it.
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
