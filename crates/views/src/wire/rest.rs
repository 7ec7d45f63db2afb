//! Types of the HTTP interface.

use serde::{Deserialize, Serialize};

use super::{FreeCharacter, You};

/// A request to open a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The initial contents of the table.
    pub start: Start,
    /// Name of the game master.
    #[serde(default)]
    pub gm: String,
    /// Title of the session; the title of the encounter if empty.
    #[serde(default)]
    pub title: String,
    /// Language of names that the table itself creates: `"de"` or `"en"`.
    pub lang: String,
}

/// The initial contents of a table.
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
    /// An empty table of a book.
    Empty {
        /// Id of the book.
        system: String,
    },
    /// An encounter file.
    Encounter {
        /// The text of the file.
        text: String,
    },
    /// An exported table.
    Import {
        /// The contents of the exported file.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        file: serde_json::Value,
    },
}

/// A new table. The tokens are shown only once and are not stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Created {
    /// Id of the table.
    pub table: String,
    /// Token of the game master.
    pub gm: String,
    /// Token for joining as a player.
    pub join: String,
    /// Token for watching.
    pub watch: String,
}

/// The information that the join token gives access to before joining.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableCard {
    /// Id of the table.
    pub table: String,
    /// Title of the session.
    pub title: String,
    /// Name of the book.
    pub system_name: String,
    /// Name of the game master.
    pub gm: String,
    /// Whether nobody can join any more.
    pub locked: bool,
    /// The seats that can be taken.
    pub seats: Vec<SeatOffer>,
    /// The characters without a player of their own that a person with a new seat may take.
    pub free: Vec<FreeCharacter>,
    /// Whether joining with a new seat is possible.
    pub may_add: bool,
}

/// A seat that can be taken.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatOffer {
    /// Number of the seat.
    pub seat: u8,
    /// Current name of the seat.
    pub name: String,
    /// Names of the characters played there.
    pub characters: Vec<String>,
}

/// A new participant. The token is shown only once.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Joined {
    /// Id of the table.
    pub table: String,
    /// Token of the seat.
    pub token: String,
    /// The participant's role and seat.
    pub you: You,
}

/// An error in the reader's language (RFC 9457).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// Machine-readable kind of the error.
    pub code: String,
    /// The HTTP status.
    pub status: u16,
    /// The error, and what would be legal.
    pub detail: String,
    /// Errors in a file, line by line.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub errors: Vec<String>,
}

/// A request for a what-if that leaves the game at an entry of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewWhatIf {
    /// Number of the first record that has not happened there.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub from: u64,
}

/// A what-if of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WhatIfView {
    /// Id of its own table.
    pub table: String,
    /// Its title.
    pub title: String,
    /// When it was begun, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created_at: i64,
    /// When something last happened in it, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub last_at: i64,
}
