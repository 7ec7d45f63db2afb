//! Numbers of actors, as clients send them.

use schwung_table::{Highest, IdKind, WireId};

/// The plain number of an actor under the current veil.
pub(crate) fn plain<N: Highest>(actor: WireId) -> N {
    actor.plain(IdKind::ACTOR)
}
