//! Coups de grâce.

use crate::{AttackKind, How, State, rules::attack::Blow};

/// Returns whether a failed melee roll may be repeated because the target was exhausted when the attacker's turn began.
/// It does not apply to attacks outside the attacker's turn.
//= daemmersturm.coup.reroll
//= daemmersturm.coup.timing
#[inline]
pub(crate) fn right(state: &State, blow: &Blow<'_>) -> bool {
    let own = matches!(blow.how, How::Action | How::Extra | How::Secondary);
    own && blow.armed.means.kind == AttackKind::Melee
        && state.actor(blow.on).was_exhausted
        && state.has_turn(blow.by)
}
