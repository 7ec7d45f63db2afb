//! `schwung rules`: the rule book.

use anyhow::Context;
use clap::ArgMatches;
use schwung_messages::Catalogue;
use schwung_rulebook::{Hit, Kind, Rule, Scope, System, get, nearest, search_in, systems};
use schwung_systems::{Book, HouseRule};
use serde_json::{Value, json};

use super::switches;
use crate::{
    app::{App, Verdict},
    args::joined,
    screen::{BOLD, CYAN, DIM, WIDTH, is_read_by_a_person, styled, tame, wrapped},
};

/// Lists topics or the results of a query, or shows a rule.
///
/// # Errors
/// Returns an error if the rule does not exist, or JSON cannot be written.
pub(crate) fn run(app: &mut App, matches: &ArgMatches) -> anyhow::Result<Verdict> {
    let json = matches.get_flag("json");
    match matches.subcommand() {
        Some(("show", of)) => show(app, joined(of, "id").trim(), json || of.get_flag("json")),
        Some(("search", of)) => find(app, of, &joined(of, "query"), json || of.get_flag("json")),
        _ => {
            // After an option, clap takes the name of a subcommand for a word of the query.
            let query = matches.get_many::<String>("query").into_iter().flatten();
            let words: Vec<&str> = query.map(String::as_str).collect();
            match words[..] {
                [] => topics(app, json),
                ["show", id] => show(app, id.trim(), json),
                ["search", ref rest @ ..] if !rest.is_empty() => find(app, matches, &rest.join(" "), json),
                _ => find(app, matches, &words.join(" "), json),
            }
        }
    }
}

/// Lists the topics of every system.
fn topics(app: &mut App, json: bool) -> anyhow::Result<Verdict> {
    if json {
        let all: Value = systems().iter().map(|it| system_json(&app.texts, it)).collect();
        return print_json(app, &all);
    }
    for system in systems() {
        let title =
            format!("{} · {}", styled(CYAN, system.id), styled(BOLD, system.title.in_(app.texts.lang())));
        app.screen.line(title);
        for (topic, count) in counted(system) {
            let rules = app.text("cli-rules-count", &[("n", &count.to_string())]);
            let gap = " ".repeat(18_usize.saturating_sub(topic.len()));
            let heading = system.heading(topic).map_or("", |it| it.in_(app.texts.lang()));
            app.screen.line(format!(
                "  {}{gap} {heading} {}",
                styled(CYAN, topic),
                styled(DIM, format!("· {rules}"))
            ));
        }
    }
    let hint = app.text("cli-rules-hint", &[]);
    app.screen.line(format!("\n{hint}"));
    Ok(Verdict::Held)
}

/// The topics of a system that have rules, with the number of rules.
fn counted(system: &System) -> impl Iterator<Item = (&'static str, usize)> {
    let rules = system.rules();
    let count = move |topic: &str| rules.iter().filter(|it| it.topic == topic).count();
    system.topics.iter().map(move |topic| (*topic, count(topic))).filter(|it| it.1 > 0)
}

fn system_json(c: &Catalogue, system: &System) -> Value {
    let topic = |(topic, count)| {
        let heading = system.heading(topic).map_or(topic, |it| it.in_(c.lang()));
        json!({ "id": topic, "title": heading, "rules": count })
    };
    let topics: Vec<Value> = counted(system).map(topic).collect();
    json!({ "id": system.id, "title": system.title.in_(c.lang()), "built": system.built, "topics": topics })
}

/// Lists the results of a query, best first.
fn find(app: &mut App, matches: &ArgMatches, query: &str, json: bool) -> anyhow::Result<Verdict> {
    let lang = app.texts.lang();
    let chosen = |name| matches.get_one::<String>(name).map(String::as_str);
    let kind = chosen("kind").and_then(|it| it.parse::<Kind>().ok());
    let scope = Scope { first: chosen("first"), system: chosen("system"), topic: chosen("topic"), kind };
    let hits = search_in(query, lang, &scope);
    if json {
        let all: Value = hits.iter().map(|hit| hit_json(&app.texts, hit)).collect();
        print_json(app, &all)?;
        return Ok(Verdict::of(!hits.is_empty()));
    }
    let widest = hits.iter().map(|hit| hit.rule.id.len()).max().unwrap_or(0);
    for hit in &hits {
        let gap = " ".repeat(widest - hit.rule.id.len());
        app.screen.line(format!("{}{gap}  {}", styled(CYAN, hit.rule.id), hit.rule.title.in_(lang)));
    }
    if hits.is_empty() {
        let none = app.text("cli-rules-none", &[("query", &tame(query))]);
        app.screen.aside(none);
    }
    Ok(Verdict::of(!hits.is_empty()))
}

