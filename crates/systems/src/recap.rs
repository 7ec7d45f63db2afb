//! An evening as Markdown.

use schwung_views::{Look, Shown as _, wire::LineKind};

use crate::engine::Begins;

/// What happened, line by line, without what was undone and without small talk of the table.
pub(crate) fn markdown<S: Begins>(look: Look<'_, S>) -> String {
    let house = look.game.house();
    let mut text = format!("# {}\n\n", escaped(&house.title));
    text += &format!("{}\n\n", S::Screen::name(look.texts, look.game.system()));
    for person in &house.seats {
        text += &format!("- {}\n", escaped(&person.name));
    }
    let mut last_act = None;
    for line in schwung_views::lines::<S::Screen>(look, 0, look.game.seq()) {
        if line.undone || matches!(line.kind, LineKind::House | LineKind::Undo) {
            continue;
        }
        // A paragraph for each action.
        text += if line.act == last_act && last_act.is_some() { "  \n" } else { "\n\n" };
        last_act = line.act;
        text += &escaped(&line.text);
        if let Some(dice) = &line.dice {
            text += &format!(" ({})", dice.words);
        }
    }
    text.push('\n');
    text
}

/// Text that is no Markdown.
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
