//! `schwung play FILE…`: runs plays, and encounters with typed commands.

use std::{fs, path::PathBuf};

use anyhow::Context;
use clap::ArgMatches;
use schwung_files::Options;
use schwung_messages::Catalogue;
use schwung_systems::{texts, with_script};
use schwung_table::System;
use schwung_transcript::{
    AnswerOf, Driver, EventOf, LineError, PlayOf, QuestionOf, ReportOf, Script, Start, StateOf, Strict,
    Strictness, ThrowOf, reason_of, run as run_play, updated,
};

use super::check::{refused_begin, unreadable};
use crate::{
    app::{App, Misused, Verdict},
    ask::{Person, Said},
    dice::Dice,
    lines::Lines,
    log::{Log, Manner},
    problems::{of_encounter, of_play},
    screen::{BOLD, DIM, RED, Screen, styled},
    session::Session,
    source::{Kind, Source, is_standard_input},
};

/// Runs each file in turn.
///
/// # Errors
/// Returns an error if arguments cannot be combined or a file cannot be rewritten. A file that is unreadable or fails
/// is reported, and the others are run nevertheless.
pub(crate) fn run(app: &mut App, matches: &ArgMatches) -> anyhow::Result<Verdict> {
    let files: Vec<&PathBuf> = matches.get_many("file").into_iter().flatten().collect();
    let of_stdin = files.iter().filter(|it| is_standard_input(it)).count();
    let update = matches.get_flag("update");
    if of_stdin > 1 || (of_stdin > 0 && update) {
        return Err(Misused(app.text("cli-stdin-misused", &[])).into());
    }
    // If a file is read from standard input, answers cannot come from there as well.
    let silent = of_stdin > 0 || matches.get_flag("no-input");
    let mut runner = Runner {
        manner: Manner { json: matches.get_flag("json"), explain: matches.get_flag("explain") },
        dice: if silent { Dice::None } else { Dice::new(matches.get_one::<u64>("seed").copied()) },
        lines: if silent { Lines::none() } else { Lines::new() },
        sketch: matches.get_flag("sketch"),
    };
    let mut verdict = Verdict::Held;
    for path in &files {
        let source = match Source::read(&app.texts, path) {
            Ok(source) => source,
            Err(error) => {
                verdict = verdict.and(unreadable(app, &error));
                continue;
            }
        };
        if files.len() > 1 && !update && !runner.manner.json {
            app.screen.line(styled(BOLD, &source.name));
        }
        verdict = verdict.and(with_script!(&source.system(), S => runner.file::<S>(app, &source, update)?));
    }
    Ok(verdict)
}

/// Options shared by all files.
struct Runner {
    manner: Manner,
    dice: Dice,
    lines: Lines,
    /// Whether log lines, reasons and statuses may be missing.
    sketch: bool,
}

impl Runner {
    /// Runs one file.
    fn file<S: Script>(&mut self, app: &mut App, source: &Source, update: bool) -> anyhow::Result<Verdict> {
        match (source.kind(), update) {
            (Kind::Play, true) => self.update::<S>(app, source),
            (Kind::Play, false) => Ok(self.play::<S>(app, source)),
            (Kind::Encounter, true) => {
                let path = source.name.as_str();
                Err(Misused(app.text("cli-update-encounter", &[("path", path)])).into())
            }
            (Kind::Encounter, false) => Ok(self.encounter::<S>(app, source)),
        }
    }

    /// Runs a play, prints its log and reports failures.
    fn play<S: Script>(&mut self, app: &mut App, source: &Source) -> Verdict {
        let Some(play) = self.parsed::<S>(app, source) else { return Verdict::Failed };
        let book = S::book(&play.start);
        // The play runs in its own language, which its log and aspect names use, regardless of the language in which it
        // is displayed.
        let commands = texts(play.lang, book);
        // Questions are in the language of the surrounding log.
        let shown = texts(app.asked.unwrap_or(play.lang), book);
        let was_open = self.lines.is_open();
        let mut table = AtTable {
            screen: &mut app.screen,
            log: Log { texts: &shown, manner: self.manner },
            commands: &commands,
            dice: &mut self.dice,
            lines: &mut self.lines,
        };
        // Somebody who completes a scene interactively need not have written its log.
        let written = !was_open || has_log(source);
        let how = if self.sketch || !written { Strictness::Draft } else { Strictness::Test };
        let report = run_play::<S>(&play, &commands, &mut table, how);
        if !report.is_given() {
            let told = app.text("cli-play-completed", &[("path", &source.name)]);
            app.screen.aside(styled(DIM, told));
        }
        self.failures(app, book, source, &report)
    }

