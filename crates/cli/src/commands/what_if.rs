//! `schwung whatif FILE`: another choice at an entry of a log, played out by habits.

use std::path::PathBuf;

use clap::ArgMatches;
use schwung_play::Random;
use schwung_systems::{AnyGame, Comparison, Refusal};
use schwung_views::wire::{CoursesView, Do, QuestionView};

use super::{
    insight::{GM, head, opened},
    sim::{Bar, bar},
};
use crate::{
    app::{App, Verdict},
    figures::share,
    screen::{BOLD, DIM, RED, styled},
};

/// Seed of the dice of fights that are played on.
const SEED: u64 = 1;

/// Lists the entries of a log, or tries something else at one of them.
///
/// # Errors
/// Returns an error if the file cannot be read.
pub(crate) fn run(app: &mut App, matches: &ArgMatches) -> anyhow::Result<Verdict> {
    let Some(path) = matches.get_one::<PathBuf>("file") else { return Ok(Verdict::Failed) };
    let Some(game) = opened(app, path)? else { return Ok(Verdict::Failed) };
    let Some(&at) = matches.get_one::<u64>("at") else {
        entries(app, &*game);
        return Ok(Verdict::Held);
    };
    let seed = matches.get_one::<u64>("seed").copied().unwrap_or(SEED);
    let tried = tried(app, &*game, matches, at, seed);
    let found = match tried {
        Ok(found) => found,
        Err(refusal) => {
            let label = styled(RED, app.text("cli-error", &[]));
            app.screen.aside(format!("{label}: {}", refusal.text));
            return Ok(Verdict::Failed);
        }
    };
    let runs = matches.get_one::<u32>("runs").copied().unwrap_or(1_000);
    let Comparison { from, by_habit, courses } = found;
    let (bar, mut done) = (Bar::new(app, "chances-progress", u64::from(runs)), 0);
    let [original, fork] = courses.analyse(runs, SEED, &mut |_| {
        done += 1;
        bar.shows(done)
    });
    bar.clear();
    let view = CoursesView { from, by_habit, original, fork };
    if matches.get_flag("json") {
        app.screen.line(serde_json::to_string_pretty(&view)?);
    } else {
        told(app, &view);
    }
    Ok(Verdict::Held)
}

/// The entries of the game, with the numbers of their records.
fn entries(app: &mut App, game: &dyn AnyGame) {
    let lines = game.lines(GM, app.texts.lang().into(), 0, u64::MAX);
    let mut last = 0;
    for line in lines.iter().filter(|it| it.act.is_some() && !it.undone) {
        let number = if line.seq == last { String::new() } else { line.seq.to_string() };
        last = line.seq;
        app.screen.line(format!("{number:>6}  {}", line.text));
    }
}

/// The what-if after the given command or answer, played out by habits.
fn tried(
    app: &mut App,
    game: &dyn AnyGame,
    matches: &ArgMatches,
    at: u64,
    seed: u64,
) -> Result<Comparison, Refusal> {
    let lang = app.texts.lang();
    let (mut fork, _) = game.fork(lang, at, 0, "whatif")?;
    let view = fork.view(GM, app.texts.lang().into());
    let question = view.waiting.and_then(|it| it.questions.into_iter().next());
    let what = match (matches.get_one::<String>("say"), matches.get_one::<usize>("answer"), question) {
        (Some(text), ..) => Some(Do::Say(text.clone())),
        (None, Some(answer), Some(it)) => {
            Some(Do::Answer { question: it.id, choice: answer - 1, words: String::new() })
        }
        (None, None, Some(question)) => {
            asked(app, &question);
            None
        }
        (None, _, None) => None,
    };
    if let Some(what) = what {
        let deed = fork.parse(lang, what)?;
        let decided = fork.decide(GM, lang, "tried", 0, &deed, &mut Random::new(seed))?;
        let failed = |_| Refusal { code: "failed", text: app.text("refused-failed", &[]), rule: None };
        fork.commit(decided).map_err(failed)?;
    }
    fork.compared(GM, lang, true, seed)
}

/// The pending question there, with its possible answers.
fn asked(app: &mut App, question: &QuestionView) {
    app.screen.aside(&question.sentence);
    for (n, it) in (1..).zip(&question.choices) {
        let line = format!("{n:>4}  {}", it.label);
        app.screen.aside(if it.barred.is_some() { styled(DIM, line) } else { line });
    }
}

fn told(app: &mut App, view: &CoursesView) {
    let (there, here) = (&view.original, &view.fork);
    app.screen.line(styled(BOLD, &there.title));
    app.screen.line(styled(DIM, &there.basis));
    for (key, it) in [("what-if-head-played", there), ("what-if-head-tried", here)] {
        head(app, key, it.points.is_empty());
        let own = it.points.iter().position(|it| it.seq >= view.from).unwrap_or(0).saturating_sub(1);
        let last = it.points.len().saturating_sub(1);
        for (n, point) in it.points.iter().enumerate().skip(own) {
            if n > own && n < last && point.change.value.abs() < 0.005 {
                continue;
            }
            let chance = point.chances.first().map_or(0.0, |it| it.value);
            let percent = share(&app.texts, chance, 0);
            app.screen.line(format!("  {} {percent:>5}  {}", bar(chance), point.text));
        }
    }
}
