//! The house-rule switches in words.

use schwung_fate::{Position, Switch};

use schwung_messages::Catalogue;

use super::names;

/// The name of a switch.
pub fn switch_name(c: &Catalogue, switch: &Switch) -> String {
    c.text(&format!("switch-{}", switch.name), &[])
}

/// The effect of a switch, in one sentence.
pub fn switch_text(c: &Catalogue, switch: &Switch) -> String {
    c.text(&format!("switch-{}.text", switch.name), &[])
}

/// A position of a switch in words.
pub fn position(c: &Catalogue, position: &Position) -> String {
    match position {
        Position::Flag(true) => c.text("position-true", &[]),
        Position::Flag(false) => c.text("position-false", &[]),
        Position::Number(number) => names::plain(*number),
        Position::Word(word) => {
            // Rows of a pyramid are shown in their notation.
            let key = format!("position-{word}");
            if c.has(&key) { c.text(&key, &[]) } else { word.clone() }
        }
    }
}
