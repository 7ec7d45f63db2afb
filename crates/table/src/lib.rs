//! The kernel's vocabulary: all that a rule may do to the world, as a few effects.
//!
//! A rule is a plain function over `T: `[`Table`]. It rolls dice, asks questions and tells what
//! happened; it never learns who rolls or who answers. That is the business of the tables on which
//! it is played (crate `schwung-play`).
//!
//! Nothing here knows any game, and nothing here depends on anything.

#![deny(missing_docs)]

mod dice;
mod hosted;
mod seat;
mod switch;
mod system;
mod table;

pub use dice::{Dice, DiceSpec, FacesError};
pub use hosted::{Hosted, Owner};
pub use seat::Seat;
pub use switch::{Position, Switch, SwitchKind, SwitchValue};
pub use system::{Along, Ask, Choice, Refused, System};
pub use table::{Play, Table};