fn hit_json(c: &Catalogue, hit: &Hit) -> Value {
    let rule = hit.rule;
    json!({
        "id": rule.id,
        "title": rule.title.in_(c.lang()),
        "kind": rule.kind.name(),
        "score": hit.score,
    })
}

/// Shows a complete rule.
fn show(app: &mut App, id: &str, json: bool) -> anyhow::Result<Verdict> {
    let Some(rule) = get(id) else { return Err(unknown(&app.texts, id)) };
    if json {
        let it = rule_json(app, rule);
        return print_json(app, &it);
    }
    let lang = app.texts.lang();
    let kind = app.text(&format!("cli-kind-{}", rule.kind.name()), &[]);
    app.screen.line(styled(BOLD, rule.title.in_(lang)));
    app.screen.line(format!("{} · {}", styled(CYAN, rule.id), styled(DIM, kind)));
    let text = rule.text.in_(lang);
    // In a pipe a paragraph stays on one line, so that tools can search it.
    let text = if is_read_by_a_person() { wrapped(text, WIDTH) } else { text.to_owned() };
    app.screen.line(format!("\n{text}"));
    if !rule.see.is_empty() {
        let title = app.text("cli-rules-see", &[]);
        app.screen.line(format!("\n{}", styled(BOLD, title)));
        for id in rule.see {
            let title = get(id).map_or("", |it| it.title.in_(lang));
            app.screen.line(format!("  {} · {title}", styled(CYAN, id)));
        }
    }
    let switches = switches_of(app, rule);
    if !switches.is_empty() {
        let title = app.text("cli-rules-switches", &[]);
        app.screen.line(format!("\n{}", styled(BOLD, title)));
        for switch in &switches {
            let line = switches::in_short(&app.texts, switch);
            app.screen.line(format!("  {line}"));
        }
    }
    Ok(Verdict::Held)
}

/// The error for an unknown rule, with suggestions.
fn unknown(c: &Catalogue, id: &str) -> anyhow::Error {
    let mut message = c.text("cli-rules-unknown", &[("id", &tame(id))]);
    let near: Vec<&str> = nearest(id).iter().map(|it| it.id).collect();
    if !near.is_empty() {
        message.push(' ');
        message += &c.text("cli-rules-nearest", &[("ids", &near.join(", "))]);
    }
    anyhow::Error::msg(message)
}

/// The switches that a rule mentions, in the terms of its book.
fn switches_of(app: &App, rule: &Rule) -> Vec<HouseRule> {
    let book = Book::find(rule.system);
    book.map(|it| schwung_systems::switches(app.texts.lang(), it, Some(rule.id))).unwrap_or_default()
}

fn rule_json(app: &App, rule: &'static Rule) -> Value {
    let lang = app.texts.lang();
    let see: Vec<Value> = rule
        .see
        .iter()
        .map(|id| json!({ "id": id, "title": get(id).map_or("", |it| it.title.in_(lang)) }))
        .collect();
    let switches: Vec<Value> = switches_of(app, rule).iter().map(switches::as_json).collect();
    json!({
        "id": rule.id,
        "system": rule.system,
        "topic": rule.topic,
        "kind": rule.kind.name(),
        "lang": lang.tag(),
        "title": rule.title.in_(lang),
        "text": rule.text.in_(lang),
        "see": see,
        "switches": switches,
    })
}

fn print_json(app: &mut App, value: &Value) -> anyhow::Result<Verdict> {
    app.screen.line(serde_json::to_string_pretty(value).context("the rules as JSON")?);
    Ok(Verdict::Held)
}
