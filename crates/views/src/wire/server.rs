//! What the server says on the socket.

use schwung_log::QuestionId;
use serde::{Deserialize, Serialize};

use super::{Form, Line, SettingView, View, You};

/// One message from the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to `hello`: all there is to see.
    Welcome {
        /// Who the token is.
        you: You,
        /// The table as it stands.
        view: Box<View>,
        /// Lines since the record that the client had seen, or the last ones.
        lines: Vec<Line>,
        /// Do the lines follow without a gap on what the client had seen? Else they replace it.
        follows: bool,
    },
    /// A record came. Records come without gaps; a client that misses one says `hello` again.
    Update {
        /// Number of the record.
        seq: u64,
        /// The table as it stands.
        view: Box<View>,
        /// What is new in the log.
        lines: Vec<Line>,
        /// Records whose lines are undone now, and those that are not any more.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        undone: Vec<u64>,
        /// Records whose lines were undone and hold again.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        restored: Vec<u64>,
    },
    /// What was to be done is done and on disk.
    Done {
        /// The client's id.
        id: String,
        /// The record that did it.
        seq: u64,
    },
    /// What was to be done or told was refused; nothing has changed.
    Refused {
        /// The client's id.
        id: String,
        /// Kind of refusal, for programs.
        code: String,
        /// What is in the way and what is legal now, in the reader's language.
        text: String,
        /// The rule it rests on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rule: Option<String>,
    },
    /// The answer to an `ask`.
    Reply {
        /// The client's id.
        id: String,
        /// What was asked for.
        with: Reply,
    },
    /// Who is connected; changes without a record.
    Online {
        /// Seats.
        seats: Vec<u8>,
        /// How many watch.
        watching: u32,
    },
    /// Still there.
    Pong,
    /// The server ends the connection.
    Bye(Bye),
}

/// Why the server ends a connection.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Bye {
    /// For programs: `token`, `kicked`, `slow`, `flood`, `shutdown`, `malformed`, `origin`.
    pub code: String,
    /// In the reader's language.
    pub text: String,
    /// Is it worth connecting again?
    pub again: bool,
}

/// What was asked for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// What can be done, legal or not.
    Forms(Vec<Form>),
    /// Would it be legal, and what are its odds?
    Forecast {
        /// Why not.
        barred: Option<super::Barred>,
        /// The chance that it succeeds.
        chance: Option<Chance>,
    },
    /// The chance of each choice, in their order; nothing where dice decide nothing.
    Odds {
        /// Which question.
        question: QuestionId,
        /// By choice.
        chances: Vec<Option<Chance>>,
    },
    /// What a pasted text would become, part by part in its order.
    Drafts(Vec<DraftView>),
    /// Older lines.
    Lines {
        /// Oldest first.
        lines: Vec<Line>,
        /// Are there still older ones?
        earlier: bool,
    },
    /// What would change.
    UndoPreview {
        /// Change by change.
        changes: Vec<Change>,
        /// Did somebody learn a secret since?
        reveals: bool,
    },
    /// All settings.
    Settings(Vec<SettingView>),
}

/// A part of a pasted text, and what it would become.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DraftView {
    /// The line in which it begins, counted from 1.
    pub line: u32,
    /// Who it is; empty for text that belongs to nobody.
    pub name: String,
    /// The part itself, as it was pasted.
    pub text: String,
    /// What it would become, in the reader's language; empty where it becomes nothing.
    pub becomes: String,
    /// Can it be brought in?
    pub fits: bool,
    /// What is odd about it or wrong with it, in the order of the text.
    pub remarks: Vec<DraftRemark>,
}

/// Something about a part of a pasted text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DraftRemark {
    /// The line, counted from 1.
    pub line: u32,
    /// The character in the line, counted from 1.
    pub column: u32,
    /// What, in the reader's language.
    pub text: String,
    /// Is it wrong, so that the part cannot be brought in? Else it is only odd.
    pub wrong: bool,
}

/// An exact chance.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Chance {
    /// So many ways are good for whoever asks,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub good: u64,
    /// of so many.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub of: u64,
    /// In whole per cent, never 0 or 100 unless it is sure.
    pub percent: u8,
    /// What counts as good, in the reader's language: "no hit", "success".
    pub label: String,
    /// Shifts, and in how many of the ways they come.
    #[cfg_attr(feature = "ts", ts(type = "[number, number][]"))]
    pub shifts: Vec<(i16, u64)>,
    /// All that may come of it, from best to worst, where there is more than good and bad.
    pub levels: Vec<ChanceLevel>,
    /// What goes with it, in the reader's language: damage, what it costs, reloading.
    pub notes: Vec<String>,
}

/// One of several things that may come of something.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChanceLevel {
    /// What, in the reader's language: "critical", "fumble".
    pub label: String,
    /// In so many ways of all that the chance has.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ways: u64,
    /// In whole per cent, never 0 or 100 unless it is sure.
    pub percent: u8,
}

/// A difference between two moments.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Change {
    /// What changes, in the reader's language.
    pub text: String,
}
