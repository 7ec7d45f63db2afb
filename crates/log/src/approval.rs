//! Characters that players hand in for the game master's approval.

use schwung_table::Seat;
use serde::{Deserialize, Serialize};

use crate::{Author, Game, House, HouseEvent, Kept, Refusal, Roller};

/// Maximum number of characters that one seat can have handed in. It is counted for each seat, so that a full queue tells
/// nobody about what others have handed in.
const MOST_HANDED_IN: usize = 4;

/// A new character, or a change of one, that waits for the game master.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HandedIn {
    /// Number of what was handed in. Handing in again gives another number, so that an approval is always about what the
    /// game master has read.
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
    /// What the game master said about it last.
    pub remarks: String,
}

impl House {
    /// What was handed in under this number.
    pub fn handed_in(&self, id: u32) -> Option<&HandedIn> {
        self.waiting.iter().find(|it| it.id == id)
    }
}

impl<S: Kept> Game<S> {
    /// The event by which a player hands something in. `again` is what it replaces; so does what changes the same character.
    ///
    /// # Errors
    /// Returns [`Refusal::Waiting`] if too much of this seat waits already.
    pub fn hand_in(
        &self,
        new: HandedIn,
        again: Option<u32>,
        roller: &mut dyn Roller,
    ) -> Result<HouseEvent, Refusal<S>> {
        let own = || self.house.waiting.iter().filter(|it| it.seat == new.seat);
        let is_same = |it: &&HandedIn| match new.actor {
            None => it.actor.is_none() && (again == Some(it.id) || again.is_none() && it.name == new.name),
            actor => it.actor == actor,
        };
        let old = own().find(is_same);
        if old.is_none() && own().count() >= MOST_HANDED_IN {
            return Err(Refusal::Waiting(MOST_HANDED_IN));
        }
        let id = crate::house_deed::fresh_id(&self.house, roller);
        let remarks = old.map_or_else(String::new, |it| it.remarks.clone());
        Ok(HouseEvent::HandedIn {
            new: HandedIn { id, returned: false, remarks, ..new },
            instead: old.map(|it| it.id),
        })
    }

    /// What waits under this number, if this author may know of it.
    ///
    /// # Errors
    /// Returns [`Refusal::NoSuchItem`] if there is nothing, or the author may not know of it.
    pub fn handed_in(&self, by: Author, id: u32) -> Result<&HandedIn, Refusal<S>> {
        let found = self.house.handed_in(id).filter(|it| by.is_gm() || by == Author::Seat(it.seat));
        found.ok_or(Refusal::NoSuchItem)
    }
}
