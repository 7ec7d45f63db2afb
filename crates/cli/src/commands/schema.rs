//! `schwung schema`: the JSON Schema of encounter files.

use anyhow::Context;
use clap::ArgMatches;
use schwung_systems::{BOOKS, Book};

use crate::app::{App, Verdict};

/// Prints the schema for the files of a book; the default is Fate.
///
/// # Errors
/// Returns an error if it cannot be written as JSON.
pub(crate) fn run(app: &mut App, matches: &ArgMatches) -> anyhow::Result<Verdict> {
    let book = matches.get_one::<String>("system").and_then(|it| Book::find(it)).unwrap_or(&BOOKS[0]);
    let schema = book.engine.schema();
    let schema = serde_json::to_string_pretty(&schema);
    app.screen.line(schema.context("the schema as JSON")?);
    Ok(Verdict::Held)
}
