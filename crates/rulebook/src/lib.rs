//! The rule book: every rule's text by its id, in German and English, with search.
//!
//! The texts are written in `rules/<system>/<topic>.toml`; the build script checks them and lays them down as one static
//! table. Nothing is read, parsed or indexed when the program starts. What the table guarantees:
//!
//! - Ids are unique and read `system.topic.name`; they are stable names, used by logs, tests and documents.
//! - Titles and texts are there in both languages and never empty.
//! - Every id in [`Rule::see`] is a rule of this book.
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
mod lang;
mod nearest;
mod rule;
mod search;
mod stem;

pub use book::{all, get, systems};
pub use lang::{Lang, Text, UnknownLang};
pub use nearest::nearest;
pub use rule::{Kind, Rule, System, UnknownKind};
pub use search::{Hit, MAX_QUERY_WORDS, Scope, search, search_in};
