//! `schwung play FILE…`: runs plays, and encounters by commands that are typed in.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::Context;
use clap::ArgMatches;
use schwung_files::Options;
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_table::System;
use schwung_transcript::{
    AnswerOf, Driver, EventOf, LineError, PlayOf, QuestionOf, ReportOf, Script, Start, StateOf, Strict,
    Strictness, ThrowOf, run as run_play, updated,
};

use super::check::unreadable;
use crate::{
    app::{App, Misused, PROFILE, Verdict},
    ask::{Person, Said},
    dice::Dice,
    lines::Lines,
    log::{Log, Manner},
    played::{Played, with_system},
    problems::{Sources, of_encounter, of_play},
    screen::{BOLD, RED, Screen, styled},
    session::Session,
    source::{Kind, Source, is_standard_input},
};

/// Runs each file in turn.
///
/// # Errors
/// If what is asked for is not possible together, or a file cannot be rewritten. What cannot be read, or does not
/// hold, is told, and the other files are run all the same.
pub(crate) fn run(app: &mut App, matches: &ArgMatches) -> anyhow::Result<Verdict> {
    let files: Vec<&PathBuf> = matches.get_many("file").into_iter().flatten().collect();
    let of_stdin = files.iter().filter(|it| is_standard_input(it)).count();
    let update = matches.get_flag("update");
    if of_stdin > 1 || (of_stdin > 0 && update) {
        return Err(Misused(app.text("cli-stdin-misused", &[])).into());
    }
    // What is read from standard input cannot be answered from there too.
    let silent = of_stdin > 0 || matches.get_flag("no-input");
    let mut runner = Runner {
        manner: Manner { json: matches.get_flag("json"), explain: matches.get_flag("explain") },
        dice: Dice::new(matches.get_one::<u64>("seed").copied()),
        lines: if silent { Lines::none() } else { Lines::new() },
        more: Texts::default(),
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
        verdict = verdict.and(with_system!(source, S => runner.file::<S>(app, &source, update)?));
    }
    Ok(verdict)
}

/// The book of a file of which no more is known than its system.
pub(crate) fn usual_book<S: Script>() -> &'static str {
    S::USUAL
}

/// Catalogues besides the command's own.
#[derive(Default)]
struct Texts {
    built: Vec<(Lang, &'static str, Catalogue)>,
}

impl Texts {
    /// Makes sure that there is one of that language and book.
    fn build(&mut self, own: &Catalogue, lang: Lang, profile: &'static str) {
        let there = |it: &(Lang, &str, Catalogue)| (it.0, it.1) == (lang, profile);
        if (own.lang(), PROFILE) != (lang, profile) && !self.built.iter().any(there) {
            self.built.push((lang, profile, Catalogue::new(lang, profile)));
        }
    }

