//! The books that can be played.

use crate::Engine;

/// A book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Book {
    /// Its id, as rule ids and files have it.
    pub id: &'static str,
    /// The engine that plays it.
    pub engine: Engine,
    /// An encounter that is ready to be played.
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
    /// The book of that id.
    pub fn find(id: &str) -> Option<&'static Book> {
        BOOKS.iter().find(|it| it.id == id)
    }
}
