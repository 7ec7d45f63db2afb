use crate::Seat;

/// A reader. Texts leave out what the reader may not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// Sees everything, like the game master.
    All,
    /// The person at this seat.
    Seat(Seat),
    /// Anybody: sees only what everybody may know.
    Public,
}

impl Viewer {
    /// Whether this reader sees what is reserved for the game master.
    pub(crate) fn sees_hidden(self) -> bool {
        match self {
            Viewer::All => true,
            Viewer::Seat(seat) => seat.is_gm(),
            Viewer::Public => false,
        }
    }
}