    /// The one that has been built; else the command's own.
    fn get<'t>(&'t self, own: &'t Catalogue, lang: Lang, profile: &str) -> &'t Catalogue {
        let found = self.built.iter().find(|it| (it.0, it.1) == (lang, profile));
        found.map_or(own, |it| &it.2)
    }
}

/// What all files share.
struct Runner {
    manner: Manner,
    dice: Dice,
    lines: Lines,
    more: Texts,
}

impl Runner {
    /// Runs a file of one system.
    fn file<S: Played>(&mut self, app: &mut App, source: &Source, update: bool) -> anyhow::Result<Verdict> {
        self.more.build(&app.texts, app.texts.lang(), usual_book::<S>());
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

    /// Runs a play, shows its log, and tells what did not hold.
    fn play<S: Played>(&mut self, app: &mut App, source: &Source) -> Verdict {
        let Some(play) = self.parsed::<S>(app, source) else { return Verdict::Failed };
        let (own, profile) = (&app.texts, S::book(&play.start));
        let shown = app.asked.unwrap_or(play.lang);
        self.more.build(own, play.lang, profile);
        self.more.build(own, shown, profile);
        self.more.build(own, own.lang(), profile);
        // The play runs in its own language, in which its log is compared and its aspects are named, whichever
        // language it is shown in.
        let log = self.more.get(own, play.lang, profile);
        let texts = self.more.get(own, shown, profile);
        let mut table = AtTable {
            screen: &mut app.screen,
            log: Log { texts, manner: self.manner },
            commands: log,
            dice: &mut self.dice,
            person: Person {
                lines: &mut self.lines,
                texts: self.more.get(own, own.lang(), profile),
                may_undo: false,
            },
        };
        let report = run_play::<S>(&play, log, &mut table, strictness(source));
        self.failures(app, source, &report)
    }

    /// Rewrites the log of a play to what came out, and tells what else did not hold.
    fn update<S: Played>(&mut self, app: &mut App, source: &Source) -> anyhow::Result<Verdict> {
        let Some(play) = self.parsed::<S>(app, source) else { return Ok(Verdict::Failed) };
        let profile = S::book(&play.start);
        self.more.build(&app.texts, play.lang, profile);
        let log = self.more.get(&app.texts, play.lang, profile);
        let report = run_play::<S>(&play, log, &mut Strict, Strictness::Test);
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
        let log = self.more.get(&app.texts, play.lang, profile);
        let report = run_play::<S>(&play, log, &mut Strict, Strictness::Test);
        Ok(self.failures(app, &source, &report))
    }

    /// Plays an encounter by commands that are typed in.
    fn encounter<S: Played>(&mut self, app: &mut App, source: &Source) -> Verdict {
        let sources = sources(source);
        let lang = app.texts.lang();
        let read = S::read(&source.bytes, &Options { beside: source.folder(), ..Options::default() });
        let own = self.more.get(&app.texts, lang, usual_book::<S>());
        let (start, problems) = match read {
            Ok(start) => {
                let problems = start.warnings.clone();
                (Some(start), problems)
            }
            Err(problems) => (None, problems),
        };
        for problem in &problems {
            let told = of_encounter(own, &sources, problem);
            app.screen.aside(told.trim_end());
        }
        let Some(Start { state, begin, .. }) = start else { return Verdict::Failed };
        if !self.lines.is_open() {
            let told = app.text("cli-encounter-needs-input", &[("path", &source.name)]);
            app.screen.aside(format!("{}: {told}", styled(RED, app.text("cli-error", &[]))));
            return Verdict::Failed;
        }
        let profile = S::book(&state);
        self.more.build(&app.texts, lang, profile);
        let texts = self.more.get(&app.texts, lang, profile);
        let log = Log { texts, manner: self.manner };
        let mut session: Session<'_, S> =
            Session::new(state, log, &mut app.screen, &mut self.lines, &mut self.dice);
        session.play(begin)
    }

    /// The play in a file; or else what is wrong with it is told.
    fn parsed<S: Played>(&self, app: &mut App, source: &Source) -> Option<PlayOf<S>> {
        // A play from standard input has its encounter where the command runs.
        let path = if is_standard_input(&source.path) { Path::new("") } else { &source.path };
        match PlayOf::<S>::parse_bytes(&source.bytes, path) {
            Ok(play) => {
                self.tell::<S>(app, source, &play.warnings, false);
                Some(play)
            }
            Err(errors) => {
                self.tell::<S>(app, source, &errors, true);
                None
            }
        }
    }

    fn tell<'e, S: Played>(
        &self,
        app: &mut App,
        source: &Source,
        errors: impl IntoIterator<Item = &'e LineError>,
        is_error: bool,
    ) {
        let texts = self.more.get(&app.texts, app.texts.lang(), usual_book::<S>());
        for error in errors {
            let told = of_play(texts, &sources(source), error, is_error);
            app.screen.aside(told.trim_end());
        }
    }

    /// Tells all that did not hold.
    fn failures<S: Played>(&self, app: &mut App, source: &Source, report: &ReportOf<S>) -> Verdict {
        self.tell::<S>(app, source, report.failures(), true);
        let count = report.failures().count();
        if count > 0 {
            let told = app.text("cli-play-failed", &[("path", &source.name), ("n", &count.to_string())]);
            app.screen.aside(styled(RED, told));
        }
        Verdict::of(count == 0)
    }
}

fn sources(source: &Source) -> Sources<'_> {
    Sources { path: &source.path, name: &source.name, bytes: &source.bytes }
}

/// A play without any line of a log is one that is still being written: then its log may be anything.
fn strictness(source: &Source) -> Strictness {
    let has_log = source.bytes.split(|&it| it == b'\n').any(|line| line.trim_ascii_start().starts_with(b"="));
    if has_log { Strictness::Test } else { Strictness::Draft }
}

/// Shows a play as it runs, and gives what it has not.
struct AtTable<'t> {
    screen: &'t mut Screen,
    log: Log<'t>,
    /// In whose language commands are read.
    commands: &'t Catalogue,
    dice: &'t mut Dice,
    person: Person<'t>,
}

impl<S: Script> Driver<S> for AtTable<'_> {
    fn roll(&mut self, _: &StateOf<S>, throw: &ThrowOf<S>) -> Option<Vec<i8>> {
        self.dice.throw(&throw.dice)
    }

    fn answer(&mut self, state: &StateOf<S>, questions: &[&QuestionOf<S>]) -> Option<(usize, AnswerOf<S>)> {
        // Whoever sits here speaks for everybody, one after the other.
        let question = questions.first()?;
        match self.person.ask::<S>(self.screen, state, question) {
            Said::Answer(answer) => Some((0, answer)),
            Said::Undo | Said::End => None,
        }
    }

    fn commanded(&mut self, state: &StateOf<S>, line: &str) {
        self.log.command(self.screen, line);
        let texts = self.log.texts;
        let refused = match S::command(state, line, self.commands) {
            Err(error) => Some(error.sentence(texts)),
            Ok(command) => S::System::check(state, &command).err().map(|why| {
                let reason = S::reason(texts, &why);
                texts.text("play-reason", &[("reason", &reason), ("rule", S::rule(&why))])
            }),
        };
        if let Some(why) = refused {
            self.log.refused(self.screen, &why);
        }
    }

    fn told(&mut self, state: &StateOf<S>, event: &EventOf<S>) {
        self.log.event::<S>(self.screen, state, event);
    }
}
