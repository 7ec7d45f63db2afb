//! House-rule switches of any system, as the screens set them.

use schwung_table::{Position, SwitchKind};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::wire::{FieldKind, FieldOption};

/// The most characters of rows.
const MOST_ROWS: u32 = 40;

/// How a switch is set; `said` says what a position is called.
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

/// The position that a screen sends; nothing if it is none.
pub fn position(value: &Value) -> Option<Position> {
    Position::deserialize(value).ok()
}
