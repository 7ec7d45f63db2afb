//! Renders a session as Markdown.

use schwung_log::{House, Record};
use schwung_rulebook::Lang;
use schwung_views::{Look, Shown as _, wire::LineKind};

use crate::setup::Setup;

/// Milliseconds after which another evening begins: four hours.
pub(crate) const BREAK: i64 = 4 * 60 * 60 * 1_000;

/// Renders the log line by line, without undone records and table talk.
pub(crate) fn markdown<T: Setup>(look: Look<'_, T::System>) -> String {
    let house = look.game.house();
    let mut text = format!("# {}\n\n", escaped(&house.title));
    text += &format!("{}\n\n", T::Screen::name(look.texts, look.game.system()));
    for person in &house.seats {
        text += &format!("- {}\n", escaped(&person.name));
    }
    if let Some(before) = &house.before {
        let heading = look.texts.text("recap-before", &[("title", &before.title)]);
        text += &format!("\n## {}\n{}\n", escaped(&heading), before_in(house, look.lang()));
    }
    text += &lines::<T>(look, 0, look.game.seq());
    text.push('\n');
    text
}

/// Renders the last evening before the present one: an evening ends when nothing happens for some hours. If this table has had
/// none, it is that of the table which it continues, as everybody may know it.
pub(crate) fn last_evening<T: Setup>(look: Look<'_, T::System>, now: i64) -> String {
    for (after, until) in evenings(look.game.records(), now).into_iter().rev() {
        let text = lines::<T>(look, after, until);
        if !text.is_empty() {
            return text.trim().to_owned();
        }
    }
    before_in(look.game.house(), look.lang()).trim().to_owned()
}

fn before_in(house: &House, lang: Lang) -> &str {
    house.before.as_ref().map_or("", |it| match lang {
        Lang::De => &it.de,
        Lang::En => &it.en,
    })
}

/// The evenings that are over at `now`: the number of the record before each, and of its last one.
fn evenings<S: schwung_log::Kept>(records: &[Record<S>], now: i64) -> Vec<(u64, u64)> {
    let mut all = Vec::new();
    let mut after = 0;
    for (n, record) in records.iter().enumerate() {
        let next = records.get(n + 1).map_or(now, |it| it.at);
        if next.saturating_sub(record.at) >= BREAK {
            all.push((after, record.seq));
            after = record.seq;
        }
    }
    all
}

/// The lines of the records after `after`, up to and including `until`: one paragraph for each action.
fn lines<T: Setup>(look: Look<'_, T::System>, after: u64, until: u64) -> String {
    let mut text = String::new();
    let mut last_act = None;
    for line in schwung_views::lines::<T::Screen>(look, after, until) {
        if line.undone || matches!(line.kind, LineKind::House | LineKind::Undo) {
            continue;
        }
        text += if line.act == last_act && last_act.is_some() { "  \n" } else { "\n\n" };
        last_act = line.act;
        text += &escaped(&line.text);
        if let Some(dice) = &line.dice {
            text += &format!(" ({})", dice.words);
        }
    }
    text
}

/// Escapes Markdown syntax in plain text.
fn escaped(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        if matches!(letter, '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '#' | '|') {
            plain.push('\\');
        }
        plain.push(if letter.is_control() { ' ' } else { letter });
    }
    plain
}
