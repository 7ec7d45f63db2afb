use crate::Seat;

/// A reader. Whatever the reader may not know is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// Sees everything, like the game master.
    All,
    /// The person at this seat.
    Seat(Seat),
    /// Anybody: sees only what everybody may know.
    Public,
}
