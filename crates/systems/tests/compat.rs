//! Tests that tables written by earlier releases can be opened and continued and look the same as before. See
//! `compat/README.md`.

#![allow(clippy::unwrap_used)]

use std::{
    collections::{BTreeMap, BTreeSet},
    env,
    fmt::Write as _,
    fs,
    path::PathBuf,
};

use schwung_chain::Digest;
use schwung_log::SeatState;
use schwung_play::Random;
use schwung_rulebook::Lang;
use schwung_systems::{AnyGame, BOOKS, load, open};
use schwung_views::wire::{Do, NewTable, Role, Start, You};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    numbers::{Played, deed},
    stored::descriptions,
    tables::Face,
};

const GM: You = You { role: Role::Gm, seat: Some(0) };
/// Number of deeds tried at each table of a sample.
const DEEDS: u64 = 70;

/// The folder of a release.
pub(crate) fn folder(release: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../compat").join(release)
}

/// The releases with samples, in order.
fn releases() -> Vec<String> {
    let names = fs::read_dir(folder("")).unwrap().map(|it| it.unwrap().file_name().into_string().unwrap());
    let mut numbers: Vec<u32> =
        names.filter_map(|it| it.strip_prefix("release-").map(|it| it.parse().unwrap())).collect();
    numbers.sort_unstable();
    numbers.iter().map(|it| format!("release-{it}")).collect()
}

/// The newest release, whose sample has the stored types of this version.
pub(crate) fn newest() -> String {
    releases().pop().unwrap()
}

fn sample(release: &str, name: &str) -> Vec<u8> {
    let path = folder(release).join(name);
    fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn read<T: for<'de> Deserialize<'de>>(release: &str, name: &str) -> T {
    serde_json::from_slice(&sample(release, name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn write(release: &str, name: &str, what: &impl Serialize) {
    let text = serde_json::to_string_pretty(what).unwrap() + "\n";
    fs::write(folder(release).join(name), text).unwrap();
}

/// Collects the values of a view, by path.
fn values(value: &Value, path: &str, into: &mut BTreeMap<String, Value>) {
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(name, it)| values(it, &format!("{path}/{name}"), into));
        }
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(n, it)| values(it, &format!("{path}/{n}"), into));
        }
        Value::Number(_) | Value::Bool(_) | Value::String(_) => {
            into.insert(path.to_owned(), value.clone());
        }
        Value::Null => {}
    }
}

/// The numbers and flags in the game master's scene, by path.
fn facts(table: &dyn AnyGame) -> BTreeMap<String, Value> {
    let view = crate::json_of(&table.view(GM, Lang::De.into()));
    let mut facts = BTreeMap::new();
    values(&view["scene"], "", &mut facts);
    facts.retain(|_, it| !it.is_string());
    facts
}

/// A fact that a later version corrected.
#[derive(Deserialize)]
struct Corrected {
    was: Value,
    is: Option<Value>,
}

/// The facts that a release showed, with later corrections.
fn expected(release: &str, book: &str) -> BTreeMap<String, Option<Value>> {
    let showed: BTreeMap<String, Value> = read(release, &format!("{book}.facts.json"));
    let corrected: BTreeMap<String, Corrected> = read(release, &format!("{book}.corrected.json"));
    let mut expected: BTreeMap<_, _> = showed.into_iter().map(|(path, it)| (path, Some(it))).collect();
    for (path, it) in corrected {
        assert_eq!(expected.insert(path.clone(), it.is), Some(Some(it.was)), "{release}, {book}: {path}");
    }
    expected
}

/// The records of an exported table, in their stored form.
fn bodies(release: &str, book: &str) -> Vec<Vec<u8>> {
    let file: Value = read(release, &format!("{book}.json"));
    file["records"].as_array().unwrap().iter().map(|it| serde_json::to_vec(it).unwrap()).collect()
}

fn shows_what_it_showed(release: &str, book: &str) {
    let file: Value = read(release, &format!("{book}.json"));
    let new = NewTable {
        start: Start::Import { file },
        gm: "Karla".into(),
        title: String::new(),
        lang: "de".into(),
    };
    let (table, opened) = open(&new, 7, "import", &mut Face(1)).map_err(|it| it.join("\n")).unwrap();
    assert_eq!(opened.system, book);

    let expected = expected(release, book);
    let differs = |table: &dyn AnyGame| -> Vec<String> {
        let shown = facts(table);
        let differs = expected.iter().filter(|(path, it)| shown.get(*path) != it.as_ref());
        differs.map(|(path, _)| path.clone()).collect()
    };
    assert_eq!(differs(&*table), [""; 0], "{release}, {book}");

    // Also load the table record by record, as from the store, and play on.
    let mut table = load(book, bodies(release, book)).unwrap();
    assert_eq!(differs(&*table), [""; 0], "{release}, {book}, from the store");
    let undo = table.parse(Lang::De, Do::Undo { to: table.seq() - 3, keep_dice: false }).unwrap();
    let decided = table.decide(GM, Lang::De, "on", 8, &undo, &mut Face(1)).map_err(|it| it.text).unwrap();
    table.commit(decided).unwrap();
}

