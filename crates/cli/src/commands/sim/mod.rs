//! `schwung sim ENCOUNTER`: simulates a conflict many times.

mod picture;
mod tournament;

use std::{
    fs,
    io::{IsTerminal, stderr},
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering},
};

use anyhow::Context;
use clap::ArgMatches;
use schwung_systems::{AnyFight, fight_beside};
use schwung_views::wire::{SimulationView, SpreadView};

use super::check::unreadable;
use crate::{
    app::{App, Verdict},
    figures::{rounded, share},
    screen::{BOLD, DIM, aside, styled},
    source::Source,
};

/// Simulates the conflict of an encounter file.
///
/// # Errors
/// Returns an error if the picture cannot be written.
pub(crate) fn run(app: &mut App, matches: &ArgMatches) -> anyhow::Result<Verdict> {
    let seed = matches.get_one::<u64>("seed").copied().unwrap_or(1);
    let Some(mut fight) = opened(app, matches, seed) else { return Ok(Verdict::Failed) };
    let threads = matches.get_one::<usize>("threads").copied().unwrap_or_else(cores);
    if matches.get_flag("tournament") {
        return tournament::run(app, matches, &mut *fight, seed, threads);
    }
    for wanted in matches.get_many::<String>("habit").into_iter().flatten() {
        if let Err(problem) = tournament::decide_as(app, &mut *fight, wanted) {
            app.screen.aside(problem);
            return Ok(Verdict::Failed);
        }
    }
    let runs = matches.get_one::<u64>("runs").copied().unwrap_or(10_000);
    let bar = Bar::new(app, "chances-progress", runs);
    let Some(view) = fight.simulate(runs, seed, threads, &|done| bar.shows(done)) else {
        return Ok(Verdict::Failed);
    };
    bar.clear();
    if let Some(path) = matches.get_one::<PathBuf>("svg") {
        write(app, path, &picture::svg(&app.texts, &view))?;
    }
    if matches.get_flag("json") {
        app.screen.line(serde_json::to_string_pretty(&view)?);
    } else if matches.get_flag("csv") {
        csv(app, &view);
    } else {
        told(app, &view);
    }
    Ok(Verdict::Held)
}

/// Opens the conflict file named on the command line and reports its problems.
pub(super) fn opened(app: &mut App, matches: &ArgMatches, seed: u64) -> Option<Box<dyn AnyFight>> {
    let path = matches.get_one::<PathBuf>("encounter")?;
    let source = match Source::read(&app.texts, path) {
        Ok(source) => source,
        Err(error) => {
            unreadable(app, &error);
            return None;
        }
    };
    let text = String::from_utf8_lossy(&source.bytes);
    match fight_beside(&text, source.folder(), app.texts.lang(), seed) {
        Ok(fight) => Some(fight),
        Err(problems) => {
            for problem in problems {
                app.screen.aside(format!("{}: {problem}", source.name));
            }
            None
        }
    }
}

/// Writes a picture to a file.
///
/// # Errors
/// Returns an error if writing fails.
pub(super) fn write(app: &App, path: &Path, picture: &str) -> anyhow::Result<()> {
    fs::write(path, picture)
        .with_context(|| app.text("chances-svg-unwritten", &[("file", &path.display().to_string())]))
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// A progress bar on standard error, if that is a terminal.
pub(super) struct Bar {
    of: u64,
    label: String,
    shown: AtomicU64,
    is_seen: bool,
}

impl Bar {
    pub(super) fn new(app: &App, label: &str, of: u64) -> Bar {
        Bar { of, label: app.text(label, &[]), shown: AtomicU64::new(0), is_seen: stderr().is_terminal() }
    }

    pub(super) fn shows(&self, done: u64) -> bool {
        let percent = (done * 100).checked_div(self.of).unwrap_or(100);
        if self.is_seen && self.shown.fetch_max(percent, Ordering::Relaxed) < percent {
            let filled = usize::try_from(percent / 4).unwrap_or(0);
            aside(&format!("\r{} [{:<25}] {percent} %", self.label, "█".repeat(filled)));
        }
        true
    }

    pub(super) fn clear(&self) {
        if self.is_seen {
            aside("\r\u{1b}[2K");
        }
    }
}

fn told(app: &mut App, view: &SimulationView) {
    app.screen.line(styled(BOLD, &view.title));
    let args = [("runs", &*view.runs.to_string()), ("seed", &*view.seed.to_string())];
    let head = app.text("chances-head", &args);
    app.screen.line(styled(DIM, head));
    for remark in &view.remarks {
        app.screen.line(remark);
    }
    app.screen.line("");
    for it in &view.wins {
        let args = [("who", &*it.label), ("percent", &*share(&app.texts, it.share, 1))];
        let text = app.text("chances-wins", &args);
        app.screen.line(format!("  {} {text}", bar(it.share)));
    }
    app.screen.line("");
    let rounds = spread(app, &view.rounds);
    app.screen.line(format!("  {rounds}"));
    for it in &view.costs {
        app.screen.line("");
        let args = [("name", &*it.name), ("side", &*it.side), ("percent", &*share(&app.texts, it.out, 1))];
        let line = app.text("chances-out", &args);
        app.screen.line(format!("  {}", styled(BOLD, line)));
        app.screen.line(format!("    {}", styled(DIM, &it.policy)));
        for gauge in &it.gauges {
            let text = spread(app, gauge);
            app.screen.line(format!("    {text}"));
        }
    }
}

/// A short bar for a share between 0 and 1.
pub(super) fn bar(share: f64) -> String {
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // between 0 and 20
    let filled = (share.clamp(0.0, 1.0) * 20.0).round() as usize;
    format!("{:<20}", "█".repeat(filled))
}

/// Mean and usual range of a number.
fn spread(app: &App, it: &SpreadView) -> String {
    let quantile = |share: f64| {
        let mut below = 0.0;
        let found = it.bars.iter().find(|(_, part)| {
            below += part;
            below >= share - 1e-9
        });
        found.map_or(0, |it| it.0).to_string().replace('-', "−")
    };
    let (low, high) = (quantile(0.1), quantile(0.9));
    let mean = rounded(&app.texts, it.mean, 2);
    let before = it.before.map(|it| it.to_string()).unwrap_or_default();
    let args =
        [("what", &*it.label), ("mean", &*mean), ("low", &*low), ("high", &*high), ("before", &*before)];
    app.text(if it.before.is_some() { "chances-spread-before" } else { "chances-spread" }, &args)
}

/// Prints CSV with one row per number: quantity, actor, number, share.
fn csv(app: &mut App, view: &SimulationView) {
    let field = |text: &str| format!("\"{}\"", text.replace('"', "\"\""));
    app.screen.line("kind,who,what,number,share");
    for it in &view.wins {
        app.screen.line(format!("win,{},,,{}", field(&it.label), it.share));
    }
    for (number, share) in &view.rounds.bars {
        app.screen.line(format!("rounds,,,{number},{share}"));
    }
    for it in &view.costs {
        app.screen.line(format!("out,{},,,{}", field(&it.name), it.out));
        for gauge in &it.gauges {
            for (number, share) in &gauge.bars {
                let (who, what) = (field(&it.name), field(&gauge.label));
                app.screen.line(format!("gauge,{who},{what},{number},{share}"));
            }
        }
    }
}
