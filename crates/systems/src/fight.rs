//! Conflicts of encounter files of any book.

use std::path::{Path, PathBuf};

use schwung_engine::{AnyFight, Encounters};
use schwung_rulebook::Lang;

use crate::{Book, books::BOOKS};

/// Reads the conflict of an encounter file. Dice rolled before it starts are taken from `seed`.
///
/// # Errors
/// The problems of the file, one line each, in the reader's language.
pub fn fight(text: &str, lang: Lang, seed: u64) -> Result<Box<dyn AnyFight>, Vec<String>> {
    fight_beside(text, None, lang, seed)
}

/// Like [`fight`], but files that the text refers to are looked up in the folder `beside`.
///
/// # Errors
/// Like [`fight`].
pub fn fight_beside(
    text: &str,
    beside: Option<&Path>,
    lang: Lang,
    seed: u64,
) -> Result<Box<dyn AnyFight>, Vec<String>> {
    let book = book_of(text);
    book.engine.fight(text, beside, book.id, lang, seed)
}

/// The encounters of the book that a text names, as their files describe them. Files that these refer to are looked up in
/// the folder `beside`.
pub fn encounters(text: &str, beside: Option<PathBuf>, lang: Lang) -> Box<dyn Encounters> {
    let book = book_of(text);
    book.engine.encounters(book.id, beside, lang)
}

fn book_of(text: &str) -> &'static Book {
    schwung_files::system_of(text).and_then(|it| Book::find(&it)).unwrap_or(&BOOKS[0])
}
