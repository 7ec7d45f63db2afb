//! `schwung check FILE…`: reports the problems of encounters and plays, the same ones as `schwung play`.

use std::path::PathBuf;

use clap::ArgMatches;
use schwung_files::{Options, Problem};
use schwung_systems::{texts, with_script};
use schwung_table::System as _;
use schwung_transcript::{LineError, PlayOf, Script, Start, Strict, Strictness, reason_of, run as run_play};

use crate::{
    app::{App, Verdict},
    problems::{of_encounter, of_play},
    screen::{BOLD, GREEN, RED, YELLOW, aside, styled},
    source::{Kind, Source},
};

/// Checks each file and prints its problems.
///
/// # Errors
/// Never fails because of a file: an unreadable one is reported, and the others are checked nevertheless.
pub(crate) fn run(app: &mut App, matches: &ArgMatches) -> anyhow::Result<Verdict> {
    let mut verdict = Verdict::Held;
    for path in matches.get_many::<PathBuf>("file").into_iter().flatten() {
        verdict = verdict.and(match Source::read(&app.texts, path) {
            Ok(source) => check(app, &source, matches.get_flag("sketch")),
            Err(error) => unreadable(app, &error),
        });
    }
    Ok(verdict)
}

/// Reports that a file cannot be read.
pub(crate) fn unreadable(app: &mut App, error: &anyhow::Error) -> Verdict {
    let label = styled(RED, app.text("cli-error", &[]));
    app.screen.flush();
    aside(&format!("{label}: {error:#}\n"));
    Verdict::Failed
}

fn check(app: &mut App, source: &Source, sketch: bool) -> Verdict {
    with_script!(&source.system(), S => check_of::<S>(app, source, sketch))
}

fn check_of<S: Script>(app: &mut App, source: &Source, sketch: bool) -> Verdict {
    let (told, is_right) = match source.kind() {
        Kind::Play => play::<S>(app, source, sketch),
        Kind::Encounter => encounter::<S>(app, source),
    };
    let closing = if is_right && told.is_empty() {
        styled(GREEN, app.text("cli-check-right", &[("path", &source.name)]))
    } else if is_right {
        let args = [("path", &*source.name), ("n", &*told.len().to_string())];
        styled(YELLOW, app.text("cli-check-warned", &args))
    } else {
        styled(RED, app.text("cli-check-wrong", &[("path", &source.name), ("n", &told.len().to_string())]))
    };
    // Problems are the requested result, so they go to standard output.
    for text in &told {
        app.screen.line(text);
    }
    app.screen.line(closing);
    Verdict::of(is_right)
}

/// The problems of a play, and whether it passes when run without asking anybody.
fn play<S: Script>(app: &App, source: &Source, sketch: bool) -> (Vec<String>, bool) {
    let told = |book: &str, errors: &mut dyn Iterator<Item = &LineError>, is_error| -> Vec<String> {
        // A valid file does not need the texts of the book.
        errors.map(|it| of_play(&app.book(book), &source.sources(), it, is_error)).collect()
    };
    let play = match PlayOf::<S>::parse_bytes(&source.bytes, source.place()) {
        Ok(play) => play,
        Err(errors) => return (told(S::USUAL, &mut errors.iter(), true), false),
    };
    let book = S::book(&play.start);
    let texts = texts(play.lang, book);
    let how = if sketch { Strictness::Draft } else { Strictness::Test };
    let report = run_play::<S>(&play, &texts, &mut Strict, how);
    let mut all = told(book, &mut play.warnings.iter(), false);
    all.extend(told(book, &mut report.failures(), true));
    (all, report.is_ok())
}

/// The problems of an encounter, and whether it can be played.
fn encounter<S: Script>(app: &App, source: &Source) -> (Vec<String>, bool) {
    let told = |problems: &[Problem]| -> Vec<String> {
        problems.iter().map(|it| of_encounter(&app.book(S::USUAL), &source.sources(), it)).collect()
    };
    match S::read(&source.bytes, &Options { beside: source.folder(), ..Options::default() }) {
        Ok(start) => {
            let mut all = told(&start.warnings);
            let refused = refused_begin::<S>(app, source, &start);
            let is_right = refused.is_none();
            all.extend(refused);
            (all, is_right)
        }
        Err(wrong) => (told(&wrong), false),
    }
}

/// Why the initial command of an encounter is not legal; `None` if it is, or if there is none.
pub(crate) fn refused_begin<S: Script>(app: &App, source: &Source, start: &Start<S>) -> Option<String> {
    let why = S::System::check(&start.state, start.begin.as_ref()?).err()?;
    let texts = app.book(S::book(&start.state));
    let label = styled(RED, format!("{}:", app.text("cli-error", &[])));
    let place = styled(BOLD, format!("{}:1:1:", source.name));
    Some(format!("{place} {label} {}", reason_of::<S>(&texts, &why)))
}
