//! Renders a session as Markdown.

use schwung_views::{Look, Shown as _, wire::LineKind};

use crate::setup::Setup;

/// Renders the log line by line, without undone records and table talk.
pub(crate) fn markdown<T: Setup>(look: Look<'_, T::System>) -> String {
    let house = look.game.house();
    let mut text = format!("# {}\n\n", escaped(&house.title));
    text += &format!("{}\n\n", T::Screen::name(look.texts, look.game.system()));
    for person in &house.seats {
        text += &format!("- {}\n", escaped(&person.name));
    }
    let mut last_act = None;
    for line in schwung_views::lines::<T::Screen>(look, 0, look.game.seq()) {
        if line.undone || matches!(line.kind, LineKind::House | LineKind::Undo) {
            continue;
        }
        // One paragraph per action.
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
