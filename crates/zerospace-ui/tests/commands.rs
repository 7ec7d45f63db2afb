//! Tests that every verb is parsed in both languages, and that errors list the valid words.

use crate::lines::{ENCOUNTER, SAME, catalogue, english};
use schwung_files::Options;
use schwung_messages::Viewer;
use schwung_rulebook::Lang;
use schwung_table::{Seat, System};
use schwung_transcript::{Key, LineError};
use schwung_ui_kit::harness::texts::assert_all;
use schwung_zerospace::*;
use schwung_zerospace_ui::{
    files,
    script::{PLAN, parse_command, rewritten, row_words, verbs},
    words,
};

const ANNA: ActorId = ActorId(0);
const BORIS: ActorId = ActorId(1);
const CEM: ActorId = ActorId(2);

/// A conflict with a task, a stunt and a thing that moves by itself.
fn state() -> State {
    let mut state = files::read(ENCOUNTER, &Options::default()).expect("the encounter reads").state;
    let place = |actor| Place { actor, slot: actor.0, result: None };
    let stunt = Stunt { who: ANNA, skill: SkillId(3), text: Wording::new("glides"), scene: true };
    let task = Task {
        id: TaskId(1),
        text: Wording::new("The Vault"),
        mode: TaskMode::FirstTo(3),
        tally: [0; 2],
        tries: 0,
        sides: None,
        won: None,
    };
    for event in [
        Event::ConflictBegan { initiator: None, order: [ANNA, BORIS, CEM].map(place).to_vec() },
        Event::TurnBegan { actor: ANNA, at: 0 },
        Event::StuntBegan { stunt },
        Event::TaskOpened { task },
        Event::Loosened {
            thing: Thing { text: Wording::new("The Crate"), pilot: Some(ANNA), lasting: true },
        },
    ] {
        ZeroSpace::apply(&mut state, &event);
    }
    state
}

fn parsed_in(lang: Lang, state: &State, line: &str) -> Command {
    match parse_command(catalogue(lang), state, line, Viewer::All) {
        Ok(command) => command,
        Err(error) => panic!("{line}: {}", error.message(catalogue(lang))),
    }
}

fn wrong(lang: Lang, line: &str, viewer: Viewer) -> LineError {
    match parse_command(catalogue(lang), &state(), line, viewer) {
        Ok(command) => panic!("{line}: {command:?}"),
        Err(error) => error,
    }
}

#[test]
fn both_languages_say_the_same_and_each_is_read_under_the_other() {
    let state = state();
    for [en, de] in SAME {
        let command = parsed_in(Lang::En, &state, en);
        for (lang, line) in [(Lang::De, de), (Lang::En, de), (Lang::De, en)] {
            assert_eq!(parsed_in(lang, &state, line), command, "{line}");
        }
    }
}

/// What a person reads: each line as the reader's language writes it.
#[test]
fn lines_are_written_in_the_language_of_the_reader() {
    let state = state();
    let lines = SAME.iter().flat_map(|[en, de]| [(*en, Lang::De), (*de, Lang::En), (*de, Lang::De)]);
    let alike = ALIKE.iter().flat_map(|it| it.iter()).flat_map(|line| Lang::ALL.map(|lang| (*line, lang)));
    let written = crate::lines_told::written(
        lines.chain(alike),
        |line, lang| rewritten(catalogue(lang), &state, line, Viewer::All),
        |line, lang| parsed_in(lang, &state, line),
    );
    insta::assert_snapshot!("rewritten", written);
}

/// Synonyms from the book and the log, and articles: all lines of a group mean the same.
const ALIKE: &[&[&str]] = &[
    &[
        "Anna attacks Boris with ranged combat",
        "Anna attacks Boris with ranged",
        "Anna attacks Boris with shooting",
        "Anna greift Boris mit Fernkampf an",
        "Anna greift den Boris mit Fernkampf an",
    ],
    &["Anna attacks Boris with melee", "Anna attacks Boris with close combat"],
    &["Anna attacks Boris with Laserpistole", "Anna greift Boris mit der Laserpistole an"],
    &[
        "Anna charges Boris with melee",
        "Anna stürmt auf Boris los mit Nahkampf",
        "Anna führt einen Ansturm auf Boris aus mit Nahkampf",
        "Anna führt einen Ansturm gegen Boris mit Nahkampf aus",
    ],
    &["give Laserpistole to Cem", "gib die Laserpistole an Cem"],
];

