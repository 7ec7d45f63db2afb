//! Holding an action.

use schwung_table::Play;

use crate::{
    ActorId, Event, FateTable, Reason, State,
    rules::{budget, turn},
};

/// Checks whether `by` may hold: on its own turn, before acting, and only if the turn was not held already.
pub(crate) fn check(state: &State, by: ActorId) -> Result<(), Reason> {
    budget::need_turn(state, by)?;
    if state.actor(by).turn.holding {
        return Err(crate::Bar::HeldTurn.into());
    }
    Ok(())
}

/// Postpones the action to a later moment of this exchange, between two other turns.
//= sotc.hold.declare
pub(crate) fn hold<T: FateTable>(t: &mut T, by: ActorId) -> Play<T, ()> {
    t.tell(Event::Held { actor: by });
    t.tell(Event::TurnEnded { actor: by });
    // The moment directly after the declaration does not count as a later one.
    turn::next_after_hold(t, by)
}
