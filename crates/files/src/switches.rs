//! House-rule switches of all systems, as keys of a file.

use schwung_table::{Position, Switch, SwitchKind};
use serde_json::json;

use crate::{
    node::{Table, Value},
    shape::{Field, Phrase, Shape, may},
};

/// The rows of a pyramid, from +1 up.
static ROWS: Phrase =
    Phrase { pattern: "^[0-9]{1,2}(/[0-9]{1,2}){0,11}$", forms: &["5/4/3/2/1"], fits: are_rows };

/// Maximal number of rows.
const MOST_ROWS: usize = 12;

/// Maximal number in a row.
const MOST_IN_ROW: u8 = 60;

fn are_rows(text: &str) -> bool {
    let fits = |row: &str| row.trim().parse::<u8>().is_ok_and(|it| it <= MOST_IN_ROW);
    text.split('/').all(fits) && text.split('/').count() <= MOST_ROWS
}

/// All switches of a system, one field each.
pub fn fields<T: Default>(all: &'static [Switch<T>]) -> Vec<Field> {
    let of = |switch: &Switch<T>| {
        let shape = match switch.kind {
            SwitchKind::Flag => Shape::Flag,
            SwitchKind::Number(least, most) => Shape::Number(i64::from(least), i64::from(most)),
            SwitchKind::Choice(words) => Shape::Word(words.to_vec()),
            SwitchKind::Rows => Shape::Phrase(&ROWS),
        };
        may(switch.name, shape, &format!("See the rule {}.", switch.rule))
            .or(json!((switch.get)(&T::default())))
    };
    all.iter().map(of).collect()
}

/// Sets the switches that a file contains.
pub fn set<T>(file: &Table<'_>, all: &[Switch<T>], switches: &mut T) {
    for entry in file.table("switches").map(Table::entries).unwrap_or_default() {
        let position = match &entry.node.value {
            Value::Flag(on) => Position::Flag(*on),
            Value::Number(number) => Position::Number(*number),
            Value::Text(word) => Position::Word((*word).to_owned()),
            Value::List(_) | Value::Table(_) => continue,
        };
        if let Some(switch) = all.iter().find(|it| it.name == entry.key) {
            let is_set = (switch.set)(switches, &position);
            debug_assert!(is_set, "the format allows what a switch refuses: {}", switch.name);
        }
    }
}
