//! Characters of books, without a table.

use schwung_engine::{AnyGame, Opener};
use schwung_log::Roller;
use schwung_rulebook::Lang;
use schwung_views::wire::ReadyView;
use serde_json::{Value, json};

use crate::{BOOKS, Book, books::unknown_book};

/// Dice that always show 1, for tables without players.
struct Ones;

impl Roller for Ones {
    fn die(&mut self, _: u32) -> u32 {
        1
    }
}

/// The id of the book that a character file names; `None` if it names none, or is no such file.
pub fn book_of_character(text: &str) -> Option<String> {
    schwung_files::character::single(text, false).ok()?.system
}

/// An empty table of a book, by whose rules characters are made and checked.
///
/// # Errors
/// The problems, one line each, in the reader's language.
pub fn blank(system: &str, lang: Lang) -> Result<Box<dyn AnyGame>, Vec<String>> {
    let book = Book::find(system).ok_or_else(|| vec![unknown_book(system, lang)])?;
    let by = Opener { gm: "", title: "", lang, at: 0, id: "blank", roller: &mut Ones };
    book.engine.empty(book.id, by).map(|it| it.0)
}

/// The characters of a book's ready encounter.
pub fn ready_characters(book: &Book, lang: Lang) -> Vec<ReadyView> {
    let by = Opener { gm: "", title: "", lang, at: 0, id: "ready", roller: &mut Ones };
    let opened = book.engine.encounter(&book.demo(lang), book.id, by);
    opened.map_or_else(|_| Vec::new(), |(game, _)| game.ready_characters(lang))
}

/// The JSON Schema of character files: one form for each engine, which is that of its encounter files without the properties of
/// a table.
pub fn character_schema() -> Value {
    let mut engines: Vec<&str> = Vec::new();
    let mut forms = Vec::new();
    for book in BOOKS {
        if engines.contains(&book.engine.name()) {
            continue;
        }
        engines.push(book.engine.name());
        let mut form = book.engine.schema();
        if let Some(form) = form.as_object_mut() {
            form.remove("$schema");
            form.remove("$id");
        }
        if let Some(keys) = form.get_mut("properties").and_then(Value::as_object_mut) {
            keys.retain(|key, _| schwung_files::character::is_kept(key));
            for key in ["character", "minions"] {
                if let Some(list) = keys.get_mut(key).and_then(Value::as_object_mut) {
                    list.insert("maxItems".to_owned(), json!(1));
                }
            }
        }
        forms.push(form);
    }
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Schwung character",
        "oneOf": forms,
    })
}
