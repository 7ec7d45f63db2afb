//! Explanations of numbers: their parts, each with its rule.

mod rolls;
mod topics;

use schwung_daemmersturm::Event;
use schwung_table::Explained;

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

/// The declared explanation of an event, or else one written by hand.
fn explained<R>(
    t: &Teller<'_>,
    explanation: Explained<R>,
    by_hand: impl FnOnce(&Teller<'_>, R) -> Vec<Part>,
) -> Vec<Part> {
    match explanation {
        Explained::Nothing => Vec::new(),
        Explained::Rule(rule) => cited(t, rule),
        Explained::ByHand(it) => by_hand(t, it),
    }
}

/// The parts of all numbers of an event that the reader may know of. Events without numbers, or whose numbers need no
/// explanation, cite the rule that is declared with them.
pub(super) fn parts(t: &Teller<'_>, event: &Event) -> Vec<Part> {
    match event {
        Event::Turn(it) => explained(t, it.explanation(), topics::turn),
        Event::Roll(it) => rolls::rolled(t, it),
        Event::Attack(it) => explained(t, it.explanation(), topics::attack),
        Event::Harm(it) => explained(t, it.explanation(), topics::harm),
        Event::Area(it) => explained(t, it.explanation(), topics::area),
        Event::Gear(it) => explained(t, it.explanation(), topics::gear),
        Event::Magic(it) => explained(t, it.explanation(), topics::magic),
        Event::Scene(it) => explained(t, it.explanation(), topics::scene),
        Event::Judged { judgement, yes: _ } => cited(t, judgement.rule()),
        Event::Set { .. } | Event::Overruled { .. } => cited(t, "daemmersturm.gm.authority"),
    }
}