#[test]
fn the_words_of_the_book_and_of_the_log_say_the_same() {
    let state = state();
    for alike in ALIKE {
        let command = parsed_in(Lang::En, &state, alike[0]);
        for line in *alike {
            for lang in Lang::ALL {
                assert_eq!(parsed_in(lang, &state, line), command, "{line}");
            }
        }
    }
}

#[test]
fn every_name_that_the_log_prints_can_be_typed_back() {
    let state = state();
    for lang in Lang::ALL {
        let c = catalogue(lang);
        for (row, ..) in row_words() {
            let line = format!("Anna attacks Boris, with {}", words::row(c, row));
            let Command::Attack(it) = parsed_in(lang, &state, &line) else { panic!("{line}") };
            let check = format!("Anna rolls Technik, with {}", words::row(c, row));
            let Command::Check(as_check) = parsed_in(lang, &state, &check) else { panic!("{check}") };
            // If two circumstances have the same name, the one for the action counts.
            assert!(it.plan.on.contains(row) || as_check.plan.on.contains(row), "{line}");
        }
        for skill in &state.frame.skills {
            for name in [&skill.en, &skill.de] {
                let _ = parsed_in(lang, &state, &format!("Anna rolls {name}"));
            }
        }
        for attribute in Attribute::ALL {
            let _ =
                parsed_in(lang, &state, &format!("Anna rolls tech on {}", words::attribute(c, attribute)));
        }
    }
}

#[test]
fn every_command_and_every_fact_can_be_typed() {
    let state = state();
    let commands: Vec<Command> = SAME.iter().map(|it| parsed_in(Lang::En, &state, it[0])).collect();
    assert_all(&commands, Command::VARIANTS, Command::variant);
    let facts = commands.iter().filter_map(|it| match it {
        Command::Set(fact) => Some(fact),
        _ => None,
    });
    assert_all(facts, Fact::VARIANTS, Fact::variant);
}

#[test]
fn every_verb_is_used_and_its_usage_begins_as_it_does() {
    for verb in verbs() {
        for lang in Lang::ALL {
            let usage = verb.usage(lang);
            let usage = usage.strip_prefix("A ").unwrap_or(usage);
            assert!(usage.starts_with(verb.word(lang)), "{usage}");
        }
        let word = verb.word(Lang::En);
        assert!(SAME.iter().any(|it| it[0].contains(word)), "no line for {word}");
    }
}

#[test]
fn every_circumstance_can_be_written_in_three_ways() {
    let state = state();
    let written: Vec<Row> = row_words().map(|it| it.0).collect();
    assert_eq!(written, Row::ALL, "every row, in the order of the book");
    for (row, en, de) in row_words() {
        // If two circumstances have the same name, the one for the action counts.
        let (line, de_line) = match row.side() {
            RowSide::Check => ("Anna rolls Tech against 6, with", "Anna würfelt Technik gegen 6, mit"),
            RowSide::Attack | RowSide::Defence => ("Anna attacks Boris, with", "Anna greift Boris an, mit"),
        };
        for line in [format!("{line} {en}"), format!("{de_line} {de}"), format!("{line} {}", row.key())] {
            let on = match parsed_in(Lang::En, &state, &line) {
                Command::Attack(it) => it.plan.on,
                Command::Check(it) => it.plan.on,
                other => panic!("{other:?}"),
            };
            assert_eq!(on.iter().collect::<Vec<_>>(), [row], "{line}");
        }
    }
}

#[test]
fn lines_say_what_they_should() {
    let state = state();
    let says =
        |line: &str, command: Command| assert_eq!(parsed_in(Lang::De, &state, line), command, "{line}");
    let laser = state.items.iter().find(|it| it.holder == Some(ANNA)).expect("a pistol").id;
    // Among several with the same name, the actor's own one is preferred.
    says(
        "Anna greift Boris an mit Laserpistole, mit Deckung, ohne rennend, auf 14 m, für 1 Punkt",
        Command::Attack(Attack {
            by: ANNA,
            on: BORIS,
            mode: Mode::Strike,
            with: With::Item(laser),
            single: false,
            plan: Plan {
                on: [Row::Cover].into_iter().collect(),
                off: [Row::AttackerRuns].into_iter().collect(),
                distance: Some(Length::metres(14)),
                points: 1,
                ..Plan::default()
            },
        }),
    );
    let boris = state.items.iter().find(|it| it.holder == Some(BORIS)).expect("a pistol").id;
    let other = Command::Attack(Attack {
        by: BORIS,
        on: ANNA,
        mode: Mode::Strike,
        with: With::Item(boris),
        single: true,
        plan: Plan::default(),
    });
    says("boris GREIFT anna an mit laserpistole einmal", other);
    says("Lurker kommt dazu vor Cem", Command::Enter { who: ActorId(3), at: Some(2) });
    says("sage SL \"psst\"", Command::Tell { to: Some(Seat::GM), text: Wording::new("psst"), genuine: true });
    says(
        "setze Anna 2,5 m von Boris",
        Command::Set(Fact::Distance { a: ANNA, b: BORIS, length: Some(Length(5)) }),
    );
}

