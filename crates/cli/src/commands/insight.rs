//! `schwung insight FILE`: luck and decisions of a fight that was fought.

use std::{
    cell::Cell,
    fs::File,
    io::{Read as _, stdin},
    path::PathBuf,
};

use anyhow::{Context as _, anyhow};
use clap::ArgMatches;
use schwung_play::Random;
use schwung_systems::{AnyGame, FILE_BYTES, Unopened, open_request};
use schwung_views::wire::{CostShareView, DiceSpan, EstimateView, InsightView, MomentView, Role, You};

use super::sim::{Bar, bar};
use crate::{
    app::{App, Verdict},
    figures::{self, rounded, share},
    screen::{BOLD, DIM, RED, styled},
    source::is_standard_input,
};

/// Who has the file of a table knows everything in it.
pub(super) const GM: You = You { role: Role::Gm, seat: Some(0) };

/// Analyses a fight of an exported table.
///
/// # Errors
/// Returns an error if the file cannot be read.
pub(crate) fn run(app: &mut App, matches: &ArgMatches) -> anyhow::Result<Verdict> {
    let Some(path) = matches.get_one::<PathBuf>("file") else { return Ok(Verdict::Failed) };
    let Some(game) = opened(app, path)? else { return Ok(Verdict::Failed) };
    let number = matches.get_one::<u32>("fight").copied();
    let insight = match game.insight(GM, app.texts.lang(), number) {
        Ok(insight) => insight,
        Err(refusal) => {
            let label = styled(RED, app.text("cli-error", &[]));
            app.screen.aside(format!("{label}: {}", refusal.text));
            return Ok(Verdict::Failed);
        }
    };
    let runs = matches.get_one::<u32>("runs").copied().unwrap_or(1_000);
    let seed = matches.get_one::<u64>("seed").copied().unwrap_or(1);
    let (bar, done) = (Bar::new(app, "chances-progress", u64::from(runs)), Cell::new(0));
    let view = insight.analyse(runs, seed, &mut |_| {
        done.set(done.get() + 1);
        bar.shows(done.get())
    });
    bar.clear();
    if matches.get_flag("json") {
        app.screen.line(serde_json::to_string_pretty(&view)?);
    } else {
        told(app, &view);
    }
    Ok(Verdict::Held)
}

