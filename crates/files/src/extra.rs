//! Extra keys that the caller handles itself: a transcript, for example, contains more than an encounter.

use std::collections::BTreeMap;

use toml::{
    Table, Value,
    de::{DeTable, DeValue},
};

use crate::place::Report;

/// The value of an extra key, and its position.
#[derive(Clone, Debug, PartialEq)]
pub struct Extra {
    /// The value.
    pub value: Value,
    /// Line of the value, from 1; includes the lines before the text.
    pub line: u32,
    /// Column where the value begins, in characters, from 1.
    pub column: u32,
}

/// The result of [`extras_as`](crate::kit::extras_as).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Extras {
    /// The values of the extra keys that the caller asked for.
    pub values: BTreeMap<String, Extra>,
    /// Keys of encounters that occur as well, with line and column, in the order of the file.
    pub others: Vec<(String, u32, u32)>,
}

/// Collects the caller's extra keys that occur in `file`.
pub(crate) fn collect(report: &Report<'_>, keys: &[&str], file: &DeTable<'_>) -> BTreeMap<String, Extra> {
    let entries = file.iter().filter(|(key, _)| keys.contains(&key.get_ref().as_ref()));
    entries
        .map(|(key, value)| {
            let (line, column) = report.place(value.span().start);
            (key.get_ref().to_string(), Extra { value: owned(value.get_ref()), line, column })
        })
        .collect()
}

/// An owned copy of the value. The parser limits its nesting.
fn owned(value: &DeValue<'_>) -> Value {
    match value {
        DeValue::String(text) => Value::String(text.to_string()),
        DeValue::Integer(digits) => match i64::from_str_radix(digits.as_str(), digits.radix()) {
            Ok(number) => Value::Integer(number),
            // Too large for a number: return it as it was written.
            Err(_) => Value::String(digits.to_string()),
        },
        DeValue::Float(digits) => Value::Float(digits.as_str().parse().unwrap_or(f64::NAN)),
        DeValue::Boolean(flag) => Value::Boolean(*flag),
        DeValue::Datetime(date) => Value::Datetime(*date),
        DeValue::Array(items) => Value::Array(items.iter().map(|it| owned(it.get_ref())).collect()),
        DeValue::Table(entries) => Value::Table(
            entries
                .iter()
                .map(|(key, value)| (key.get_ref().to_string(), owned(value.get_ref())))
                .collect::<Table>(),
        ),
    }
}
