use std::fmt;

/// A seat of a person who answers questions and rolls dice: the game master or a player.
///
/// Seats are numbered clockwise round the table, starting with the game master at 0.
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seat(pub u8);

impl Seat {
    /// The game master's seat.
    pub const GM: Seat = Seat(0);

    /// Returns the seat of the `n`th player, counted from 0, clockwise from the game master.
    pub fn player(n: u8) -> Seat {
        Seat(n + 1)
    }

    /// Whether this is the game master's seat.
    pub fn is_gm(self) -> bool {
        self == Seat::GM
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => f.write_str("GM"),
            n => write!(f, "P{n}"),
        }
    }
}
