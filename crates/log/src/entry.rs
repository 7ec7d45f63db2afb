//! Log records and their entries.

use schwung_table::Seat;
use serde::{Deserialize, Serialize};

use crate::{Author, House, HouseEvent, Kept, Planned};

/// Everything that one accepted deed did: atomic, numbered from 1 within its table, immutable.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "S: Kept")]
pub struct Record<S: Kept> {
    /// Sequence number.
    pub seq: u64,
    /// Timestamp in milliseconds since 1970. For display only: nothing depends on it.
    pub at: i64,
    /// Author of the deed; `None` for anonymous deeds such as an X-card.
    pub by: Option<Author>,
    /// Idempotency key chosen by the author: a deed with the same id is never carried out twice.
    pub id: String,
    /// Fingerprint of the deed, which detects reuse of the id for a different deed. `None` in old records.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deed: Option<String>,
    /// The entries, in order.
    pub entries: Vec<Entry<S>>,
}

impl<S: Kept> Record<S> {
    /// Whether the record is about the table alone: nothing happened in the game.
    pub fn is_house(&self) -> bool {
        self.entries.iter().all(|it| matches!(it, Entry::House(_)))
    }

    /// Whether the record is about the table, and its effects on the game only follow from that, such as a changed name.
    pub fn is_about_table(&self) -> bool {
        let mut events = self.entries.iter().filter_map(|it| match it {
            Entry::House(event) => Some(event),
            _ => None,
        });
        events.any(|it| self.is_house() || !it.accompanies())
    }
}

/// Index of a record among all records of its table.
pub(crate) fn index(seq: u64) -> Option<usize> {
    usize::try_from(seq).ok()?.checked_sub(1)
}

/// One entry of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "S: Kept", rename_all = "snake_case")]
pub enum Entry<S: Kept> {
    /// The table was opened: always the first entry of the first record, and found nowhere else.
    Opened(Box<Opening<S>>),
    /// A procedure began.
    Began {
        /// The command that began it.
        command: S::Command,
        /// Version of the rules.
        rules: u32,
    },
    /// A procedure began while another one is waiting. Until it ends, its events are facts for both.
    Aside {
        /// The command that began it.
        command: S::Command,
        /// Version of the rules.
        rules: u32,
    },
    /// Dice were rolled.
    Rolled {
        /// The seat that rolled.
        who: Seat,
        /// Name of the dice.
        dice: String,
        /// The faces shown.
        faces: Vec<i8>,
        /// The result that the rules read from the faces.
        outcome: i32,
        /// The origin of the roll.
        origin: Origin,
    },
    /// A question was answered.
    Answered {
        /// The seat that was asked, even if another person answered for it.
        who: Seat,
        /// The answer.
        answer: S::Answer,
        /// Whether the settings of the table gave the answer without asking.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        automatic: bool,
    },
    /// The planned answers of a seat, kept while the procedure waits for dice.
    Foreseen {
        /// The seat whose questions they answer.
        who: Seat,
        /// The answers, in order.
        steps: Vec<Planned<S>>,
    },
    /// A fact established by the running procedure.
    Told(S::Event),
    /// A fact set by hand while a procedure is waiting.
    Interjected(S::Event),
    /// The waiting procedure continues under this version of the rules; an earlier one began it.
    Renewed {
        /// Version of the rules.
        rules: u32,
    },
    /// The procedure ended normally.
    Ended,
    /// The procedure was abandoned; the facts it established stay.
    Abandoned(Abandoned),
    /// The game continues from the state before record `to`; everything since is undone.
    Rewound {
        /// The first record that is undone.
        to: u64,
        /// Whether the undone dice show the same faces when they are rolled again.
        keep_dice: bool,
        /// Set if this record repeats part of what it undoes, with another result of one roll.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        redo: Option<Redo>,
    },
    /// The game master determined the next roll of a seat.
    Prepared {
        /// The seat.
        who: Seat,
        /// The faces; without any, an earlier preparation is dropped.
        faces: Vec<i8>,
        /// The game master's reason; may be empty.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        why: String,
    },
    /// An event that concerns the table itself, not the game.
    House(HouseEvent),
}

/// How a record repeats part of what it undoes, to give one roll another result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Redo {
    /// Number of undone rolls that the record contains itself: those before the roll, unchanged, and the roll.
    pub rolls: u16,
    /// The game master's reason; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub why: String,
}

/// The initial contents of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "S: Kept")]
pub struct Opening<S: Kept> {
    /// Name of the engine, [`Hosted::ENGINE`](schwung_table::Hosted::ENGINE).
    pub engine: String,
    /// Id of the book being played.
    pub system: String,
    /// The seats and settings of the table.
    pub house: House,
    /// The initial state of the game.
    pub state: S::State,
}

/// The origin of the result of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// The server rolled.
    Server,
    /// Physical dice were rolled, and their faces typed.
    Typed,
    /// The dice were rolled in another program, and its output was pasted.
    Client,
    /// The game master set the result.
    Set,
    /// A repetition of a roll that was undone.
    Again,
    /// A rule determined the result.
    Forced,
}

/// Why a procedure was abandoned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Abandoned {
    /// The game master called it off.
    CalledOff,
    /// A fact set by hand made impossible what it was waiting for.
    Impossible,
    /// The rules have changed since it began, and its recorded inputs no longer fit.
    Diverged,
    /// The rules met a situation that they cannot handle.
    Failed,
}
