//! A whole table as one file, documented in `docs/table-file.md`.

use schwung_log::{Game, Kept, Record};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What such a file calls itself.
pub const FORMAT: &str = "schwung-table";

/// The version of the format; files of a newer one are refused.
pub const VERSION: u32 = 1;

/// The head of a file: enough to know who can read the rest.
#[derive(Debug, Deserialize)]
pub(crate) struct Head {
    pub(crate) format: String,
    pub(crate) version: u32,
    pub(crate) system: String,
    pub(crate) records: Vec<Value>,
}

#[derive(Serialize)]
#[serde(bound = "S: Kept")]
struct File<'g, S: Kept> {
    format: &'static str,
    version: u32,
    engine: &'static str,
    system: &'g str,
    title: &'g str,
    records: &'g [Record<S>],
}

/// Everything that is in a table: its log. Tokens are not in it.
pub(crate) fn file<S: Kept>(game: &Game<S>) -> Value {
    let file = File {
        format: FORMAT,
        version: VERSION,
        engine: S::ENGINE,
        system: game.system(),
        title: &game.house().title,
        records: game.records(),
    };
    // Everything in it has been read from JSON or is about to be stored as such.
    serde_json::to_value(file).unwrap_or_default()
}
