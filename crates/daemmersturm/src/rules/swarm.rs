//! Swarms.

use schwung_table::Play;

use crate::{ActorId, AttackKind, State, Table};

/// Melee attacks that somebody has beside the one of the action, as part of a swarm.
#[inline]
pub(crate) fn extra_attacks(state: &State, by: ActorId) -> u8 {
    let _ = (state, by);
    0
}

/// Does somebody step in for the one attacked? Whoever the attack is resolved against.
#[inline]
pub(crate) fn step_in<T: Table>(t: &mut T, by: ActorId, on: ActorId, kind: AttackKind) -> Play<T, ActorId> {
    let _ = (t, by, kind);
    Ok(on)
}
