//! `schwung schema`: the JSON Schema of encounter files.

use anyhow::Context;
use clap::ArgMatches;

use crate::app::{App, Verdict};

/// Prints the schema for the files of a book; the default is Fate.
///
/// # Errors
/// Returns an error if it cannot be written as JSON.
pub(crate) fn run(app: &mut App, matches: &ArgMatches) -> anyhow::Result<Verdict> {
    let schema = match matches.get_one::<String>("system").map(String::as_str) {
        Some(schwung_zerospace_table::files::SYSTEM) => schwung_zerospace_table::files::schema(),
        Some(schwung_daemmersturm_table::files::SYSTEM) => schwung_daemmersturm_table::files::schema(),
        _ => schwung_files::schema(),
    };
    let schema = serde_json::to_string_pretty(&schema);
    app.screen.line(schema.context("the schema as JSON")?);
    Ok(Verdict::Held)
}
