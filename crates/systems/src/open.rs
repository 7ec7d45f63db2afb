//! Opens new and stored tables.

use std::{
    error::Error,
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
};

use schwung_log::{
    Author, Damaged, Deed, DiceMode, Entry, Game, House, Opening, Person, Record, Roller, SeatState,
};
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_views::wire::NewTable;

use crate::{
    AnyGame, Book,
    books::BOOKS,
    engine::{Begins, Prepared, with_engine},
    import::import,
    played::{Played, bodies},
    request::{Begin, Request},
    texts,
};

/// A newly opened table, ready to be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    /// The title of the table.
    pub title: String,
    /// Id of the book.
    pub system: String,
    /// Its serialised records, starting with the first.
    pub bodies: Vec<Vec<u8>>,
}

/// Why a stored table cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// There is no such book.
    NoSuchBook(String),
    /// A record cannot be read.
    Record {
        /// Sequence number of the record.
        seq: u64,
        /// The error message.
        detail: String,
    },
    /// The records are not a consistent sequence.
    Damaged(Damaged),
    /// The rules panicked on the records.
    Failed,
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::NoSuchBook(id) => write!(f, "no book is called {id}"),
            LoadError::Record { seq, detail } => write!(f, "record {seq} cannot be read: {detail}"),
            LoadError::Damaged(damaged) => damaged.fmt(f),
            LoadError::Failed => f.write_str("the rules cannot handle what stands there"),
        }
    }
}

impl Error for LoadError {}

/// Why a new table was not opened.
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

/// Opens a new table. `at` is the time in milliseconds since 1970, `id` the idempotency key of the request; `roller`
/// rolls the dice for a conflict that starts at once.
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
    with_engine!(book.engine, encounter(book.demo, book, by))
}

fn nothing(system: &str, by: Opener<'_>) -> Begun {
    let book = book(system, by.lang)?;
    with_engine!(book.engine, empty(book, by))
}

fn written(text: &str, by: Opener<'_>) -> Begun {
    // A file of an unknown book is read as one of the first book, which then reports the error.
    let named = schwung_files::system_of(text).and_then(|it| Book::find(&it));
    let book = named.unwrap_or(&BOOKS[0]);
    with_engine!(book.engine, encounter(text, book, by))
}

fn book(system: &str, lang: Lang) -> Result<&'static Book, Vec<String>> {
    Book::find(system).ok_or_else(|| vec![unknown_book(system, lang)])
}

pub(crate) fn unknown_book(system: &str, lang: Lang) -> String {
    let known: Vec<&str> = BOOKS.iter().map(|it| it.id).collect();
    texts(lang, BOOKS[0].id).text("import-system", &[("system", system), ("known", &known.join(", "))])
}

pub(crate) type Begun = Result<(Box<dyn AnyGame>, Opened), Vec<String>>;

/// Parameters for opening a table.
pub(crate) struct Opener<'o> {
    /// The game master's name.
    pub(crate) gm: &'o str,
    pub(crate) title: &'o str,
    pub(crate) lang: Lang,
    pub(crate) at: i64,
    pub(crate) id: &'o str,
    roller: &'o mut dyn Roller,
}

fn empty<S: Begins>(book: &Book, by: Opener<'_>) -> Begun {
    let texts = texts(by.lang, book.id);
    let state = S::empty(book, &texts);
    begin::<S>(
        book,
        Prepared { book: book.id.to_owned(), title: String::new(), state, begin: None, habits: Vec::new() },
        by,
    )
}

fn encounter<S: Begins>(text: &str, book: &Book, by: Opener<'_>) -> Begun {
    let texts = texts(by.lang, book.id);
    let prepared = S::read(text, None)
        .map_err(|problems| problems.iter().map(|it| in_words(it, &texts)).collect::<Vec<_>>())?;
    // The file says to which book it belongs.
    let book = Book::find(&prepared.book).unwrap_or(book);
    begin(book, prepared, by)
}

