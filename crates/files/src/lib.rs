//! Reads files in TOML: encounters with their sheets, and whatever else a system describes. All errors of a file are
//! reported at once, each with its position, the allowed values and a suggestion.
//!
//! A system builds its [`kit::Format`] with the types in [`kit`] and reads files with [`kit::read_as`], which returns what
//! the system makes of the values, or a list of [`Problem`]s. The same description drives the JSON Schema
//! ([`schema_of`]), so that they cannot diverge. [`Options`] names the default system and the extra keys that the caller
//! handles itself, as plays do. [`system_of`] tells which system a text names.
//!
//! The text for a [`Problem`] is in `messages/*/files.ftl` under the key `file-<code>`.
//!
//! ```
//! use schwung_files::{Options, kit::{Format, Shape, may, need, read_as}};
//!
//! let format = || Format {
//!     systems: &["chess"],
//!     fields: vec![
//!         need("system", Shape::Word(vec!["chess"]), "The rule system."),
//!         may("rounds", Shape::Number(1, 9), "How many rounds are played."),
//!     ],
//! };
//! let rounds = |text: &str| {
//!     read_as(text, &Options::default(), format(), |_, file| file.number::<u8>("rounds"))
//! };
//! let read = rounds("system = \"chess\"\nrounds = 7\n").expect("a valid file");
//! assert_eq!(read.made, Some(7));
//!
//! let problems = rounds("system = \"chess\"\nround = 7\n").expect_err("no such key");
//! assert_eq!((problems[0].line, problems[0].column, problems[0].code), (2, 1, "unknown-key"));
//! assert_eq!(problems[0].suggestion.as_deref(), Some("rounds"));
//! ```

#![deny(missing_docs)]

mod alias;
mod bare;
pub mod character;
mod extra;
mod guard;
mod habits;
pub mod kit;
mod named;
mod names;
mod node;
pub mod paste;
mod place;
mod problem;
mod read;
mod schema;
mod seats;
mod shape;
mod switches;
mod syntax;
pub mod vary;
pub mod write;

pub use bare::quote_keys;
pub use extra::{Extra, Extras};
pub use guard::LARGEST;
pub use problem::{CODES, Problem, Severity};
pub use read::{Options, system_of};
pub use schema::schema_of;
