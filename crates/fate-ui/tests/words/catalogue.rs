//! The messages of the Fate books: those that the code asks for exist, and every message is used.

#[path = "../../../messages/tests/sources.rs"]
mod sources;

use std::collections::BTreeSet;

use schwung_fate::{Bar, Command, Event, Profile, Question, Reason, SwitchKind, Switches};
use schwung_fate_ui::{
    files::{SYSTEMS, default_frame},
    words::{reason, switch_name, switch_text},
};
use schwung_rulebook::Lang;

use self::sources::{all_messages, code_in, files, is_of, literals, messages, references, said};
use crate::words::common::{assert_whole, books, catalogue};

/// Files whose keys other crates use.
const OF_OTHERS: [&str; 11] = [
    "common.ftl",
    "files.ftl",
    "plays.ftl",
    "cli.ftl",
    "dice.ftl",
    "table.ftl",
    "fate.ftl",
    "forms.ftl",
    "server.ftl",
    "refusals.ftl",
    "insight.ftl",
];

/// Returns whether other crates, or the page, use the keys of this file.
fn is_of_others(file: &str) -> bool {
    OF_OTHERS.contains(&file) || file.starts_with("page")
}

/// Keys that the code builds from data.
fn made() -> BTreeSet<String> {
    let mut keys: BTreeSet<String> = Bar::ALL.iter().map(|bar| format!("reason-{}", bar.key())).collect();
    for switch in Switches::ALL {
        keys.insert(format!("switch-{}", switch.name));
        keys.insert(format!("switch-{}.text", switch.name));
        if let SwitchKind::Choice(words) = switch.kind {
            keys.extend(words.iter().map(|word| format!("position-{word}")));
        }
    }
    keys.extend((1..=schwung_fate::TIME_STEPS).map(|step| format!("time-{step}")));
    keys.extend(Event::KEYS.iter().map(|it| (*it).to_owned()));
    let english = catalogue(Lang::En);
    let of_kind = |it: &&str| {
        let keys = ["question-*", "ask-*", "waiting-*", "waiting-*.prompt", "answer-*-yes", "answer-*-no"];
        keys.map(|key| key.replace('*', it))
    };
    keys.extend(Question::KINDS.iter().flat_map(of_kind).filter(|it| english.has(it)));
    let forms = Command::VARIANTS.iter().map(|it| form(it));
    keys.extend(forms.flat_map(|it| [format!("{it}.hint"), it]).filter(|it| english.has(it)));
    for book in SYSTEMS {
        let frame = default_frame(book).expect("a book");
        keys.extend(frame.agendas.iter().map(|it| format!("agenda-{}", it.key)));
    }
    keys
}

/// The title of the form of a command.
fn form(variant: &str) -> String {
    let mut key = "form".to_owned();
    for letter in variant.chars() {
        if letter.is_uppercase() {
            key.push('-');
        }
        key.push(letter.to_ascii_lowercase());
    }
    key
}

/// Names of rungs: those of each book's ladder, and their older names.
fn rungs(profile: &Profile) -> BTreeSet<String> {
    let (low, high) = profile.ladder;
    let place = |n: i8| if n < 0 { format!("minus-{}", n.unsigned_abs()) } else { n.to_string() };
    (low..=high).map(|n| format!("ladder-{}", place(n))).collect()
}

#[test]
fn every_key_that_is_made_from_data_has_a_message() {
    for (c, profile) in books() {
        for key in made().into_iter().chain(rungs(&profile)) {
            assert!(c.has(&key), "{} {}: {key}", c.lang(), profile.id);
        }
    }
}

#[test]
fn every_key_in_the_code_has_a_message_and_every_message_is_used() {
    let is_key = |it: &&String| {
        let prefixes = [
            "event-",
            "question-",
            "answer-",
            "judge-",
            "status-",
            "scene-",
            "life-",
            "why-",
            "deed-",
            "gain-",
            "time-",
            "veiled-",
            "rung",
            "result-",
        ];
        !it.contains([' ', '{', '.', '/'])
            && !it.ends_with('-')
            && prefixes.iter().any(|prefix| it.starts_with(prefix))
    };
    let code = code_in("fate-ui/src/words");
    let (literals, said, made) = (literals(&code), said(&code), made());
    assert!(said.len() > 200, "the code says many keys: {}", said.len());
    for (c, profile) in books() {
        let lang = c.lang();
        for key in
            literals.iter().filter(is_key).chain(&said).map(String::as_str).chain(Event::KEYS.iter().copied())
        {
            assert!(c.has(key), "{lang}: {key}");
        }
        let files = files(lang);
        let all = all_messages(lang, profile.id);
        let referred: BTreeSet<String> = all.values().flat_map(|it| references(it)).collect();
        let rungs = rungs(&profile);
        let older = |key: &str| {
            key.strip_prefix("ladder-older-").is_some_and(|it| rungs.contains(&format!("ladder-{it}")))
        };
        let ours = files.iter().filter(|it| !is_of_others(it.0) && is_of(it.0, profile.id));
        // Messages for all games that a book may override in its own words.
        let shared: BTreeSet<String> = files
            .iter()
            .filter(|it| is_of_others(it.0))
            .flat_map(|it| messages(it.1).into_keys().collect::<Vec<_>>())
            .collect();
        for (name, source) in ours {
            for key in messages(source).keys() {
                let used = literals.contains(key)
                    || made.contains(key)
                    || referred.contains(key)
                    || name.starts_with("terms-") && shared.contains(key);
                assert!(used || rungs.contains(key) || older(key), "{lang}/{name}: nobody uses {key}");
            }
        }
    }
}

#[test]
fn every_reason_and_every_switch_reads_whole() {
    for (c, _) in books() {
        for &bar in Bar::ALL {
            assert_whole(&reason(&c, &bar.into()));
            assert_whole(&reason(&c, &Reason::of(bar, 5, -1)));
        }
        for switch in Switches::ALL {
            assert_whole(&switch_name(&c, switch));
            let text = switch_text(&c, switch);
            assert_whole(&text);
            assert!(text.ends_with(['.', '?']), "{text}");
        }
    }
}

#[test]
fn reasons_name_what_is_needed_and_what_there_is() {
    let (de, en) = (catalogue(Lang::De), catalogue(Lang::En));
    let box_reason = Reason::of(Bar::NoFreeBox, 6, 5);
    assert_eq!(reason(&de, &box_reason), "Kein freies Kästchen ab 6; die Leiste hat 5");
    assert_eq!(reason(&en, &box_reason), "No free box at 6 or higher; the track has 5");
    let plain = Reason::from(Bar::OutOfBounds);
    assert_eq!(reason(&en, &plain), "Out of range");
    let beyond = reason(&en, &Reason::of(Bar::OutOfBounds, 20, -25));
    assert_eq!(beyond, "Beyond a limit of the software: at most 20");
}
