//! House-rule switches of any system, as settings on the page.

use schwung_messages::Catalogue;
use schwung_table::{Position, Switch, SwitchKind};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::{
    form::field,
    wire::{FieldKind, SettingView},
};

/// Maximal number of characters of rows.
const MOST_ROWS: u32 = 40;

/// The field of a switch; `said` gives the label of a position.
pub fn kind(kind: SwitchKind, said: impl Fn(&Position) -> String) -> FieldKind {
    let option = |word: &&str| field::option(json!(word), said(&Position::Word((*word).to_owned())));
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

/// How a system describes its switches.
#[derive(Debug)]
pub struct SwitchWords<T: 'static> {
    /// The title of a switch.
    pub title: fn(&Catalogue, &Switch<T>) -> String,
    /// The effect of a switch.
    pub text: fn(&Catalogue, &Switch<T>) -> String,
    /// The meaning of a value.
    pub position: fn(&Catalogue, &Position) -> String,
}

/// All switches as settings of a table of this book, with their values `now` and those that the book has.
pub fn settings<T>(
    c: &Catalogue,
    book: &str,
    all: &'static [Switch<T>],
    [now, usual]: [&T; 2],
    words: &SwitchWords<T>,
) -> Vec<SettingView> {
    let of = |it: &Switch<T>| SettingView {
        name: it.name.to_owned(),
        label: (words.title)(c, it),
        text: (words.text)(c, it),
        rule: it.rule_in(book).to_owned(),
        kind: kind(it.kind, |it| (words.position)(c, it)),
        value: json!((it.get)(now)),
        default: json!((it.get)(usual)),
    };
    all.iter().map(of).collect()
}

/// Sets a switch to the value that the page sent. Returns `false` and changes nothing if there is no such switch or value.
pub fn set<T>(all: &'static [Switch<T>], switches: &mut T, name: &str, value: &Value) -> bool {
    let switch = all.iter().find(|it| it.name == name);
    switch.zip(position(value)).is_some_and(|(switch, position)| (switch.set)(switches, &position))
}
