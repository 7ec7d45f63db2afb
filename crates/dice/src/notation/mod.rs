//! Parses the notation into a tree of what to roll.

mod check;
mod cursor;
mod dialect;
mod modifiers;
mod parsed;
mod parser;
mod parser_state;
mod phrase;
mod read;
mod show;
mod text;
mod tree;

pub use dialect::Dialect;
pub use parsed::Roll;
pub use tree::{
    Amount, Comparison, Condition, Die, End, Explosion, Function, Kind, Label, Modifier, ModifierKind, Node,
    NodeId, Operator, Pick, Test,
};

pub(crate) use check::check;
