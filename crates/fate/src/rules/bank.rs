//! The maximum number of fate points of an actor: a limit of the software, not a rule.

use crate::{ActorId, Bar, Bearer, Event, FateTable, Reason, State};

/// Maximum number of fate points of an actor.
const MOST: u8 = u8::MAX;

/// Checks whether `who` can be given `points` more points.
///
/// # Errors
/// [`Bar::PointsFull`].
pub(crate) fn check_room(state: &State, who: ActorId, points: u8) -> Result<(), Reason> {
    let have = state.actor(who).fate;
    if points > MOST - have {
        return Err(Reason::of(Bar::PointsFull, MOST.into(), have.into()));
    }
    Ok(())
}

/// Checks whether the bearer of an aspect can be given the point that `who` pays for using it.
///
/// # Errors
/// [`Bar::PointsFull`].
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

/// Returns how many of `points` the actor can be given now. More points may have arrived while a question was open: the
/// log says so if there is no room for all of them.
pub(crate) fn gain<T: FateTable>(t: &mut T, who: ActorId, points: u8) -> u8 {
    let room = MOST - t.state().actor(who).fate;
    if points > room {
        t.tell(Event::PointsFull { actor: who });
    }
    points.min(room)
}
