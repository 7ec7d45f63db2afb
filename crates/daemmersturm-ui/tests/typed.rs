//! Events as JSON, the list of legal commands, numbers in everyday notation, and the default library.

use std::collections::BTreeSet;

use schwung_daemmersturm::{
    ActorFact, ActorId, Amount, AttackEvent, ClimbEvent, Command, Event, Fact, HarmEvent, Length, Library,
    Shelter, Span, State, TurnCommand, TurnEvent, Wording, library::check,
};
use schwung_daemmersturm_ui::{
    files,
    script::{event_json, legal, parse_command},
};
use schwung_files::Options;
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_table::Viewer;

#[test]
fn names_stand_for_numbers() {
    let text = "system = \"daemmersturm\"\n[[character]]\nname = \"Anna\"\n[[character]]\nname = \"Boris\"\n";
    let state = files::read(text, &Options::default()).expect("it reads").state;
    let (by, on) = (ActorId(0), ActorId(1));
    let told = |event: Event| event_json(&state, &event).to_string();
    assert_eq!(
        told(AttackEvent::Saved { on, by, with: Shelter::Cover }.into()),
        r#"{"topic":"attack","event":"saved","on":"Boris","by":"Anna","with":"cover"}"#
    );
    assert_eq!(told(TurnEvent::CombatEnded.into()), r#"{"topic":"turn","event":"combat-ended"}"#);
    assert_eq!(
        told(ClimbEvent::Fell { who: on }.into()),
        r#"{"topic":"climb","event":"fell","who":"Boris"}"#
    );
    // Here `by` is an amount and not a character.
    assert_eq!(
        told(HarmEvent::Reduced { on, by: 1 }.into()),
        r#"{"topic":"harm","event":"reduced","on":"Boris","by":1}"#
    );
    let fact = Box::new(Fact::Actor { who: by, fact: ActorFact::Life(1) });
    let set = event_json(&state, &Event::Set { fact, reason: Wording::new("so") });
    assert_eq!(
        (&set["event"], &set["fact"]["actor"]["who"], &set["fact"]["actor"]["fact"]["life"], &set["reason"]),
        (&"set".into(), &"Anna".into(), &1.into(), &"so".into())
    );
}

#[test]
fn what_is_listed_is_legal_and_what_is_not_is_not() {
    let text = r#"
system = "daemmersturm"
[[character]]
name = "Anna"
player = "Mira"
drawn = ["Schwert"]
gear = ["Dolch"]
[[character]]
name = "Boris"
"#;
    let state = files::read(text, &Options::default()).expect("it reads").state;
    let german = legal(&Catalogue::new(Lang::De, "daemmersturm"), &state);
    let there = |line: &str| german.iter().any(|it| it == line);
    for line in ["Anna zieht Dolch", "Anna steckt Schwert weg", "Abschnitt beginnt", "Kampf beginnt"] {
        assert!(there(line), "{line}: {german:#?}");
    }
    assert!(!german.iter().any(|it| it.contains("greift") || it.contains("Kampf endet")), "{german:#?}");
    let english = legal(&Catalogue::new(Lang::En, "daemmersturm"), &state);
    assert!(english.iter().any(|it| it == "Anna puts away Schwert"), "{english:#?}");
    assert_eq!(english.len(), german.len(), "both languages list the same");
}

fn amount(rolls: [Option<Span>; 3], plus: i16) -> Option<Amount> {
    Some(Amount { rolls, plus })
}

fn of(low: u8, high: u8) -> Option<Span> {
    Some(Span::of(low, high))
}

/// The damage of a weapon in a file, if it is one.
fn written(damage: &str) -> Option<Amount> {
    let text = format!(
        "system = \"daemmersturm\"\n[[weapon]]\nname = \"Neu\"\nclass = \"fist\"\ndamage = {damage:?}\n"
    );
    let read = files::read(&text, &Options::default()).ok()?;
    read.state.frame.library.weapons.last().map(|it| it.damage)
}

#[test]
fn amounts_in_files_are_ranges_and_numbers() {
    assert_eq!(written("5-15"), amount([of(5, 15), None, None], 0));
    assert_eq!(written("1-6+1–4 + 2"), amount([of(1, 6), of(1, 4), None], 2));
    assert_eq!(written("1-10 - 1"), amount([of(1, 10), None, None], -1));
    assert_eq!(written("4"), amount([None; 3], 4));
    for wrong in ["", "x", "15-5", "1-200", "1-6+", "1-2+1-2+1-2+1-2", "-3", "1-6 - x"] {
        assert_eq!(written(wrong), None, "{wrong}");
    }
}

/// The range of a charge in a file, in metres, if it is one.
fn charge_range(metres: &str) -> Option<Length> {
    let text = format!("system = \"daemmersturm\"\ncharge-range = {metres:?}\n");
    let read = files::read(&text, &Options::default()).ok()?;
    Some(read.state.charge_range)
}

#[test]
fn lengths_in_files_have_tenths() {
    assert_eq!(charge_range("4,5"), Some(Length(45)));
    assert_eq!(charge_range("0.3"), Some(Length(3)));
    for wrong in ["4", "4,55", ",5", "70000,1", "+1.5", "9999,9"] {
        assert_eq!(charge_range(wrong), None, "{wrong}");
    }
}

/// The amount in a command, if it is one.
fn typed(state: &State, text: &str) -> Option<Amount> {
    let c = Catalogue::new(Lang::De, "daemmersturm");
    let line = format!("Anna heilt zwischen Kämpfen Boris um {text}");
    match parse_command(&c, state, &line, Viewer::All) {
        Ok(Command::Turn(TurnCommand::HealBetween { amount, .. })) => Some(amount),
        _ => None,
    }
}

#[test]
fn amounts_in_commands_are_ranges_and_numbers() {
    let text = "system = \"daemmersturm\"\n[[character]]\nname = \"Anna\"\n[[character]]\nname = \"Boris\"\n";
    let state = files::read(text, &Options::default()).expect("it reads").state;
    assert_eq!(typed(&state, "4-9+1-3+2"), amount([of(4, 9), of(1, 3), None], 2));
    assert_eq!(typed(&state, "1-6+-2"), amount([of(1, 6), None, None], -2));
    assert_eq!(typed(&state, "5"), amount([None; 3], 5));
    for none in ["", "-", "9-4", "1-2-3", "1-6+", "1-2+1-2+1-2+1-2", "1-101", "99999", "1000"] {
        assert_eq!(typed(&state, none), None, "{none}");
    }
}

/// The default library as the whole library of an encounter, which may define all of it under the same headings.
fn default_library(names: &str) -> Library {
    let text = include_str!("../../../systems/daemmersturm/data.toml");
    let text = format!("examples = false\nnames = {names:?}\n{text}");
    let read =
        files::read(&text, &Options { system: Some("daemmersturm"), ..Default::default() }).expect("data");
    assert_eq!(read.warnings, []);
    read.state.frame.library.clone()
}

#[test]
fn the_default_library_has_no_problems() {
    let (de, en) = (default_library("de"), default_library("en"));
    for (library, lang) in [(&de, Lang::De), (&en, Lang::En)] {
        assert_eq!(*library, files::default_frame(lang).library);
        let Library { weapons, protections, abilities, spells, substances, groups, .. } = library;
        let items = [weapons.len(), protections.len(), abilities.len()];
        let counts = [items, [spells.len(), substances.len(), groups.len()]];
        assert!(counts.iter().flatten().all(|it| *it > 0), "{counts:?}");
        assert_eq!(check(library), []);
    }
    let names = |it: &Library| -> BTreeSet<String> { it.weapons.iter().map(|it| it.name.clone()).collect() };
    let same = names(&de).intersection(&names(&en)).count();
    assert!(same < 4, "they have English names");
}
