//! Tests that some play uses every value of every house-rule switch, and that decisions of the game master are tested both
//! asked and not asked.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use schwung_zerospace::{Position, Prompt, SwitchKind, Switches};
use schwung_zerospace_ui::script::Play;

/// The values at the beginning of plays, and those set during them.
fn used() -> BTreeMap<&'static str, BTreeSet<String>> {
    let mut used: BTreeMap<&'static str, BTreeSet<String>> = BTreeMap::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../plays/zerospace");
    for file in fs::read_dir(folder).expect("the plays") {
        let path = file.expect("a play").path();
        let text = fs::read_to_string(&path).expect("a play");
        let play = Play::read(&path).expect("a play without errors");
        for switch in Switches::ALL {
            used.entry(switch.name).or_default().insert((switch.get)(&play.start.switches).to_string());
        }
        for line in text.lines() {
            let Some(set) =
                line.strip_prefix("> setze Schalter ").or_else(|| line.strip_prefix("> set switch "))
            else {
                continue;
            };
            let mut words = set.split_whitespace();
            let (Some(name), Some(value)) = (words.next(), words.next()) else { continue };
            let Some(switch) = Switches::find(name) else { continue };
            let value = match (switch.kind, value) {
                (SwitchKind::Flag, "an" | "on" | "true") => Position::Flag(true),
                (SwitchKind::Flag, _) => Position::Flag(false),
                (_, value) => Position::Word(value.to_owned()),
            };
            used.entry(switch.name).or_default().insert(value.to_string());
        }
    }
    used
}

#[test]
fn every_position_of_every_switch_is_used_by_a_play() {
    let used = used();
    let mut missing = Vec::new();
    for switch in Switches::ALL {
        let there = &used[switch.name];
        let wanted: Vec<String> = match switch.kind {
            SwitchKind::Flag => vec!["true".to_owned(), "false".to_owned()],
            // At least one value besides the default.
            SwitchKind::Number(..) if there.len() > 1 => Vec::new(),
            SwitchKind::Number(..) => vec!["another number".to_owned()],
            // Off and automatic are equivalent for yes-or-no questions.
            SwitchKind::Choice(words) if words == Prompt::WORDS => {
                let asks = there.contains("ask");
                let spares = there.iter().any(|it| it != "ask");
                let gap = |there: bool, what: &str| (!there).then(|| what.to_owned());
                gap(asks, "ask").into_iter().chain(gap(spares, "off or automatic")).collect()
            }
            SwitchKind::Choice(words) => words.iter().map(|it| (*it).to_owned()).collect(),
            SwitchKind::Rows => unreachable!("no switch of this book has rows"),
        };
        let lacks = wanted.into_iter().filter(|it| !there.contains(it));
        missing.extend(lacks.map(|it| format!("{} {it}", switch.name)));
    }
    assert_eq!(missing, Vec::<String>::new());
}
