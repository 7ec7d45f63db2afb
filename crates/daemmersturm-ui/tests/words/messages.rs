//! The message files: every key in the code exists, and every message is used.

use std::{collections::BTreeSet, fs, path::Path};

use schwung_daemmersturm::{
    AreaEvent, AttackEvent, Bar, CarryEvent, ClimbEvent, GearEvent, HarmEvent, MagicEvent, Question,
    SightEvent, SubstanceEvent, SwitchKind, Switches, TurnEvent,
    client::{LineFault, NotTaken, Why},
    library::{DataCode, List},
    profile_line::{FaultCode, RemarkCode},
};
use schwung_rulebook::Lang;

use schwung_ui_kit::harness::texts::{code, keys_in};

use super::both;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Keys for all variants of refused numbers and kept lines. This does not compile if one is missing.
fn refusals() -> Vec<String> {
    let taken = [
        NotTaken::OutOfRange { low: 1, high: 20 },
        NotTaken::WayClosed,
        NotTaken::OwnDice,
        NotTaken::NothingToConfirm,
        NotTaken::OtherRoll,
        NotTaken::Gone,
    ];
    for it in taken {
        match it {
            NotTaken::OutOfRange { .. }
            | NotTaken::WayClosed
            | NotTaken::OwnDice
            | NotTaken::NothingToConfirm
            | NotTaken::OtherRoll
            | NotTaken::Gone => {}
        }
    }
    let why = [Why::NotWaited, Why::OtherRange, Why::TwoOfThatName, Why::Unconfirmed];
    for it in why {
        match it {
            Why::NotWaited | Why::OtherRange | Why::TwoOfThatName | Why::Unconfirmed => {}
        }
    }
    let taken = taken.iter().map(|it| format!("ds-not-taken-{}", it.key()));
    taken.chain(why.iter().map(|it| format!("ds-tray-{}", it.key()))).collect()
}

/// Keys that are built from data.
fn made() -> BTreeSet<String> {
    let mut keys: BTreeSet<String> = Bar::ALL.iter().map(|it| format!("ds-bar-{}", it.key())).collect();
    // The short names of questions are shared by all systems.
    keys.extend(Question::KINDS.iter().map(|it| format!("waiting-{it}")));
    let catalogues = both();
    let declared = |it: &String| catalogues.iter().all(|c| c.has(it));
    let of_kind = |it: &&str| {
        [format!("ds-question-{it}"), format!("ds-answer-{it}-yes"), format!("ds-answer-{it}-no")]
    };
    keys.extend(Question::KINDS.iter().flat_map(of_kind).filter(declared));
    // Questions to the person who reads them.
    let yours = messages(Lang::De).into_iter().filter(|it| it.starts_with("ds-question-"));
    let yours = yours.filter(|it| it.strip_suffix("-you").is_some_and(|it| declared(&it.to_owned())));
    keys.extend(yours);
    let events = [
        TurnEvent::KEYS,
        AttackEvent::KEYS,
        HarmEvent::KEYS,
        AreaEvent::KEYS,
        GearEvent::KEYS,
        SubstanceEvent::KEYS,
        MagicEvent::KEYS,
        ClimbEvent::KEYS,
        SightEvent::KEYS,
        CarryEvent::KEYS,
    ];
    keys.extend(events.concat().into_iter().map(str::to_owned));
    keys.extend(["ds-side-players", "ds-side-opposition"].map(str::to_owned));
    keys.extend(LineFault::ALL.iter().map(|it| format!("ds-line-{}", it.key())));
    keys.extend(FaultCode::ALL.iter().map(|it| format!("ds-fault-{}", it.key())));
    keys.extend(RemarkCode::ALL.iter().map(|it| format!("ds-remark-{}", it.key())));
    keys.extend(DataCode::ALL.iter().map(|it| format!("ds-data-{}", it.key())));
    keys.extend(List::ALL.iter().map(|it| format!("ds-list-{}", it.key())));
    keys.extend(refusals());
    for switch in Switches::ALL {
        keys.insert(format!("ds-switch-{}", switch.name));
        if let SwitchKind::Choice(words) = switch.kind {
            keys.extend(words.iter().map(|it| format!("ds-position-{it}")));
        }
    }
    keys
}

/// The keys of a message file, in order.
fn messages(lang: Lang) -> Vec<String> {
    let path = root().join("../../messages").join(lang.tag()).join("daemmersturm.ftl");
    let text = fs::read_to_string(path).expect("UTF-8");
    let lines = text.lines().filter(|it| it.starts_with(|c: char| c.is_ascii_lowercase()));
    lines.filter_map(|it| Some(it.split_once(" =")?.0.to_owned())).collect()
}

#[test]
fn every_key_in_the_code_has_a_message() {
    let keys = keys_in(&code(&root().join("src/words")), "ds-");
    assert!(keys.len() > 500, "{}", keys.len());
    for c in both() {
        for key in keys.iter().chain(&made()) {
            assert!(c.has(key), "{}: {key}", c.lang());
        }
        for switch in Switches::ALL {
            assert!(c.has(&format!("ds-switch-{}.text", switch.name)), "{}", switch.name);
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
    let keys = keys_in(&code, "ds-");
    let made = made();
    // Forms are named after their command.
    let is_form =
        |key: &str| key.strip_prefix("ds-form-").is_some_and(|it| code.contains(&format!("\"{it}\"")));
    for lang in Lang::ALL {
        let all = messages(lang);
        assert!(all.len() > 800, "{}", all.len());
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "{lang}: a key stands twice");
        for key in all {
            let used = keys.contains(&key) || made.contains(&key) || is_form(&key);
            assert!(used, "{lang}: nobody uses {key}");
        }
    }
}

#[test]
fn keys_of_the_book_are_told_apart_from_others() {
    for lang in Lang::ALL {
        for key in messages(lang) {
            assert!(key.starts_with("ds-") || key.starts_with("waiting-"), "{lang}: {key}");
        }
    }
}

/// German texts use the terms of the rule book.
#[test]
fn german_speaks_in_the_terms_of_the_book() {
    let text = fs::read_to_string(root().join("../../messages/de/daemmersturm.ftl")).expect("UTF-8");
    for foreign in
        ["Spielleit", "Fertigkeit", "Schicksalspunkt", "Initiative", "Trefferpunkt", "Lebensenergie"]
    {
        assert!(!text.contains(foreign), "{foreign}");
    }
    for term in [
        "Plotleiter",
        "Kampfabschnitt",
        "Reflexschlag",
        "Überrennen",
        "Gnadenstoß",
        "Rückenangriff",
        "Patzer",
        "kampfunfähig",
        "freundliches Feuer",
        "Schwärmer",
    ] {
        assert!(text.contains(term), "{term}");
    }
}
