//! Dice notation: read it, roll it with every die on record, and count its exact odds.
//!
//! ```
//! use schwung_dice::{Listed, Roll, Seeded};
//!
//! // Read once, roll as often as you like, with faces from wherever you like.
//! let roll = Roll::parse("4d6kh3 + 2[Glück]")?;
//! let rolled = roll.roll(&mut Seeded::new(7))?;
//! assert!((5..=20).contains(&rolled.outcomes()[0].total().numerator()));
//!
//! // Dice that lie on the table; every throw has a fate.
//! let rolled = roll.roll(&mut Listed::new([6, 1, 4, 4]))?;
//! assert_eq!(rolled.outcomes()[0].total(), 16.into());
//! assert!(rolled.outcomes()[0].throws()[1].fate.is_dropped());
//!
//! // Exact odds: whole numbers over one denominator.
//! let odds = roll.odds()?;
//! assert_eq!(odds.at_least(20.into()).to_string(), "21");
//! assert_eq!(odds.denominator().to_string(), "1296");
//!
//! // Refusals have a stable code, a place, and often a text that could be meant.
//! let refused = Roll::parse("4d6d1").unwrap_err();
//! assert_eq!((refused.code().id(), refused.suggestion()), ("ambiguous-drop", Some("4d6dl1")));
//! # Ok::<(), schwung_dice::Error>(())
//! ```
//!
//! The notation is described in `docs/dice.md`. Nothing here knows clocks, files, languages or random generators of the
//! system: faces come from a [`Source`], and errors are codes with data, whose words are in `messages/*/dice.ftl`.

#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod arithmetic;
mod error;
pub mod limits;
mod notation;
mod number;
mod odds;
mod roll;

pub use error::{Code, Error, Result, Span};
pub use notation::{
    Amount, Comparison, Condition, Dialect, Die, End, Explosion, Function, Kind, Label, Modifier,
    ModifierKind, Node, NodeId, Operator, Pick, Roll, Test,
};
pub use number::{NoNumber, Number};
pub use odds::{Cost, Odds, Ways};
pub use roll::{Fate, Listed, NoFace, Outcome, Part, Rolled, Seeded, Source, Throw, Uniform, Unit};
