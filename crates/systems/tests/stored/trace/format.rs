//! The content of a value, a struct or a variant, in words.

use std::{collections::BTreeMap, fmt};

/// The content of a field.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) enum Format {
    #[default]
    Unknown,
    Plain(&'static str),
    Named(String),
    Option(Box<Format>),
    List(Box<Format>),
    Map(Box<Format>, Box<Format>),
    Tuple(Vec<Format>),
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Format::Unknown => f.write_str("?"),
            Format::Plain(name) => f.write_str(name),
            Format::Named(name) => f.write_str(name),
            Format::Option(it) => write!(f, "{it}?"),
            Format::List(it) => write!(f, "[{it}]"),
            Format::Map(key, value) => write!(f, "{{{key}: {value}}}"),
            Format::Tuple(parts) if parts.len() > 2 && parts.iter().all(|it| *it == parts[0]) => {
                write!(f, "[{}; {}]", parts[0], parts.len())
            }
            Format::Tuple(parts) => {
                let parts: Vec<String> = parts.iter().map(Format::to_string).collect();
                write!(f, "({})", parts.join(", "))
            }
        }
    }
}

impl Format {
    pub(super) fn names(&self, found: &mut Vec<String>) {
        match self {
            Format::Unknown | Format::Plain(_) => {}
            Format::Named(name) => found.push(name.clone()),
            Format::Option(it) | Format::List(it) => it.names(found),
            Format::Map(key, value) => [key, value].iter().for_each(|it| it.names(found)),
            Format::Tuple(parts) => parts.iter().for_each(|it| it.names(found)),
        }
    }
}

/// The content of a struct or a variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Body {
    Unit,
    Tuple(Vec<Format>),
    Fields(Vec<(&'static str, Format)>),
}

impl Body {
    pub(super) fn fields(names: &[&'static str]) -> Body {
        Body::Fields(names.iter().map(|it| (*it, Format::Unknown)).collect())
    }

    pub(super) fn tuple(len: usize) -> Body {
        Body::Tuple(vec![Format::Unknown; len])
    }

    pub(super) fn keys(&self) -> Vec<&'static str> {
        match self {
            Body::Fields(fields) => fields.iter().map(|it| it.0).collect(),
            Body::Unit | Body::Tuple(_) => Vec::new(),
        }
    }

    pub(super) fn formats(&self) -> Vec<&Format> {
        match self {
            Body::Unit => Vec::new(),
            Body::Tuple(parts) => parts.iter().collect(),
            Body::Fields(fields) => fields.iter().map(|it| &it.1).collect(),
        }
    }
}

impl fmt::Display for Body {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |parts: Vec<String>| parts.join(", ");
        match self {
            Body::Unit => Ok(()),
            Body::Tuple(parts) => write!(f, "({})", list(parts.iter().map(Format::to_string).collect())),
            Body::Fields(fields) => {
                let fields = fields.iter().map(|(name, it)| format!("{name}: {it}"));
                write!(f, " {{ {} }}", list(fields.collect()))
            }
        }
    }
}

/// A named type: a struct, or an enum with the variants that have been tried.
#[derive(Clone, Debug)]
pub(super) enum Shape {
    Struct(Body),
    Enum(&'static [&'static str], BTreeMap<usize, Body>),
}

/// Notes the formats that have been found out.
pub(super) fn note(body: &mut Body, found: Vec<Format>) {
    fn learn(known: &mut Format, found: Format) {
        match (known, found) {
            (_, Format::Unknown) => {}
            (known @ Format::Unknown, found) => *known = found,
            (Format::Option(known), Format::Option(found)) | (Format::List(known), Format::List(found)) => {
                learn(known, *found);
            }
            (Format::Map(a, b), Format::Map(c, d)) => {
                learn(a, *c);
                learn(b, *d);
            }
            (Format::Tuple(known), Format::Tuple(found)) => {
                known.iter_mut().zip(found).for_each(|(known, found)| learn(known, found));
            }
            _ => {}
        }
    }
    match body {
        Body::Unit => {}
        Body::Tuple(parts) => parts.iter_mut().zip(found).for_each(|(known, found)| learn(known, found)),
        Body::Fields(fields) => {
            fields.iter_mut().zip(found).for_each(|(known, found)| learn(&mut known.1, found));
        }
    }
}
