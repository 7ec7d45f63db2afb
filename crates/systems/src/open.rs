//! Opening tables, new ones and stored ones.

use std::{
    error::Error,
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
};

use schwung_log::{
    Author, Damaged, Deed, DiceMode, Entry, Game, House, HouseEvent, Opening, Person, Record, Roller,
    SeatState,
};
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_table::Seat;
use schwung_views::wire::{NewTable, Role, Start, You};
use serde_json::Value;

use crate::{
    AnyGame, Book,
    books::BOOKS,
    engine::{Begins, Prepared, with_engine},
    export::{FORMAT, Head, VERSION},
    played::{Played, bodies},
    texts,
};

/// The most records of a file that is read in.
const MOST_RECORDS: usize = 200_000;

/// A table that was opened and is to be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    /// What the evening is called.
    pub title: String,
    /// Id of the book.
    pub system: String,
    /// Its records, from the first on.
    pub bodies: Vec<Vec<u8>>,
}

/// Why a stored table cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// There is no such book.
    NoSuchBook(String),
    /// A record cannot be read.
    Record {
        /// Which one.
        seq: u64,
        /// What is wrong.
        detail: String,
    },
    /// The records do not fit together.
    Damaged(Damaged),
    /// The rules cannot handle what stands there.
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

/// Opens a new table. `at` is the time in milliseconds since 1970, `id` names the deed; `roller` throws the dice of
/// whatever begins at once.
///
/// # Errors
/// What is wrong with a file, line by line in the reader's language.
pub fn open(
    new: &NewTable,
    at: i64,
    id: &str,
    roller: &mut dyn Roller,
) -> Result<(Box<dyn AnyGame>, Opened), Vec<String>> {
    let lang = if new.lang == "en" { Lang::En } else { Lang::De };
    let by = Opener { new, lang, at, id, roller };
    match &new.start {
        Start::Import { file } => import(file, &by),
        Start::Demo { system } => {
            let book = book(system, lang)?;
            with_engine!(book.engine, encounter(book.demo, book, by))
        }
        Start::Empty { system } => {
            let book = book(system, lang)?;
            with_engine!(book.engine, empty(book, by))
        }
        Start::Encounter { text } => {
            // A file of a book that nobody knows is read as one of the first, and says so.
            let named = schwung_files::system_of(text).and_then(|it| Book::find(&it));
            let book = named.unwrap_or(&BOOKS[0]);
            with_engine!(book.engine, encounter(text, book, by))
        }
    }
}

fn book(system: &str, lang: Lang) -> Result<&'static Book, Vec<String>> {
    Book::find(system).ok_or_else(|| vec![unknown_book(system, lang)])
}

fn unknown_book(system: &str, lang: Lang) -> String {
    let known: Vec<&str> = BOOKS.iter().map(|it| it.id).collect();
    texts(lang, BOOKS[0].id).text("import-system", &[("system", system), ("known", &known.join(", "))])
}

type Begun = Result<(Box<dyn AnyGame>, Opened), Vec<String>>;

/// How a new table is opened.
struct Opener<'o> {
    new: &'o NewTable,
    lang: Lang,
    at: i64,
    id: &'o str,
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
    // A file says which book it is of.
    let book = Book::find(&prepared.book).unwrap_or(book);
    begin(book, prepared, by)
}

fn begin<S: Begins>(book: &Book, prepared: Prepared<S>, by: Opener<'_>) -> Begun {
    let Prepared { title, mut state, begin: command, .. } = prepared;
    let Opener { new, lang, at, id, roller } = by;
    let texts = texts(lang, book.id);
    let gm = match new.gm.trim() {
        "" => texts.text("game-master", &[]),
        name => name.chars().take(40).collect(),
    };
    let mut seats = S::seats(&state).to_vec();
    seats.first_mut().map_or_else(|| (), |it| it.clone_from(&gm));
    let title = if title.is_empty() { texts.text("table-untitled", &[]) } else { title };
    let title =
        if new.title.trim().is_empty() { title } else { new.title.trim().chars().take(120).collect() };
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
        entries: vec![Entry::Opened(Box::new(opening))],
    };
    let mut game = Game::open(first).map_err(|it| vec![it.to_string()])?;
    if let Some(command) = command
        && let Ok(entries) = game.decide(Author::GM, Deed::Command(command), roller)
    {
        let record = Record { seq: 2, at, by: Some(Author::GM), id: format!("{id}-begin"), entries };
        game.push(record).map_err(|it| vec![it.to_string()])?;
        // Nobody sits there yet who could answer.
        answer_usually(&mut game, at, id, roller).map_err(|it| vec![it])?;
    }
    finished(game)
}

/// Whatever is asked while a conflict begins gets its usual answer, which spends nothing.
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
        game.push(Record { seq, at, by: Some(Author::GM), id, entries }).map_err(|it| it.to_string())?;
    }
    Ok(())
}