/// Opens an exported table and reports its problems.
pub(super) fn opened(app: &mut App, path: &PathBuf) -> anyhow::Result<Option<Box<dyn AnyGame>>> {
    let name = path.display().to_string();
    let mut text = Vec::new();
    let most = FILE_BYTES as u64 + 1;
    if is_standard_input(path) {
        stdin().lock().take(most).read_to_end(&mut text)
    } else {
        File::open(path).and_then(|it| it.take(most).read_to_end(&mut text))
    }
    .with_context(|| name.clone())?;
    if text.len() > FILE_BYTES {
        let (size, most) = (text.len().to_string(), FILE_BYTES.to_string());
        let args = [("path", &*name), ("size", &*size), ("most", &*most)];
        return Err(anyhow!(app.text("cli-too-large", &args)));
    }
    let lang = app.texts.lang().tag();
    let mut body = br#"{"start":{"import":{"file":"#.to_vec();
    body.append(&mut text);
    body.extend_from_slice(format!(r#"}}}},"lang":"{lang}"}}"#).as_bytes());
    let problems = match open_request(&body, usize::MAX, 0, "insight", &mut Random::new(1)) {
        Ok((game, _)) => return Ok(Some(game)),
        Err(Unopened::Mistakes(mistakes)) => mistakes,
        Err(Unopened::Malformed(_) | Unopened::TooLong) => {
            vec![app.book("").text("import-not-a-table", &[])]
        }
    };
    for problem in problems {
        app.screen.aside(format!("{name}: {problem}"));
    }
    Ok(None)
}

fn told(app: &mut App, view: &InsightView) {
    app.screen.line(styled(BOLD, &view.title));
    app.screen.line(styled(DIM, &view.basis));
    app.screen.line("");
    app.screen.line(&view.summary);
    sides(app, view);
    course(app, view);
    moments(app, "insight-head-luckiest", &view.luckiest);
    moments(app, "insight-head-costliest", &view.costliest);
    head(app, "insight-head-characters", view.characters.is_empty());
    for it in &view.characters {
        let (luck, decisions) = (signed(app, it.luck), signed(app, it.decisions));
        let args = [("name", &*it.name), ("side", &*it.side), ("luck", &*luck), ("decisions", &*decisions)];
        let line = app.text("insight-character", &args);
        app.screen.line(format!("  {line}"));
    }
    head(app, "insight-head-costs", view.costs.is_empty());
    for it in &view.costs {
        cost(app, &it.side, &it.cost);
    }
    head(app, "insight-head-costs-characters", view.characters.iter().all(|it| it.costs.is_empty()));
    for it in &view.characters {
        it.costs.iter().for_each(|of| cost(app, &it.name, of));
    }
    let spans = [
        (DiceSpan::Fight, "insight-head-dice"),
        (DiceSpan::Evening, "insight-head-dice-evening"),
        (DiceSpan::Table, "insight-head-dice-table"),
    ];
    for (span, key) in spans {
        let dice: Vec<&str> =
            view.dice.iter().filter(|it| it.span == span).map(|it| it.sentence.as_str()).collect();
        head(app, key, dice.is_empty());
        for it in dice {
            app.screen.line(format!("  {it}"));
        }
    }
}

/// A heading, unless there is nothing below it.
pub(super) fn head(app: &mut App, key: &str, is_empty: bool) {
    if !is_empty {
        let head = styled(BOLD, app.text(key, &[]));
        app.screen.line("");
        app.screen.line(head);
    }
}

fn sides(app: &mut App, view: &InsightView) {
    head(app, "insight-head-sides", view.sides.is_empty());
    for it in &view.sides {
        let percent = |app: &App, it: EstimateView| share(&app.texts, it.value, 0);
        let (luck, decisions, hand) =
            (signed(app, it.luck), signed(app, it.decisions), signed(app, it.by_hand));
        let key = if it.by_hand.value.abs() < 0.005 { "insight-side" } else { "insight-side-by-hand" };
        let args = [
            ("side", &*it.label),
            ("beginning", &*percent(app, it.beginning)),
            ("end", &*percent(app, it.end)),
            ("luck", &*luck),
            ("decisions", &*decisions),
            ("hand", &*hand),
        ];
        let line = app.text(key, &args);
        app.screen.line(format!("  {line}"));
    }
}

/// The chance of the first side after each step that changed it. Turning points are marked.
fn course(app: &mut App, view: &InsightView) {
    head(app, "insight-head-course", view.points.is_empty());
    let last = view.points.len().saturating_sub(1);
    for (n, it) in view.points.iter().enumerate() {
        if n > 0 && n < last && it.change.value.abs() < 0.005 {
            continue;
        }
        let chance = it.chances.first().map_or(0.0, |it| it.value);
        let change =
            if it.change == EstimateView::default() { String::new() } else { signed(app, it.change) };
        let percent = share(&app.texts, chance, 0);
        let line = format!("  {} {percent:>5} {change:>6}  {}", bar(chance), it.text);
        app.screen.line(if it.turns { styled(BOLD, line) } else { line });
    }
    if !view.is_exact {
        let worst = view.points.iter().map(|it| it.change.error).fold(0.0, f64::max);
        let line = app.text("insight-error", &[("error", &share(&app.texts, worst, 1))]);
        app.screen.line(format!("  {}", styled(DIM, line)));
    }
}

/// What a fight cost a side or a character in one resource.
fn cost(app: &mut App, who: &str, it: &CostShareView) {
    let number = |number: f64| rounded(&app.texts, number, 1);
    let key = if it.by_hand.value.abs() < 0.05 { "insight-cost" } else { "insight-cost-by-hand" };
    let args = [
        ("who", who),
        ("gauge", &*it.gauge),
        ("before", &*it.before.to_string()),
        ("after", &*number(it.after.value)),
        ("expected", &*number(it.expected.value)),
        ("luck", &*number(it.luck.value)),
        ("decisions", &*number(it.decisions.value)),
        ("hand", &*number(it.by_hand.value)),
    ];
    let line = app.text(key, &args);
    app.screen.line(format!("  {line}"));
}

fn moments(app: &mut App, key: &str, all: &[MomentView]) {
    head(app, key, all.is_empty());
    for it in all {
        app.screen.line(format!("  {}", it.sentence));
        for answer in &it.answers {
            let chance = share(&app.texts, answer.chance.value, 0);
            let given =
                if answer.given { format!(" ({})", app.text("insight-given", &[])) } else { String::new() };
            app.screen.line(format!("    {chance:>5}  {}{given}", answer.label));
        }
    }
}

/// A change of a chance, with its sign.
fn signed(app: &App, it: EstimateView) -> String {
    figures::signed(&app.texts, it.value)
}
