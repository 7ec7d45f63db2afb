//! Submissions of characters for the game master's approval.

use crate::{Author, Game, HandedIn, HouseEvent, Kept, Refusal, Roller};

/// Maximum number of submissions of one seat that can be waiting. It is counted for each seat, so that a full queue
/// reveals nothing about the submissions of others.
const MOST_HANDED_IN: usize = 4;

impl<S: Kept> Game<S> {
    /// The event by which a player submits a character or a change. A new character replaces the submission `again`, or else
    /// one of the same name; a change replaces an earlier one of the same character.
    ///
    /// # Errors
    /// Returns [`Refusal::Waiting`] if too many submissions of this seat are waiting already.
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

    /// The submission with this number, if this author may know of it.
    ///
    /// # Errors
    /// Returns [`Refusal::NoSuchItem`] if there is nothing, or the author may not know of it.
    pub fn handed_in(&self, by: Author, id: u32) -> Result<&HandedIn, Refusal<S>> {
        let found = self.house.handed_in(id).filter(|it| by.is_gm() || by == Author::Seat(it.seat));
        found.ok_or(Refusal::NoSuchItem)
    }
}
