//! Dice notation: parsing, rolling with every die on record, and exact odds.
//!
//! - [`Roll`] is a parsed notation. It is the root of a tree of [`Node`]s; a [`Dialect`] selects the notation of another
//!   dice program.
//! - [`Source`] supplies faces: [`Seeded`] and [`Uniform`] from random numbers, [`Listed`] from physical dice.
//! - [`Rolled`] is the result of [`Roll::roll`]. Each [`Outcome`] has a total, its [`Part`]s and all [`Throw`]s.
//! - [`Odds`] is the exact distribution that [`Roll::odds`] computes. Its [`Cost`] is bounded beforehand.
//! - [`Error`] has a stable [`Code`] and data; its texts are in `messages/*/dice.ftl`.
//!
//! ```
//! use schwung_dice::{Listed, Roll, Seeded};
//!
//! // Parse once, roll any number of times, with faces from any source.
//! let roll = Roll::parse("4d6kh3 + 2[Glück]")?;
//! let rolled = roll.roll(&mut Seeded::new(7))?;
//! assert!((5..=20).contains(&rolled.outcomes()[0].total().numerator()));
//!
//! // Physical dice; the record tells what happened to every throw.
//! let rolled = roll.roll(&mut Listed::new([6, 1, 4, 4]))?;
//! assert_eq!(rolled.outcomes()[0].total(), 16.into());
//! assert!(rolled.outcomes()[0].throws()[1].fate.is_dropped());
//!
//! // Exact odds: integer numbers of ways over one denominator.
//! let odds = roll.odds()?;
//! assert_eq!(odds.at_least(20.into()).to_string(), "21");
//! assert_eq!(odds.denominator().to_string(), "1296");
//!
//! // Errors have a stable code, a location, and often a suggestion.
//! let refused = Roll::parse("4d6d1").unwrap_err();
//! assert_eq!((refused.code().id(), refused.suggestion()), ("ambiguous-drop", Some("4d6dl1")));
//! # Ok::<(), schwung_dice::Error>(())
//! ```
//!
//! The notation is described in `docs/dice.md`. The crate uses no clock, no files, no language and no random generator
//! of the operating system.

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

/// The examples of the readme are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
