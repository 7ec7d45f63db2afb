//! Conflicts that are drawn out.

use schwung_table::Play;

use crate::{Event, FateTable, Long};

/// From now on these skills restrict every action of the conflict. The game master confirms that the
/// pace is somebody's to set by giving the command.
//= sotc.long.pacing
//= sotc.long.endurance
//= sotc.long.alertness
//= sotc.long.resolve
pub(crate) fn draw<T: FateTable>(t: &mut T, long: Long) -> Play<T, ()> {
    t.tell(Event::Drawn { long });
    Ok(())
}
