//! The books that can be played.

use std::fmt;

use schwung_engine::{Engine, HouseRule, Listed, texts};
use schwung_rulebook::Lang;

use crate::engines::engine;

/// A book that can be played.
#[derive(Clone, Copy)]
pub struct Book {
    /// Its id, as used in rule ids and files.
    pub id: &'static str,
    /// The engine that plays it.
    pub engine: &'static dyn Engine,
    /// The text of an encounter file that can be played at once.
    pub demo: &'static str,
}

/// All books that can be played.
pub static BOOKS: &[Book] = &[
    Book { id: "sotc", engine: engine::Fate, demo: include_str!("../../../encounters/harbour.toml") },
    Book { id: "malmsturm", engine: engine::Fate, demo: include_str!("../../../encounters/pass.toml") },
    Book { id: "freefate", engine: engine::Fate, demo: include_str!("../../../encounters/museum.toml") },
    Book { id: "zerospace", engine: engine::ZeroSpace, demo: include_str!("../../../encounters/relay.toml") },
    Book {
        id: "daemmersturm",
        engine: engine::Daemmersturm,
        demo: include_str!("../../../encounters/ford.toml"),
    },
];

impl Book {
    /// Returns the book with that id.
    pub fn find(id: &str) -> Option<&'static Book> {
        BOOKS.iter().find(|it| it.id == id)
    }
}

impl fmt::Debug for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Book")
            .field("id", &self.id)
            .field("engine", &self.engine.name())
            .finish_non_exhaustive()
    }
}

/// Lists the switches of a book in the order of the book: all of them, or those that `rule` defines.
pub fn switches(lang: Lang, book: &Book, rule: Option<&str>) -> Vec<HouseRule> {
    book.engine.switches(&Listed { lang, book: book.id, rule })
}

/// The message for a book that does not exist.
pub(crate) fn unknown_book(system: &str, lang: Lang) -> String {
    let known: Vec<&str> = BOOKS.iter().map(|it| it.id).collect();
    texts(lang, BOOKS[0].id).text("import-system", &[("system", system), ("known", &known.join(", "))])
}
