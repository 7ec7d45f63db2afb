//! Runs the command: from the command line to the exit status.

use std::{ffi::OsString, fmt, process::ExitCode, sync::Arc};

use clap::ArgMatches;
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;

use crate::{
    args, commands, language,
    screen::{RED, Screen, aside, styled, tame},
    usage,
};

/// The result of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// Everything is in order: exit status 0.
    Held,
    /// A check failed: exit status 1.
    Failed,
}

impl Verdict {
    pub(crate) fn of(holds: bool) -> Verdict {
        if holds { Verdict::Held } else { Verdict::Failed }
    }

    /// `Held` only if both are.
    pub(crate) fn and(self, other: Verdict) -> Verdict {
        if self == Verdict::Held { other } else { self }
    }
}

/// The error for arguments that cannot be combined. Exit status 2.
#[derive(Debug)]
pub(crate) struct Misused(pub(crate) String);

impl fmt::Display for Misused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Misused {}

/// Context of every command.
pub(crate) struct App {
    /// Texts of the command itself. Texts of books are loaded on demand: see [`App::book`].
    pub(crate) texts: Catalogue,
    /// The language given on the command line, if any.
    pub(crate) asked: Option<Lang>,
    pub(crate) screen: Screen,
}

impl App {
    /// A text of the command itself.
    pub(crate) fn text(&self, key: &str, args: &[(&str, &str)]) -> String {
        self.texts.text(key, args)
    }

    /// The texts of a book in the language of the command.
    pub(crate) fn book(&self, book: &str) -> Arc<Catalogue> {
        schwung_systems::texts(self.texts.lang(), book)
    }
}

/// Runs the command line of this process.
pub(crate) fn run() -> ExitCode {
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
        Some(("rules", of)) => commands::rules::run(app, of),
        Some(("play", of)) => commands::play::run(app, of),
        Some(("roll", of)) => commands::roll::run(app, of),
        Some(("odds", of)) => commands::odds::run(app, of),
        Some(("sim", of)) => commands::sim::run(app, of),
        Some(("solve", of)) => commands::solve::run(app, of),
        Some(("check", of)) => commands::check::run(app, of),
        Some(("schema", of)) => commands::schema::run(app, of),
        Some(("switches", of)) => commands::switches::run(app, of),
        Some(("completions", of)) => commands::completions::run(app, of),
        Some(("help", of)) => commands::help::run(app, of),
        // clap requires a command, so this is unreachable.
        _ => Ok(Verdict::Failed),
    }
}
