//! Channelling and spells.

use schwung_table::Play;

use crate::{ActorId, Table};

/// Somebody took damage and is still up: whoever channels may be interrupted.
#[inline]
pub(crate) fn damaged<T: Table>(t: &mut T, who: ActorId) -> Play<T, ()> {
    let _ = (t, who);
    Ok(())
}

/// Somebody moves, attacks, seeks cover, falls or goes down: channelling ends.
#[inline]
pub(crate) fn stopped<T: Table>(t: &mut T, who: ActorId) {
    let _ = (t, who);
}
