//! The generic reader: checks values against the description of the format and keeps those that fit it.

use toml::{
    Spanned,
    de::{DeInteger, DeTable, DeValue},
};

use crate::{
    alias::meant,
    place::{Report, Span},
    problem::{
        BAD_NAME, BAD_PHRASE, MISSING_KEY, NO_TEXT, NOT_ONE_LINE, OUT_OF_RANGE, Problem, TEXT_TOO_LONG,
        TOO_FEW, TOO_MANY, UNKNOWN_KEY, UNKNOWN_WORD, WRONG_TYPE,
    },
    shape::{Field, LONGEST_NAME, LONGEST_TEXT, Shape},
};

/// A value that fits the format.
#[derive(Clone, Debug)]
pub struct Node<'d> {
    /// Position in the text.
    pub span: Span,
    /// The value.
    pub value: Value<'d>,
}

/// The value of a [`Node`].
#[derive(Clone, Debug)]
pub enum Value<'d> {
    /// A text.
    Text(&'d str),
    /// True or false.
    Flag(bool),
    /// A whole number.
    Number(i64),
    /// A list.
    List(Vec<Node<'d>>),
    /// A table.
    Table(Table<'d>),
}

/// A table with the entries that fit the format; the others are dropped.
#[derive(Clone, Debug, Default)]
pub struct Table<'d> {
    /// Position of the heading, or of the table itself if it is written inline.
    pub span: Span,
    entries: Vec<Entry<'d>>,
    /// Keys whose values did not fit.
    unfit: Vec<&'d str>,
}

/// A key and its value.
#[derive(Clone, Debug)]
pub struct Entry<'d> {
    /// The key.
    pub key: &'d str,
    /// Position of the key.
    pub key_span: Span,
    /// The value.
    pub node: Node<'d>,
}

impl<'d> Table<'d> {
    /// All entries, in the order of the text.
    pub fn entries(&self) -> &[Entry<'d>] {
        &self.entries
    }

    /// The value of a key.
    pub fn get(&self, name: &str) -> Option<&Node<'d>> {
        self.entries.iter().find(|it| it.key == name).map(|it| &it.node)
    }

    /// Returns whether the key is present, even if its value was reported and dropped.
    pub fn names(&self, name: &str) -> bool {
        self.get(name).is_some() || self.unfit.contains(&name)
    }

    /// A text and its position.
    pub fn text(&self, name: &str) -> Option<(&'d str, &Span)> {
        self.get(name).and_then(Node::text)
    }

    /// Returns whether the key is present and `true`.
    pub fn flag(&self, name: &str) -> bool {
        matches!(self.get(name), Some(Node { value: Value::Flag(true), .. }))
    }

    /// A number, in a type that can hold every number the format allows there.
    pub fn number<N: TryFrom<i64>>(&self, name: &str) -> Option<N> {
        self.get(name).and_then(Node::number)
    }

    /// The elements of a list; empty if the key is absent.
    pub fn list(&self, name: &str) -> &[Node<'d>] {
        match self.get(name) {
            Some(Node { value: Value::List(nodes), .. }) => nodes,
            _ => &[],
        }
    }

    /// The tables of a list; empty if the key is absent.
    pub fn tables(&self, name: &str) -> impl Iterator<Item = &Table<'d>> {
        self.list(name).iter().filter_map(Node::table)
    }

    /// The table under a key.
    pub fn table(&self, name: &str) -> Option<&Table<'d>> {
        self.get(name).and_then(Node::table)
    }
}

impl<'d> Node<'d> {
    /// The text and its position.
    pub fn text(&self) -> Option<(&'d str, &Span)> {
        match self.value {
            Value::Text(text) => Some((text, &self.span)),
            _ => None,
        }
    }

    /// The number, in a type that can hold every number the format allows there.
    pub fn number<N: TryFrom<i64>>(&self) -> Option<N> {
        match self.value {
            Value::Number(number) => N::try_from(number).ok(),
            _ => None,
        }
    }

    /// The table.
    pub fn table(&self) -> Option<&Table<'d>> {
        match &self.value {
            Value::Table(table) => Some(table),
            _ => None,
        }
    }
}

/// Checks a table against its fields. Values that do not fit are reported and dropped.
pub(crate) fn table<'d>(
    report: &mut Report<'_>,
    fields: &[Field],
    extra_keys: &[&str],
    found: &'d DeTable<'d>,
    span: Span,
) -> Table<'d> {
    let (mut entries, mut unfit) = (Vec::new(), Vec::new());
    for (key, value) in found {
        let name: &'d str = key.get_ref();
        let Some(field) = fields.iter().find(|it| it.name == name) else {
            if extra_keys.contains(&name) {
                continue;
            }
            if report.is_full() {
                // Suggestions take time to compute, and nobody would see them.
                report.leave_untold(1);
            } else {
                let names: Vec<&str> =
                    fields.iter().map(|it| it.name).chain(extra_keys.iter().copied()).collect();
                let mut problem = Problem::error(UNKNOWN_KEY).arg("key", name).among(name, &names);
                if let Some(meant) = meant(name, &names) {
                    problem.suggestion = Some(meant.to_owned());
                }
                report.add(&key.span(), problem);
            }
            continue;
        };
        match check(report, &field.shape, name, value) {
            Some(node) => entries.push(Entry { key: name, key_span: key.span(), node }),
            None => unfit.push(name),
        }
    }
    for field in fields.iter().filter(|it| it.required && !found.contains_key(it.name)) {
        let missing = Problem::error(MISSING_KEY).arg("key", field.name);
        report.add(&span, missing.allowed(field.shape.allowed()));
    }
    entries.sort_by_key(|it| it.key_span.start);
    Table { span, entries, unfit }
}

