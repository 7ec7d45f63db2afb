//! What stands in a log.

use schwung_table::{Hosted, Seat};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{Author, House, HouseEvent};

/// A system whose facts can be kept in a log.
pub trait Kept:
    Hosted<
        State: Serialize + DeserializeOwned + Send + Sync,
        Event: Serialize + DeserializeOwned + Send + Sync,
        Command: Serialize + DeserializeOwned + Send + Sync,
        Answer: Serialize + DeserializeOwned + Send + Sync,
        Question: Send + Sync,
        Reason: Send + Sync,
    >
{
}

impl<S> Kept for S where
    S: Hosted<
            State: Serialize + DeserializeOwned + Send + Sync,
            Event: Serialize + DeserializeOwned + Send + Sync,
            Command: Serialize + DeserializeOwned + Send + Sync,
            Answer: Serialize + DeserializeOwned + Send + Sync,
            Question: Send + Sync,
            Reason: Send + Sync,
        >
{
}

/// All that one accepted deed did: atomic, numbered from 1 in its table, never changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "S: Kept")]
pub struct Record<S: Kept> {
    /// Its number.
    pub seq: u64,
    /// When, in milliseconds since 1970. For people only: nothing depends on it.
    pub at: i64,
    /// By whom; nobody for what is nobody's business, as an X-card.
    pub by: Option<Author>,
    /// What its author called it: the same id is never carried out twice.
    pub id: String,
    /// What its author wanted, as a fingerprint: the same id is good for nothing else. Not in old records.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deed: Option<String>,
    /// What it did.
    pub entries: Vec<Entry<S>>,
}

/// One entry of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "S: Kept", rename_all = "snake_case")]
pub enum Entry<S: Kept> {
    /// The table was opened: the first entry of the first record, and nowhere else.
    Opened(Box<Opening<S>>),
    /// A procedure began.
    Began {
        /// The command.
        command: S::Command,
        /// By which version of the rules.
        rules: u32,
    },
    /// A procedure began in between, while another one waits: until it is through, what is told is a fact for both.
    Aside {
        /// The command.
        command: S::Command,
        /// By which version of the rules.
        rules: u32,
    },
    /// Dice fell.
    Rolled {
        /// Whose.
        who: Seat,
        /// Name of the dice.
        dice: String,
        /// What they show.
        faces: Vec<i8>,
        /// What the rules read off them.
        outcome: i32,
        /// Where they come from.
        origin: Origin,
    },
    /// A question was answered.
    Answered {
        /// Whose answer it is, whoever gave it.
        who: Seat,
        /// The answer.
        answer: S::Answer,
        /// Was it given by the table's settings, without asking?
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        automatic: bool,
    },
    /// A fact: the procedure told it.
    Told(S::Event),
    /// A fact: set by hand while the procedure waits.
    Interjected(S::Event),
    /// The procedure is through.
    Ended,
    /// The procedure was given up; what it told stays.
    Abandoned(Abandoned),
    /// The game goes on from before the record `to`; everything since is undone.
    Rewound {
        /// The first record that is undone.
        to: u64,
        /// Do the dice that fell since fall the same way again?
        keep_dice: bool,
    },
    /// Something about the table itself.
    House(HouseEvent),
}

/// How a table begins.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "S: Kept")]
pub struct Opening<S: Kept> {
    /// The engine, [`Hosted::ENGINE`].
    pub engine: String,
    /// The book that is played.
    pub system: String,
    /// Who may sit where, and the table's settings.
    pub house: House,
    /// All facts.
    pub state: S::State,
}

/// Where a roll comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// The server rolled.
    Server,
    /// Somebody rolled own dice and typed what they show.
    Typed,
    /// It fell in another program, and somebody brought the line that says so.
    Client,
    /// The game master set it for somebody.
    Set,
    /// As it fell before it was undone.
    Again,
    /// A rule left no other way.
    Forced,
}

/// Why a procedure was given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Abandoned {
    /// The game master called it off.
    CalledOff,
    /// What it waited for became impossible by a fact set by hand.
    Impossible,
    /// The rules have changed since it began, and what was answered does not fit any more.
    Diverged,
    /// The rules met something that they cannot handle.
    Failed,
}
