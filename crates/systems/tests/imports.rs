//! Tests that every play, converted to the log of a table, can be exported and imported and looks the same to every
//! viewer.

#![allow(clippy::unwrap_used)]

use std::fs;

use schwung_fate_ui::script::Typed;
use schwung_log::{Author, Entry, House, Kept, Opening, Origin, Person, Record};
use schwung_messages::Catalogue;
use schwung_play::{Input, Stop, replay};
use schwung_rulebook::Lang;
use schwung_systems::{AnyGame, load, open};
use schwung_table::System;
use schwung_transcript::{OutcomeOf, PlayOf, Script, Strict, Strictness, UsedOf, run, system_of};
use schwung_views::wire::{NewTable, Role, Start, You};
use serde_json::{Value, json};

use crate::playbook::plays;

/// The parts of a book that the test needs.
struct Book<S: Script> {
    id: &'static str,
    seats: fn(&<S::System as System>::State) -> &[String],
}

/// The log of a table, with one record for each action of a person.
struct Log<S: Kept>(Vec<Record<S>>);

impl<S: Kept> Log<S> {
    fn add(&mut self, entries: Vec<Entry<S>>) {
        let seq = self.0.len() as u64 + 1;
        self.0.push(Record { seq, at: 7, by: Some(Author::GM), id: format!("d{seq}"), deed: None, entries });
    }

    fn bodies(&self) -> Vec<Vec<u8>> {
        self.0.iter().map(|it| serde_json::to_vec(it).unwrap()).collect()
    }
}

/// Appends the results of one command: each input and its events.
fn write_down<S: Script<System: Kept>>(log: &mut Log<S::System>, outcome: OutcomeOf<S>) {
    let Some(command) = outcome.command.filter(|_| outcome.is_done && !outcome.events.is_empty()) else {
        return;
    };
    let began = Entry::Began { command: command.clone(), rules: <S::System as schwung_table::Hosted>::RULES };
    let (mut entries, before) = (vec![began.clone()], log.0.len());
    let (mut inputs, mut told, mut used) = (Vec::new(), 0, outcome.inputs.into_iter());
    loop {
        let run = replay(outcome.before.clone(), &inputs, |table| S::System::perform(table, &command));
        entries.extend(run.events[told..].iter().cloned().map(Entry::Told));
        told = run.events.len();
        match (run.result, used.next()) {
            (Ok(()), None) => {
                entries.push(Entry::Ended);
                return log.add(entries);
            }
            (
                Err(Stop::Waiting(schwung_play::Pending::Roll { who, dice })),
                Some(UsedOf::Dice { faces, .. }),
            ) => {
                log.add(std::mem::take(&mut entries));
                let outcome = dice.outcome(&faces).unwrap();
                inputs.push(Input::Rolled { who, dice: dice.name, outcome });
                entries.push(Entry::Rolled {
                    who,
                    dice: dice.name.to_owned(),
                    faces,
                    outcome,
                    origin: Origin::Typed,
                });
            }
            (Err(Stop::Waiting(_)), Some(UsedOf::Answer { seat, answer, .. })) => {
                log.add(std::mem::take(&mut entries));
                inputs.push(Input::Answered { who: seat, answer: answer.clone() });
                entries.push(Entry::Answered { who: seat, answer, automatic: false });
            }
            // An interjected event, which a play does not record separately; the results are written as facts.
            _ => {
                log.0.truncate(before);
                entries = vec![began];
                entries.extend(outcome.events.into_iter().map(Entry::Told));
                entries.push(Entry::Ended);
                return log.add(entries);
            }
        }
    }
}

/// Converts a play to a log.
fn log_of<S: Script<System: Kept>>(play: &PlayOf<S>, book: &Book<S>) -> Log<S::System> {
    let seats = (book.seats)(&play.start).iter();
    let house = House {
        seats: seats.map(|name| Person { name: name.clone(), ..Person::default() }).collect(),
        ..House::default()
    };
    let opening = Opening {
        engine: <S::System as schwung_table::Hosted>::ENGINE.to_owned(),
        system: book.id.to_owned(),
        house,
        state: play.start.clone(),
    };
    let mut log = Log(Vec::new());
    log.add(vec![Entry::Opened(Box::new(opening))]);
    let texts = Catalogue::new(play.lang, book.id);
    for block in run(play, &texts, &mut Strict, Strictness::Inputs).blocks {
        write_down(&mut log, block);
    }
    log
}

