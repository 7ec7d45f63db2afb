//! Tests that tables written by earlier releases can be opened and played on and show the same as before. See
//! `compat/README.md`.

#![allow(clippy::unwrap_used)]

use std::{collections::BTreeMap, fs, path::PathBuf};

use schwung_rulebook::Lang;
use schwung_systems::{BOOKS, load, open};
use schwung_views::wire::{Do, NewTable, Role, Start, You};
use serde_json::Value;

use crate::tables::Face;

const GM: You = You { role: Role::Gm, seat: Some(0) };

fn sample(release: &str, name: &str) -> Vec<u8> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../compat").join(release).join(name);
    fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Collects the numbers and booleans of a view, by path.
fn facts(value: &Value, path: &str, into: &mut BTreeMap<String, Value>) {
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(name, it)| facts(it, &format!("{path}/{name}"), into));
        }
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(n, it)| facts(it, &format!("{path}/{n}"), into));
        }
        Value::Number(_) | Value::Bool(_) => {
            into.insert(path.to_owned(), value.clone());
        }
        Value::Null | Value::String(_) => {}
    }
}

/// A fact that a later version corrected.
#[derive(serde::Deserialize)]
struct Corrected {
    was: Value,
    is: Option<Value>,
}

/// The facts that a release showed, with later corrections.
fn expected(release: &str, book: &str) -> BTreeMap<String, Option<Value>> {
    let showed: BTreeMap<String, Value> =
        serde_json::from_slice(&sample(release, &format!("{book}.facts.json"))).unwrap();
    let corrected: BTreeMap<String, Corrected> =
        serde_json::from_slice(&sample(release, &format!("{book}.corrected.json"))).unwrap();
    let mut expected: BTreeMap<_, _> = showed.into_iter().map(|(path, it)| (path, Some(it))).collect();
    for (path, it) in corrected {
        assert_eq!(expected.insert(path.clone(), it.is), Some(Some(it.was)), "{release}, {book}: {path}");
    }
    expected
}

fn shows_what_it_showed(release: &str, book: &str) {
    let file: Value = serde_json::from_slice(&sample(release, &format!("{book}.json"))).unwrap();
    let records = file["records"].as_array().unwrap().clone();
    let new = NewTable {
        start: Start::Import { file },
        gm: "Karla".into(),
        title: String::new(),
        lang: "de".into(),
    };
    let (table, opened) = open(&new, 7, "import", &mut Face(1)).map_err(|it| it.join("\n")).unwrap();
    assert_eq!(opened.system, book);

    let mut shown = BTreeMap::new();
    let view = serde_json::to_value(table.view(GM, Lang::De.into())).unwrap();
    facts(&view["scene"], "", &mut shown);
    let expected = expected(release, book);
    let differs = |shown: &BTreeMap<String, Value>| -> Vec<_> {
        expected
            .iter()
            .filter(|(path, it)| shown.get(*path) != it.as_ref())
            .map(|(path, _)| path.clone())
            .collect()
    };
    assert_eq!(differs(&shown), [""; 0], "{release}, {book}");

    // Also load the table record by record, as from the store, and play on.
    let bodies = records.iter().map(|it| serde_json::to_vec(it).unwrap()).collect();
    let mut table = load(book, bodies).unwrap();
    let mut shown = BTreeMap::new();
    facts(&serde_json::to_value(table.view(GM, Lang::De.into())).unwrap()["scene"], "", &mut shown);
    assert_eq!(differs(&shown), [""; 0], "{release}, {book}, from the store");
    let undo = table.parse(Lang::De, Do::Undo { to: table.seq() - 3, keep_dice: false }).unwrap();
    let decided = table.decide(GM, Lang::De, "on", 8, &undo, &mut Face(1)).map_err(|it| it.text).unwrap();
    table.commit(decided).unwrap();
}

#[test]
fn tables_of_release_1_open_and_show_what_they_showed() {
    BOOKS.iter().for_each(|it| shows_what_it_showed("release-1", it.id));
}
