//! Tests the message files of the book: every key in the code exists, and every message is used.

use std::{collections::BTreeSet, fs, path::Path};

use schwung_rulebook::Lang;
use schwung_zerospace::{Bar, Event, Question, Row, SwitchKind, Switches};

use schwung_ui_kit::harness::texts::{code, keys_in};

use super::both;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Keys that are built from data.
fn made() -> BTreeSet<String> {
    let mut keys: BTreeSet<String> = Bar::ALL.iter().map(|it| format!("zs-bar-{}", it.key())).collect();
    keys.extend(Row::ALL.iter().map(|it| format!("zs-row-{}", it.key())));
    keys.extend(Event::KEYS.iter().map(|it| (*it).to_owned()));
    // Every book has short texts for the kinds of questions.
    keys.extend(Question::KINDS.iter().map(|it| format!("waiting-{it}")));
    keys.extend(["zs-side-players", "zs-side-opposition"].map(str::to_owned));
    let catalogues = both();
    let declared = |it: &String| catalogues.iter().all(|c| c.has(it));
    let of_kind = |it: &&str| {
        [format!("zs-question-{it}"), format!("zs-answer-{it}-yes"), format!("zs-answer-{it}-no")]
    };
    keys.extend(Question::KINDS.iter().flat_map(of_kind).filter(declared));
    for switch in Switches::ALL {
        keys.insert(format!("zs-switch-{}", switch.name));
        if let SwitchKind::Choice(words) = switch.kind {
            keys.extend(words.iter().map(|it| format!("zs-position-{it}")));
        }
    }
    keys
}

/// The messages of a file, in order.
fn messages(lang: Lang, name: &str) -> Vec<String> {
    let path = root().join("../../messages").join(lang.tag()).join(name);
    let text = fs::read_to_string(path).expect("UTF-8");
    let lines = text.lines().filter(|it| it.starts_with(|c: char| c.is_ascii_lowercase()));
    lines.filter_map(|it| Some(it.split_once(" =")?.0.to_owned())).collect()
}

#[test]
fn every_key_in_the_code_has_a_message() {
    let keys = keys_in(&code(&root().join("src")), "zs-");
    assert!(keys.len() > 400, "{}", keys.len());
    for c in both() {
        for key in keys.iter().chain(&made()) {
            // Problems of files and plays are codes that follow a prefix.
            let found = ["", "file-", "play-"].iter().any(|it| c.has(&format!("{it}{key}")));
            assert!(found, "{}: {key}", c.lang());
        }
        for switch in Switches::ALL {
            assert!(c.has(&format!("zs-switch-{}.text", switch.name)), "{}", switch.name);
        }
    }
}

#[test]
fn every_kind_of_question_has_a_name_in_the_settings() {
    for c in both() {
        for kind in Question::KINDS {
            assert!(c.has(&format!("waiting-{kind}.prompt")), "{kind}");
        }
    }
}

#[test]
fn every_message_is_used() {
    let code = code(&root().join("src"));
    let keys = keys_in(&code, "zs-");
    let made = made();
    // Forms are named after their command.
    let is_form =
        |key: &str| key.strip_prefix("zs-form-").is_some_and(|it| code.contains(&format!("\"{it}\"")));
    for lang in Lang::ALL {
        let all = messages(lang, "zerospace.ftl");
        assert!(all.len() > 500, "{}", all.len());
        for key in all {
            let used = keys.contains(&key) || made.contains(&key) || is_form(&key);
            assert!(used, "{lang}: nobody uses {key}");
        }
    }
}

#[test]
fn keys_of_the_book_are_told_apart_from_others() {
    for lang in Lang::ALL {
        for key in messages(lang, "zerospace.ftl") {
            assert!(key.starts_with("zs-") || key.starts_with("waiting-"), "{lang}: {key}");
        }
    }
}

/// The German texts use the terms of the book.
#[test]
fn german_speaks_in_the_terms_of_the_book() {
    let text = fs::read_to_string(root().join("../../messages/de/zerospace.ftl")).expect("UTF-8");
    for foreign in
        ["Fertigkeit", "Schicksalspunkt", "Erfolgsgrad", "Spielleiter", "Initiative", "Lebenspunkt", "Gegner"]
    {
        assert!(!text.contains(foreign), "{foreign}");
    }
    for term in [
        "Ausdauer",
        "Aktionspunkt",
        "Spezialisierung",
        "Kraftakt",
        "Bonuswürfel",
        "Strafwürfel",
        "Rundumschlag",
    ] {
        assert!(text.contains(term), "{term}");
    }
}
