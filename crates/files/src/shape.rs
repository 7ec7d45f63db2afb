//! The words in which the format is described.

use serde_json::Value;

/// What may stand somewhere in a file.
#[derive(Clone, Debug)]
pub enum Shape {
    /// A text of at most so many characters.
    Text(usize),
    /// A text of at most so many characters, on one line or several.
    Lines(usize),
    /// A name: a short text without quotation marks.
    Name,
    /// A text of a certain form.
    Phrase(&'static Phrase),
    /// One of these words.
    Word(Vec<&'static str>),
    /// True or false.
    Flag,
    /// A whole number between two bounds, both included.
    Number(i64, i64),
    /// So many of the same, from and to.
    List(Box<Shape>, usize, usize),
    /// A table with these keys.
    Table(Vec<Field>),
    /// A table with any keys, at most so many, and values of one shape.
    Map(Box<Shape>, usize),
    /// One of these, told apart by their type.
    Either(Vec<Shape>),
}

/// A form that texts may have.
#[derive(Debug)]
pub struct Phrase {
    /// As a regular expression, for the schema.
    pub pattern: &'static str,
    /// As people read it.
    pub forms: &'static [&'static str],
    /// Has a text this form?
    pub fits: fn(&str) -> bool,
}

/// A key of a table and what stands there.
#[derive(Clone, Debug)]
pub struct Field {
    /// The key.
    pub name: &'static str,
    /// What may stand there.
    pub shape: Shape,
    /// Must it be there?
    pub required: bool,
    /// What it is, for the schema.
    pub doc: String,
    /// What holds where it is left out, for the schema.
    pub default: Option<Value>,
}

/// The most characters of a name.
pub const LONGEST_NAME: usize = 60;

/// A key that must be there.
pub fn need(name: &'static str, shape: Shape, doc: &str) -> Field {
    Field { name, shape, required: true, doc: doc.to_owned(), default: None }
}

/// A key that may be there.
pub fn may(name: &'static str, shape: Shape, doc: &str) -> Field {
    Field { required: false, ..need(name, shape, doc) }
}

impl Field {
    /// With what holds where it is left out.
    #[must_use]
    pub fn or(self, default: impl Into<Value>) -> Field {
        Field { default: Some(default.into()), ..self }
    }
}

/// A list of the same, from `least` to `most`.
pub fn list(of: Shape, least: usize, most: usize) -> Shape {
    Shape::List(Box::new(of), least, most)
}

impl Shape {
    /// The TOML type, as the parser names it; empty where there are several.
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

    /// What may stand there, for a problem's list of what is allowed.
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
