//! The rule book: the text of every rule in German and English, with full-text search.
//!
//! The texts are written in `rules/<system>/<topic>.toml`. The build script validates them and generates one static
//! table, so nothing is read, parsed or indexed at startup. The table guarantees:
//!
//! - Ids are unique and have the form `system.topic.name`; they are stable, since logs, tests and documents use them.
//! - Titles and texts exist in both languages and are never empty.
//! - Every id in [`Rule::see`] is a rule of this book.
//!
//! A [`Rule`] belongs to a [`System`]. [`get`] looks one up by its id, [`nearest`] suggests rules for a misspelled id,
//! [`search`] and [`search_in`] answer queries, and [`all`] and [`systems`] list everything in book order.
//! [`Text::in_`] picks the [`Lang`].
//!
//! ```
//! use schwung_rulebook::{Kind, Lang, get, search};
//!
//! let rule = get("sotc.hold.declare").expect("the rule is in the book");
//! assert_eq!(rule.kind, Kind::Mechanic);
//! println!("{}\n{}", rule.title.in_(Lang::De), rule.text.in_(Lang::De));
//!
//! let hits = search("volle verteidigung", Lang::De);
//! assert_eq!(hits[0].rule.topic, "full-defense");
//! ```
#![deny(missing_docs)]

mod book;
mod fold;
#[doc(hidden)]
pub mod internal;
mod lang;
mod nearest;
mod rule;
mod search;
mod stem;
mod words;

pub use book::{all, get, systems};
pub use lang::{Lang, Text, UnknownLang};
pub use nearest::nearest;
pub use rule::{Kind, Rule, System, UnknownKind};
pub use search::{Hit, MAX_QUERY_WORDS, Scope, search, search_in};
pub use words::Words;
