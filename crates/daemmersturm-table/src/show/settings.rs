//! The house-rule switches.

use schwung_daemmersturm::{
    Command, Daemmersturm, Fact, Position, Switch, SwitchKind, Switches, TableFact, Wording,
};
use schwung_messages::Catalogue;
use schwung_views::{
    Look,
    wire::{FieldKind, FieldOption, SettingView},
};
use serde_json::Value;

use crate::words;

/// All switches, in the order of the book.
pub(super) fn settings(look: Look<'_, Daemmersturm>) -> Vec<SettingView> {
    let (now, usual) = (&look.game.state().switches, Switches::default());
    let of = |it: &Switch| SettingView {
        name: it.name.to_owned(),
        label: words::switch_name(look.texts, it),
        text: words::switch_text(look.texts, it),
        rule: it.rule.to_owned(),
        kind: kind(look.texts, it),
        value: value((it.get)(now)),
        default: value((it.get)(&usual)),
    };
    Switches::ALL.iter().map(of).collect()
}

fn kind(texts: &Catalogue, switch: &Switch) -> FieldKind {
    match switch.kind {
        SwitchKind::Flag => FieldKind::Flag,
        SwitchKind::Number(least, most) => FieldKind::Number { min: i32::from(least), max: i32::from(most) },
        SwitchKind::Choice(all) => FieldKind::One(
            all.iter()
                .map(|word| FieldOption {
                    value: Value::from(*word),
                    label: words::position(texts, &Position::Word((*word).to_owned())),
                    note: String::new(),
                    group: String::new(),
                    barred: None,
                })
                .collect(),
        ),
    }
}

fn value(position: Position) -> Value {
    match position {
        Position::Flag(on) => Value::from(on),
        Position::Number(number) => Value::from(number),
        Position::Word(word) => Value::from(word),
    }
}

/// The command that sets a switch.
pub(super) fn set(look: Look<'_, Daemmersturm>, name: &str, value: &Value) -> Option<Command> {
    let switch = Switches::find(name)?;
    let position = match value {
        Value::Bool(on) => Position::Flag(*on),
        Value::Number(number) => Position::Number(number.as_i64()?),
        Value::String(word) => Position::Word(word.clone()),
        Value::Null | Value::Array(_) | Value::Object(_) => return None,
    };
    let mut switches = look.game.state().switches.clone();
    let mut fits = false;
    switches.change(|it| fits = (switch.set)(it, &position));
    let fact = Fact::Table(TableFact::Switches(switches));
    fits.then_some(Command::Set { fact, reason: Wording::NONE })
}
