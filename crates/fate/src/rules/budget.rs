//! Who may act now, and who can have a turn at all.

use crate::{ActorId, ActorKind, Bar, Conflict, Out, Reason, State};

/// The current conflict; an error if there is none.
pub(crate) fn need_conflict(state: &State) -> Result<Conflict, Reason> {
    //= sotc.conflict.procedure
    state.conflict.ok_or_else(|| Bar::NoConflict.into())
}

/// Checks that `by` may act: during a conflict it must have the turn, otherwise it only has to be present.
pub(crate) fn may_act(state: &State, by: ActorId) -> Result<(), Reason> {
    if state.in_conflict() { need_turn(state, by) } else { can_act_at_all(state, by) }
}

/// Checks that `by` has the turn in a conflict and has not used up its action.
//= sotc.turn.describe-and-roll
pub(crate) fn need_turn(state: &State, by: ActorId) -> Result<(), Reason> {
    let conflict = need_conflict(state)?;
    can_act_at_all(state, by)?;
    let marks = state.actor(by).turn;
    if marks.full_defense {
        return Err(Bar::DefendsFully.into());
    }
    //= sotc.conflict.exchanges
    if marks.acted {
        return Err(Bar::HasActed.into());
    }
    if conflict.turn != Some(by) {
        //= sotc.hold.no-interrupt
        let bar = if marks.holding { Bar::NoInterrupting } else { Bar::NotYourTurn };
        return Err(bar.into());
    }
    Ok(())
}

/// Checks that `by` is in play and acts for itself. The losers of a conflict can act again when it is over: what the victor
/// decides about them is narration and bars no action.
//= sotc.taken-out.victor-decides
pub(crate) fn can_act_at_all(state: &State, by: ActorId) -> Result<(), Reason> {
    let actor = state.actor(by);
    let has_lost = matches!(actor.out, Some(Out::TakenOut(_) | Out::Conceded)) && actor.members > 0;
    let is_back = has_lost && state.conflict.is_none();
    if !state.is_in(by) && !is_back {
        return Err(Bar::IsOut.into());
    }
    //= sotc.mixed.minions-give-up-action
    if is_led(state, by) {
        return Err(Bar::IsLed.into());
    }
    Ok(())
}

/// Returns whether it is a group with a leader who acts for it.
#[inline]
pub(crate) fn is_led(state: &State, actor: ActorId) -> bool {
    let actor = state.actor(actor);
    actor.kind != ActorKind::Named && actor.attached.is_some()
}

/// Returns whether the actor can have a turn: not if it is out, led, or an empty group.
#[inline]
pub(crate) fn can_have_turn(state: &State, id: ActorId) -> bool {
    let actor = state.actor(id);
    actor.out.is_none() && actor.members > 0 && !is_led(state, id)
}
