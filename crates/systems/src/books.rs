//! The books that can be played.

use std::{fmt, io::Read as _};

use flate2::read::DeflateDecoder;
use schwung_engine::{Engine, HouseRule, Listed, texts};
use schwung_rulebook::Lang;

use crate::engines::{Kind, engine};

/// A book that can be played.
#[derive(Clone, Copy)]
pub struct Book {
    /// Its id, as used in rule ids and files.
    pub id: &'static str,
    /// The engine that implements it.
    pub engine: &'static dyn Engine,
    /// The text of an encounter file, in German; a byte 0; and texts of it, each with its English translation. Compressed.
    demo: &'static [u8],
}

macro_rules! book {
    ($id:literal, $engine:ident, $demo:literal) => {
        Book { id: $id, engine: engine::$engine, demo: include_bytes!(concat!(env!("OUT_DIR"), "/", $demo)) }
    };
}

/// All books that can be played.
pub static BOOKS: &[Book] = &[
    book!("sotc", Fate, "harbour.toml"),
    book!("malmsturm", Fate, "pass.toml"),
    book!("freefate", Fate, "museum.toml"),
    book!("zerospace", ZeroSpace, "relay.toml"),
    book!("daemmersturm", Daemmersturm, "ford.toml"),
];

impl Book {
    /// Returns the book with that id.
    pub fn find(id: &str) -> Option<&'static Book> {
        BOOKS.iter().find(|it| it.id == id)
    }

    /// The engine of the book with that id. Unknown books are treated like the first one, whose reader then reports the error.
    pub fn kind(id: &str) -> Kind {
        Kind::named(Book::find(id).unwrap_or(&BOOKS[0]).engine.name())
    }

    /// The text of an encounter file that can be played immediately, with names and texts in this language.
    pub fn demo(&self, lang: Lang) -> String {
        let mut texts = String::new();
        // It cannot fail: the build script has written it.
        let _ = DeflateDecoder::new(self.demo).read_to_string(&mut texts);
        let (german, english) = texts.split_once('\0').unwrap_or_default();
        match lang {
            Lang::De => german.to_owned(),
            Lang::En => translated(german, english),
        }
    }
}

/// Replaces texts by their translations wherever they occur as whole words. `pairs` has lines like `"Kai" = "Quay"`.
fn translated(text: &str, pairs: &str) -> String {
    let pairs: Vec<(&str, &str)> = pairs.lines().filter_map(pair).collect();
    let is_letter = char::is_alphanumeric;
    let mut made = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(next) = rest.chars().next() {
        let starts = !made.ends_with(is_letter);
        let found = pairs.iter().find_map(|(from, to)| {
            let after = rest.strip_prefix(from).filter(|it| starts && !it.starts_with(is_letter))?;
            Some((*to, after))
        });
        if let Some((to, after)) = found {
            made.push_str(to);
            rest = after;
        } else {
            made.push(next);
            rest = &rest[next.len_utf8()..];
        }
    }
    made
}

fn pair(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix('"')?.strip_suffix('"')?.split_once("\" = \"")
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