fn play_key(error: &LineError) -> &'static str {
    match error.key {
        Key::Play(key) => key,
        Key::File(code) => panic!("a problem of the file: {code}"),
    }
}

#[test]
fn a_slip_says_what_was_meant_and_what_is_possible() {
    for (lang, line, column, key, meant) in [
        (Lang::En, "Anna atacks Boris", 6, "play-no-such-verb", Some("attacks")),
        (Lang::De, "Anna greift Borris an", 13, "play-no-such-actor", Some("Boris")),
        (Lang::De, "Anna würfelt Tecknik", 14, "play-no-such-skill", Some("Technik")),
        (Lang::De, "Anna greift Boris an, mit Dekung", 27, "zs-no-such-row", Some("Deckung")),
        (Lang::En, "Anna rolls Tech for The Vlt", 21, "zs-no-such-task", Some("The Vault")),
        (Lang::En, "set Anna side raider", 15, "zs-no-such-side", Some("raiders")),
        (Lang::En, "set switch margn on", 12, "play-no-such-switch", Some("margin")),
        (Lang::En, "give Schokstab to Anna", 6, "zs-no-such-item", Some("Schockstab")),
        (Lang::En, "Lurker enters before Lurker", 22, "zs-not-in-order", None),
        (Lang::En, "end stunt of Boris", 14, "zs-no-such-stunt", None),
        (Lang::En, "Cem walks by Flight", 14, "zs-no-such-gift", None),
        (Lang::En, "Anna rolls Tech against 2", 25, "play-number", None),
        (Lang::En, "Anna attacks Boris, for 2", 26, "play-too-short", None),
        (Lang::En, "", 1, "play-too-short", None),
        (Lang::En, "Anna proposes \"open", 15, "play-not-closed", None),
    ] {
        let error = wrong(lang, line, Viewer::All);
        let message = error.message(catalogue(lang));
        assert_eq!((error.column, play_key(&error)), (column, key), "{line}: {message}");
        assert_eq!(error.suggestion.as_deref(), meant, "{line}: {message}");
        assert!(!message.contains('⟨'), "{message}");
    }
}

#[test]
fn nobody_is_told_the_names_of_the_hidden() {
    for viewer in [Viewer::Public, Viewer::Seat(Seat(1))] {
        for line in ["Anna attacks Lurker", "Anna attacks Lurkr", "Lurker ends the turn", "Anna attacks"] {
            let message = wrong(Lang::En, line, viewer).message(english());
            let unknown = message.replace(&format!("“{}”", line.rsplit(' ').next().unwrap_or_default()), "");
            assert!(!unknown.contains("Lurker") || line.starts_with("Lurker"), "{line}: {message}");
            // The error is the same as for an actor that does not exist.
            let nobody = line.replace("Lurker", "Nemoxx").replace("Lurkr", "Nemox");
            let same = wrong(Lang::En, &nobody, viewer).message(english());
            assert_eq!(
                message.replace("Lurker", "").replace("Lurkr", ""),
                same.replace("Nemoxx", "").replace("Nemox", "")
            );
        }
    }
    // The sheets of the game master's characters are not revealed either.
    let powers = wrong(Lang::En, "Boris walks by x", Viewer::Seat(Seat(1))).message(english());
    assert!(!powers.contains("Shadow Step"), "{powers}");
    assert!(wrong(Lang::En, "Boris walks by x", Viewer::All).message(english()).contains("Shadow Step"));
    assert!(wrong(Lang::En, "Anna attacks Lurkr", Viewer::All).message(english()).contains("Lurker"));
}

#[test]
fn every_verb_and_clause_is_in_the_reference() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/plays.md");
    let reference = std::fs::read_to_string(path).expect("docs/plays.md");
    for lang in Lang::ALL {
        let clauses = PLAN[usize::from(lang == Lang::De)].iter().copied();
        for usage in verbs().iter().map(|it| it.usage(lang)).chain(clauses) {
            assert!(reference.contains(&format!("\n{usage}\n")), "missing in docs/plays.md: {usage}");
        }
    }
    for (_, en, de) in row_words() {
        assert!(
            reference.contains(&format!("`{en}`")) && reference.contains(&format!("`{de}`")),
            "{en} / {de}"
        );
    }
}
