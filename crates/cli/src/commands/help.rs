//! `schwung help [COMMAND]`.

use clap::ArgMatches;

use crate::{
    app::{App, Verdict},
    args,
};

/// Prints the help of one command or of all.
///
/// # Errors
/// Never fails.
pub(crate) fn run(app: &mut App, matches: &ArgMatches) -> anyhow::Result<Verdict> {
    let mut schwung = args::command(&app.texts);
    schwung.build();
    let help = match matches.get_one::<String>("command").and_then(|it| schwung.find_subcommand_mut(it)) {
        Some(command) => command.render_help(),
        None => schwung.render_help(),
    };
    app.screen.text(&help.ansi().to_string());
    Ok(Verdict::Held)
}
