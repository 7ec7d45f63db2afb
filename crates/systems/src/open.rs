//! Opens new and stored tables.

use schwung_engine::{AnyGame, Begun, LoadError, Opened, Opener};
use schwung_log::Roller;
use schwung_rulebook::Lang;
use schwung_views::wire::NewTable;

use crate::{
    Book,
    books::{BOOKS, unknown_book},
    import::import,
    request::{Begin, Request},
};

/// The reason why a new table was not opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unopened {
    /// The request cannot be parsed.
    Malformed(String),
    /// The request is too long and contains no exported table.
    TooLong,
    /// The problems of a file, one line each, in the reader's language.
    Mistakes(Vec<String>),
}

/// Opens the table that a request asks for. `body` is a [`NewTable`] as JSON, with at most `most` bytes unless it
/// contains an exported table. The memory that such a file can take is bounded, see [`crate::FILE_MEMORY`].
///
/// # Errors
/// See [`Unopened`].
pub fn open_request(
    body: &[u8],
    most: usize,
    at: i64,
    id: &str,
    roller: &mut dyn Roller,
) -> Result<(Box<dyn AnyGame>, Opened), Unopened> {
    let request = Request::of(body).map_err(Unopened::Malformed)?;
    let lang = if request.lang == "en" { Lang::En } else { Lang::De };
    let by = Opener { gm: &request.gm, title: &request.title, lang, at, id, roller };
    let begun = match &request.start {
        Begin::Import { file } => import(file.as_ref(), body, &by),
        _ if body.len() > most => return Err(Unopened::TooLong),
        Begin::Demo { system } => demo(system, by),
        Begin::Empty { system } => nothing(system, by),
        Begin::Encounter { text } => written(text, by),
    };
    begun.map_err(Unopened::Mistakes)
}

/// Opens a new table. `at` is the time in milliseconds since 1970, `id` the idempotency key of the request; `roller` rolls the
/// dice for a conflict that starts immediately.
///
/// # Errors
/// The problems of a file, one line each, in the reader's language.
pub fn open(
    new: &NewTable,
    at: i64,
    id: &str,
    roller: &mut dyn Roller,
) -> Result<(Box<dyn AnyGame>, Opened), Vec<String>> {
    let body = serde_json::to_vec(new).map_err(|error| vec![error.to_string()])?;
    open_request(&body, usize::MAX, at, id, roller).map_err(|error| match error {
        Unopened::Mistakes(mistakes) => mistakes,
        Unopened::Malformed(detail) => vec![detail],
        Unopened::TooLong => Vec::new(),
    })
}

fn demo(system: &str, by: Opener<'_>) -> Begun {
    let book = book(system, by.lang)?;
    book.engine.encounter(&book.demo(by.lang), book.id, by)
}

fn nothing(system: &str, by: Opener<'_>) -> Begun {
    let book = book(system, by.lang)?;
    book.engine.empty(book.id, by)
}

fn written(text: &str, by: Opener<'_>) -> Begun {
    // A file of an unknown book is read as one of the first book, which then reports the error.
    let named = schwung_files::system_of(text).and_then(|it| Book::find(&it));
    let book = named.unwrap_or(&BOOKS[0]);
    book.engine.encounter(text, book.id, by)
}

fn book(system: &str, lang: Lang) -> Result<&'static Book, Vec<String>> {
    Book::find(system).ok_or_else(|| vec![unknown_book(system, lang)])
}

/// Opens a stored table of the book `system` from its records.
///
/// # Errors
/// If the records are not those of a table of this book.
pub fn load(system: &str, bodies: Vec<Vec<u8>>) -> Result<Box<dyn AnyGame>, LoadError> {
    let book = Book::find(system).ok_or_else(|| LoadError::NoSuchBook(system.to_owned()))?;
    book.engine.load(bodies)
}