#[test]
fn tables_of_every_release_open_and_show_what_they_showed() {
    for release in releases() {
        BOOKS.iter().for_each(|it| shows_what_it_showed(&release, it.id));
    }
}

/// The views of all viewers at each record of a table.
#[derive(PartialEq, Serialize, Deserialize)]
struct Views {
    /// The values that are compared, by path, with `*` for positions in lists.
    paths: BTreeSet<String>,
    /// The hash of these values at each record, by viewer.
    hashes: BTreeMap<String, Vec<String>>,
}

/// The viewers whose views are compared: the game master, everybody who has a seat at the end, and a spectator.
fn viewers(table: &dyn AnyGame) -> Vec<(String, You)> {
    let all = [("gm".to_owned(), GM), ("watch".to_owned(), You { role: Role::Watch, seat: None })];
    let seats = (1..).zip(table.house().seats.iter().skip(1)).filter(|it| it.1.state == SeatState::Taken);
    let players = seats.map(|(n, _)| (format!("seat {n}"), You { role: Role::Player, seat: Some(n) }));
    all.into_iter().chain(players).collect()
}

/// The parts of a view that are compared.
const PARTS: [&str; 3] = ["seq", "scene", "house"];

/// Calls `see` with each view at each record.
fn each_view(book: &str, bodies: &[Vec<u8>], mut see: impl FnMut(&str, &Value)) {
    let mut table = load(book, bodies[..1].to_vec()).unwrap();
    let viewers = viewers(&*load(book, bodies.to_vec()).unwrap());
    for (n, body) in bodies.iter().enumerate() {
        if n > 0 {
            table.push(body).unwrap();
        }
        for (name, you) in &viewers {
            let mut view = crate::json_of(&table.view(*you, Lang::De.into()));
            list_sides(&mut view);
            see(name, &view);
        }
    }
}

/// Lists the names of sides by their numbers, as earlier releases did in Fate and ZeroSpace.
fn list_sides(view: &mut Value) {
    for system in ["fate", "zero_space"] {
        let Some(Value::Array(sides)) = view["scene"].get_mut(system).map(|it| it["sides"].take()) else {
            continue;
        };
        let mut names: Vec<Value> = Vec::new();
        for it in sides {
            let at = usize::try_from(it["side"].as_u64().unwrap()).unwrap();
            names.resize(names.len().max(at + 1), Value::String(String::new()));
            names[at] = it["name"].clone();
        }
        view["scene"][system]["sides"] = Value::Array(names);
    }
}

/// Fields of a view, and the way in which they are compared.
#[derive(Default)]
struct Field {
    is_compared: bool,
    fields: BTreeMap<String, Field>,
}

/// Stands for every position of a list.
const ANY: &str = "*";

impl Field {
    fn of(paths: &BTreeSet<String>) -> Field {
        let mut root = Field::default();
        for path in paths {
            let mut at = &mut root;
            for name in path.split('/') {
                at = at.fields.entry(name.to_owned()).or_default();
            }
            at.is_compared = true;
        }
        root
    }

    /// Writes the values of this field, each with its name.
    fn write(&self, value: &Value, to: &mut String) {
        let mut within = |name: &str, at: &dyn std::fmt::Display, value: &Value| {
            let Some(field) = self.fields.get(name) else { return };
            let before = to.len();
            write!(to, "{at}{{").unwrap();
            let start = to.len();
            field.write(value, to);
            // Values with nothing to compare leave no trace: they may be new.
            if to.len() == start { to.truncate(before) } else { to.push('}') }
        };
        match value {
            Value::Object(fields) => {
                for (name, it) in fields {
                    within(key(name), name, it);
                }
            }
            Value::Array(items) => items.iter().enumerate().for_each(|(n, it)| within(ANY, &n, it)),
            Value::Number(_) | Value::Bool(_) | Value::String(_) if self.is_compared => {
                write!(to, "{value}").unwrap();
            }
            _ => {}
        }
    }
}

/// The name of a field in paths: all list indices are treated alike.
fn key(name: &str) -> &str {
    if name.bytes().all(|it| it.is_ascii_digit()) { ANY } else { name }
}

