//! `schwung schema`: the JSON Schema of encounter files.

use anyhow::Context;

use crate::app::{App, Verdict};

/// Prints the schema.
///
/// # Errors
/// If it cannot be written as JSON.
pub(crate) fn run(app: &mut App) -> anyhow::Result<Verdict> {
    let schema = serde_json::to_string_pretty(&schwung_files::schema());
    app.screen.line(schema.context("the schema as JSON")?);
    Ok(Verdict::Held)
}
