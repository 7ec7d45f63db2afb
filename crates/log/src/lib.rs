//! The log of a table, which is its only source of truth; everything else is a cache of it.
//!
//! - A [`Deed`] is what somebody wants to do: give a command, answer a question, roll dice, undo, change a setting.
//! - [`Game::decide`] turns a deed into the [`Entry`] list of the next [`Record`], or returns a [`Refusal`]. It changes
//!   nothing.
//! - A [`Record`] holds everything that one accepted deed did. Records are numbered from 1 and never change.
//! - [`Game::push`] folds a record in. A [`Game`] is the folded log: the state, what is waiting ([`Asked`]), and the
//!   [`House`] with its seats and settings.
//!
//! This crate does not store, send or roll anything, and has no clock. Rules come from the
//! [`Hosted`](schwung_table::Hosted) system, dice from a [`Roller`].
//!
//! Undoing deletes nothing: an [`Entry::Rewound`] says that the game continues from the state before an earlier record.
//! Changes of the table itself (seats, pause, notes) are never undone.
//!
//! ```
//! use schwung_fate::{Fate, Frame, Profile, State};
//! use schwung_log::{Author, Deed, Entry, Game, House, HouseDeed, Opening, Person, Record};
//! use schwung_play::Random;
//! use schwung_table::Hosted;
//!
//! let house = House { seats: vec![Person { name: "Kim".to_owned(), ..Person::default() }], ..House::default() };
//! let state = State::new(Profile::sotc(), Frame::default(), Vec::new());
//! let opening = Opening { engine: Fate::ENGINE.to_owned(), system: "sotc".to_owned(), house, state };
//! let record = |seq, entries| {
//!     Record { seq, at: 0, by: Some(Author::GM), id: format!("deed-{seq}"), deed: None, entries }
//! };
//! let mut game: Game<Fate> = Game::open(record(1, vec![Entry::Opened(Box::new(opening))]))?;
//!
//! let pause = Deed::House(HouseDeed::Pause(true));
//! let entries = game.decide(Author::GM, pause, &mut Random::new(1)).expect("everybody may pause");
//! game.push(record(2, entries))?;
//! assert!(game.house().paused);
//! # Ok::<(), schwung_log::Damaged>(())
//! ```

#![deny(missing_docs)]

mod approval;
mod asked;
mod author;
mod decide;
mod deed;
mod entry;
mod fork;
mod game;
mod house;
mod house_deed;
mod json;
mod kept;
mod material;
mod milestones;
mod moment;
mod plain;
mod plan;
mod procedures;
mod refusal;
mod reopen;
mod reopening;
mod roller;
mod run;
mod running;
mod walk;

pub use asked::Asked;
pub use author::Author;
pub use deed::{Deed, Foreseen, Planned, QuestionId};
pub use entry::{Abandoned, Entry, Opening, Origin, Record, Redo};
pub use game::{Damaged, Game};
pub use house::{
    Audience, DiceMode, Fighting, HandedIn, House, HouseDeed, HouseEvent, KeptEntry, Person, Policy,
    Previously, SeatState, Sharing, ShelfItem, Told, WhatIf,
};
pub use json::{read_json, read_value};
pub use kept::Kept;
pub use material::{Clock, Handout, Picture, PictureFor, PictureOf, Pixels};
pub use plain::PlainDice;
pub use procedures::Procedure;
pub use refusal::Refusal;
pub use reopening::Reopening;
pub use roller::Roller;
pub(crate) use running::Stock;
pub use running::{Running, Thrown};
pub use walk::Step;
