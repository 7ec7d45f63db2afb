//! A keepsake as Markdown.

use schwung_messages::Catalogue;
use schwung_views::wire::{KeepsakeLine, KeepsakeSection, KeepsakeView};

/// The whole keepsake, with everything that happened at its end.
pub(crate) fn whole(texts: &Catalogue, it: &KeepsakeView) -> String {
    let mut text = format!("# {}\n\n{}\n\n", escaped(&it.title), escaped(&it.system_name));
    if it.span.from > 0 {
        text += &format!("{}\n\n", date(texts, it.span.from));
    }
    for person in &it.people.items {
        text += &format!("- {}\n", escaped(person));
    }
    if let Some(before) = &it.before {
        // It is Markdown already.
        text += &format!("\n## {}\n\n{}\n", escaped(&before.heading), before.items.join("\n"));
    }
    text += &story(texts, it, "##");
    let lines = || it.parts.iter().flat_map(|it| &it.lines);
    if lines().next().is_some() {
        text += &format!("\n## {}\n", escaped(&it.course));
        text += &course(lines());
        text.push('\n');
    }
    text
}

/// The summary of the last evening, for people who continue from there; or else of what happened before.
pub(crate) fn last(texts: &Catalogue, it: Option<&KeepsakeView>, before: &str) -> String {
    match it.map(|it| story(texts, it, "###")).filter(|it| !it.trim().is_empty()) {
        Some(text) => text.trim().to_owned(),
        None => before.trim().to_owned(),
    }
}

/// Turning points, quotes and what is open.
fn story(texts: &Catalogue, it: &KeepsakeView, level: &str) -> String {
    let mut text = String::new();
    for part in it.parts.iter().filter(|it| it.fight || !it.moments.is_empty()) {
        text += &format!("\n{level} {}\n\n", escaped(&part.heading));
        if !part.outcome.is_empty() {
            text += &format!("{}\n\n", escaped(&part.outcome));
        }
        for it in &part.moments {
            text += &format!("- {}\n", line(it));
        }
    }
    if !it.quotes.quotes.is_empty() {
        text += &format!("\n{level} {}\n\n", escaped(&it.quotes.heading));
        for quote in &it.quotes.quotes {
            let words = texts.quoted(&quote.words);
            let by = if quote.by.is_empty() { String::new() } else { format!(" – {}", quote.by) };
            text += &format!("> {}\n\n", escaped(&format!("{words}{by}")));
        }
    }
    let section = |it: &KeepsakeSection| {
        let items: String = it.items.iter().map(|it| format!("- {}\n", escaped(it))).collect();
        format!("\n{level} {}\n\n{items}", escaped(&it.heading))
    };
    it.sections.iter().for_each(|it| text += &section(it));
    text
}

/// All lines: one paragraph for each action.
fn course<'l>(lines: impl Iterator<Item = &'l KeepsakeLine>) -> String {
    let mut text = String::new();
    for it in lines {
        text += if it.more { "  \n" } else { "\n\n" };
        text += &line(it);
    }
    text
}

fn line(it: &KeepsakeLine) -> String {
    let text = escaped(&it.text);
    if it.dice.is_empty() { text } else { format!("{text} ({})", it.dice) }
}

/// The day of a time in milliseconds since 1970, in UTC.
fn date(texts: &Catalogue, at: i64) -> String {
    // Days since the 1st of March of the year 0, so that leap days are at the end of years.
    let days = at.div_euclid(86_400_000) + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (day, month) = (day - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    let year = year + era * 400 + i64::from(month <= 2);
    let two = |n: i64| format!("{n:02}");
    let args = [("day", &*two(day)), ("month", &*two(month)), ("year", &*year.to_string())];
    texts.text("recap-date", &args)
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
