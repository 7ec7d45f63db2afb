//! The books that can be played.

use crate::Engine;

/// A book that can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Book {
    /// Its id, as used in rule ids and files.
    pub id: &'static str,
    /// The engine that plays it.
    pub engine: Engine,
    /// The text of an encounter file that can be played at once.
    pub demo: &'static str,
}

/// All books that can be played.
pub const BOOKS: &[Book] = &[
    Book { id: "sotc", engine: Engine::Fate, demo: include_str!("../../../encounters/harbour.toml") },
    Book { id: "malmsturm", engine: Engine::Fate, demo: include_str!("../../../encounters/pass.toml") },
    Book { id: "freefate", engine: Engine::Fate, demo: include_str!("../../../encounters/museum.toml") },
    Book { id: "zerospace", engine: Engine::ZeroSpace, demo: include_str!("../../../encounters/relay.toml") },
    Book {
        id: "daemmersturm",
        engine: Engine::Daemmersturm,
        demo: include_str!("../../../encounters/ford.toml"),
    },
];

impl Book {
    /// Returns the book with that id.
    pub fn find(id: &str) -> Option<&'static Book> {
        BOOKS.iter().find(|it| it.id == id)
    }
}
