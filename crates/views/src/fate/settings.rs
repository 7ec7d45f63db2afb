//! The house-rule switches.

use schwung_fate::{Command, Fact, Fate, Position, Profile, Switch, SwitchKind, Switches};
use schwung_messages::{Catalogue, position, switch_name, switch_text};
use serde_json::Value;

use crate::{
    Look,
    wire::{FieldKind, FieldOption, SettingView},
};

/// All switches, in the order of the book.
pub(crate) fn settings(look: Look<'_, Fate>) -> Vec<SettingView> {
    let (now, usual) = (look.game.state().switches(), Profile::sotc().switches);
    Switches::ALL
        .iter()
        .map(|it| SettingView {
            name: it.name.to_owned(),
            label: switch_name(look.texts, it),
            text: switch_text(look.texts, it),
            rule: it.rule.to_owned(),
            kind: kind(look.texts, it),
            value: value((it.get)(now)),
            default: value((it.get)(&usual)),
        })
        .collect()
}

fn kind(texts: &Catalogue, switch: &Switch) -> FieldKind {
    match switch.kind {
        SwitchKind::Flag => FieldKind::Flag,
        SwitchKind::Number(least, most) => FieldKind::Number { min: i32::from(least), max: i32::from(most) },
        SwitchKind::Choice(words) => FieldKind::One(
            words
                .iter()
                .map(|word| FieldOption {
                    value: Value::from(*word),
                    label: position(texts, &Position::Word((*word).to_owned())),
                    note: String::new(),
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
pub(crate) fn set(look: Look<'_, Fate>, name: &str, value: &Value) -> Option<Command> {
    let switch = Switches::find(name)?;
    let position = match value {
        Value::Bool(on) => Position::Flag(*on),
        Value::Number(number) => Position::Number(number.as_i64()?),
        Value::String(word) => Position::Word(word.clone()),
        Value::Null | Value::Array(_) | Value::Object(_) => return None,
    };
    let mut profile = look.game.state().profile.clone();
    let mut fits = false;
    profile.change(|it| fits = (switch.set)(&mut it.switches, &position));
    fits.then_some(Command::Set(Fact::Profile(profile)))
}
