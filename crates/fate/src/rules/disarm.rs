//! Losing a weapon, and taking it up again.

use schwung_table::Play;

use crate::{
    ActionKind, ActorId, Bar, Doing, Event, FateTable, Reason, State,
    rules::{blocked, budget, turn},
};

/// Returns whether `who` has lost its weapon.
pub(crate) fn check_disarmed(state: &State, who: ActorId) -> Result<(), Reason> {
    if state.actor(who).disarmed.is_some() { Ok(()) } else { Err(Bar::IsArmed.into()) }
}

/// Cost of taking up a weapon as a supplemental action: one, plus the shifts of the disarm. Another weapon
/// costs the same, unless the game master gives a modifier.
//= sotc.disarm.rearm-supplemental
//= sotc.disarm.other-weapon
pub(crate) fn cost_of_rearming(state: &State, who: ActorId) -> u16 {
    1 + state.actor(who).disarmed.unwrap_or(0)
}

/// Checks whether `by` may use its action to take up a weapon.
pub(crate) fn check_rearm(state: &State, by: ActorId) -> Result<(), Reason> {
    budget::may_act(state, by)?;
    blocked::check_unblocked(state, by, &[ActionKind::Other], None)?;
    check_disarmed(state, by)
}

/// Takes up a weapon as a full action, without roll or penalty.
//= sotc.disarm.rearm-action
pub(crate) fn rearm<T: FateTable>(t: &mut T, by: ActorId) -> Play<T, ()> {
    t.tell(Event::ActionBegan { actor: by, doing: Doing::Rearm });
    if !blocked::holds(t, by, &[ActionKind::Other], None)? {
        t.tell(Event::Rearmed { actor: by });
    }
    turn::finish(t, by)
}
