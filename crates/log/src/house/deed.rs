//! Deeds that concern the table itself.

use schwung_table::{Asking, Seat};
use serde::{Deserialize, Serialize};

use super::{Audience, DiceMode, Policy, Told};
use crate::PictureFor;

/// A deed that concerns the table itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum HouseDeed {
    /// Adds a note to the log.
    Say {
        /// The text, at most 2,000 characters.
        text: String,
        /// Who may read it.
        #[serde(default)]
        to: Told,
    },
    /// Rolls plain dice without any rule: `"4dF"`, `"2d6"`, `"d20"`.
    Throw {
        /// The dice expression.
        dice: String,
        /// The faces of physical dice; `None` lets the server roll.
        #[serde(default)]
        faces: Option<Vec<i8>>,
        /// Purpose of the roll.
        #[serde(default)]
        label: String,
        /// Whether only the game master and the author see it.
        #[serde(default)]
        secret: bool,
    },
    /// Pauses or resumes play. Everybody may do so.
    Pause(bool),
    /// Plays or removes the X-card. Everybody may do so, anonymously.
    XCard(bool),
    /// Renames a seat: players may rename their own, the game master any.
    Rename {
        /// The seat to rename.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
        /// The new name, 1 to 40 characters.
        name: String,
    },
    /// Leaves the author's own seat.
    Leave,
    /// Removes the person from a seat, which becomes free again. Game master only.
    Kick {
        /// The seat to free.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
    /// Swaps the seats of the game master and a player. Game master only.
    HandOver {
        /// The player's seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        to: Seat,
    },
    /// Sets whether the person in a seat is absent this evening: players for their own seat, the game master for any
    /// player's.
    Absent {
        /// The player's seat.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
        /// Whether the person is absent.
        absent: bool,
    },
    /// Adds an empty seat. Game master only.
    AddSeat {
        /// Name of the seat.
        name: String,
    },
    /// Locks the table against new players, or unlocks it.
    Lock(bool),
    /// Sets whether only the game master decides who plays whom. Game master only.
    Assign(bool),
    /// Sets the title of the session.
    Title(String),
    /// Sets the lines and veils that the group has agreed on.
    Safety(String),
    /// Sets who rolls the dice of the table.
    Dice(DiceMode),
    /// Sets who rolls the dice of one seat.
    SeatDice {
        /// The seat concerned.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
        /// Who rolls its dice.
        mode: DiceMode,
    },
    /// Sets how much people are asked. Game master only.
    Asking(Asking),
    /// Sets whether a seat is asked a kind of question.
    Prompt {
        /// The seat concerned.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
        /// The kind of question.
        kind: String,
        /// Whether it is asked.
        policy: Policy,
    },
    /// Sets a habit of a seat: a rule by which the table answers for it.
    Habit {
        /// The seat concerned.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
        /// Name of the habit.
        habit: String,
        /// The number that goes with it, 0 for habits without one; `null` to drop the habit.
        value: Option<u8>,
    },
    /// Switches the coach of a seat on or off: players for their own seat, the game master for any.
    Coach {
        /// The seat concerned.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
        /// Whether it is on.
        on: bool,
    },
    /// Rules out the coach at this table, or allows it again. Game master only.
    NoCoach(bool),
    /// Sets whether this what-if is kept even if nobody continues it. Game master only.
    KeepWhatIf(bool),
    /// Keeps a line of the log for the recap, or stops keeping it. Everybody who sees the line may do so.
    Keep {
        /// Number of its record.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seq: u64,
        /// Index of the line within the record.
        n: u32,
        /// A sentence about it, at most 200 characters.
        #[serde(default)]
        words: String,
        /// Whether it is kept.
        on: bool,
    },
    /// Switches the rules off (dice and notes only) or on again.
    Plain(bool),
    /// Sets whether characters of players wait for approval before they come to the table or change. Game master only.
    Approval(bool),
    /// Sends back a submission of a player. Game master only.
    SendBack {
        /// Number of the submission.
        id: u32,
        /// What the player should change, 1 to 2,000 characters.
        remarks: String,
    },
    /// Withdraws a submission of the author. The game master may withdraw any.
    Withdraw {
        /// Number of the submission.
        id: u32,
    },
    /// Adds an item to the shelf, or replaces one.
    Shelve {
        /// The item to replace, if any.
        #[serde(default)]
        id: Option<u32>,
        /// Display name.
        name: String,
        /// The content, in the format of encounter files; at most 64 KiB.
        body: String,
    },
    /// Removes an item from the shelf.
    Unshelve {
        /// Number of the item.
        id: u32,
    },
    /// Sets the game master's notes. Game master only.
    Notes(String),
    /// Adds a handout, or replaces one. Game master only.
    Handout {
        /// The handout to replace, if any.
        #[serde(default)]
        id: Option<u32>,
        /// Its title, 1 to 120 characters.
        title: String,
        /// Its text, at most 4,000 characters.
        #[serde(default)]
        text: String,
        /// Number of its picture, if it has one.
        #[serde(default)]
        picture: Option<u32>,
        /// Whether it is handed out. Otherwise only the game master sees it.
        #[serde(default)]
        shown: bool,
        /// The seats that it is for; empty for everybody, spectators included.
        #[serde(default)]
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
        #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Seat>>", optional))]
        to: Vec<Seat>,
    },
    /// Removes a handout with its picture. Game master only.
    RemoveHandout {
        /// Number of the handout.
        id: u32,
    },
    /// Adds a clock, or replaces one. Game master only.
    Clock {
        /// The clock to replace, if any.
        #[serde(default)]
        id: Option<u32>,
        /// What happens when it is full, or out; 1 to 120 characters.
        title: String,
        /// Number of its segments, 2 to 24.
        size: u8,
        /// Number of filled segments, at most `size`.
        filled: u8,
        /// Whether it counts down.
        #[serde(default)]
        down: bool,
        /// Whether everybody sees it. Otherwise only the game master does.
        #[serde(default)]
        shown: bool,
    },
    /// Removes a clock. Game master only.
    RemoveClock {
        /// Number of the clock.
        id: u32,
    },
    /// Uploads a picture. It replaces an earlier one of the same character or zone. Game master only.
    Picture {
        /// What it belongs to.
        of: PictureFor,
        /// A JPEG file in Base64: at most 40 KiB, and 1,024 pixels in each direction.
        data: String,
    },
    /// Removes a picture. Game master only.
    RemovePicture {
        /// Number of the picture.
        id: u32,
    },
    /// Sets who may see the analysis of a fight. Players can share the part about their own characters, or stop sharing
    /// it, once the game master has opened the analysis to them.
    ShareInsight {
        /// The record with which the fight begins.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        fight: u64,
        /// Who may see it.
        to: Audience,
    },
}
