//! House-rule switches of any system, as settings on the page.

use schwung_table::{Position, SwitchKind};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::wire::{FieldKind, FieldOption};

/// Maximal number of characters of rows.
const MOST_ROWS: u32 = 40;

/// The field of a switch; `said` gives the label of a position.
pub fn kind(kind: SwitchKind, said: impl Fn(&Position) -> String) -> FieldKind {
    let option = |word: &&str| FieldOption {
        value: json!(word),
        label: said(&Position::Word((*word).to_owned())),
        note: String::new(),
        group: String::new(),
        barred: None,
    };
    match kind {
        SwitchKind::Flag => FieldKind::Flag,
        SwitchKind::Number(least, most) => FieldKind::Number { min: i32::from(least), max: i32::from(most) },
        SwitchKind::Choice(words) => FieldKind::One(words.iter().map(option).collect()),
        SwitchKind::Rows => FieldKind::Text { max: MOST_ROWS, long: false },
    }
}

/// The position that the page sent; `None` if it is invalid.
pub fn position(value: &Value) -> Option<Position> {
    Position::deserialize(value).ok()
}
