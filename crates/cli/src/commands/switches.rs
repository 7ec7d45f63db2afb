//! `schwung switches`: the house-rule switches.

use anyhow::Context;
use clap::ArgMatches;
use schwung_fate::{Position, Profile, Switch, SwitchKind, Switches};
use schwung_messages::{Catalogue, position, switch_name, switch_text};
use serde_json::{Value, json};

use crate::{
    app::{App, PROFILE, Verdict},
    screen::{BOLD, CYAN, DIM, styled},
};

/// Lists all switches with default, values, text and rule, as the book has them.
///
/// # Errors
/// If they cannot be written as JSON.
pub(crate) fn run(app: &mut App, matches: &ArgMatches) -> anyhow::Result<Verdict> {
    let book = matches.get_one::<String>("system").and_then(|it| Profile::find(it));
    let book = book.unwrap_or_else(Profile::sotc);
    let texts = app.book(PROFILE);
    if matches.get_flag("json") {
        let all: Vec<Value> = Switches::ALL.iter().map(|it| as_json(&texts, it, &book)).collect();
        app.screen.line(serde_json::to_string_pretty(&all).context("the switches as JSON")?);
        return Ok(Verdict::Held);
    }
    for (n, switch) in Switches::ALL.iter().enumerate() {
        if n > 0 {
            app.screen.line("");
        }
        app.screen.line(in_lines(&texts, switch, &book));
    }
    Ok(Verdict::Held)
}

/// A switch in three lines.
fn in_lines(c: &Catalogue, switch: &Switch, book: &Profile) -> String {
    let default = default(switch, book);
    let rule = switch.rule_in(book.id);
    let told = c.text(
        "cli-switch",
        &[("default", &with_words(c, &default)), ("values", &values(c, switch)), ("rule", rule)],
    );
    format!(
        "{} · {}\n  {}\n  {}",
        styled(CYAN, switch.name),
        styled(BOLD, switch_name(c, switch)),
        switch_text(c, switch),
        styled(DIM, told)
    )
}

/// The position as files have it, and what it means where that is not the same.
fn with_words(c: &Catalogue, it: &Position) -> String {
    let (word, words) = (it.to_string(), position(c, it));
    if word == words { word } else { c.text("cli-switch-value", &[("value", &word), ("meaning", &words)]) }
}

fn default(switch: &Switch, book: &Profile) -> Position {
    (switch.get)(&book.switches)
}

/// All that it can be set to.
fn values(c: &Catalogue, switch: &Switch) -> String {
    match switch.kind {
        SwitchKind::Number(least, most) => {
            c.text("play-expected-number", &[("least", &least.to_string()), ("most", &most.to_string())])
        }
        SwitchKind::Rows => c.text("cli-switch-rows", &[]),
        SwitchKind::Flag | SwitchKind::Choice(_) => {
            positions(switch).iter().map(|it| with_words(c, it)).collect::<Vec<_>>().join(", ")
        }
    }
}

/// Every position of a switch that has no numbers.
fn positions(switch: &Switch) -> Vec<Position> {
    match switch.kind {
        SwitchKind::Flag => vec![Position::Flag(true), Position::Flag(false)],
        SwitchKind::Choice(words) => words.iter().map(|it| Position::Word((*it).to_owned())).collect(),
        SwitchKind::Number(..) | SwitchKind::Rows => Vec::new(),
    }
}

/// A switch for tools, too where the rule book tells of it.
pub(crate) fn as_json(c: &Catalogue, switch: &Switch, book: &Profile) -> Value {
    let mut it = json!({
        "name": switch.name,
        "title": switch_name(c, switch),
        "text": switch_text(c, switch),
        "rule": switch.rule_in(book.id),
        "default": default(switch, book),
    });
    match switch.kind {
        SwitchKind::Number(least, most) => {
            it["least"] = json!(least);
            it["most"] = json!(most);
        }
        SwitchKind::Rows => {}
        SwitchKind::Flag | SwitchKind::Choice(_) => {
            it["values"] = json!(positions(switch));
        }
    }
    it
}

/// The switch in one line: name, meaning, default.
pub(crate) fn in_short(c: &Catalogue, switch: &Switch, book: &Profile) -> String {
    let default = with_words(c, &default(switch, book));
    c.text(
        "cli-switch-short",
        &[("name", switch.name), ("text", &switch_text(c, switch)), ("default", &default)],
    )
}
