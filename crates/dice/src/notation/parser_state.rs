//! The state of the parser, which the grammars of expressions and of modifiers share.

use super::{
    cursor::Cursor,
    dialect::Dialect,
    tree::{Comparison, Label, Nodes},
};

/// A parser in the middle of a text.
pub(super) struct Parser<'t> {
    pub(super) cursor: Cursor<'t>,
    pub(super) nodes: &'t mut Nodes,
    pub(super) labels: &'t mut Vec<Label>,
    pub(super) dialect: Dialect,
    /// The current nesting depth.
    pub(super) depth: usize,
    /// How many lists enclose the position. In a list, a comma separates expressions and is no decimal comma.
    pub(super) lists: usize,
    /// The work of the modifiers on the dice as written, in steps.
    pub(super) work: u64,
}

impl Parser<'_> {
    /// Returns the meaning of a comparison in the dialect.
    pub(super) fn meant(&self, comparison: Comparison) -> Comparison {
        self.dialect.meant(comparison)
    }
}
