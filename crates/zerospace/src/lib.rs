//! The rules engine for ZeroSpace 3e: plain functions that follow the structure of the rule book.
//!
//! - [`ZeroSpace`] implements the kernel's [`System`](schwung_table::System). [`State`] is everything that is known at a
//!   table, [`Command`] an action that a person wants to take, and [`Event`] a change that has happened.
//! - [`Question`] and [`Answer`] are what rules ask people; a [`Judgement`] is a decision of the game master.
//! - [`Effort`] is a roll with everything that contributes to it, including circumstances ([`Rows`]).
//! - [`Frame`] holds the data of a table: sheets, skills, and values that the stored chapter lacks, such as the strength
//!   table. [`Switches`] are its house rules.
//! - [`hints`](hints()) and [`forecast`] compute exact odds.
//!
//! The rules are in `rules`, one file per topic. The id of each rule is cited above the code that implements it, as in
//! `//= zerospace.check.tie`. Rules affect the world only through a [`Table`](schwung_table::Table), by rolling, asking
//! and emitting events. They know nothing of user interfaces, storage, networks, clocks, random generators or languages.
//!
//! ```
//! use schwung_zerospace::{Band, Familiarity, Length, Rated, difficulty_of};
//!
//! // A hostile environment makes an unknown task harder.
//! assert_eq!(difficulty_of(Familiarity::Unknown, false), Rated::Number(3));
//! assert_eq!(difficulty_of(Familiarity::Unknown, true), Rated::Number(6));
//! // Upper limits of range bands are inclusive.
//! assert_eq!(Band::of(Length::metres(10)), Band::Short);
//! assert_eq!(Band::of(Length::metres(11)), Band::Medium);
//! ```

#![deny(missing_docs)]

mod apply;
mod averted;
mod cause;
mod choices;
mod command;
mod copy;
mod dice;
mod doing;
mod effort;
mod event;
mod eyes;
mod fact;
mod facts;
mod fights;
mod foes;
mod habits;
mod hints;
mod hosted;
mod ids;
mod judgement;
mod mention;
mod onwards;
mod policy;
mod question;
mod reason;
mod rows;
mod rules;
mod set;
mod sheet;
mod sound;
mod state;
mod switches;
mod system;
mod terms;

pub use cause::{Ailment, Blow, Cause, PointReason};
pub use command::*;
pub use dice::{FaceDice, Faces, HighDie, MOST_DICE, SumDice};
pub use doing::{Doing, ForcedDeed, Opposition};
pub use effort::{Effort, Source};
pub use event::{Event, EventByHand, EventToExplain};
pub use eyes::{Eyes, joins, knows_all_of};
pub use fact::*;
pub use fights::Watch;
pub use hints::{Prospect, forecast, foresee, hint_of_plan, hints, hit_ahead, outlook};
pub use ids::*;
pub use judgement::Judgement;
pub use mention::check_known;
pub use policy::{Fighter, Sensible};
pub use question::*;
pub use reason::{Bar, Reason};
pub use rows::{Row, RowEffect, RowSide, Rows};
pub use rules::{
    difficulty::{Familiarity, LEAST_DIFFICULTY, MOST_DIFFICULTY, difficulty_of},
    grapple::throw_length,
    range::Band,
    task::fits_task,
};
pub use schwung_table::{Shared, Wording};
pub use sheet::*;
pub use state::*;
pub use switches::*;
pub use system::{Mark, Price, Stage, ZeroSpace};
pub use terms::*;

/// A table where ZeroSpace is played; a shorthand for the bound on `Table`.
pub trait ZeroSpaceTable: schwung_table::Table<System = ZeroSpace> {}
impl<T: schwung_table::Table<System = ZeroSpace>> ZeroSpaceTable for T {}
pub(crate) use ZeroSpaceTable as Table;
