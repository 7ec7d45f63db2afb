//! Submissions that wait for the game master's approval.

use schwung_table::Seat;
use serde::{Deserialize, Serialize};

use super::House;

/// A new character, or a change of one, that waits for the game master.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HandedIn {
    /// Number of the submission. Submitting again gives a new number, so that an approval is always about what the game
    /// master has read.
    pub id: u32,
    /// The seat of the player.
    pub seat: Seat,
    /// Name of the character.
    pub name: String,
    /// The character at the table that it changes; `None` for a new one.
    pub actor: Option<u8>,
    /// A character file, or the changed fields of a sheet as JSON.
    pub body: String,
    /// Why the character changes; empty if no reason was given.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub why: String,
    /// Whether the game master has sent it back.
    pub returned: bool,
    /// The last remarks of the game master on it.
    pub remarks: String,
}

impl House {
    /// The submission with this number.
    pub fn handed_in(&self, id: u32) -> Option<&HandedIn> {
        self.waiting.iter().find(|it| it.id == id)
    }
}
