//! The rules of Dämmersturm, written as plain functions in the order of the rule book.
//!
//! - [`Daemmersturm`] implements [`System`](schwung_table::System): it checks a [`Command`], performs it on a
//!   [`Table`](schwung_table::Table), and applies each [`Event`] to the [`State`].
//! - While a command is performed, the rules roll dice ([`Span`]), ask people ([`Question`], [`Answer`]) and report
//!   events. They know nothing of screens, storage, networks, clocks, random generators or languages.
//! - What is not allowed is refused with a [`Reason`], which names the rule.
//! - The module `rules` contains one file for each topic. Each rule id is cited above the code that implements it, in a comment
//!   that starts with `//= `.
//! - Weapons, armour, abilities, spells, potions and poisons are not part of the rules but of the [`Library`], which
//!   each table fills. A [`Profile`] describes a character; [`profile_line`] parses and prints its text form.
//! - [`Sensible`] answers questions in place of people; [`client`] reads dice rolled in the game client.
//!
//! ```
//! use schwung_daemmersturm::*;
//! use schwung_play::{Random, Sample};
//! use schwung_table::{Seat, System};
//!
//! // A player's character and an enemy, both with a default profile.
//! let frame = Frame { profiles: vec![Profile::default(); 2], ..Frame::default() };
//! let state = State::fresh(Switches::default(), frame, &[(Side(0), Seat(1)), (Side(1), Seat::GM)]);
//! let order = vec![ActorId(0), ActorId(1)];
//! let begin = BeginCombat { order, preset: Preset::Listed };
//! let command = Command::Turn(TurnCommand::BeginCombat(begin));
//!
//! let mut table = Sample { state, random: Random::new(7), policy: Sensible };
//! let Ok(()) = Daemmersturm::perform(&mut table, &command);
//! assert!(table.state.has_turn(ActorId(0)));
//! let refused = Daemmersturm::check(&table.state, &command).expect_err("a combat is already running");
//! assert_eq!(refused.what, Bar::InCombat);
//! ```

#![deny(missing_docs)]

#[macro_use]
mod macros;

mod ahead;
mod apply;
mod choices;
pub mod client;
mod command;
mod copy;
mod data;
mod deeds;
mod event;
mod eyes;
mod fact;
mod facts;
mod fights;
mod habits;
mod hosted;
mod ids;
mod judgement;
pub mod library;
mod owner;
mod policy;
pub mod profile_line;
mod question;
mod reason;
mod roll;
mod rules;
mod set;
mod sort;
mod sound;
mod span;
mod state;
mod switches;
mod system;
mod terms;
mod worded;

pub use ahead::{Loss, loss_ahead};
pub use command::*;
pub use data::*;
pub use event::*;
pub use eyes::{Eyes, joins, note};
pub use fact::*;
pub(crate) use facts::Came;
pub use fights::Watch;
pub use ids::*;
pub use judgement::Judgement;
pub use policy::Sensible;
pub use question::*;
pub use reason::{Bar, Reason};
pub use roll::*;
pub use rules::{
    dual::{PairRule, pair_rule},
    gm::{LONGEST_MARK, MOST_MARKS, offered},
    range::{Band, is_charge, throwing_range},
    turn::{TurnLeft, turn_left},
};
pub use schwung_table::{Shared, Wording};
pub use span::{HIGHEST, Span};
pub use state::*;
pub use switches::*;
pub use system::{Daemmersturm, Mark, Price, Stage};
pub use terms::*;

/// A table on which Dämmersturm is played.
pub trait DaemmersturmTable: schwung_table::Table<System = Daemmersturm> {}
impl<T: schwung_table::Table<System = Daemmersturm>> DaemmersturmTable for T {}
pub(crate) use DaemmersturmTable as Table;
