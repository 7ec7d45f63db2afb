//! Explanations of numbers: their parts, each with its rule.

mod rolls;
mod topics;

use schwung_daemmersturm::{Event, Name};
use schwung_table::Line;

use super::{Part, teller::Teller};

pub(super) use rolls::bonus;

fn part(text: String, value: impl Into<i32>, rule: &'static str) -> Part {
    Part { text, value: Some(value.into()), rule }
}

fn plain(text: String, rule: &'static str) -> Part {
    Part { text, value: None, rule }
}

/// A part that only cites a rule with its heading.
fn cited(t: &Teller<'_>, rule: &'static str) -> Vec<Part> {
    vec![plain(t.rule(rule), rule)]
}

/// The rule that is declared with an event, if there is one.
fn ruled(t: &Teller<'_>, event: &impl Line<Name>) -> Vec<Part> {
    event.rule().map_or_else(Vec::new, |it| cited(t, it))
}

/// The parts of all numbers of an event that the reader may know of. Events without numbers, or whose numbers need no
/// explanation, cite the rule that is declared with them.
pub(super) fn parts(t: &Teller<'_>, event: &Event) -> Vec<Part> {
    match event {
        Event::Turn(it) => topics::turn(t, it),
        Event::Roll(it) => rolls::rolled(t, it),
        Event::Attack(it) => topics::attack(t, it),
        Event::Harm(it) => topics::harm(t, it),
        Event::Area(it) => topics::area(t, it),
        Event::Gear(it) => topics::gear(t, it),
        Event::Magic(it) => topics::magic(t, it),
        Event::Scene(it) => topics::scene(t, it),
        Event::Judged { judgement, yes: _ } => cited(t, judgement.rule()),
        Event::Set { .. } | Event::Overruled { .. } => cited(t, "daemmersturm.gm.authority"),
    }
}
