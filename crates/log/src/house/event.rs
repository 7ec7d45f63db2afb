//! Events that concern the table itself.

use schwung_table::{Asking, Seat};
use serde::{Deserialize, Serialize};

use super::{Audience, DiceMode, Fighting, HandedIn, Policy, ShelfItem, Told, WhatIf};
use crate::{Clock, Handout, KeptEntry, Picture};

/// An event that concerns the table itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the variants explain their fields
pub enum HouseEvent {
    /// A person took a seat or returned to it.
    Joined { seat: Seat, name: String },
    /// A person left a seat.
    Left { seat: Seat },
    /// A person was removed from a seat.
    Kicked { seat: Seat },
    /// A seat was renamed.
    Renamed { seat: Seat, name: String },
    /// A person is absent this evening, or back.
    Absent { seat: Seat, absent: bool },
    /// An empty seat was added.
    SeatAdded { name: String },
    /// The game master and a player swapped seats.
    HandedOver { to: Seat },
    /// The table was locked or unlocked.
    Locked(bool),
    /// Only the game master decides who plays whom, or players without a character take a free one.
    Assigned(bool),
    /// Play was paused or resumed.
    Paused(bool),
    /// The X-card was played or removed.
    XCard(bool),
    /// The title was changed.
    Titled(String),
    /// The lines and veils were changed.
    Safety(String),
    /// The dice mode of the table was changed.
    Dice(DiceMode),
    /// The dice mode of a seat was changed.
    SeatDice { seat: Seat, mode: DiceMode },
    /// The setting of how much people are asked was changed.
    Asking(Asking),
    /// Whether a seat is asked a kind of question was changed.
    Prompt { seat: Seat, kind: String, policy: Policy },
    /// A habit of a seat was set or dropped.
    Habit { seat: Seat, habit: String, value: Option<u8> },
    /// The coach of a seat was switched on or off.
    Coach { seat: Seat, on: bool },
    /// The coach was ruled out or allowed.
    NoCoach(bool),
    /// The game continues as a what-if of another one.
    WhatIf(WhatIf),
    /// This what-if is kept, or no longer.
    WhatIfKept(bool),
    /// The rules were switched off or on.
    Plain(bool),
    /// Characters of players wait for approval from now on, or no longer do.
    Approval(bool),
    /// A player submitted a character or a change, perhaps instead of an earlier submission.
    HandedIn { new: HandedIn, instead: Option<u32> },
    /// The game master sent it back.
    SentBack { id: u32, seat: Seat, name: String, remarks: String },
    /// It was withdrawn.
    Withdrawn { id: u32, seat: Seat, name: String },
    /// The game master approved it; the same record carries it out.
    Approved { id: u32, seat: Seat, name: String },
    /// A character was changed for a reason, which belongs to its history; the same record changes it. `de` and `en` list the
    /// changes.
    Advanced { actor: u8, seat: Seat, name: String, why: String, de: Vec<String>, en: Vec<String> },
    /// A habit acts for a character on its turn; the same record carries that out. `open` if everybody knows of the
    /// character.
    LetPlay { actor: u8, seat: Seat, name: String, habit: String, open: bool },
    /// The way in which a character fights while nobody plays it was set.
    Fights { actor: u8, seat: Seat, name: String, how: Fighting },
    /// An item was added to the shelf or replaced.
    Shelved(ShelfItem),
    /// An item was removed from the shelf.
    Unshelved { id: u32 },
    /// The game master's notes were changed.
    Noted(String),
    /// A handout was added or replaced.
    HandedOut(Handout),
    /// A handout was removed.
    HandoutRemoved { id: u32 },
    /// A clock was added or changed.
    Clocked(Clock),
    /// A clock was removed.
    ClockRemoved { id: u32 },
    /// A picture was uploaded.
    Pictured(Picture),
    /// A picture was removed.
    PictureRemoved { id: u32 },
    /// The game master opened the analysis of a fight, or a player shared a part of it.
    InsightShared { fight: u64, seat: Seat, to: Audience },
    /// An entry of the log is kept for the recap.
    Kept(KeptEntry),
    /// An entry of the log is no longer kept.
    Unkept { record: u64, entry: u32 },
    /// A note was added.
    Said { seat: Seat, text: String, to: Told },
    /// Plain dice were rolled.
    Thrown { seat: Seat, dice: String, faces: Vec<i8>, total: i32, label: String, secret: bool, typed: bool },
}

impl HouseEvent {
    /// Whether the event only accompanies what the rest of its record does in the game: that something was submitted
    /// before, why a character changes, which habit acts, how arriving actors fight, or what is taken off the table.
    pub fn accompanies(&self) -> bool {
        matches!(
            self,
            HouseEvent::Approved { .. }
                | HouseEvent::Withdrawn { .. }
                | HouseEvent::Advanced { .. }
                | HouseEvent::LetPlay { .. }
                | HouseEvent::Fights { .. }
                | HouseEvent::Shelved(_)
        )
    }
}
