//! Long conflicts.

use schwung_table::Play;

use crate::{Event, FateTable, Long};

/// Sets the skills that restrict every action of the conflict from now on. By giving the command, the game
/// master confirms who controls the pace.
//= sotc.long.pacing
//= sotc.long.endurance
//= sotc.long.alertness
//= sotc.long.resolve
pub(crate) fn draw<T: FateTable>(t: &mut T, long: Long) -> Play<T, ()> {
    t.tell(Event::Drawn { long });
    Ok(())
}
