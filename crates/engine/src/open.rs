//! Opening tables of one system, new ones and stored ones.

use std::{
    error::Error,
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
};

use schwung_log::{
    Author, Damaged, Deed, DiceMode, Entry, Game, House, Kept, Opening, Person, Record, Roller, SeatState,
};
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_table::Hosted as _;

use crate::{
    AnyGame,
    played::{Played, bodies},
    setup::{Prepared, Setup},
    texts,
};

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

/// A table that was opened, and what is to be stored of it; or what is wrong, line by line in the reader's language.
pub type Begun = Result<(Box<dyn AnyGame>, Opened), Vec<String>>;

/// How a new table is opened.
#[allow(missing_debug_implementations, reason = "dice have nothing to print")]
pub struct Opener<'o> {
    /// The game master's name.
    pub gm: &'o str,
    /// The table's title; empty: that of its scene.
    pub title: &'o str,
    /// The reader's language.
    pub lang: Lang,
    /// The time, in milliseconds since 1970.
    pub at: i64,
    /// The client's name for the deed.
    pub id: &'o str,
    /// Rolls the dice of what begins at once.
    pub roller: &'o mut dyn Roller,
}

pub(crate) fn empty<T: Setup>(book: &str, by: Opener<'_>) -> Begun {
    let texts = texts(by.lang, book);
    let state = T::empty(book, &texts);
    begin::<T>(
        book,
        Prepared { book: book.to_owned(), title: String::new(), state, begin: None, habits: Vec::new() },
        by,
    )
}

pub(crate) fn encounter<T: Setup>(text: &str, book: &str, by: Opener<'_>) -> Begun {
    let texts = texts(by.lang, book);
    let prepared = T::read(text, None)
        .map_err(|problems| problems.iter().map(|it| in_words(it, &texts)).collect::<Vec<_>>())?;
    // A file says which book it is of.
    let book = prepared.book.clone();
    begin::<T>(&book, prepared, by)
}

fn begin<T: Setup>(book: &str, prepared: Prepared<T>, by: Opener<'_>) -> Begun {
    let Prepared { title, mut state, begin: command, .. } = prepared;
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
        dice: if T::System::OWN_DICE { DiceMode::Own } else { DiceMode::Server },
        ..House::default()
    };
    T::name_seats(&mut state, seats);
    let opening = Opening { engine: T::System::ENGINE.to_owned(), system: book.to_owned(), house, state };
    let first: Record<T::System> = Record {
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
        // Nobody sits there yet who could answer.
        answer_usually(&mut game, at, id, roller).map_err(|it| vec![it])?;
    }
    finished::<T>(game)
}

/// Whatever is asked while a conflict begins gets its usual answer, which spends nothing.
pub(crate) fn answer_usually<S: Kept>(
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

pub(crate) fn finished<T: Setup>(game: Game<T::System>) -> Result<(Box<dyn AnyGame>, Opened), Vec<String>> {
    let opened = Opened {
        title: game.house().title.clone(),
        system: game.system().to_owned(),
        bodies: bodies(game.records()).map_err(|it| vec![it.to_string()])?,
    };
    Ok((Box::new(Played::<T>::new(game)), opened))
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

pub(crate) fn loaded<T: Setup>(bodies: Vec<Vec<u8>>) -> Result<Box<dyn AnyGame>, LoadError> {
    let mut records: Vec<Record<T::System>> = Vec::new();
    for (seq, body) in (1u64..).zip(bodies) {
        let record = serde_json::from_slice(&body);
        records.push(record.map_err(|error| LoadError::Record { seq, detail: error.to_string() })?);
    }
    let tried = catch_unwind(AssertUnwindSafe(|| Game::fold(records).map_err(LoadError::Damaged)));
    Ok(Box::new(Played::<T>::new(tried.unwrap_or(Err(LoadError::Failed))?)))
}
