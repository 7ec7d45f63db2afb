//! Parses the notation into a tree of what to roll.

mod check;
mod cursor;
mod dialect;
mod modifiers;
mod parser;
mod read;
mod show;
mod text;
mod tree;

pub use dialect::Dialect;
pub use tree::{
    Amount, Comparison, Condition, Die, End, Explosion, Function, Kind, Label, Modifier, ModifierKind, Node,
    NodeId, Operator, Pick, Roll, Test,
};

pub(crate) use check::check;