fn begin<S: Begins>(book: &Book, prepared: Prepared<S>, by: Opener<'_>) -> Begun {
    let Prepared { title, mut state, begin: command, .. } = prepared;
    let Opener { gm, title: wanted, lang, at, id, roller } = by;
    let texts = texts(lang, book.id);
    let gm = match gm.trim() {
        "" => texts.text("game-master", &[]),
        name => name.chars().take(40).collect(),
    };
    let mut seats = S::seats(&state).to_vec();
    seats.first_mut().map_or_else(|| (), |it| it.clone_from(&gm));
    let title = if title.is_empty() { texts.text("table-untitled", &[]) } else { title };
    let title = if wanted.trim().is_empty() { title } else { wanted.trim().chars().take(120).collect() };
    let house = House {
        title: title.clone(),
        seats: seats
            .iter()
            .enumerate()
            .map(|(n, name)| Person {
                name: name.clone(),
                state: if n == 0 { SeatState::Taken } else { SeatState::Free },
                ..Person::default()
            })
            .collect(),
        dice: if S::OWN_DICE { DiceMode::Own } else { DiceMode::Server },
        ..House::default()
    };
    S::name_seats(&mut state, seats);
    let opening = Opening { engine: S::ENGINE.to_owned(), system: book.id.to_owned(), house, state };
    let first: Record<S> = Record {
        seq: 1,
        at,
        by: Some(Author::GM),
        id: id.to_owned(),
        deed: None,
        entries: vec![Entry::Opened(Box::new(opening))],
    };
    let mut game = Game::open(first).map_err(|it| vec![it.to_string()])?;
    if let Some(command) = command
        && let Ok(entries) = game.decide(Author::GM, Deed::Command(command), roller)
    {
        let record =
            Record { seq: 2, at, by: Some(Author::GM), id: format!("{id}-begin"), deed: None, entries };
        game.push(record).map_err(|it| vec![it.to_string()])?;
        // Nobody has taken a seat yet who could answer.
        answer_usually(&mut game, at, id, roller).map_err(|it| vec![it])?;
    }
    finished(game)
}

/// Answers every question asked at the start of a conflict with its default, which spends nothing.
pub(crate) fn answer_usually<S: Begins>(
    game: &mut Game<S>,
    at: i64,
    id: &str,
    roller: &mut dyn Roller,
) -> Result<(), String> {
    const MOST: u64 = 200;
    for n in 0..MOST {
        let Some(question) = game.asked().first().map(|it| it.id.clone()) else { break };
        let Ok(entries) = game.decide(Author::GM, Deed::Skip { question }, roller) else { break };
        let (seq, id) = (game.seq() + 1, format!("{id}-usual-{n}"));
        game.push(Record { seq, at, by: Some(Author::GM), id, deed: None, entries })
            .map_err(|it| it.to_string())?;
    }
    Ok(())
}

pub(crate) fn finished<S: Begins>(game: Game<S>) -> Result<(Box<dyn AnyGame>, Opened), Vec<String>> {
    let opened = Opened {
        title: game.house().title.clone(),
        system: game.system().to_owned(),
        bodies: bodies(game.records()).map_err(|it| vec![it.to_string()])?,
    };
    Ok((Box::new(Played::new(game)), opened))
}

/// Renders a problem of a file, with its location.
pub(crate) fn in_words(problem: &schwung_files::Problem, texts: &Catalogue) -> String {
    let args: Vec<(&str, &str)> = problem.args.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let text = texts.text(&format!("file-{}", problem.code), &args);
    texts.text(
        "table-file-problem",
        &[("line", &problem.line.to_string()), ("column", &problem.column.to_string()), ("text", &text)],
    )
}

/// Opens a stored table of the book `system` from its records.
///
/// This function is deliberately not generic: a generic function that creates an [`AnyGame`] would compile the rules of
/// all systems again in each crate that calls it.
///
/// # Errors
/// If the records are not those of a table of this book.
pub fn load(system: &str, bodies: Vec<Vec<u8>>) -> Result<Box<dyn AnyGame>, LoadError> {
    let book = Book::find(system).ok_or_else(|| LoadError::NoSuchBook(system.to_owned()))?;
    with_engine!(book.engine, loaded(bodies))
}

fn loaded<S: Begins>(bodies: Vec<Vec<u8>>) -> Result<Box<dyn AnyGame>, LoadError> {
    let mut records: Vec<Record<S>> = Vec::new();
    for (seq, body) in (1u64..).zip(bodies) {
        let record = serde_json::from_slice(&body);
        records.push(record.map_err(|error| LoadError::Record { seq, detail: error.to_string() })?);
    }
    let tried = catch_unwind(AssertUnwindSafe(|| Game::fold(records).map_err(LoadError::Damaged)));
    Ok(Box::new(Played::new(tried.unwrap_or(Err(LoadError::Failed))?)))
}
