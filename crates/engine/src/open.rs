//! Opens new and stored tables of one system.

use std::{
    error::Error,
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
};

use schwung_log::{
    Author, Damaged, Deed, DiceMode, Entry, Game, House, Opening, Person, Record, Roller, SeatState,
};
use schwung_rulebook::Lang;
use schwung_table::{Asking, Before, Hosted as _, System as _};

use crate::{
    AnyGame, Opened, habits,
    played::{Played, bodies},
    problems::in_words,
    setup::{Prepared, Setup},
    texts,
    usual::answer_usually,
};

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

/// A newly opened table with the records to store, or the problems, one line each, in the reader's language.
pub type Begun = Result<(Box<dyn AnyGame>, Opened), Vec<String>>;

/// Why a play cannot be continued at a table, one line each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoSandbox {
    /// The play cannot be played by the rules: a bug.
    Play(Vec<String>),
    /// The player's own character cannot take part.
    Character(Vec<String>),
}

/// A newly opened sandbox with the records to store, or why there is none.
pub type Sandboxed = Result<(Box<dyn AnyGame>, Opened), NoSandbox>;

/// Parameters for opening a table.
#[allow(missing_debug_implementations, reason = "dice have nothing to print")]
pub struct Opener<'o> {
    /// The game master's name.
    pub gm: &'o str,
    /// The title of the table; if empty, the title of its scene is used.
    pub title: &'o str,
    /// The reader's language.
    pub lang: Lang,
    /// The time, in milliseconds since 1970.
    pub at: i64,
    /// The idempotency key of the request.
    pub id: &'o str,
    /// Rolls the dice for a conflict that starts at once.
    pub roller: &'o mut dyn Roller,
}

pub(crate) fn empty<T: Setup>(book: &str, by: Opener<'_>) -> Begun {
    let texts = texts(by.lang, book);
    let state = T::empty(book, &texts);
    begin::<T>(
        book,
        Prepared {
            book: book.to_owned(),
            title: String::new(),
            state,
            switches: Vec::new(),
            begin: None,
            habits: Vec::new(),
        },
        by,
    )
}

pub(crate) fn encounter<T: Setup>(text: &str, book: &str, by: Opener<'_>) -> Begun {
    let texts = texts(by.lang, book);
    let prepared = T::read(text, None)
        .map_err(|problems| problems.iter().map(|it| in_words(it, &texts)).collect::<Vec<_>>())?;
    // The file names its book.
    let book = prepared.book.clone();
    begin::<T>(&book, prepared, by)
}

fn begin<T: Setup>(book: &str, prepared: Prepared<T>, by: Opener<'_>) -> Begun {
    let Prepared { title, mut state, switches, begin: command, habits, .. } = prepared;
    let Opener { gm, title: wanted, lang, at, id, roller } = by;
    let texts = texts(lang, book);
    let gm = match gm.trim() {
        "" => texts.text("game-master", &[]),
        name => name.chars().take(40).collect(),
    };
    let mut seats = T::seats(&state).to_vec();
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
        asking: Asking::Balanced,
        dice: if T::System::OWN_DICE { DiceMode::Own } else { DiceMode::Server },
        fighting: habits::of_file(&habits),
        ..House::default()
    };
    T::name_seats(&mut state, seats);
    for event in T::System::preset(&state, Before::Opening(&switches), house.asking) {
        T::System::apply(&mut state, &event);
    }
    let opening = Opening { engine: T::System::ENGINE.to_owned(), system: book.to_owned(), house, state };
    let mut game = Game::open(first_record::<T>(id, at, opening)).map_err(|it| vec![it.to_string()])?;
    if let Some(command) = command
        && let Ok(entries) = game.decide(Author::GM, Deed::Command(command), roller)
    {
        let record =
            Record { seq: 2, at, by: Some(Author::GM), id: format!("{id}-begin"), deed: None, entries };
        game.push(record).map_err(|it| vec![it.to_string()])?;
        // No seat is taken yet, so nobody could answer.
        answer_usually(&mut game, at, id, roller).map_err(|it| vec![it])?;
    }
    finished::<T>(game)
}

/// The record with which a table begins.
pub(crate) fn first_record<T: Setup>(id: &str, at: i64, opening: Opening<T::System>) -> Record<T::System> {
    let entries = vec![Entry::Opened(Box::new(opening))];
    Record { seq: 1, at, by: Some(Author::GM), id: id.to_owned(), deed: None, entries }
}

pub(crate) fn finished<T: Setup>(game: Game<T::System>) -> Result<(Box<dyn AnyGame>, Opened), Vec<String>> {
    let opened = Opened {
        title: game.house().title.clone(),
        system: game.system().to_owned(),
        bodies: bodies(game.records()).map_err(|it| vec![it.to_string()])?,
    };
    Ok((Box::new(Played::<T>::new(game)), opened))
}

pub(crate) fn loaded<T: Setup>(bodies: Vec<Vec<u8>>) -> Result<Box<dyn AnyGame>, LoadError> {
    let mut records: Vec<Record<T::System>> = Vec::new();
    for (seq, body) in (1u64..).zip(bodies) {
        let record = schwung_log::read_json(&body);
        records.push(record.map_err(|error| LoadError::Record { seq, detail: error.to_string() })?);
    }
    let tried = catch_unwind(AssertUnwindSafe(|| Game::fold(records).map_err(LoadError::Damaged)));
    Ok(Box::new(Played::<T>::new(tried.unwrap_or(Err(LoadError::Failed))?)))
}
