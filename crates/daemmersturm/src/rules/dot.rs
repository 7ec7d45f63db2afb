//! Damage over time.

use schwung_table::Play;

use crate::{ActorId, Table, rules::hit::Means};

/// The ticks of damage over time and of the grounds somebody stands in, at the start of the own turn.
pub(crate) fn at_turn<T: Table>(t: &mut T, who: ActorId) -> Play<T, ()> {
    let _ = (t, who);
    Ok(())
}

/// A hit with damage over time: it starts when the hit took life points, or never hurts at first.
#[inline]
pub(crate) fn after_hit<T: Table>(t: &mut T, by: ActorId, on: ActorId, means: &Means, taken: u16) {
    let _ = (t, by, on, means, taken);
}
