//! The most fate points that anybody can have: a limit of the software, and no rule.

use crate::{ActorId, Bar, Bearer, Event, FateTable, Reason, State};

/// The most fate points of one actor.
const MOST: u8 = u8::MAX;

/// Can `who` be given so many points?
pub(crate) fn check_room(state: &State, who: ActorId, points: u8) -> Result<(), Reason> {
    let have = state.actor(who).fate;
    if points > MOST - have {
        return Err(Reason::of(Bar::PointsFull, MOST.into(), have.into()));
    }
    Ok(())
}

/// Can whoever bears an aspect be given the point for it, where `who` pays for using it?
pub(crate) fn check_room_of_bearer(
    state: &State,
    who: ActorId,
    bearer: Option<Bearer>,
) -> Result<(), Reason> {
    match bearer {
        Some(Bearer::Actor(bearer)) if bearer != who && state.switches().tag_pays_bearer => {
            check_room(state, bearer, 1)
        }
        _ => Ok(()),
    }
}

/// How many of these points `who` can be given now. Points may have come while a question was open: if there is no room
/// for all of them any more, the log says so.
pub(crate) fn gain<T: FateTable>(t: &mut T, who: ActorId, points: u8) -> u8 {
    let room = MOST - t.state().actor(who).fate;
    if points > room {
        t.tell(Event::PointsFull { actor: who });
    }
    points.min(room)
}
