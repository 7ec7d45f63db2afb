//! A parsed notation.

use super::{
    dialect::Dialect,
    tree::{Kind, Label, Modifier, ModifierKind, Node, NodeId, Nodes},
};
use crate::{Span, Unit};

/// A parsed notation: what to roll, how often, and for what purpose.
///
/// The nodes are in written order, each after its parts, so that iterating from the first to the last gives the order
/// of evaluation and also the order in which dice are drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Roll {
    pub(crate) nodes: Nodes,
    pub(crate) labels: Vec<Label>,
    pub(crate) times: Option<u32>,
    pub(crate) comment: Option<String>,
    pub(crate) dialect: Dialect,
    /// The span of the whole text.
    pub(crate) span: Span,
    /// The work of its modifiers on the dice as written, without extra dice, in steps.
    pub(crate) work: u64,
}

impl Roll {
    /// All nodes; the last one is the root.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The labels in square brackets, in written order.
    pub fn labels(&self) -> &[Label] {
        &self.labels
    }

    /// The number of repetitions, if it is written (`6#…`).
    pub fn times(&self) -> Option<u32> {
        self.times
    }

    /// The comment after `#` or `:` at the end.
    pub fn comment(&self) -> Option<&str> {
        self.comment.as_deref()
    }

    /// The unit of its results.
    pub fn unit(&self) -> Unit {
        let mut units: Vec<Unit> = Vec::with_capacity(self.nodes.len());
        let counts =
            |modifiers: &[Modifier]| modifiers.iter().any(|it| matches!(it.kind, ModifierKind::Success(_)));
        for node in &self.nodes {
            let of = |node: &NodeId| units[*node as usize];
            let unit = match &node.kind {
                Kind::Pool { modifiers, .. } | Kind::Group { modifiers, .. } if counts(modifiers) => {
                    Unit::Successes
                }
                Kind::Negated(inner) => of(inner),
                Kind::Binary(_, a, b) if of(a) == Unit::Successes || of(b) == Unit::Successes => {
                    Unit::Successes
                }
                Kind::Call(_, items) => items.first().map_or(Unit::Total, of),
                Kind::Opposed(..) => Unit::Margin,
                // In Avrae, the result of a comparison is an ordinary number.
                Kind::Compared(..) if self.dialect != Dialect::Avrae => Unit::Successes,
                _ => Unit::Total,
            };
            units.push(unit);
        }
        units.last().copied().unwrap_or_default()
    }

    /// The dialect in which it was parsed.
    pub fn dialect(&self) -> Dialect {
        self.dialect
    }
}