    /// Rewrites the log of a play to the actual one, and reports other failures.
    fn update<S: Script>(&mut self, app: &mut App, source: &Source) -> anyhow::Result<Verdict> {
        let Some(play) = self.parsed::<S>(app, source) else { return Ok(Verdict::Failed) };
        let book = S::book(&play.start);
        let log = texts(play.lang, book);
        let report = run_play::<S>(&play, &log, &mut Strict, Strictness::Test);
        let new = updated(&play, &report);
        let is_new = new.as_bytes() != source.bytes;
        if is_new {
            fs::write(&source.path, &new)
                .with_context(|| app.text("cli-cannot-rewrite", &[("path", &source.name)]))?;
        }
        let key = if is_new { "cli-updated" } else { "cli-unchanged" };
        let told = app.text(key, &[("path", &source.name)]);
        app.screen.line(told);
        let source = Source { path: source.path.clone(), name: source.name.clone(), bytes: new.into_bytes() };
        let Some(play) = self.parsed::<S>(app, &source) else { return Ok(Verdict::Failed) };
        let report = run_play::<S>(&play, &log, &mut Strict, Strictness::Test);
        Ok(self.failures(app, book, &source, &report))
    }

    /// Plays an encounter with typed commands.
    fn encounter<S: Script>(&mut self, app: &mut App, source: &Source) -> Verdict {
        let sources = source.sources();
        let read = S::read(&source.bytes, &Options { beside: source.folder(), ..Options::default() });
        let (start, problems) = match read {
            Ok(start) => {
                let problems = start.warnings.clone();
                (Some(start), problems)
            }
            Err(problems) => (None, problems),
        };
        for problem in &problems {
            let told = of_encounter(&app.book(S::USUAL), &sources, problem);
            app.screen.aside(told.trim_end());
        }
        let Some(start) = start else { return Verdict::Failed };
        if let Some(why) = refused_begin::<S>(app, source, &start) {
            app.screen.aside(why);
            return Verdict::Failed;
        }
        let Start { state, begin, .. } = start;
        if !self.lines.is_open() {
            let told = app.text("cli-encounter-needs-input", &[("path", &source.name)]);
            app.screen.aside(format!("{}: {told}", styled(RED, app.text("cli-error", &[]))));
            return Verdict::Failed;
        }
        let texts = app.book(S::book(&state));
        let log = Log { texts: &texts, manner: self.manner };
        let mut session: Session<'_, S> =
            Session::new(state, log, &mut app.screen, &mut self.lines, &mut self.dice);
        session.play(begin)
    }

    /// Parses the play in a file and reports its errors.
    fn parsed<S: Script>(&self, app: &mut App, source: &Source) -> Option<PlayOf<S>> {
        match PlayOf::<S>::parse_bytes(&source.bytes, source.place()) {
            Ok(play) => {
                self.tell(app, S::book(&play.start), source, &play.warnings, false);
                Some(play)
            }
            Err(errors) => {
                self.tell(app, S::USUAL, source, &errors, true);
                None
            }
        }
    }

    /// Prints the errors of a play, in the terms of its book.
    fn tell<'e>(
        &self,
        app: &mut App,
        book: &str,
        source: &Source,
        errors: impl IntoIterator<Item = &'e LineError>,
        is_error: bool,
    ) {
        for error in errors {
            let told = of_play(&app.book(book), &source.sources(), error, is_error);
            app.screen.aside(told.trim_end());
        }
    }

    /// Reports all failures.
    fn failures<S: Script>(
        &self,
        app: &mut App,
        book: &str,
        source: &Source,
        report: &ReportOf<S>,
    ) -> Verdict {
        self.tell(app, book, source, report.failures(), true);
        let count = report.failures().count();
        if count > 0 {
            let told = app.text("cli-play-failed", &[("path", &source.name), ("n", &count.to_string())]);
            app.screen.aside(styled(RED, told));
        }
        Verdict::of(count == 0)
    }
}

/// Whether a play contains any log line.
fn has_log(source: &Source) -> bool {
    source.bytes.split(|&it| it == b'\n').any(|line| line.trim_ascii_start().starts_with(b"="))
}

/// Displays a play as it runs and supplies missing answers.
struct AtTable<'t> {
    screen: &'t mut Screen,
    log: Log<'t>,
    /// Texts in the language in which commands are read.
    commands: &'t Catalogue,
    dice: &'t mut Dice,
    lines: &'t mut Lines,
}

impl<S: Script> Driver<S> for AtTable<'_> {
    fn roll(&mut self, _: &StateOf<S>, throw: &ThrowOf<S>) -> Option<Vec<i8>> {
        self.dice.throw(&throw.dice)
    }

    fn answer(&mut self, state: &StateOf<S>, questions: &[&QuestionOf<S>]) -> Option<(usize, AnswerOf<S>)> {
        // The person at the terminal answers for everybody, one after the other.
        let question = questions.first()?;
        let mut person = Person { lines: &mut *self.lines, texts: self.log.texts, may_undo: false };
        match person.ask::<S>(self.screen, state, question) {
            Said::Answer(answer) => Some((0, answer)),
            Said::Undo | Said::End => None,
        }
    }

    fn commanded(&mut self, state: &StateOf<S>, line: &str) {
        self.log.command(self.screen, line);
        let texts = self.log.texts;
        let refused = match S::command(state, line, self.commands) {
            Err(error) => Some(error.sentence(texts)),
            Ok(command) => S::System::check(state, &command).err().map(|why| reason_of::<S>(texts, &why)),
        };
        if let Some(why) = refused {
            self.log.refused(self.screen, &why);
        }
    }

    fn told(&mut self, state: &StateOf<S>, event: &EventOf<S>) {
        self.log.event::<S>(self.screen, state, event);
    }
}
