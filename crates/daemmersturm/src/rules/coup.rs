//! Coups de grâce.

use crate::{AttackKind, How, State, rules::attack::Blow};

/// May a melee roll that fails be repeated: was the target exhausted when the attacker's turn began? Attacks outside
/// the own turn give no repeat.
//= daemmersturm.coup.reroll
//= daemmersturm.coup.timing
#[inline]
pub(crate) fn right(state: &State, blow: &Blow<'_>) -> bool {
    let own = matches!(blow.how, How::Action | How::Extra | How::Secondary);
    own && blow.armed.means.kind == AttackKind::Melee
        && state.actor(blow.on).was_exhausted
        && state.has_turn(blow.by)
}
