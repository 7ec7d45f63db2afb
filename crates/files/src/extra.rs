//! Keys of the caller's own: a transcript says more than an encounter does.

use std::collections::BTreeMap;

use toml::{
    Table, Value,
    de::{DeTable, DeValue},
};

use crate::place::Report;

/// The value of a key of the caller's own, and where it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Extra {
    /// The value.
    pub value: Value,
    /// The line of the value, from 1, counted with the lines before the text.
    pub line: u32,
    /// The column where it begins, in characters, from 1.
    pub column: u32,
}

/// What [`extras`](crate::extras) finds.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Extras {
    /// The values of the caller's own keys.
    pub values: BTreeMap<String, Extra>,
    /// The keys of encounters that are there too, with line and column of each, in the order of the file.
    pub others: Vec<(String, u32, u32)>,
}

/// The caller's own keys that are there.
pub(crate) fn collect(report: &Report<'_>, keys: &[&str], file: &DeTable<'_>) -> BTreeMap<String, Extra> {
    let entries = file.iter().filter(|(key, _)| keys.contains(&key.get_ref().as_ref()));
    entries
        .map(|(key, value)| {
            let (line, column) = report.place(value.span().start);
            (key.get_ref().to_string(), Extra { value: owned(value.get_ref()), line, column })
        })
        .collect()
}

/// A value that stands on its own. Its nesting is limited by the parser.
fn owned(value: &DeValue<'_>) -> Value {
    match value {
        DeValue::String(text) => Value::String(text.to_string()),
        DeValue::Integer(digits) => match i64::from_str_radix(digits.as_str(), digits.radix()) {
            Ok(number) => Value::Integer(number),
            // Too large for a number: the caller sees what was written.
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
