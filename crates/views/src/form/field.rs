//! Fields of forms.

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

use crate::wire::{Field, FieldKind, FieldOption, in_words};

/// Maximal number of characters of a name.
pub const NAME: u32 = 60;

/// Maximal number of characters of other texts.
pub const WORDS: u32 = 300;

/// The value as it appears in a command.
///
/// Converts by way of text, like [`read`]: (de)serializing a system's types to and from both text and [`Value`] would
/// compile all of that code twice.
pub fn value(of: &impl Serialize) -> Value {
    serde_json::to_vec(of).and_then(|it| serde_json::from_slice(&it)).unwrap_or_default()
}

/// Reads a value as a system's type.
///
/// # Errors
/// What is wrong with the value, without a position: nobody has written the text that it is read from.
pub fn read<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    schwung_log::read_value(value).map_err(|error| in_words(&error))
}

/// The entries of an object; empty for any other value.
pub fn parts(of: Value) -> Map<String, Value> {
    match of {
        Value::Object(parts) => parts,
        _ => Map::new(),
    }
}

/// An option.
pub fn option(value: impl Into<Value>, label: impl Into<String>) -> FieldOption {
    FieldOption {
        value: value.into(),
        label: label.into(),
        note: String::new(),
        group: String::new(),
        barred: None,
        with: Vec::new(),
    }
}

/// An option with a note.
pub fn noted(value: impl Into<Value>, label: impl Into<String>, note: String) -> FieldOption {
    FieldOption { note, ..option(value, label) }
}

fn field(name: &str, label: String, kind: FieldKind) -> Field {
    Field { name: name.to_owned(), label, kind, optional: false, more: false, value: None, rule: None }
}

/// One of these options; starts with the first that is not barred.
pub fn one(name: &str, label: String, options: Vec<FieldOption>) -> Field {
    let first = options.iter().find(|it| it.barred.is_none()).map(|it| it.value.clone());
    Field { value: first, ..field(name, label, FieldKind::One(options)) }
}

/// Any of these options.
pub fn many(name: &str, label: String, options: Vec<FieldOption>) -> Field {
    field(name, label, FieldKind::Many(options))
}

/// A text on one line.
pub fn text(name: &str, label: String, max: u32) -> Field {
    field(name, label, FieldKind::Text { max, long: false })
}

/// A text on several lines.
pub fn long(name: &str, label: String, max: u32) -> Field {
    field(name, label, FieldKind::Text { max, long: true })
}

/// A number between two inclusive bounds.
pub fn number(name: &str, label: String, min: i32, max: i32) -> Field {
    field(name, label, FieldKind::Number { min, max })
}

/// A boolean.
pub fn flag(name: &str, label: String, is_set: bool) -> Field {
    Field { value: Some(is_set.into()), ..field(name, label, FieldKind::Flag) }
}

/// Several entries with the same fields.
pub fn list(name: &str, label: String, fields: Vec<Field>, max: u32) -> Field {
    field(name, label, FieldKind::List { fields, max })
}

/// Properties of a field.
pub trait Filled: Sized {
    /// May be left empty, and starts empty.
    fn optional(self) -> Self;
    /// Is collapsed at first.
    fn more(self) -> Self;
    /// Starts with this value.
    fn starting(self, value: impl Into<Value>) -> Self;
    /// Starts empty.
    fn open(self) -> Self;
    /// Is based on this rule.
    fn ruled(self, rule: &str) -> Self;
}

impl Filled for Field {
    fn optional(self) -> Field {
        Field { optional: true, value: None, ..self }
    }

    fn more(self) -> Field {
        Field { more: true, ..self }
    }

    fn starting(self, value: impl Into<Value>) -> Field {
        Field { value: Some(value.into()), ..self }
    }

    fn open(self) -> Field {
        Field { value: None, ..self }
    }

    fn ruled(self, rule: &str) -> Field {
        Field { rule: Some(rule.to_owned()), ..self }
    }
}
