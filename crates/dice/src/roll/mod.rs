//! Throwing the dice: every die on record, every face from a source that is put in.

mod evaluate;
mod modify;
mod record;
mod source;
mod table;

pub use record::{Fate, Outcome, Part, Rolled, Throw, Unit};
pub use source::{Listed, NoFace, Seeded, Source, Uniform};
