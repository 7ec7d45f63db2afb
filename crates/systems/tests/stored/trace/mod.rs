//! Describes the format that a type reads with serde: every struct with its fields and every enum with its variants. The type
//! is deserialised repeatedly until every variant of every enum in it has been tried.

mod format;
mod read;

use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet, HashMap},
    fmt::Write as _,
};

use serde::de::{DeserializeOwned, value::Error};

use format::{Body, Format, Shape};
use read::At;

/// Number of attempts after which a type counts as indescribable.
const ATTEMPTS: usize = 20_000;

/// The named types found so far.
#[derive(Default)]
pub(crate) struct Types {
    shapes: BTreeMap<String, Shape>,
    /// The values to be tried, by place, and their number.
    choices: HashMap<String, usize>,
    /// The places at which something was chosen in this attempt, in order.
    chosen: Vec<(String, usize)>,
    /// The variants that are tried in this pass, by enum.
    variants: HashMap<String, usize>,
    /// The named types in which the attempt is at present.
    within: Vec<String>,
}

impl Types {
    /// Adds the format of a type.
    pub(crate) fn add<T: DeserializeOwned>(&mut self) {
        for _ in 0..ATTEMPTS {
            let (tried, incomplete);
            {
                let cell = RefCell::new(std::mem::take(self));
                cell.borrow_mut().chosen.clear();
                cell.borrow_mut().within.clear();
                let mut format = Format::Unknown;
                tried = T::deserialize(At { types: &cell, place: String::new(), format: &mut format });
                *self = cell.into_inner();
                let mut names = Vec::new();
                format.names(&mut names);
                incomplete = names.iter().any(|it| self.is_incomplete(it, &mut BTreeSet::new()));
            }
            match tried {
                Ok(_) if !incomplete => return self.variants.clear(),
                Ok(_) => self.variants.clear(),
                Err(error) => self.choose_otherwise(&error),
            }
        }
        panic!("{} is too large to be described", std::any::type_name::<T>());
    }

    /// Tries another value where the last attempt failed.
    fn choose_otherwise(&mut self, error: &Error) {
        while let Some((place, count)) = self.chosen.pop() {
            let choice = self.choices.entry(place).or_default();
            if *choice + 1 < count {
                *choice += 1;
                return;
            }
            *choice = 0;
        }
        panic!("nothing can be read: {error}");
    }

    /// The value to try at a place, out of `count`.
    fn choice(&mut self, place: &str, count: usize) -> usize {
        self.chosen.push((place.to_owned(), count));
        self.choices.get(place).copied().unwrap_or_default()
    }

    /// Whether a variant of this type, or of a type in it, has not been tried.
    fn is_incomplete(&self, name: &str, seen: &mut BTreeSet<String>) -> bool {
        if !seen.insert(name.to_owned()) {
            return false;
        }
        match self.shapes.get(name) {
            None => true,
            Some(Shape::Struct(body)) => self.is_body_incomplete(body, seen),
            Some(Shape::Enum(names, bodies)) => {
                bodies.len() < names.len() || bodies.values().any(|it| self.is_body_incomplete(it, seen))
            }
        }
    }

    fn is_body_incomplete(&self, body: &Body, seen: &mut BTreeSet<String>) -> bool {
        let mut names = Vec::new();
        body.formats().iter().for_each(|it| it.names(&mut names));
        body.formats().contains(&&Format::Unknown) || names.iter().any(|it| self.is_incomplete(it, seen))
    }

    /// The variant of an enum to try in this pass.
    fn variant(&mut self, label: &str) -> usize {
        let Some(Shape::Enum(names, bodies)) = self.shapes.get(label) else { return 0 };
        if self.within.iter().any(|it| it == label) {
            let unit = bodies.iter().find(|it| *it.1 == Body::Unit);
            return unit.map_or(0, |it| *it.0);
        }
        if let Some(&variant) = self.variants.get(label) {
            return variant;
        }
        let wanted = (0..names.len()).find(|it| {
            bodies
                .get(it)
                .is_none_or(|it| self.is_body_incomplete(it, &mut BTreeSet::from([label.to_owned()])))
        });
        let variant = wanted.unwrap_or_default();
        self.variants.insert(label.to_owned(), variant);
        variant
    }

    /// The label of a type: its name, marked if another type has the same name.
    fn label(&self, name: &str, is_it: impl Fn(&Shape) -> bool) -> String {
        let mut label = name.to_owned();
        while self.shapes.get(&label).is_some_and(|it| !is_it(it)) {
            label.push('\'');
        }
        label
    }

    /// The description, a line for each struct and each variant.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        for (name, shape) in &self.shapes {
            let _ = match shape {
                Shape::Struct(body) => writeln!(text, "struct {name}{body}"),
                Shape::Enum(names, bodies) => {
                    let lines = bodies.iter().map(|(at, body)| format!("  {}{body}\n", names[*at]));
                    writeln!(text, "enum {name}\n{}", lines.collect::<String>().trim_end_matches('\n'))
                }
            };
        }
        text
    }
}
