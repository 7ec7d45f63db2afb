//! What numbers are made of, each part with the rule that put it there.

mod rolls;
mod topics;

use schwung_daemmersturm::Event;

use super::{Part, teller::Teller};

pub(super) use rolls::bonus;

fn part(text: String, value: impl Into<i32>, rule: &'static str) -> Part {
    Part { text, value: Some(value.into()), rule }
}

fn plain(text: String, rule: &'static str) -> Part {
    Part { text, value: None, rule }
}

/// The rule of that id, with its heading.
fn cited(t: &Teller<'_>, rule: &'static str) -> Vec<Part> {
    vec![plain(t.rule(rule), rule)]
}

/// The parts of every number of an event of which the reader may know.
///
/// A new event does not compile until somebody decides what its numbers are made of.
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
