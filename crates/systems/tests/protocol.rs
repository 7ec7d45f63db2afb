//! Sends every example of the protocol reference, as a reader of the documents would.

#![allow(clippy::unwrap_used)]

use std::{collections::BTreeSet, fs, path::Path};

use schwung_play::Random;
use schwung_rulebook::Lang;
use schwung_systems::{AnyGame, BOOKS, open};
use schwung_views::wire::{ClientMessage, Do, NewTable, Role, ServerMessage, Start, You};

const GM: You = You { role: Role::Gm, seat: Some(0) };

/// The games of each document; dice fall differently in each.
const GAMES: u64 = 20;

/// The examples of a document with the sentences that introduce them.
fn examples(text: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    let mut blocks = text.split("\n```json\n");
    let mut before = blocks.next().unwrap();
    for block in blocks {
        let (json, after) = block.split_once("\n```\n").unwrap();
        found.push((before.trim_end().lines().last().unwrap(), json));
        before = after;
    }
    found
}

/// One game with the examples of a document.
struct Reading {
    dice: Random,
    table: Option<Box<dyn AnyGame>>,
    books: BTreeSet<String>,
    failures: Vec<String>,
}

impl Reading {
    fn send(&mut self, what: &str, json: &str) {
        if let Ok(new) = serde_json::from_str::<NewTable>(json) {
            let Start::Demo { system } = &new.start else { panic!("{json}") };
            self.books.insert(system.clone());
            let (table, _) = open(&new, 7, "open", &mut self.dice).map_err(|it| it.join("\n")).unwrap();
            self.table = Some(table);
            return;
        }
        let Ok(message) = serde_json::from_str::<ClientMessage>(json) else {
            serde_json::from_str::<ServerMessage>(json).unwrap_or_else(|error| panic!("{json}: {error}"));
            return;
        };
        match message {
            ClientMessage::Do { id, what: deed } => {
                if matches!(deed, Do::Command(_) | Do::Say(_)) {
                    self.skip();
                }
                self.act(what, &id, &deed);
            }
            ClientMessage::Ask { what: ask, .. } => {
                let table = self.table.as_ref().unwrap();
                if let Err(refused) = table.ask(GM, Lang::De.into(), ask) {
                    self.failures.push(format!("{what} {json}\n  {refused:?}"));
                }
            }
            ClientMessage::Hello(_) | ClientMessage::Lang(_) | ClientMessage::Ping => {}
        }
    }

    /// Answers all pending questions.
    fn skip(&mut self) {
        for n in 0..100 {
            let waiting = self.table.as_ref().unwrap().view(GM, Lang::De.into()).waiting;
            let Some(question) = waiting.and_then(|it| it.questions.into_iter().next()) else { return };
            let id = format!("skip-{}-{n}", self.table.as_ref().unwrap().seq());
            self.act("skip", &id, &Do::Skip { question: question.id });
        }
        panic!("it goes on for ever");
    }

    fn act(&mut self, what: &str, id: &str, deed: &Do) {
        let table = self.table.as_mut().unwrap();
        let parsed = table.parse(Lang::De, deed.clone());
        match parsed.and_then(|it| table.decide(GM, Lang::De, id, 8, &it, &mut self.dice)) {
            Ok(decided) => table.commit(decided).unwrap(),
            Err(refused) => self.failures.push(format!("{what} {deed:?}\n  {refused:?}")),
        }
    }
}

/// Plays a document and returns the books for which it has examples.
fn play(document: &str) -> BTreeSet<String> {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let text = fs::read_to_string(docs.join(document)).unwrap();
    let examples = examples(&text);
    assert!(examples.len() > 8, "{document}");
    let mut books = BTreeSet::new();
    for seed in 0..GAMES {
        let mut reading =
            Reading { dice: Random::new(seed), table: None, books: BTreeSet::new(), failures: Vec::new() };
        for (what, json) in &examples {
            reading.send(what, json);
        }
        reading.skip();
        assert!(reading.failures.is_empty(), "{document}, game {seed}:\n{}", reading.failures.join("\n"));
        books = reading.books;
    }
    books
}

#[test]
fn the_messages_of_all_systems_are_accepted() {
    play("protocol.md");
}

#[test]
fn the_commands_of_every_book_are_accepted() {
    let mut books = BTreeSet::new();
    for document in ["fate.md", "zerospace.md", "daemmersturm.md"] {
        books.extend(play(&format!("protocol/{document}")));
    }
    assert_eq!(books, BOOKS.iter().map(|it| it.id.to_owned()).collect());
}
