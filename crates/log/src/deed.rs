//! Deeds: what people do at a table.

use std::fmt;

use schwung_table::{Seat, System};
use serde::{Deserialize, Serialize};

use crate::{HouseDeed, Kept};

/// The id of a waiting question or roll. It is derived from the state of its procedure, so that a late or repeated
/// answer names a question that is no longer waiting.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct QuestionId(pub String);

impl fmt::Display for QuestionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Something that an author does at a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Deed<S: System> {
    /// Begins a procedure or sets a fact.
    Command(S::Command),
    /// Sets several facts at once, for example when the game master brings a scene into play: all of them or none. None
    /// of the commands may roll or ask.
    Several(Vec<S::Command>),
    /// Answers a question with a choice, by its index in `System::options`.
    Answer {
        /// The question being answered.
        question: QuestionId,
        /// Index of the choice, from 0.
        choice: usize,
        /// Free text, for choices that take it.
        words: String,
    },
    /// Answers a question, and those that it foresees after it.
    Plan {
        /// The question being answered.
        question: QuestionId,
        /// Index of the choice, from 0.
        choice: usize,
        /// Free text, for choices that take it.
        words: String,
        /// Answers to later questions to the same seat, in order.
        then: Vec<Planned<S>>,
    },
    /// Returns to a question of the current action that the table answered by itself, and asks it.
    Reopen {
        /// The record that holds the answer.
        seq: u64,
        /// Index of the answer in that record.
        n: usize,
        /// The last record of the game that the author knows of. What happened since stays.
        until: u64,
    },
    /// Gives the default answer, or lets the server roll.
    Skip {
        /// The question or roll to skip.
        question: QuestionId,
    },
    /// Rolls the requested dice.
    Roll {
        /// The roll being answered.
        question: QuestionId,
        /// The faces of physical dice; `None` lets the server roll.
        faces: Option<Vec<i8>>,
    },
    /// Reports dice rolled in another program. Its output says whose roll it is, so anybody may report it.
    Bring {
        /// The roll being answered.
        question: QuestionId,
        /// The faces shown.
        faces: Vec<i8>,
    },
    /// Abandons the waiting procedure; what has happened stays.
    CallOff,
    /// Returns to the state before a record.
    Undo {
        /// The first record to undo.
        to: u64,
        /// Whether the dice rolled since then show the same faces when they are rolled again.
        keep_dice: bool,
    },
    /// Gives a roll of the last action another result. What was decided after it is asked again.
    SetRoll {
        /// The record with the roll.
        seq: u64,
        /// Index of the roll among those of its record.
        nth: u16,
        /// The faces that it shows instead.
        faces: Vec<i8>,
        /// The reason; may be empty.
        why: String,
    },
    /// Determines the next roll of a seat.
    Prepare {
        /// The seat.
        seat: Seat,
        /// The faces; without any, an earlier preparation is dropped.
        faces: Vec<i8>,
        /// The reason; may be empty.
        why: String,
    },
    /// A deed that concerns the table itself, not the game.
    House(HouseDeed),
}

/// An answer to a question that has not been asked yet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "S: Kept")]
pub struct Planned<S: System> {
    /// The kind of question.
    pub kind: String,
    /// The answer.
    pub what: Foreseen<S>,
    /// Free text, for answers that take it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub words: String,
}

/// How a planned answer is determined.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "S: Kept", rename_all = "snake_case")]
pub enum Foreseen<S: System> {
    /// This answer.
    Answer(S::Answer),
    /// The answer of a habit; see [`Hosted::habits`](schwung_table::Hosted::habits).
    Habit(String),
    /// The first answer that takes words.
    Words,
}
