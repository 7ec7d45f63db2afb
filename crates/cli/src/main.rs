//! The `schwung` command.

mod app;
mod args;
mod ask;
mod commands;
mod data;
mod dice;
mod figures;
mod language;
mod lines;
mod log;
mod paths;
mod problems;
mod screen;
mod session;
mod settings;
mod source;
mod supervisor;
mod usage;

use std::{ffi::OsString, process::ExitCode};

use clap::ArgMatches;
use schwung_messages::Catalogue;

use crate::{
    app::{App, Misused, Verdict},
    screen::{RED, Screen, aside, styled, tame},
};

fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let own = arguments.get(1..).unwrap_or_default();
    let lang = language::choose(own, |name| std::env::var(name).ok());
    let texts = Catalogue::of_command(lang);
    let matches = match args::command(&texts).try_get_matches_from(&arguments) {
        Ok(matches) => matches,
        Err(error) => return usage::tell(&texts, own, &error),
    };
    if let Some(choice) = matches.get_one::<String>("color") {
        args::color(choice).write_global();
    }
    let mut app = App { texts, asked: language::asked(own), screen: Screen::new() };
    let result = dispatch(&mut app, &matches);
    let App { texts, screen, .. } = app;
    let written = screen
        .finish()
        .map_err(|error| anyhow::Error::new(error).context(texts.text("cli-cannot-write", &[])));
    match result.and_then(|verdict| written.map(|()| verdict)) {
        Ok(Verdict::Held) => ExitCode::SUCCESS,
        Ok(Verdict::Failed) => ExitCode::from(1),
        Err(error) => {
            let label = styled(RED, texts.text("cli-error", &[]));
            aside(&format!("{label}: {}\n", tame(&format!("{error:#}"))));
            ExitCode::from(if error.is::<Misused>() { 2 } else { 1 })
        }
    }
}

fn dispatch(app: &mut App, matches: &ArgMatches) -> anyhow::Result<Verdict> {
    match matches.subcommand() {
        Some(("serve", of)) => commands::serve::run(app, of),
        Some(("health", of)) => commands::health::run(app, of),
        Some(("rules", of)) => commands::rules::run(app, of),
        Some(("play", of)) => commands::play::run(app, of),
        Some(("roll", of)) => commands::roll::run(app, of),
        Some(("odds", of)) => commands::odds::run(app, of),
        Some(("sim", of)) => commands::sim::run(app, of),
        Some(("balance", of)) => commands::balance::run(app, of),
        Some(("solve", of)) => commands::solve::run(app, of),
        Some(("insight", of)) => commands::insight::run(app, of),
        Some(("whatif", of)) => commands::what_if::run(app, of),
        Some(("check", of)) => commands::check::run(app, of),
        Some(("schema", of)) => commands::schema::run(app, of),
        Some(("switches", of)) => commands::switches::run(app, of),
        Some(("backup", of)) => commands::backup::run(app, of),
        Some(("restore", of)) => commands::restore::run(app, of),
        Some(("verify", of)) => commands::verify::run(app, of),
        Some(("migrate", of)) => commands::migrate::run(app, of),
        Some(("tables", of)) => commands::tables::run(app, of),
        Some(("doctor", of)) => commands::doctor::run(app, of),
        Some(("completions", of)) => commands::completions::run(app, of),
        Some(("man", of)) => commands::man::run(app, of),
        Some(("help", of)) => commands::help::run(app, of),
        // clap requires a command, so this is unreachable.
        _ => Ok(Verdict::Failed),
    }
}
