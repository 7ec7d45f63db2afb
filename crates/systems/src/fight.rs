//! Conflicts of encounter files of any book.

use std::path::Path;

use schwung_engine::AnyFight;
use schwung_rulebook::Lang;

use crate::{Book, books::BOOKS};

/// The conflict of an encounter file; whoever rolls before it begins rolls by `seed`.
///
/// # Errors
/// What is wrong with the file, line by line in the reader's language.
pub fn fight(text: &str, lang: Lang, seed: u64) -> Result<Box<dyn AnyFight>, Vec<String>> {
    fight_beside(text, None, lang, seed)
}

/// As [`fight`], for a text that is a file: others that it names are looked for in the folder `beside`.
///
/// # Errors
/// As [`fight`].
pub fn fight_beside(
    text: &str,
    beside: Option<&Path>,
    lang: Lang,
    seed: u64,
) -> Result<Box<dyn AnyFight>, Vec<String>> {
    let named = schwung_files::system_of(text).and_then(|it| Book::find(&it));
    let book = named.unwrap_or(&BOOKS[0]);
    book.engine.fight(text, beside, book.id, lang, seed)
}
