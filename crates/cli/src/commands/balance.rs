//! `schwung balance ENCOUNTER`: variants of an encounter with a wanted chance and cost.

use std::{
    cell::OnceCell,
    fs::OpenOptions,
    io::{ErrorKind, Write as _},
    path::{Path, PathBuf},
};

use anyhow::Context as _;
use clap::ArgMatches;
use schwung_systems::{Balance, Kind, Limits, Wish, encounters};
use schwung_views::wire::{IntervalView, OutlookView, ProposalsView};

use super::{check::unreadable, sim::Bar};
use crate::{
    app::{App, Verdict},
    figures::{rounded, share},
    screen::{BOLD, DIM, RED, WIDTH, styled, wrapped},
    source::Source,
};

/// Proposes variants of an encounter, and writes one of them to a file if asked to.
///
/// # Errors
/// Returns an error if the file cannot be written.
pub(crate) fn run(app: &mut App, matches: &ArgMatches) -> anyhow::Result<Verdict> {
    let Some(path) = matches.get_one::<PathBuf>("encounter") else { return Ok(Verdict::Failed) };
    let to = matches.get_one::<PathBuf>("write");
    // Found out before the search, which takes a while.
    if let Some(to) = to.filter(|it| it.exists()) {
        return Ok(refused(app, "balance-exists", &[("file", &to.display().to_string())]));
    }
    let source = match Source::read(&app.texts, path) {
        Ok(source) => source,
        Err(error) => {
            unreadable(app, &error);
            return Ok(Verdict::Failed);
        }
    };
    let text = String::from_utf8_lossy(&source.bytes);
    let encounters = encounters(&text, source.folder().map(Path::to_owned), app.texts.lang());
    let seed = matches.get_one::<u64>("seed").copied().unwrap_or(1);
    let balance = match Balance::new(encounters, &text, &wish(matches)) {
        Ok(balance) => balance,
        Err(error) => {
            for line in error.text.lines() {
                app.screen.aside(format!("{}: {line}", source.name));
            }
            return Ok(Verdict::Failed);
        }
    };
    let bar: OnceCell<Bar> = OnceCell::new();
    let found = balance.search(&limits(matches), seed, &mut |done, of| {
        bar.get_or_init(|| Bar::new(app, "balance-progress", of)).shows(done)
    });
    if let Some(bar) = bar.get() {
        bar.clear();
    }
    let Some(view) = found else { return Ok(Verdict::Failed) };
    if matches.get_flag("json") {
        app.screen.line(serde_json::to_string_pretty(&view)?);
    } else {
        told(app, &view, to.is_none());
    }
    let take = matches.get_one::<usize>("take").copied().unwrap_or(1);
    match to {
        Some(to) => write(app, &view, take, to),
        None => Ok(Verdict::of(view.reached)),
    }
}

fn wish(matches: &ArgMatches) -> Wish {
    let change: Vec<Kind> = matches
        .get_many::<String>("change")
        .map(|all| all.filter_map(|it| Kind::find(it)).collect())
        .unwrap_or_else(|| Kind::WORDS.map(|it| it.1).to_vec());
    Wish {
        win: matches.get_one::<f64>("win").copied().unwrap_or(60.0) / 100.0,
        cost: matches.get_one::<f64>("cost").copied(),
        change,
        side: matches.get_one::<String>("side").cloned(),
    }
}

fn limits(matches: &ArgMatches) -> Limits {
    let usual = Limits::default();
    Limits {
        settings: matches.get_one::<usize>("most").copied().unwrap_or(usual.settings),
        forecast: matches.get_one::<u64>("runs").copied().unwrap_or(usual.forecast),
        ..usual
    }
}

fn refused(app: &mut App, key: &str, args: &[(&str, &str)]) -> Verdict {
    let label = styled(RED, app.text("cli-error", &[]));
    let text = app.text(key, args);
    app.screen.aside(format!("{label}: {text}"));
    Verdict::Failed
}

/// Writes a proposal to a new file.
fn write(app: &mut App, view: &ProposalsView, take: usize, to: &Path) -> anyhow::Result<Verdict> {
    let (n, file) = (take.to_string(), to.display().to_string());
    let Some(proposal) = take.checked_sub(1).and_then(|it| view.proposals.get(it)) else {
        let count = view.proposals.len().to_string();
        return Ok(refused(app, "balance-no-such", &[("n", &n), ("count", &count)]));
    };
    let written = OpenOptions::new().write(true).create_new(true).open(to);
    match written.and_then(|mut it| it.write_all(proposal.body.as_bytes())) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            return Ok(refused(app, "balance-exists", &[("file", &file)]));
        }
        other => other.with_context(|| app.text("balance-unwritten", &[("file", &file)]))?,
    }
    let text = app.text("balance-written", &[("n", &n), ("file", &file)]);
    app.screen.aside(text);
    Ok(Verdict::of(view.reached))
}

fn told(app: &mut App, view: &ProposalsView, tells_how_to_write: bool) {
    let paragraph = |app: &mut App, text: &str| app.screen.line(wrapped(text, WIDTH));
    paragraph(app, &view.verdict);
    for remark in &view.remarks {
        paragraph(app, remark);
    }
    let now = app.text("balance-now", &[]);
    outlook(app, &now, view, view.now);
    for (n, it) in (1..).zip(&view.proposals) {
        let label = app.text("balance-number", &[("n", &n.to_string())]);
        outlook(app, &label, view, it.forecast);
        let unchanged = || vec![app.text("balance-unchanged", &[])];
        let changes = if it.changes.is_empty() { unchanged() } else { it.changes.clone() };
        for change in changes {
            app.screen.line(indented(&format!("- {change}"), "  ", "    "));
        }
    }
    app.screen.line("");
    let args = [
        ("side", &*view.side),
        ("tried", &*view.tried.to_string()),
        ("fights", &*view.fights.to_string()),
        ("seed", &*view.seed.to_string()),
    ];
    let basis = app.text("balance-basis", &args);
    app.screen.line(styled(DIM, wrapped(&basis, WIDTH)));
    if tells_how_to_write {
        let how = app.text("balance-how-to-write", &[]);
        app.screen.line(styled(DIM, wrapped(&how, WIDTH)));
    }
}

/// Lines with an indentation of their own for the first.
fn indented(text: &str, first: &str, others: &str) -> String {
    let lines = wrapped(text, WIDTH - others.len());
    format!("{first}{}", lines.replace('\n', &format!("\n{others}")))
}

fn outlook(app: &mut App, label: &str, view: &ProposalsView, it: OutlookView) {
    let range = |it: IntervalView, number: &dyn Fn(f64) -> String| [it.value, it.low, it.high].map(number);
    let [win, low, high] = range(it.win, &|it| share(&app.texts, it, 0));
    let head =
        app.text("balance-outlook", &[("label", label), ("win", &win), ("low", &low), ("high", &high)]);
    let [value, low, high] = range(it.cost, &|it| rounded(&app.texts, it, 1));
    let args = [("value", &*value), ("cost", &*view.cost), ("low", &*low), ("high", &*high)];
    let cost = app.text("balance-outlook-cost", &args);
    app.screen.line("");
    app.screen.line(styled(BOLD, head));
    app.screen.line(format!("  {cost}"));
}
