//! Rolls as JSON: the tree of subexpressions, each die with what became of it.

use schwung_dice::{Amount, Die, Error, Kind, NodeId, Number, Outcome, Roll, Rolled, Throw, Unit};
use schwung_messages::Catalogue;
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use super::refused::sentences;

/// A whole number as a number, a fraction as a string.
pub(crate) fn plain(number: Number) -> Value {
    number.as_whole().map_or_else(|| json!(number.to_string()), |it| json!(it))
}

pub(crate) fn unit(unit: Unit) -> &'static str {
    match unit {
        Unit::Total => "total",
        Unit::Successes => "successes",
        Unit::Margin => "margin",
    }
}

/// A roll as one line.
pub(super) fn rolled(roll: &Roll, rolled: &Rolled) -> String {
    let shown = Shown {
        comment: json!(roll.comment()),
        dialect: roll.dialect().name(),
        notation: roll.to_string(),
        outcomes: Outcomes(roll, rolled.outcomes()),
    };
    serde_json::to_string(&shown).unwrap_or_default()
}

#[derive(Serialize)]
struct Shown<'r> {
    comment: Value,
    dialect: &'r str,
    notation: String,
    outcomes: Outcomes<'r>,
}

/// Serializes outcomes one by one: all trees together would take fifty times the memory of the text.
struct Outcomes<'r>(&'r Roll, &'r [Outcome]);

impl Serialize for Outcomes<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.1.iter().map(|it| outcome(self.0, it)))
    }
}

fn outcome(roll: &Roll, outcome: &Outcome) -> Value {
    // Every node comes after its operands and is consumed by its parent.
    let mut nodes: Vec<Option<Value>> = Vec::with_capacity(roll.nodes().len());
    for id in 0..outcome.parts().len() {
        let id = NodeId::try_from(id).unwrap_or(NodeId::MAX);
        let node = part(roll, outcome, id, &mut nodes);
        nodes.push(Some(node));
    }
    json!({
        "total": plain(outcome.total()),
        "unit": unit(outcome.unit()),
        "stopped": outcome.stopped().iter().map(|&it| roll.show(it)).collect::<Vec<_>>(),
        "tree": nodes.pop().flatten(),
    })
}

fn part(roll: &Roll, outcome: &Outcome, id: NodeId, nodes: &mut [Option<Value>]) -> Value {
    let (node, part) = (&roll.nodes()[id as usize], &outcome.parts()[id as usize]);
    let (kind, children): (&str, Vec<NodeId>) = match &node.kind {
        Kind::Number(_) => ("number", vec![]),
        Kind::Pool { count, die, .. } => ("pool", [by(*count), by_die(*die)].into_iter().flatten().collect()),
        Kind::Group { is_pool: true, .. } => ("group", vec![id - 1]),
        Kind::Group { members, .. } => ("group", members.clone()),
        Kind::Negated(inner) => ("negated", vec![*inner]),
        Kind::Binary(operator, a, b) => (operator.sign(), vec![*a, *b]),
        Kind::Call(function, items) => (function.name(), items.clone()),
        Kind::Compared(comparison, a, b) => (comparison.sign(), vec![*a, *b]),
        Kind::Opposed(a, b) => ("vs", vec![*a, *b]),
        _ => ("other", vec![]),
    };
    let labels: Vec<&str> = roll.labels().iter().filter(|it| it.node == id).map(|it| &*it.text).collect();
    let mut value = json!({
        "kind": kind,
        "span": [node.span.start, node.span.end],
        "value": plain(part.value),
        "unit": unit(part.unit),
    });
    if !labels.is_empty() {
        value["labels"] = json!(labels);
    }
    if part.is_dropped {
        value["dropped"] = json!(true);
    }
    if matches!(node.kind, Kind::Pool { .. }) {
        value["dice"] = dice(outcome.throws_of(id));
    }
    if !children.is_empty() {
        let parts = children.into_iter().filter_map(|it| nodes.get_mut(it as usize)?.take());
        value["parts"] = parts.collect();
    }
    value
}

fn by(count: Amount<u32>) -> Option<NodeId> {
    if let Amount::Computed(by) = count { Some(by) } else { None }
}

fn by_die(die: Amount<Die>) -> Option<NodeId> {
    if let Amount::Computed(by) = die { Some(by) } else { None }
}

/// The dice in the order in which they were first rolled.
fn dice(throws: &[Throw]) -> Value {
    let mut order: Vec<&Throw> = throws.iter().collect();
    order.sort_by_key(|it| it.die);
    let dice = order.chunk_by(|a, b| a.die == b.die).map(|die| {
        let is_kept = die.iter().any(|it| it.fate.is_kept());
        let throws: Vec<Value> = die
            .iter()
            .map(|it| json!({ "face": it.face, "value": it.value, "fate": it.fate.names().collect::<Vec<_>>() }))
            .collect();
        json!({ "die": die[0].die, "kept": is_kept, "throws": throws })
    });
    dice.collect()
}

/// An error as JSON.
pub(super) fn refusal(c: &Catalogue, error: &Error) -> Value {
    let (message, hint) = sentences(c, error);
    let data: serde_json::Map<String, Value> =
        error.data().iter().map(|(name, value)| ((*name).to_owned(), json!(value))).collect();
    json!({ "error": {
        "code": error.code().id(),
        "span": [error.span().start, error.span().end],
        "message": message,
        "hint": hint,
        "suggestion": error.suggestion(),
        "data": data,
    }})
}
