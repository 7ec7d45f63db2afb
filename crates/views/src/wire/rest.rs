//! What goes over plain HTTP.

use serde::{Deserialize, Serialize};

use super::You;

/// A table to be opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// What it begins with.
    pub start: Start,
    /// The game master's name.
    #[serde(default)]
    pub gm: String,
    /// What the evening is called; the encounter's title if empty.
    #[serde(default)]
    pub title: String,
    /// The language of names that the table itself makes up: `"de"` or `"en"`.
    pub lang: String,
}

/// What a table begins with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Start {
    /// The demo encounter of a book.
    Demo {
        /// Id of the book.
        system: String,
    },
    /// Nothing but a book.
    Empty {
        /// Id of the book.
        system: String,
    },
    /// An encounter file.
    Encounter {
        /// Its text.
        text: String,
    },
    /// A whole table that was exported.
    Import {
        /// The exported file.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        file: serde_json::Value,
    },
}

/// A table was opened. The tokens are told this once and stored nowhere.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Created {
    /// The table.
    pub table: String,
    /// The game master's token.
    pub gm: String,
    /// With this token people join.
    pub join: String,
    /// With this token people watch.
    pub watch: String,
}

/// What a join token shows before one joins.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableCard {
    /// The table.
    pub table: String,
    /// What the evening is called.
    pub title: String,
    /// What the book is called.
    pub system_name: String,
    /// The game master's name.
    pub gm: String,
    /// Can nobody new join?
    pub locked: bool,
    /// The seats that can be taken.
    pub seats: Vec<SeatOffer>,
    /// May one join without taking one of them?
    pub may_add: bool,
}

/// A seat that can be taken.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatOffer {
    /// Its number.
    pub seat: u8,
    /// Its name so far.
    pub name: String,
    /// Names of the characters played there.
    pub characters: Vec<String>,
}

/// Somebody joined. The token is told this once.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Joined {
    /// The table.
    pub table: String,
    /// The token of this seat.
    pub token: String,
    /// Who that is.
    pub you: You,
}

/// What went wrong, in the reader's language (RFC 9457).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// Kind, for programs.
    pub code: String,
    /// The HTTP status.
    pub status: u16,
    /// What is wrong, and what is legal.
    pub detail: String,
    /// Where in a file, if it is about one: line by line.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub errors: Vec<String>,
}
