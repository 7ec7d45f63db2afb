//! The ZeroSpace 3e engine: the rules, written once, as plain functions that read like the book.
//!
//! Rules live in `rules`, one file for each topic; the id of each rule stands above the line that obeys it, as
//! `//= zerospace.check.tie`. What the stored chapter lacks (distances, the strength table, gear, ranges of
//! attributes) is data of the table, in [`Frame`] and [`Item`].
//!
//! Rules reach the world only through a [`Table`](schwung_table::Table): they roll, ask and tell. They know no screen,
//! storage, network, clock, random generator or language.

#![deny(missing_docs)]

mod apply;
mod command;
mod copy;
mod dice;
mod effort;
mod event;
mod facts;
mod fights;
mod hints;
mod hosted;
mod ids;
mod judgement;
mod named;
mod onwards;
mod owner;
mod policy;
mod question;
mod reason;
mod rows;
mod rules;
mod set;
mod shared;
mod sheet;
mod sound;
mod state;
mod switches;
mod system;

pub use command::*;
pub use dice::{FaceDice, Faces, HighDie, MOST_DICE, SumDice};
pub use effort::{Effort, Source};
pub use event::{Ailment, Blow, Cause, Doing, Event, ForcedDeed, Opposition, PointReason};
pub use fights::Watch;
pub use hints::{Prospect, forecast, foresee, hints, opponents, outlook};
pub use ids::*;
pub use judgement::Judgement;
pub use named::check_known;
pub use policy::{Fighter, Sensible};
pub use question::*;
pub use reason::{Bar, Reason};
pub use rows::{Row, RowEffect, RowSide, Rows};
pub use rules::{
    difficulty::{Familiarity, difficulty_of},
    grapple::throw_length,
    range::Band,
};
pub use shared::Shared;
pub use sheet::*;
pub use state::*;
pub use switches::*;
pub use system::{Mark, Price, Stage, ZeroSpace};

/// A table where ZeroSpace is played.
pub trait ZeroSpaceTable: schwung_table::Table<System = ZeroSpace> {}
impl<T: schwung_table::Table<System = ZeroSpace>> ZeroSpaceTable for T {}
pub(crate) use ZeroSpaceTable as Table;