fn imported(file: Value) -> Result<Box<dyn AnyGame>, String> {
    let start = Start::Import { file };
    let new = NewTable { start, gm: String::new(), title: String::new(), lang: "en".into() };
    let opened = open(&new, 9, "import", &mut schwung_play::Random::new(1));
    opened.map(|it| it.0).map_err(|it| it.join("\n"))
}

/// Everything that any viewer can see of a table.
fn seen(table: &dyn AnyGame) -> Vec<Value> {
    let seats = u8::try_from(table.house().seats.len()).unwrap();
    let players = (1..seats).map(|seat| You { role: Role::Player, seat: Some(seat) });
    let gm = You { role: Role::Gm, seat: Some(0) };
    let all = [gm, You { role: Role::Watch, seat: None }].into_iter().chain(players);
    all.map(|you| {
        let tongue = if you.seat == Some(1) { Lang::En } else { Lang::De }.into();
        json!([table.view(you, tongue), table.lines(you, tongue, 0, u64::MAX)])
    })
    .collect()
}

/// Imports a table as it is at the end and at some point in between, and compares what all viewers see.
fn every_play_comes_back<S: Script<System: Kept>>(folder: &str, books: &[Book<S>]) {
    let mut failures = Vec::new();
    for (n, path) in plays(folder).into_iter().enumerate() {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let id = system_of(&fs::read(&path).unwrap(), &path).unwrap_or_else(|| S::USUAL.to_owned());
        let book = books.iter().find(|it| it.id == id).unwrap();
        let play = PlayOf::<S>::read(&path).unwrap();
        let bodies = log_of(&play, book).bodies();
        for length in [bodies.len(), 1 + n % bodies.len()] {
            let table = load(book.id, bodies[..length].to_vec()).unwrap();
            match imported(table.export()) {
                Err(errors) => {
                    failures.push(format!("{name}, {length} of {} records: {errors}", bodies.len()));
                }
                Ok(again) => assert_eq!(seen(&*again), seen(&*table), "{name}, {length} records"),
            }
        }
    }
    assert!(failures.is_empty(), "{} tables do not come back:\n{}", failures.len(), failures.join("\n"));
}

fn fate(id: &'static str) -> Book<Typed> {
    Book { id, seats: |state| &state.frame.seats }
}

#[test]
fn every_play_of_spirit_of_the_century_comes_back() {
    every_play_comes_back("sotc", &["sotc", "malmsturm", "freefate"].map(fate));
}

#[test]
fn every_play_of_malmsturm_comes_back() {
    every_play_comes_back("malmsturm", &["sotc", "malmsturm", "freefate"].map(fate));
}

#[test]
fn every_play_of_freefate_comes_back() {
    every_play_comes_back("freefate", &["sotc", "malmsturm", "freefate"].map(fate));
}

#[test]
fn every_play_of_zerospace_comes_back() {
    let book = Book { id: "zerospace", seats: |state: &schwung_zerospace::State| &*state.frame.seats };
    every_play_comes_back::<schwung_zerospace_ui::script::Typed>("zerospace", &[book]);
}

#[test]
fn every_play_of_daemmersturm_comes_back() {
    let book = Book { id: "daemmersturm", seats: |state: &schwung_daemmersturm::State| &*state.frame.seats };
    every_play_comes_back::<schwung_daemmersturm_ui::script::Typed>("daemmersturm", &[book]);
}

/// A log that contains records of newer rules is refused with that reason, regardless of the position of these records.
#[test]
fn logs_of_newer_rules_are_refused() {
    for entry in [json!({ "began": { "command": {}, "rules": 999 } }), json!({ "aside": { "rules": 999 } })] {
        let known = json!({ "seq": 1, "entries": ["ended", { "rolled": { "rules": "no number" } }] });
        let records = json!([known, { "seq": 2, "entries": [entry] }]);
        let file = json!({ "format": "schwung-table", "version": 1, "system": "sotc", "records": records });
        let refused = imported(file).err().unwrap();
        assert!(refused.contains("Entry 2") && refused.contains("999"), "{refused}");
    }
}
