//! Exports a whole table as one file. The format is documented in `docs/table-file.md`.

use schwung_log::{Game, Kept, Record};
use serde::Serialize;

/// The value of the field that identifies the format.
pub const FORMAT: &str = "schwung-table";

/// The version of the format. Files of a newer version are refused.
pub const VERSION: u32 = 1;

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

/// Serialises everything that belongs to a table: its log. Tokens are not included.
pub(crate) fn file<S: Kept>(game: &Game<S>) -> Vec<u8> {
    let file = File {
        format: FORMAT,
        version: VERSION,
        engine: S::ENGINE,
        system: game.system(),
        title: &game.house().title,
        records: game.records(),
    };
    // Everything in the log was read from JSON or is about to be stored as JSON, so that this cannot fail.
    serde_json::to_vec(&file).unwrap_or_default()
}
