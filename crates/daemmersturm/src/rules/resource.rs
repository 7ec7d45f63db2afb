//! Magic resources.

use schwung_table::Play;

use crate::{ActorId, Table};

/// Before each combat those who could use several resources choose one.
pub(crate) fn choose<T: Table>(t: &mut T, order: &[ActorId]) -> Play<T, ()> {
    let _ = (t, order);
    Ok(())
}
