//! The Dämmersturm engine: the rules, written once, as plain functions that read like the rule book.
//!
//! Rules live in `rules`, one file for each topic; the id of each rule stands above the line that obeys it, as
//! `//= ` and the id. What the source leaves to threads that are missing (weapons, armour, abilities,
//! spells, potions, poisons) is data of the table, in [`Library`].
//!
//! Rules reach the world only through a [`Table`](schwung_table::Table): they roll, ask and tell. They know no screen,
//! storage, network, clock, random generator or language.

#![deny(missing_docs)]

#[macro_use]
mod macros;

mod apply;
pub mod client;
mod command;
mod copy;
mod data;
mod event;
mod fact;
mod facts;
mod fights;
mod hosted;
mod ids;
mod judgement;
pub mod library;
mod named;
mod owner;
mod policy;
pub mod profile_line;
mod question;
mod reason;
mod rules;
mod set;
mod shared;
mod sound;
mod span;
mod state;
mod switches;
mod system;
mod worded;

pub use command::*;
pub use data::*;
pub use event::*;
pub use fact::*;
pub(crate) use facts::Came;
pub use fights::Watch;
pub use ids::*;
pub use judgement::Judgement;
pub use named::{Name, Names};
pub use policy::Sensible;
pub use question::*;
pub use reason::{Bar, Reason};
pub use rules::{
    dual::{PairRule, pair_rule},
    gm::{LONGEST_MARK, MOST_MARKS},
    range::{Band, is_charge, throwing_range},
};
pub use shared::Shared;
pub use span::{HIGHEST, Span};
pub use state::*;
pub use switches::*;
pub use system::{Daemmersturm, Mark, Price, Stage};

/// A table where Dämmersturm is played.
pub trait DaemmersturmTable: schwung_table::Table<System = Daemmersturm> {}
impl<T: schwung_table::Table<System = Daemmersturm>> DaemmersturmTable for T {}
pub(crate) use DaemmersturmTable as Table;
