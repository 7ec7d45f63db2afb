//! Imports an exported table of one system. The file is untrusted input.

use std::{
    fmt,
    marker::PhantomData,
    panic::{AssertUnwindSafe, catch_unwind},
};

use schwung_log::{Author, Damaged, Entry, Game, HouseEvent, Kept, Person, Record, SeatState, read_json};
use schwung_rulebook::Lang;
use schwung_table::{Hosted as _, Seat};
use schwung_views::wire::{Role, You};
use serde::{
    Deserialize, Deserializer,
    de::{Error as _, SeqAccess, Visitor},
};
use serde_json::value::RawValue;

use crate::{
    AnyGame as _, LoadError,
    export::{Proof, Proven},
    open::{Begun, Opener, finished},
    played::Played,
    setup::Setup,
    texts,
};

/// Prefix of the message for an error in a single record.
const RECORD: &str = "record ";

/// Imports the table in `body`. `rules` contains the newest version of the rules used in it, and the position (from 1)
/// of the first record that uses it.
pub(crate) fn imported<T: Setup>(rules: (u64, usize), book: &str, body: &[u8], by: &Opener<'_>) -> Begun {
    let say = |key: &str, args: &[(&str, &str)]| vec![texts(by.lang, book).text(key, args)];
    let (rules, seq) = rules;
    if rules > u64::from(T::System::RULES) {
        let (seq, rules, known) = (seq.to_string(), rules.to_string(), T::System::RULES.to_string());
        return Err(say("import-rules", &[("seq", &seq), ("rules", &rules), ("known", &known)]));
    }
    if let Some(Proof::Broken(seq)) = proof(body) {
        return Err(say("import-hash", &[("seq", &seq.to_string())]));
    }
    let records = records::<T::System>(body).map_err(|error| match error {
        LoadError::Record { seq, detail } => {
            say("import-record", &[("seq", &seq.to_string()), ("detail", &detail)])
        }
        LoadError::NoSuchBook(_) | LoadError::Damaged(_) | LoadError::Failed => say("import-broken", &[]),
    })?;
    let game = sound::<T>(records).map_err(|_| say("import-broken", &[]))?;
    finished::<T>(settle_in::<T>(game, by).map_err(|_| say("import-broken", &[]))?)
}

/// What the hashes of the file in `body` say; `None` if it cannot be read.
fn proof(body: &[u8]) -> Option<Proof> {
    #[derive(Deserialize)]
    struct Body<'f> {
        #[serde(borrow)]
        start: Start<'f>,
    }

    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Start<'f> {
        Import {
            #[serde(borrow)]
            file: Proven<'f>,
        },
    }

    let Body { start: Start::Import { file } } = serde_json::from_slice(body).ok()?;
    Some(file.proof())
}

/// Releases all seats, because the people of the original table have no tokens here.
fn settle_in<T: Setup>(mut game: Game<T::System>, by: &Opener<'_>) -> Result<Game<T::System>, Damaged> {
    let taken = |it: &(usize, &Person)| it.0 > 0 && it.1.state == SeatState::Taken;
    let seats = game.house().seats.iter().enumerate().filter(taken);
    let seats = seats.filter_map(|(n, _)| u8::try_from(n).ok()).map(Seat);
    let mut entries: Vec<Entry<T::System>> =
        seats.map(|seat| Entry::House(HouseEvent::Left { seat })).collect();
    let name: String = by.gm.trim().chars().take(40).collect();
    if !name.is_empty() && game.house().person(Seat::GM).is_none_or(|it| it.name != name) {
        entries.push(Entry::House(HouseEvent::Renamed { seat: Seat::GM, name }));
    }
    if !entries.is_empty() {
        let (seq, id) = (game.seq() + 1, by.id.to_owned());
        game.push(Record { seq, at: by.at, by: Some(Author::GM), id, deed: None, entries })?;
    }
    Ok(game)
}

/// Builds a game from untrusted records. Panics of the rules are caught.
fn sound<T: Setup>(records: Vec<Record<T::System>>) -> Result<Game<T::System>, LoadError> {
    let tried = catch_unwind(AssertUnwindSafe(|| {
        let game = Game::fold(records).map_err(LoadError::Damaged)?;
        let mut is_sound = true;
        // Facts may be inconsistent within a record, such as when a conflict has started and nobody has the turn yet.
        game.walk(0, u64::MAX, |step| {
            let is_at_rest = step.n + 1 == step.record.entries.len();
            is_sound &= !is_at_rest || T::System::is_sound(step.state);
        });
        if !is_sound {
            return Err(LoadError::Failed);
        }
        // Render everything once, so that rendering cannot panic later.
        let played = Played::<T>::new(game);
        let you = You { role: Role::Gm, seat: Some(0) };
        let _ = (played.view(you, Lang::De.into()), played.lines(you, Lang::De.into(), 0, u64::MAX));
        Ok(played.into_game())
    }));
    tried.unwrap_or(Err(LoadError::Failed))
}

/// Reads the records of the file in `body`.
fn records<S: Kept>(body: &[u8]) -> Result<Vec<Record<S>>, LoadError> {
    let texts = texts_of_records(body)?;
    let read = |(seq, text): (u64, &RawValue)| {
        let record = read_json(text.get().as_bytes());
        record.map_err(|error| LoadError::Record { seq, detail: error.to_string() })
    };
    (1..).zip(texts).map(read).collect()
}

/// Finds the records, which are not yet read.
fn texts_of_records(body: &[u8]) -> Result<Vec<&RawValue>, LoadError> {
    #[derive(Deserialize)]
    struct Body<'f> {
        #[serde(borrow)]
        start: Start<'f>,
    }

    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Start<'f> {
        Import {
            #[serde(borrow)]
            file: File<'f>,
        },
    }

    #[derive(Deserialize)]
    struct File<'f> {
        #[serde(borrow)]
        records: Records<'f>,
    }

    let read: Result<Body<'_>, _> = serde_json::from_slice(body);
    match read {
        Ok(Body { start: Start::Import { file } }) => Ok(file.records.0),
        Err(error) => {
            let text = error.to_string();
            let record = text.strip_prefix(RECORD).and_then(|it| it.split_once(": "));
            let record = record.and_then(|(seq, detail)| Some((seq.parse().ok()?, detail)));
            let (seq, detail) = record.ok_or(LoadError::Failed)?;
            Err(LoadError::Record { seq, detail: detail.to_owned() })
        }
    }
}

/// The texts of records, taken one by one, so that an error tells in which record it is.
struct Records<'f>(Vec<&'f RawValue>);

impl<'de: 'f, 'f> Deserialize<'de> for Records<'f> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Records<'f>, D::Error> {
        struct List<'f>(PhantomData<&'f RawValue>);
        impl<'de: 'f, 'f> Visitor<'de> for List<'f> {
            type Value = Records<'f>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("records")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Records<'f>, A::Error> {
                let mut records = Vec::new();
                loop {
                    let next = list.next_element();
                    let seq = records.len() + 1;
                    match next.map_err(|error| A::Error::custom(format_args!("{RECORD}{seq}: {error}")))? {
                        Some(record) => records.push(record),
                        None => return Ok(Records(records)),
                    }
                }
            }
        }
        from.deserialize_seq(List(PhantomData))
    }
}
