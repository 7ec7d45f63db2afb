//! The log of a table: the one truth of which everything else is a cache.
//!
//! A [`Record`] holds all that one accepted deed did; records are numbered from 1 and never change. A [`Game`] is
//! the log folded up: the facts, what waits, who sits where. [`Game::decide`] turns a deed into a record, or
//! refuses it; [`Game::push`] folds a record in, whoever decided it. Nothing here stores, sends, rolls or knows a
//! clock, and nothing knows a game: that is the [`Hosted`](schwung_table::Hosted) system's.
//!
//! Undoing deletes nothing: a `rewound` entry says that the game goes on from before an earlier record. What
//! people did about the table itself (seats, pause, notes) is never rewound.

#![deny(missing_docs)]

mod asked;
mod decide;
mod deed;
mod entry;
mod game;
mod house;
mod house_deed;
mod plain;
mod refusal;
mod run;
mod walk;

pub use asked::Asked;
pub use deed::{Author, Deed, QuestionId, Roller};
pub use entry::{Abandoned, Entry, Kept, Opening, Origin, Record};
pub use game::{Damaged, Game, Running, Thrown};
pub use house::{DiceMode, House, HouseDeed, HouseEvent, Person, Policy, SeatState, ShelfItem, Told};
pub use refusal::Refusal;
pub use walk::Step;