/// Checks one value. Reports it and returns `None` if it does not fit.
fn check<'d>(
    report: &mut Report<'_>,
    shape: &Shape,
    key: &str,
    found: &'d Spanned<DeValue<'d>>,
) -> Option<Node<'d>> {
    let span = found.span();
    let value = match (shape, found.get_ref()) {
        (Shape::Either(shapes), value) => {
            let fitting = shapes.iter().find(|it| it.type_name() == value.type_str());
            let Some(shape) = fitting else {
                report.add(&span, wrong_type(shape, key, value));
                return None;
            };
            return check(report, shape, key, found);
        }
        (
            Shape::Text(_) | Shape::Lines(_) | Shape::Name | Shape::Phrase(_) | Shape::Word(_),
            DeValue::String(text),
        ) => {
            let text = text.trim();
            if let Err(problem) = check_text(shape, key, text) {
                report.add(&span, problem);
                return None;
            }
            Value::Text(text)
        }
        (Shape::Flag, DeValue::Boolean(flag)) => Value::Flag(*flag),
        (Shape::Number(least, most), DeValue::Integer(digits)) => {
            let number = number_of(digits).filter(|number| (least..=most).contains(&number));
            let Some(number) = number else {
                let problem = Problem::error(OUT_OF_RANGE).arg("key", key).arg("value", digits);
                report.add(&span, problem.arg("least", least).arg("most", most).allowed(shape.allowed()));
                return None;
            };
            Value::Number(number)
        }
        (Shape::List(of, least, most), DeValue::Array(items)) => {
            check_count(report, key, &span, items.len(), (*least, *most), || {
                items.get(*most).map(Spanned::span)
            });
            Value::List(items.iter().take(*most).filter_map(|it| check(report, of, key, it)).collect())
        }
        (Shape::Table(fields), DeValue::Table(found)) => {
            Value::Table(table(report, fields, &[], found, span.clone()))
        }
        (Shape::Map(of, most), DeValue::Table(found)) => {
            check_count(report, key, &span, found.len(), (0, *most), || Some(span.clone()));
            let entries = found.iter().take(*most).filter_map(|(key, value)| {
                let node = check(report, of, key.get_ref(), value)?;
                Some(Entry { key: key.get_ref(), key_span: key.span(), node })
            });
            let mut entries: Vec<_> = entries.collect();
            entries.sort_by_key(|it| it.key_span.start);
            Value::Table(Table { span: span.clone(), entries, unfit: Vec::new() })
        }
        (shape, value) => {
            report.add(&span, wrong_type(shape, key, value));
            return None;
        }
    };
    Some(Node { span, value })
}

fn wrong_type(shape: &Shape, key: &str, found: &DeValue<'_>) -> Problem {
    let problem = Problem::error(WRONG_TYPE).arg("key", key).arg("found", found.type_str());
    problem.allowed(shape.allowed())
}

fn check_text(shape: &Shape, key: &str, text: &str) -> Result<(), Problem> {
    let longest = match shape {
        Shape::Word(words) if !words.contains(&text) => {
            return Err(Problem::error(UNKNOWN_WORD).arg("key", key).arg("word", text).among(text, words));
        }
        Shape::Phrase(phrase) if !(phrase.fits)(text) => {
            let problem = Problem::error(BAD_PHRASE).arg("key", key).arg("text", text);
            return Err(problem.among(text, phrase.forms));
        }
        Shape::Text(longest) | Shape::Lines(longest) => *longest,
        Shape::Phrase(_) => LONGEST_TEXT,
        _ => LONGEST_NAME,
    };
    if text.is_empty() {
        return Err(Problem::error(NO_TEXT).arg("key", key));
    }
    if text.chars().count() > longest {
        return Err(Problem::error(TEXT_TOO_LONG).arg("key", key).arg("most", longest));
    }
    let breaks = |c: char| matches!(shape, Shape::Lines(_)) && matches!(c, '\n' | '\r' | '\t');
    if text.contains(|c: char| c.is_control() && !breaks(c)) {
        return Err(Problem::error(NOT_ONE_LINE).arg("key", key));
    }
    // Names are put into quotation marks where commands require it.
    if matches!(shape, Shape::Name) && text.contains('"') {
        return Err(Problem::error(BAD_NAME).arg("key", key));
    }
    Ok(())
}

fn number_of(digits: &DeInteger<'_>) -> Option<i64> {
    i64::from_str_radix(digits.as_str(), digits.radix()).ok()
}

/// Reports a list that has too many or too few elements.
fn check_count(
    report: &mut Report<'_>,
    key: &str,
    span: &Span,
    count: usize,
    (least, most): (usize, usize),
    first_too_many: impl FnOnce() -> Option<Span>,
) {
    if count > most {
        let problem = Problem::error(TOO_MANY).arg("key", key).arg("count", count).arg("most", most);
        report.add(&first_too_many().unwrap_or_else(|| span.clone()), problem);
    }
    if count < least {
        let problem = Problem::error(TOO_FEW).arg("key", key).arg("count", count).arg("least", least);
        report.add(span, problem);
    }
}
