//! The authors of deeds at a table.

use schwung_table::Seat;
use serde::{Deserialize, Serialize};

/// The author of a deed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Author {
    /// The person in this seat.
    Seat(Seat),
    /// The table itself, for example because of a timer or a setting.
    Table,
}

impl Author {
    /// The game master.
    pub const GM: Author = Author::Seat(Seat::GM);

    /// Whether this author may do what only the game master may do.
    pub fn is_gm(self) -> bool {
        match self {
            Author::Seat(seat) => seat.is_gm(),
            Author::Table => true,
        }
    }
}
