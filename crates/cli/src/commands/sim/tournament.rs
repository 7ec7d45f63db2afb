//! `schwung sim --habit` and `--tournament`: other habits, and how they do against each other.

use std::collections::BTreeSet;

use clap::ArgMatches;
use schwung_play::Manner;
use schwung_systems::{AnyFight, Pairing, Tournament};

use super::{Bar, bar};
use crate::{
    app::{App, Verdict},
    figures::{rounded, share},
    screen::{BOLD, DIM, styled},
};

/// Number of series of a tournament between two sides.
const SERIES: u64 = 6;

/// Sets the habit of everybody, or of one side: `clever`, or `players=clever`.
///
/// # Errors
/// The error, in the reader's language.
pub(super) fn decide_as(app: &App, fight: &mut dyn AnyFight, wanted: &str) -> Result<(), String> {
    let (side, habit) = match wanted.rsplit_once('=') {
        Some((side, habit)) => (Some(side.trim()), habit.trim()),
        None => (None, wanted.trim()),
    };
    let in_words = |word: &str| app.text(&format!("habit-{word}"), &[]);
    let is_it = |word: &str| word == habit || in_words(word).to_lowercase() == habit.to_lowercase();
    let Some(manner) = Manner::WORDS.iter().find(|it| is_it(it.0)).map(|it| it.1) else {
        let all = Manner::WORDS.map(|it| it.0).join(", ");
        return Err(app.text("chances-no-habit", &[("habit", habit), ("all", &all)]));
    };
    let number = match side {
        None => None,
        Some(name) => {
            let fighters = fight.fighters();
            let found = fighters.iter().find(|it| it.side_name.to_lowercase() == name.to_lowercase());
            let number = found.map(|it| it.side);
            let sides: BTreeSet<&str> = fighters.iter().map(|it| &*it.side_name).collect();
            let all = sides.into_iter().collect::<Vec<_>>().join(", ");
            let refused = || app.text("chances-no-side", &[("side", name), ("all", &all)]);
            Some(number.ok_or_else(refused)?)
        }
    };
    fight.decide_as(manner, number);
    Ok(())
}

/// Holds a tournament of the habits.
pub(super) fn run(
    app: &mut App,
    matches: &ArgMatches,
    fight: &mut dyn AnyFight,
    seed: u64,
    threads: usize,
) -> anyhow::Result<Verdict> {
    let runs = matches.get_one::<u64>("runs").copied().unwrap_or(1_000);
    let bar = Bar::new(app, "chances-progress", SERIES);
    let held = fight.tournament(&Manner::WORDS.map(|it| it.1), runs, seed, threads, &|done| bar.shows(done));
    bar.clear();
    let Some(held) = held else { return Ok(Verdict::Failed) };
    if matches.get_flag("json") {
        app.screen.line(serde_json::to_string_pretty(&held)?);
    } else {
        told(app, &held);
    }
    Ok(Verdict::Held)
}

fn told(app: &mut App, held: &Tournament) {
    app.screen.line(styled(BOLD, &held.title));
    let args = [("runs", &*held.runs.to_string()), ("seed", &*held.seed.to_string())];
    let head = app.text("chances-tournament-head", &args);
    app.screen.line(styled(DIM, head));
    for it in &held.pairings {
        app.screen.line("");
        let [habit, against] = [it.habit, it.against].map(|it| app.text(&format!("habit-{it}"), &[]));
        let names = [("habit", &*habit), ("against", &*against)];
        let title = app.text("chances-pairing", &names);
        app.screen.line(format!("  {}", styled(BOLD, title)));
        for side in &it.sides {
            let text = versus(app, &side.label, side.share, side.before);
            app.screen.line(format!("  {} {text}", bar(side.share)));
        }
        let all = app.text("chances-pairing-all", &[]);
        let text = versus(app, &all, it.share, it.before);
        let verdict = verdict(app, it);
        app.screen.line(format!("  {} {text} {verdict}", bar(it.share)));
    }
}

fn versus(app: &App, who: &str, now: f64, before: f64) -> String {
    let (now, before) = (share(&app.texts, now, 1), share(&app.texts, before, 1));
    app.text("chances-versus", &[("who", who), ("share", &now), ("before", &before)])
}

fn verdict(app: &App, it: &Pairing) -> String {
    let key = match (it.is_better(), it.is_worse()) {
        (true, _) => "chances-pairing-better",
        (_, true) => "chances-pairing-worse",
        _ => "chances-pairing-same",
    };
    app.text(key, &[("error", &rounded(&app.texts, 200.0 * it.error, 1))])
}
