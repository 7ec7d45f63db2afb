//! All rule systems behind one interface, for code such as the server that handles tables of any of them.
//!
//! - [`AnyGame`] is a table of any system: it decides the result of a deed, applies stored records and renders views.
//! - [`open()`] creates a new table, [`load`] restores one from its stored records.
//! - [`AnyFight`] computes odds, simulations and exact solutions of a conflict; [`fight()`] reads one from a file.
//! - [`BOOKS`] lists the books that can be played; each [`Book`] names its [`Engine`].
//! - [`switches()`] describes the house-rule switches of a book.
//!
//! The set of systems is closed. To add a book for an existing engine, add it to [`BOOKS`]. A new system also needs an
//! implementation of [`Engine`] in its own crate, a line in [`engines`], and its view types in `schwung-views`.
//!
//! ```
//! use schwung_rulebook::Lang;
//! use schwung_systems::{BOOKS, Book, switches};
//!
//! let book = Book::find("sotc").expect("a book of this build");
//! let ladder_top = switches(Lang::En, book, None).into_iter().find(|it| it.name == "ladder-top");
//! assert!(ladder_top.is_some_and(|it| !it.title.is_empty()));
//! assert!(BOOKS.iter().all(|it| !it.demo(Lang::En).is_empty()));
//! ```

#![deny(missing_docs)]

mod books;
mod budget;
mod character;
pub mod engines;
mod fight;
mod import;
mod open;
mod playbook;
mod request;

pub use books::{BOOKS, Book, switches};
pub use character::{blank, book_of_character, character_schema, ready_characters};
pub use fight::{encounters, fight, fight_beside};
pub use import::{FILE_BYTES, FILE_MEMORY};
pub use open::{Unopened, load, open, open_request};
pub use playbook::{play_of, sandbox};
pub use schwung_engine::{
    AnyCourses, AnyFight, AnyGame, AnyInsight, Balance, Comparison, Continued, Cost, CoursesSoFar, Decided,
    Encounters, Engine, FORMAT, HabitTurn, HouseRule, Interval, Kind, Limits, LoadError, NoFight, NoSandbox,
    Opened, Opener, Pairing, ParsedDeed, PersonRolls, Proof, Refusal, Tournament, VERSION, Which, Wish,
    dice_of_tables, part_with, prove, texts, veiled,
};