/// The paths of everything that views show of a table, except for fixed texts of the program.
fn paths(book: &str, bodies: &[Vec<u8>]) -> BTreeSet<String> {
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    each_view(book, bodies, |_, view| {
        for part in PARTS {
            let mut all = BTreeMap::new();
            values(&view[part], part, &mut all);
            for (path, value) in all {
                let path = path.split('/').map(key).collect::<Vec<_>>().join("/");
                let texts = texts.entry(path).or_default();
                if value.is_string() {
                    texts.insert(value.to_string());
                }
            }
        }
    });
    let log: Vec<_> = bodies.iter().map(|it| String::from_utf8_lossy(it)).collect();
    let log = log.join("\n");
    texts.retain(|_, texts| texts.iter().all(|it| log.contains(it)));
    texts.into_keys().collect()
}

/// The hashes of these values in every view, by viewer.
fn hashes(book: &str, bodies: &[Vec<u8>], paths: &BTreeSet<String>) -> BTreeMap<String, Vec<String>> {
    let mut hashes: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let fields = Field::of(paths);
    each_view(book, bodies, |viewer, view| {
        let mut text = String::new();
        fields.write(view, &mut text);
        let mut hash = Digest::START.then(text.as_bytes()).to_string();
        hash.truncate(16);
        hashes.entry(viewer.to_owned()).or_default().push(hash);
    });
    hashes
}

/// Each viewer sees the same at every record as in the release of the sample. Corrections are listed, by viewer and record.
#[test]
fn every_view_at_every_record_is_as_it_was() {
    for (release, book) in releases().iter().flat_map(|it| BOOKS.iter().map(move |book| (it, book.id))) {
        let then: Views = read(release, &format!("{book}.views.json"));
        let name = format!("{book}.views.corrected.json");
        let corrected: BTreeMap<String, BTreeMap<usize, String>> = read(release, &name);
        let now = hashes(book, &bodies(release, book), &then.paths);
        assert!(then.hashes.keys().eq(now.keys()), "{release}, {book}: other viewers");
        let mut differs: BTreeMap<String, BTreeMap<usize, String>> = BTreeMap::new();
        for (viewer, hashes) in &now {
            assert_eq!(hashes.len(), then.hashes[viewer].len());
            for (n, (hash, was)) in hashes.iter().zip(&then.hashes[viewer]).enumerate() {
                if hash != was {
                    differs.entry(viewer.clone()).or_default().insert(n + 1, hash.clone());
                }
            }
        }
        if env::var_os("UPDATE").is_some() {
            write(release, &name, &differs);
        } else {
            assert_eq!(
                differs, corrected,
                "{release}, {book}: views at these records differ from those of the release; see compat/README.md"
            );
        }
    }
}

/// Plays a table of a sample at random, with hidden deeds, and leaves a question open where possible.
fn played(book: &str) -> Played {
    let mut played = Played::begin(book, DEEDS);
    for n in 0.. {
        let mut random = Random::new(n);
        if n % 4 == 0 {
            played.hide(&format!("hidden-{n}"), &mut random);
        }
        let (you, what) = deed(&*played.table, &mut random);
        played.act(you, &format!("deed-{n}"), what, n);
        let is_waiting = played.table.view(GM, Lang::De.into()).waiting.is_some();
        if n > DEEDS && (is_waiting || n > 2 * DEEDS) {
            break;
        }
    }
    played
}

/// Writes a sample of the data that this version stores; see `cargo xtask compat`. `SAMPLE` contains its name.
#[test]
#[ignore = "writes files"]
fn write_sample() {
    let release = env::var("SAMPLE").unwrap();
    fs::create_dir_all(folder(&release).join("stored")).unwrap();
    for (name, text) in descriptions() {
        fs::write(folder(&release).join("stored").join(name), text).unwrap();
    }
    for book in BOOKS.iter().map(|it| it.id) {
        let Played { table, bodies } = played(book);
        fs::write(folder(&release).join(format!("{book}.json")), table.exported()).unwrap();
        write(&release, &format!("{book}.facts.json"), &facts(&*table));
        write(&release, &format!("{book}.corrected.json"), &Value::Object(serde_json::Map::new()));
        write_views(&release, book, &bodies);
    }
}

fn write_views(release: &str, book: &str, bodies: &[Vec<u8>]) {
    let paths = paths(book, bodies);
    let hashes = hashes(book, bodies, &paths);
    write(release, &format!("{book}.views.json"), &Views { paths, hashes });
    write(release, &format!("{book}.views.corrected.json"), &Value::Object(serde_json::Map::new()));
}
