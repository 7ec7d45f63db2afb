//! The budget of a turn, which every action checks first.

use crate::{ActorId, Bar, Reason, State};

/// Requires that a conflict is going on.
pub(crate) fn need_conflict(state: &State) -> Result<(), Reason> {
    if state.in_conflict() { Ok(()) } else { Err(Bar::NoConflict.into()) }
}

/// Requires that no conflict is going on.
pub(crate) fn need_peace(state: &State) -> Result<(), Reason> {
    if state.in_conflict() { Err(Bar::InConflict.into()) } else { Ok(()) }
}

/// Requires that the actor can act at all.
//= zerospace.helpless.effect
pub(crate) fn need_able(state: &State, by: ActorId) -> Result<(), Reason> {
    if state.is_defenceless(by) { Err(Bar::CannotAct.into()) } else { Ok(()) }
}

/// Requires that the actor can act and has the turn.
//= zerospace.round.one-turn-each
pub(crate) fn need_turn(state: &State, by: ActorId) -> Result<(), Reason> {
    need_able(state, by)?;
    if state.has_turn(by) { Ok(()) } else { Err(Bar::NotYourTurn.into()) }
}

/// Like [`need_turn`], but also requires that the standard action is unused.
//= zerospace.action.budget
//= zerospace.action.standard
pub(crate) fn need_standard(state: &State, by: ActorId) -> Result<(), Reason> {
    need_turn(state, by)?;
    let used = state.in_conflict() && state.actor(by).turn.standard;
    if used { Err(Bar::StandardUsed.into()) } else { Ok(()) }
}
