//! `schwung completions SHELL`: what a shell needs to complete command lines.

use anyhow::Context;
use clap::ArgMatches;
use clap_complete::Shell;

use crate::{
    app::{App, Verdict},
    args,
};

/// Prints the script for a shell.
///
/// # Errors
/// If what clap writes is no text.
pub(crate) fn run(app: &mut App, matches: &ArgMatches) -> anyhow::Result<Verdict> {
    let Some(shell) = matches.get_one::<Shell>("shell") else { return Ok(Verdict::Failed) };
    let mut script = Vec::new();
    clap_complete::generate(*shell, &mut args::command(&app.texts), "schwung", &mut script);
    app.screen.text(&String::from_utf8(script).context("the script as text")?);
    Ok(Verdict::Held)
}
