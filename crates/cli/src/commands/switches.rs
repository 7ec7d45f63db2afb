//! `schwung switches`: lists the house-rule switches.

use anyhow::Context;
use clap::ArgMatches;
use schwung_messages::Catalogue;
use schwung_systems::{BOOKS, Book, HouseRule};
use schwung_table::{Position, SwitchKind};
use serde_json::{Value, json};

use crate::{
    app::{App, Verdict},
    screen::{BOLD, CYAN, DIM, styled},
};

/// Lists all switches of a book with default, values, description and rule.
///
/// # Errors
/// Returns an error if they cannot be written as JSON.
pub(crate) fn run(app: &mut App, matches: &ArgMatches) -> anyhow::Result<Verdict> {
    let book = matches.get_one::<String>("system").and_then(|it| Book::find(it)).unwrap_or(&BOOKS[0]);
    let switches = schwung_systems::switches(app.texts.lang(), book, None);
    if matches.get_flag("json") {
        let all: Vec<Value> = switches.iter().map(as_json).collect();
        app.screen.line(serde_json::to_string_pretty(&all).context("the switches as JSON")?);
        return Ok(Verdict::Held);
    }
    let lines: Vec<String> = switches.iter().map(|it| in_lines(&app.texts, it)).collect();
    app.screen.line(lines.join("\n\n"));
    Ok(Verdict::Held)
}

/// A switch in three lines.
fn in_lines(c: &Catalogue, it: &HouseRule) -> String {
    let (default, values) = (with_words(c, &it.default), values(c, it));
    let told = c.text("cli-switch", &[("default", &default), ("values", &values), ("rule", it.rule)]);
    format!("{} · {}\n  {}\n  {}", styled(CYAN, it.name), styled(BOLD, &it.title), it.text, styled(DIM, told))
}

/// The value as written in files, with its meaning if that differs.
fn with_words(c: &Catalogue, (position, words): &(Position, String)) -> String {
    let word = position.to_string();
    if word == *words { word } else { c.text("cli-switch-value", &[("value", &word), ("meaning", words)]) }
}

/// All possible values.
fn values(c: &Catalogue, it: &HouseRule) -> String {
    match it.kind {
        SwitchKind::Number(least, most) => {
            c.text("cli-switch-number", &[("least", &least.to_string()), ("most", &most.to_string())])
        }
        SwitchKind::Rows => c.text("cli-switch-rows", &[]),
        SwitchKind::Flag | SwitchKind::Choice(_) => {
            it.positions.iter().map(|it| with_words(c, it)).collect::<Vec<_>>().join(", ")
        }
    }
}

/// A switch as JSON, also used by the rule book.
pub(crate) fn as_json(switch: &HouseRule) -> Value {
    let mut it = json!({
        "name": switch.name,
        "title": switch.title,
        "text": switch.text,
        "rule": switch.rule,
        "default": switch.default.0,
    });
    match switch.kind {
        SwitchKind::Number(least, most) => {
            it["least"] = json!(least);
            it["most"] = json!(most);
        }
        SwitchKind::Rows => {}
        SwitchKind::Flag | SwitchKind::Choice(_) => {
            it["values"] = switch.positions.iter().map(|it| json!(it.0)).collect();
        }
    }
    it
}

/// A switch in one line: name, meaning, default.
pub(crate) fn in_short(c: &Catalogue, it: &HouseRule) -> String {
    let default = with_words(c, &it.default);
    c.text("cli-switch-short", &[("name", it.name), ("text", &it.text), ("default", &default)])
}
