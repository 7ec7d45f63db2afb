//! Holding one's action.

use schwung_table::Play;

use crate::{ActorId, Event, FateTable, Reason, State, rules::turn};

/// May `by` hold? On its own turn, before acting; a held turn once taken is not held again.
pub(crate) fn check(state: &State, by: ActorId) -> Result<(), Reason> {
    turn::need_turn(state, by)?;
    if state.actor(by).turn.holding {
        return Err(crate::Bar::HeldTurn.into());
    }
    Ok(())
}

/// Declines to act now, to act later in this exchange, between two others.
//= sotc.hold.declare
pub(crate) fn hold<T: FateTable>(t: &mut T, by: ActorId) -> Play<T, ()> {
    t.tell(Event::Held { actor: by });
    t.tell(Event::TurnEnded { actor: by });
    // The gap in which one has just held is not yet a later point.
    turn::next_after_hold(t, by)
}
