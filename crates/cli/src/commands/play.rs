//! `schwung play FILE…`: runs plays, and encounters by commands that are typed in.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::Context;
use clap::ArgMatches;
use schwung_fate::{Answer, Command, Event, Fate, Question, State};
use schwung_files::{Encounter, Options, read_bytes};
use schwung_messages::{Catalogue, reason};
use schwung_rulebook::Lang;
use schwung_table::System;
use schwung_transcript::{
    Driver, LineError, Play, Report, Strict, Strictness, Throw, parse_command, run as run_play, updated,
};

use super::check::unreadable;
use crate::{
    app::{App, Misused, PROFILE, Verdict},
    ask::{Person, Said},
    dice::Dice,
    lines::Lines,
    log::{Log, Manner},
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
        verdict = verdict.and(match (source.kind(), update) {
            (Kind::Play, true) => runner.update(app, &source)?,
            (Kind::Play, false) => runner.play(app, &source),
            (Kind::Encounter, true) => {
                let path = source.name.as_str();
                return Err(Misused(app.text("cli-update-encounter", &[("path", path)])).into());
            }
            (Kind::Encounter, false) => runner.encounter(app, &source),
        });
    }
    Ok(verdict)
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
    /// Runs a play, shows its log, and tells what did not hold.
    fn play(&mut self, app: &mut App, source: &Source) -> Verdict {
        let Some(play) = parsed(app, source) else { return Verdict::Failed };
        let (own, profile) = (&app.texts, play.start.profile.id);
        let shown = app.asked.unwrap_or(play.lang);
        self.more.build(own, play.lang, profile);
        self.more.build(own, shown, profile);
        // The play runs in its own language, in which its log is compared and its aspects are named, whichever
        // language it is shown in.
        let log = self.more.get(own, play.lang, profile);
        let texts = self.more.get(own, shown, profile);
        let mut table = AtTable {
            screen: &mut app.screen,
            log: Log { texts, manner: self.manner },
            commands: log,
            dice: &mut self.dice,
            person: Person { lines: &mut self.lines, texts: own, may_undo: false },
        };
        let report = run_play(&play, log, &mut table, strictness(source));
        failures(app, source, &report)
    }

    /// Rewrites the log of a play to what came out, and tells what else did not hold.
    fn update(&mut self, app: &mut App, source: &Source) -> anyhow::Result<Verdict> {
        let Some(play) = parsed(app, source) else { return Ok(Verdict::Failed) };
        let profile = play.start.profile.id;
        self.more.build(&app.texts, play.lang, profile);
        let log = self.more.get(&app.texts, play.lang, profile);
        let report = run_play(&play, log, &mut Strict, Strictness::Test);
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
        let Some(play) = parsed(app, &source) else { return Ok(Verdict::Failed) };
        let log = self.more.get(&app.texts, play.lang, profile);
        let report = run_play(&play, log, &mut Strict, Strictness::Test);
        Ok(failures(app, &source, &report))
    }

    /// Plays an encounter by commands that are typed in.
    fn encounter(&mut self, app: &mut App, source: &Source) -> Verdict {
        let sources = sources(source);
        let encounter = match read_bytes(&source.bytes, &Options::default()) {
            Ok(encounter) => encounter,
            Err(problems) => {
                for problem in &problems {
                    let told = of_encounter(&app.texts, &sources, problem);
                    app.screen.aside(told.trim_end());
                }
                return Verdict::Failed;
            }
        };
        let Encounter { state, begin, warnings, .. } = encounter;
        for problem in &warnings {
            let told = of_encounter(&app.texts, &sources, problem);
            app.screen.aside(told.trim_end());
        }
        if !self.lines.is_open() {
            let told = app.text("cli-encounter-needs-input", &[("path", &source.name)]);
            app.screen.aside(format!("{}: {told}", styled(RED, app.text("cli-error", &[]))));
            return Verdict::Failed;
        }
        let profile = state.profile.id;
        self.more.build(&app.texts, app.texts.lang(), profile);
        let texts = self.more.get(&app.texts, app.texts.lang(), profile);
        let log = Log { texts, manner: self.manner };
        let mut session = Session::new(state, log, &mut app.screen, &mut self.lines, &mut self.dice);
        session.play(begin.map(Command::BeginConflict))
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

/// The play in a file; or else what is wrong with it is told.
fn parsed(app: &mut App, source: &Source) -> Option<Play> {
    // A play from standard input has its encounter where the command runs.
    let path = if is_standard_input(&source.path) { Path::new("") } else { &source.path };
    match Play::parse_bytes(&source.bytes, path) {
        Ok(play) => {
            tell(app, source, &play.warnings, false);
            Some(play)
        }
        Err(errors) => {
            tell(app, source, &errors, true);
            None
        }
    }
}

fn tell<'e>(app: &mut App, source: &Source, errors: impl IntoIterator<Item = &'e LineError>, is_error: bool) {
    for error in errors {
        let told = of_play(&app.texts, &sources(source), error, is_error);
        app.screen.aside(told.trim_end());
    }
}

/// Tells all that did not hold.
fn failures(app: &mut App, source: &Source, report: &Report) -> Verdict {
    tell(app, source, report.failures(), true);
    let count = report.failures().count();
    if count > 0 {
        let told = app.text("cli-play-failed", &[("path", &source.name), ("n", &count.to_string())]);
        app.screen.aside(styled(RED, told));
    }
    Verdict::of(count == 0)
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

impl Driver for AtTable<'_> {
    fn roll(&mut self, _: &State, throw: &Throw) -> Option<Vec<i8>> {
        self.dice.throw(&throw.dice)
    }

    fn answer(&mut self, state: &State, questions: &[&Question]) -> Option<(usize, Answer)> {
        // Whoever sits here speaks for everybody, one after the other.
        let question = questions.first()?;
        match self.person.ask(self.screen, state, question) {
            Said::Answer(answer) => Some((0, answer)),
            Said::Undo | Said::End => None,
        }
    }

    fn commanded(&mut self, state: &State, line: &str) {
        self.log.command(self.screen, line);
        let texts = self.log.texts;
        let refused = match parse_command(state, line, self.commands) {
            Err(error) => Some(error.sentence(texts)),
            Ok(command) => Fate::check(state, &command).err().map(|why| {
                texts.text("play-reason", &[("reason", &reason(texts, &why)), ("rule", why.rule())])
            }),
        };
        if let Some(why) = refused {
            self.log.refused(self.screen, &why);
        }
    }

    fn told(&mut self, state: &State, event: &Event) {
        self.log.event(self.screen, state, event);
    }
}