fn finished<S: Begins>(game: Game<S>) -> Result<(Box<dyn AnyGame>, Opened), Vec<String>> {
    let opened = Opened {
        title: game.house().title.clone(),
        system: game.system().to_owned(),
        bodies: bodies(game.records()).map_err(|it| vec![it.to_string()])?,
    };
    Ok((Box::new(Played::new(game)), opened))
}

/// A problem of a file, with its place.
pub(crate) fn in_words(problem: &schwung_files::Problem, texts: &Catalogue) -> String {
    let args: Vec<(&str, &str)> = problem.args.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let text = texts.text(&format!("file-{}", problem.code), &args);
    texts.text(
        "table-file-problem",
        &[("line", &problem.line.to_string()), ("column", &problem.column.to_string()), ("text", &text)],
    )
}

/// Reads in a table that was exported.
fn import(file: &Value, by: &Opener<'_>) -> Begun {
    let say = |key: &str, args: &[(&str, &str)]| vec![texts(by.lang, BOOKS[0].id).text(key, args)];
    let head: Head = Head::deserialize_from(file).ok_or_else(|| say("import-not-a-table", &[]))?;
    if head.format != FORMAT {
        return Err(say("import-not-a-table", &[]));
    }
    if head.version > VERSION {
        return Err(say("import-version", &[("version", &head.version.to_string())]));
    }
    let book = Book::find(&head.system).ok_or_else(|| vec![unknown_book(&head.system, by.lang)])?;
    if head.records.len() > MOST_RECORDS {
        return Err(say("import-too-long", &[("most", &MOST_RECORDS.to_string())]));
    }
    with_engine!(book.engine, imported(head.records, by))
}

fn imported<S: Begins>(records: Vec<Value>, by: &Opener<'_>) -> Begun {
    let say = |key: &str, args: &[(&str, &str)]| vec![texts(by.lang, BOOKS[0].id).text(key, args)];
    let game = read_records::<S>(records).map_err(|error| match error {
        LoadError::Record { seq, detail } => {
            say("import-record", &[("seq", &seq.to_string()), ("detail", &detail)])
        }
        LoadError::NoSuchBook(_) | LoadError::Damaged(_) | LoadError::Failed => say("import-broken", &[]),
    })?;
    finished(settle_in(game, by).map_err(|_| say("import-broken", &[]))?)
}

/// Whoever sat there has no token here: the seats are free again.
fn settle_in<S: Begins>(mut game: Game<S>, by: &Opener<'_>) -> Result<Game<S>, Damaged> {
    let taken = |it: &(usize, &Person)| it.0 > 0 && it.1.state == SeatState::Taken;
    let seats = game.house().seats.iter().enumerate().filter(taken);
    let seats = seats.filter_map(|(n, _)| u8::try_from(n).ok()).map(Seat);
    let mut entries: Vec<Entry<S>> = seats.map(|seat| Entry::House(HouseEvent::Left { seat })).collect();
    let name: String = by.new.gm.trim().chars().take(40).collect();
    if !name.is_empty() {
        entries.push(Entry::House(HouseEvent::Renamed { seat: Seat::GM, name }));
    }
    if !entries.is_empty() {
        let (seq, id) = (game.seq() + 1, by.id.to_owned());
        game.push(Record { seq, at: by.at, by: Some(Author::GM), id, entries })?;
    }
    Ok(game)
}

impl Head {
    fn deserialize_from(file: &Value) -> Option<Head> {
        serde_json::from_value(file.clone()).ok()
    }
}

/// A game from records that anybody may have written: whatever they make the rules do is caught.
fn read_records<S: Begins>(values: Vec<Value>) -> Result<Game<S>, LoadError> {
    let mut records = Vec::with_capacity(values.len());
    for (seq, value) in (1u64..).zip(values) {
        let record: Record<S> = serde_json::from_value(value)
            .map_err(|error| LoadError::Record { seq, detail: error.to_string() })?;
        records.push(record);
    }
    let tried = catch_unwind(AssertUnwindSafe(|| {
        let game = Game::fold(records).map_err(LoadError::Damaged)?;
        let mut is_sound = true;
        game.walk(0, |step| is_sound &= S::is_sound(step.state));
        if !is_sound {
            return Err(LoadError::Failed);
        }
        // What can be shown once can be shown again.
        let played = Played::new(game.clone());
        let you = You { role: Role::Gm, seat: Some(0) };
        let _ = (played.view(you, Lang::De.into()), played.lines(you, Lang::De.into(), 0, u64::MAX));
        Ok(game)
    }));
    tried.unwrap_or(Err(LoadError::Failed))
}

/// Opens a stored table of the book `system`, from its records.
///
/// No generic function: each that makes an [`AnyGame`] has all rules of all systems built for the crate that calls it.
///
/// # Errors
/// When the records are not those of such a table.
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
