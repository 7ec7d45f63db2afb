//! Every value of every switch on which Fate books differ is used by some play.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use schwung_fate::{Position, Profile, Prompt, SwitchKind, Switches};

fn plays(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            plays(&path, found);
        } else if path.extension().is_some_and(|it| it == "play") {
            found.push(path);
        }
    }
}

/// The switches that plays begin with, and those they set during play.
fn used() -> BTreeMap<&'static str, BTreeSet<String>> {
    let mut files = Vec::new();
    plays(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../plays"), &mut files);
    let mut used: BTreeMap<&'static str, BTreeSet<String>> = BTreeMap::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("a play");
        let system = schwung_transcript::system_of(text.as_bytes(), &file);
        if system.is_some_and(|system| !schwung_fate_ui::files::SYSTEMS.contains(&&*system)) {
            continue;
        }
        let play = schwung_fate_ui::script::Play::read(&file).expect("a play without errors");
        let mut all = vec![play.start.switches().clone()];
        // `set switch NAME VALUE` within a play.
        for line in text.lines().filter_map(|it| it.strip_prefix("> set switch ")) {
            let mut words = line.split_whitespace();
            let (Some(name), Some(value)) = (words.next(), words.next()) else { continue };
            let Some(switch) = Switches::find(name) else { continue };
            let mut switches = play.start.switches().clone();
            let number = value.parse().map(Position::Number);
            let flag = match value {
                "on" | "true" => Some(Position::Flag(true)),
                "off" | "false" => Some(Position::Flag(false)),
                _ => None,
            };
            let word = Position::Word(value.to_owned());
            for position in [number.ok(), flag, Some(word)].into_iter().flatten() {
                (switch.set)(&mut switches, &position);
            }
            all.push(switches);
        }
        for switches in all {
            for switch in Switches::ALL {
                used.entry(switch.name).or_default().insert((switch.get)(&switches).to_string());
            }
        }
    }
    used
}

#[test]
fn every_value_of_every_axis_is_used() {
    let used = used();
    let mut missing = Vec::new();
    for switch in Switches::ALL {
        let wanted: Vec<String> = match switch.kind {
            SwitchKind::Flag => vec!["true".to_owned(), "false".to_owned()],
            // When people are prompted is not a difference between books, and plays cover it where it
            // matters.
            SwitchKind::Choice(words) if words == Prompt::WORDS => continue,
            SwitchKind::Choice(words) => words.iter().map(|it| (*it).to_owned()).collect(),
            // Numbers and rows have too many values; two different ones show that the switch is read.
            SwitchKind::Number(..) | SwitchKind::Rows => {
                if used[switch.name].len() < 2 {
                    missing.push(format!("{}: another number", switch.name));
                }
                continue;
            }
        };
        missing.extend(
            wanted
                .iter()
                .filter(|it| !used[switch.name].contains(*it))
                .map(|it| format!("{}: {it}", switch.name)),
        );
    }
    assert_eq!(missing, Vec::<String>::new());
}

#[test]
fn every_book_has_plays_of_its_own() {
    for book in Profile::ALL {
        let mut files = Vec::new();
        plays(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../plays").join(book), &mut files);
        assert!(files.len() >= 10, "{book}: {}", files.len());
    }
}
