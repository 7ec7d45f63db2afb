//! Mana.

use schwung_table::Play;

use crate::{ActorId, Table};

/// Empty mana: an exhaustion roll at the start of the own turn.
pub(crate) fn at_turn<T: Table>(t: &mut T, who: ActorId) -> Play<T, ()> {
    let _ = (t, who);
    Ok(())
}
