//! `schwung check FILE…`: what is wrong with encounters and plays, without running them.

use std::path::PathBuf;

use clap::ArgMatches;
use schwung_files::{Options, Problem};
use schwung_transcript::{LineError, PlayOf, Script};

use crate::{
    app::{App, Verdict},
    played::with_system,
    problems::{Sources, of_encounter, of_play},
    screen::{GREEN, RED, aside, styled},
    source::{Kind, Source},
};

/// Reads each file and tells all that is wrong with it.
///
/// # Errors
/// None of the files': what cannot be read is told, and the others are read all the same.
pub(crate) fn run(app: &mut App, matches: &ArgMatches) -> anyhow::Result<Verdict> {
    let mut verdict = Verdict::Held;
    for path in matches.get_many::<PathBuf>("file").into_iter().flatten() {
        verdict = verdict.and(match Source::read(&app.texts, path) {
            Ok(source) => check(app, &source),
            Err(error) => unreadable(app, &error),
        });
    }
    Ok(verdict)
}

/// Tells that a file cannot be read.
pub(crate) fn unreadable(app: &mut App, error: &anyhow::Error) -> Verdict {
    let label = styled(RED, app.text("cli-error", &[]));
    app.screen.flush();
    aside(&format!("{label}: {error:#}\n"));
    Verdict::Failed
}

fn check(app: &mut App, source: &Source) -> Verdict {
    with_system!(source, S => check_of::<S>(app, source))
}

fn check_of<S: Script>(app: &mut App, source: &Source) -> Verdict {
    let sources = Sources { path: &source.path, name: &source.name, bytes: &source.bytes };
    // Of a file that is right no book's words are needed.
    let c = || app.book(S::USUAL);
    let problems =
        |problems: &[Problem]| problems.iter().map(|it| of_encounter(&c(), &sources, it)).collect();
    let lines = |errors: &[LineError], is_error| {
        errors.iter().map(|it| of_play(&c(), &sources, it, is_error)).collect()
    };
    let (told, is_right): (Vec<String>, bool) = match source.kind() {
        Kind::Play => match PlayOf::<S>::parse_bytes(&source.bytes, &source.path) {
            Ok(play) => (lines(&play.warnings, false), true),
            Err(errors) => (lines(&errors, true), false),
        },
        Kind::Encounter => {
            match S::read(&source.bytes, &Options { beside: source.folder(), ..Options::default() }) {
                Ok(start) => (problems(&start.warnings), true),
                Err(wrong) => (problems(&wrong), false),
            }
        }
    };
    let closing = if is_right {
        styled(GREEN, app.text("cli-check-right", &[("path", &source.name)]))
    } else {
        styled(RED, app.text("cli-check-wrong", &[("path", &source.name), ("n", &told.len().to_string())]))
    };
    // Problems are what is asked for, so they are the output.
    for text in &told {
        app.screen.line(text);
    }
    app.screen.line(closing);
    Verdict::of(is_right)
}
