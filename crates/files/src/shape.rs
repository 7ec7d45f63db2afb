//! The types that describe a format.

use serde_json::Value;

/// What a value in a file can be.
#[derive(Clone, Debug)]
pub enum Shape {
    /// A text with at most this many characters.
    Text(usize),
    /// A text with at most this many characters, on one or more lines.
    Lines(usize),
    /// A name: a short text without quotation marks.
    Name,
    /// A text of a given form.
    Phrase(&'static Phrase),
    /// One of these words.
    Word(Vec<&'static str>),
    /// A boolean.
    Flag,
    /// An integer between two bounds, both inclusive.
    Number(i64, i64),
    /// A list of values of one shape, with its minimal and maximal length.
    List(Box<Shape>, usize, usize),
    /// A table with these keys.
    Table(Vec<Field>),
    /// A table with arbitrary keys, at most this many, and values of one shape.
    Map(Box<Shape>, usize),
    /// One of these shapes, distinguished by their type.
    Either(Vec<Shape>),
}

/// A form that a text can have.
#[derive(Debug)]
pub struct Phrase {
    /// The form as a regular expression, for the schema.
    pub pattern: &'static str,
    /// The form as it is shown to people.
    pub forms: &'static [&'static str],
    /// Returns whether a text has this form.
    pub fits: fn(&str) -> bool,
}

/// A key of a table and the shape of its value.
#[derive(Clone, Debug)]
pub struct Field {
    /// The key.
    pub name: &'static str,
    /// The shape of its value.
    pub shape: Shape,
    /// Whether the key must be present.
    pub required: bool,
    /// Description for the schema.
    pub doc: String,
    /// Default value if the key is absent, for the schema.
    pub default: Option<Value>,
}

/// Maximal number of characters of a short text: a title, a wording, a stake.
pub const LONGEST_TEXT: usize = 200;

/// Maximal number of characters of a name.
pub const LONGEST_NAME: usize = 60;

/// Creates a required key.
pub fn need(name: &'static str, shape: Shape, doc: &str) -> Field {
    Field { name, shape, required: true, doc: doc.to_owned(), default: None }
}

/// Creates an optional key.
pub fn may(name: &'static str, shape: Shape, doc: &str) -> Field {
    Field { required: false, ..need(name, shape, doc) }
}

impl Field {
    /// Sets the default value.
    #[must_use]
    pub fn or(self, default: impl Into<Value>) -> Field {
        Field { default: Some(default.into()), ..self }
    }
}

/// A list of values of one shape, with `least` to `most` elements.
pub fn list(of: Shape, least: usize, most: usize) -> Shape {
    Shape::List(Box::new(of), least, most)
}

impl Shape {
    /// The TOML type as the parser names it; empty if several types are possible.
    pub(crate) fn type_name(&self) -> &'static str {
        match self {
            Shape::Text(_) | Shape::Lines(_) | Shape::Name | Shape::Phrase(_) | Shape::Word(_) => "string",
            Shape::Flag => "boolean",
            Shape::Number(..) => "integer",
            Shape::List(..) => "array",
            Shape::Table(_) | Shape::Map(..) => "table",
            Shape::Either(_) => "",
        }
    }

    /// The allowed values, for a problem's list.
    pub(crate) fn allowed(&self) -> Vec<String> {
        match self {
            Shape::Text(_) | Shape::Lines(_) | Shape::Name => vec!["\"…\"".to_owned()],
            Shape::Phrase(phrase) => phrase.forms.iter().map(|form| format!("\"{form}\"")).collect(),
            Shape::Word(words) => words.iter().map(|word| format!("\"{word}\"")).collect(),
            Shape::Flag => vec!["true".to_owned(), "false".to_owned()],
            Shape::Number(least, most) => vec![format!("{least}..{most}")],
            Shape::List(..) => vec!["[…]".to_owned()],
            Shape::Table(_) | Shape::Map(..) => vec!["{…}".to_owned()],
            Shape::Either(shapes) => shapes.iter().flat_map(Shape::allowed).collect(),
        }
    }
}
