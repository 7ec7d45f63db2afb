//! Dice rolled in the game client: parsing its chat lines, the tray that stores them, and their confirmation.
//!
//! ```text
//! Hanspeter würfelt. Ergebnis: 15 (1-20)
//! 4/21 20:13:05.123  Mirelle rolls 3 (1-6)
//! ```

mod line;
mod origin;
mod tray;
mod waiting;

pub use line::{ClientLine, LineFault, ReadLine, read_lines};
pub use origin::{Entered, Modes, NotTaken, Origin, typed};
pub use tray::{Fitted, Kept, Pasted, RollId, Tray, TrayId, Waiting, Why};
pub use waiting::{client_names, waiting};

/// The command to type in the game client for a roll. It never contains a bonus.
//= daemmersturm.dice.client-command
pub fn command(low: u32, high: u32) -> String {
    format!("/roll {low}-{high}")
}
