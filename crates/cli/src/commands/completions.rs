//! `schwung completions SHELL`: completion scripts for shells.

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
/// Returns an error if the output of clap is not UTF-8.
pub(crate) fn run(app: &mut App, matches: &ArgMatches) -> anyhow::Result<Verdict> {
    let Some(shell) = matches.get_one::<Shell>("shell") else { return Ok(Verdict::Failed) };
    let mut script = Vec::new();
    clap_complete::generate(*shell, &mut args::command(&app.texts), "schwung", &mut script);
    app.screen.text(&String::from_utf8(script).context("the script as text")?);
    Ok(Verdict::Held)
}
