//! Events as JSON, the list of legal commands, and the default data.

use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_zerospace::{ActorId, Attribute, Event, Fact, Roles, SkillId, StrengthRow};
use schwung_zerospace_ui::{
    files,
    script::{event_json, legal},
};

#[test]
fn names_stand_for_numbers() {
    let text = "system = \"zerospace\"\n[[character]]\nname = \"Anna\"\n[[character]]\nname = \"Boris\"\n";
    let state = files::read(text, &schwung_files::Options::default()).expect("it reads").state;
    let (by, on) = (ActorId(0), ActorId(1));
    let told = |event: &Event| event_json(&state, event).to_string();
    assert_eq!(
        told(&Event::Hit { by, on, mental: false }),
        r#"{"event":"hit","by":"Anna","on":"Boris","mental":false}"#
    );
    assert_eq!(told(&Event::ConflictEnded), r#"{"event":"conflict-ended"}"#);
    assert_eq!(
        told(&Event::DifficultyRaised { actor: on, by: 1 }),
        r#"{"event":"difficulty-raised","actor":"Boris","by":1}"#
    );
    let fact = Fact::Lowered { who: by, attribute: Attribute::Will, by: 1 };
    let set = event_json(&state, &Event::Set { fact: Box::new(fact), was: None });
    assert_eq!((&set["fact"]["lowered"]["who"], &set["fact"]["lowered"]["by"]), (&"Anna".into(), &1.into()));
}

#[test]
fn what_is_listed_is_legal_and_what_is_not_is_not() {
    let text = r#"
system = "zerospace"
players = ["Mira"]
[[character]]
name = "Anna"
player = "Mira"
skills = ["Nahkampf", "Technik"]
gear = ["Laserpistole", "Panzerweste"]
[[character]]
name = "Boris"
"#;
    let state = files::read(text, &schwung_files::Options::default()).expect("it reads").state;
    let german = legal(&Catalogue::new(Lang::De, "zerospace"), &state);
    let there = |line: &str| german.iter().any(|it| it == line);
    for line in
        ["Anna greift Boris an mit Laserpistole", "Konflikt beginnt", "Anna würfelt Nahkampf | Technik"]
    {
        assert!(there(line), "{line}: {german:#?}");
    }
    assert!(!german.iter().any(|it| it.contains("wirft") || it.contains("Konflikt endet")), "{german:#?}");
    let english = legal(&Catalogue::new(Lang::En, "zerospace"), &state);
    assert!(english.iter().any(|it| it == "Boris grapples Anna"), "{english:#?}");
    assert_eq!(english.len(), german.len(), "both languages list the same");
}

/// An encounter may change all default data under the same headings, so the default data are valid as a whole encounter.
#[test]
fn the_default_data_have_no_problems() {
    let text = include_str!("../../../systems/zerospace/data.toml");
    let options = schwung_files::Options { system: Some(files::SYSTEM), ..Default::default() };
    let read = files::read(text, &options).expect("data");
    assert_eq!(read.warnings, []);
    let frame = files::default_frame();
    assert_eq!((&*read.state.frame.skills, frame.skills.len()), (&*frame.skills, 18));
    assert!(frame.strength.contains(&StrengthRow::KNOWN), "the row of the chapter stands in it");
    assert_eq!((frame.strength.len(), text.matches("[[gear]]").count()), (1, 26));
    let key = |id: SkillId| frame.skills[usize::from(id.0)].key.as_str();
    let Roles { perception, melee, ranged, athletics, deception, survival } = frame.roles;
    let keys = [perception, melee, ranged, athletics, deception, survival].map(key);
    assert_eq!(keys, ["perception", "melee", "ranged", "athletics", "deception", "survival"]);
}
