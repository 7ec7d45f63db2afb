//! A whole table as one file, documented in `docs/table-file.md`.

use schwung_log::{Game, Kept, Record};
use serde::Serialize;

/// What such a file calls itself.
pub const FORMAT: &str = "schwung-table";

/// The version of the format; files of a newer one are refused.
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

/// Everything that is in a table: its log. Tokens are not in it.
pub(crate) fn file<S: Kept>(game: &Game<S>) -> Vec<u8> {
    let file = File {
        format: FORMAT,
        version: VERSION,
        engine: S::ENGINE,
        system: game.system(),
        title: &game.house().title,
        records: game.records(),
    };
    // Everything in it has been read from JSON or is about to be stored as such.
    serde_json::to_vec(&file).unwrap_or_default()
}
