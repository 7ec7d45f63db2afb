//! The vocabulary of the kernel: everything a rule may do to the world, expressed as a few effects.
//!
//! A rule is a plain function that is generic over a [`Table`]. It rolls [`Dice`], asks typed questions ([`Ask`]) and
//! tells events; it never learns who rolls or who answers. That is decided by the tables on which it is played, in the
//! crate `schwung-play`.
//!
//! - [`System`] describes one rule system: its state, events, commands, questions and procedures.
//! - [`Seat`] identifies the game master or a player.
//! - [`DiceSpec`] describes physical dice and how to read their faces.
//! - [`Switch`] is a house-rule switch; [`switches!`] declares all switches of a system.
//! - [`Names`], [`Known`] and [`Line`] are derived from the declarations of events, questions and commands: to what they
//!   refer, who may see each of their fields, which line of the log they become. [`ids!`], [`questions!`], [`answers!`] and
//!   [`bars!`] declare ids, questions, answers and reasons.
//! - [`Hosted`] adds what a server needs to know: who may give which command, default answers, kinds of questions.
//!
//! This crate knows no particular game. It has no dependencies, except optional ones for serialisation.
//!
//! ```
//! use schwung_table::{DiceSpec, Seat};
//!
//! let two_coins = DiceSpec {
//!     name: "two coins",
//!     dice: &[&[0, 1], &[0, 1]],
//!     read: |faces| faces.iter().map(|&face| i32::from(face)).sum(),
//!     again: DiceSpec::never,
//! };
//! assert_eq!(two_coins.outcome(&[1, 1]), Ok(2));
//! assert!(two_coins.outcome(&[1, 7]).is_err());
//! assert_eq!(two_coins.some_faces(1), Some(vec![0, 1]));
//! assert!(Seat::GM.is_gm() && !Seat::player(0).is_gm());
//! ```

#![deny(missing_docs)]

mod declare;
mod dice;
mod hosted;
mod input;
mod known;
mod line;
mod names;
mod reading;
mod seat;
mod shared;
mod switch;
mod system;
mod table;
mod viewer;
mod wire_id;
mod wording;

pub use declare::YesOrNo;
pub use dice::{Dice, DiceSpec, FacesError};
pub use hosted::{Asking, Before, Hosted, Owner};
pub use input::Input;
pub use known::{Cast, Eyes, Known, seen};
pub use line::{Explained, Line, Phrase, Say, Told, Word};
pub use names::{Names, Step, Visit, every_name, mentioned, named};
pub use reading::{Noted, Reading};
#[cfg(feature = "derive")]
pub use schwung_derive::{Known, Line, Names};
pub use seat::Seat;
pub use shared::Shared;
pub use switch::{Position, Switch, SwitchKind, SwitchValue};
pub use system::{Along, Ask, Choice, NotAdmitted, System};
pub use table::{Play, Table};
pub use viewer::Viewer;
#[cfg(feature = "serde")]
pub use wire_id::read_id;
pub use wire_id::{Highest, IdKind, Veil, WireId};
pub use wording::Wording;

/// The examples of the readme are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
