//! Rolls dice: every die is recorded, and every face comes from a source given by the caller.

mod evaluate;
mod modify;
mod record;
mod source;
mod table;

pub use record::{Fate, Outcome, Part, Rolled, Throw, Unit};
pub use source::{Listed, NoFace, Seeded, Source, Uniform};
