//! A turn that a habit plays.

use schwung_log::Author;
use schwung_play::Manner;
use schwung_table::Seat;

/// A turn that a habit plays.
#[derive(Clone, Copy, Debug)]
pub struct HabitTurn {
    pub(crate) actor: u8,
    /// The seat that plays the character.
    pub(crate) seat: Seat,
    pub(crate) manner: Manner,
    /// The author of the deed that let the habit play.
    pub(crate) by: Author,
}
