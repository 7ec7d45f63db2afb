//! Tests that the ready fight of every book is the same in both languages, and reads as English in English.

#![allow(clippy::unwrap_used)]

use schwung_rulebook::Lang;
use schwung_systems::{AnyGame, BOOKS, Book, fight, open};
use schwung_table::WireId;
use schwung_views::wire::{Ask, NewTable, Start};
use serde_json::Value;

use crate::{characters::GM, tables::Face};

/// Names that are German in any language: that of a book, and the heading of abilities in the guild's profiles.
const NAMES: [&str; 2] = ["Dämmersturm", "Besondere Fähigkeiten"];

/// German words that no English text has.
const GERMAN: &[&str] = &[
    "auf", "aus", "das", "dem", "den", "der", "des", "durch", "ein", "eine", "einen", "einer", "er", "für",
    "ihm", "ihn", "ihr", "im", "ist", "mit", "nach", "nicht", "nie", "sie", "sich", "und", "von", "voller",
    "vom", "zum", "zur",
];

fn opened(book: &Book, lang: &str) -> Box<dyn AnyGame> {
    let start = Start::Demo { system: book.id.to_owned() };
    let new = NewTable { start, gm: "Mira".into(), title: String::new(), lang: lang.into() };
    open(&new, 7, "open", &mut Face(1)).map_err(|it| it.join("\n")).unwrap().0
}

/// The content that the game master of a table reads, with the sheets and forms of all characters.
fn read(table: &dyn AnyGame) -> Value {
    let view = crate::json_of(&table.view(GM, Lang::En.into()));
    let scene = view["scene"].as_object().and_then(|it| it.values().next()).unwrap();
    let actors = scene.get("actors").or(scene.get("people")).and_then(Value::as_array).unwrap();
    let ids = actors.iter().map(|it| WireId(it["id"].as_u64().unwrap().try_into().unwrap()));
    let forms = ids.map(|it| table.ask(GM, Lang::En.into(), Ask::Forms { actor: Some(it) }).unwrap());
    let forms: Vec<Value> = forms.map(|it| crate::json_of(&it)).collect();
    let lines = crate::json_of(&table.lines(GM, Lang::En.into(), 0, u64::MAX));
    Value::Array(vec![view, forms.into(), lines])
}

/// All texts of a value.
fn texts<'v>(value: &'v Value, found: &mut Vec<&'v str>) {
    match value {
        Value::String(text) => found.push(text),
        Value::Array(all) => all.iter().for_each(|it| texts(it, found)),
        Value::Object(all) => all.values().for_each(|it| texts(it, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// The same value without its texts.
fn without_texts(value: Value) -> Value {
    match value {
        Value::String(_) => Value::Null,
        Value::Array(all) => all.into_iter().map(without_texts).collect(),
        // The verb form after a name depends on the language like the name.
        Value::Object(all) => all
            .into_iter()
            .map(|(key, it)| if key == "plural" { (key, Value::Null) } else { (key, without_texts(it)) })
            .collect(),
        it => it,
    }
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|it: char| !it.is_alphabetic())
}

#[test]
fn a_demo_opened_in_english_has_no_german_texts() {
    for book in BOOKS {
        let table = read(&*opened(book, "en"));
        let mut found = Vec::new();
        texts(&table, &mut found);
        for text in found {
            let text = NAMES.iter().fold(text.to_owned(), |text, name| text.replace(name, ""));
            assert!(!text.contains(['ä', 'ö', 'ü', 'Ä', 'Ö', 'Ü', 'ß']), "{}: {text}", book.id);
            let german = words(&text).find(|it| GERMAN.contains(&it.to_lowercase().as_str()));
            assert_eq!(german, None, "{}: {text}", book.id);
        }
    }
}

#[test]
fn each_language_shows_only_its_own_texts() {
    for book in BOOKS {
        let [german, english] = Lang::ALL.map(|it| book.demo(it));
        let shown = |lang: &str| serde_json::to_string(&read(&*opened(book, lang))).unwrap();
        let [in_german, in_english] = ["de", "en"].map(shown);
        for (one, other) in german.lines().zip(english.lines()) {
            let quoted =
                |line: &str| line.split('"').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>();
            for (german, english) in quoted(one).into_iter().zip(quoted(other)).filter(|it| it.0 != it.1) {
                assert!(!in_english.contains(&format!("\"{german}\"")), "{}: {german}", book.id);
                assert!(!in_german.contains(&format!("\"{english}\"")), "{}: {english}", book.id);
            }
        }
    }
}

#[test]
fn a_demo_is_the_same_fight_in_both_languages() {
    for book in BOOKS {
        let fought = Lang::ALL.map(|lang| {
            let fight =
                fight(&book.demo(lang), Lang::En, 1).unwrap_or_else(|it| panic!("{}: {it:?}", book.id));
            without_texts(crate::json_of(&fight.simulate(128, 5, 1, &|_| true).unwrap()))
        });
        assert_eq!(fought[0], fought[1], "{}", book.id);
        let tables = ["de", "en"].map(|lang| without_texts(read(&*opened(book, lang))));
        assert_eq!(tables[0], tables[1], "{}", book.id);
    }
}
