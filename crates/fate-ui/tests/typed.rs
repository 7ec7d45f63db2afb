//! Events as JSON, and the list of legal commands.

use schwung_fate::{ActorId, ActorSet, AspectId, AspectRef, Command, Event, Fate, Wording, ZoneId};
use schwung_fate_ui::{
    files,
    script::{Typed, event_json},
};
use schwung_messages::Catalogue;
use schwung_play::replay;
use schwung_rulebook::Lang;
use schwung_table::System;
use schwung_transcript::Script;

#[test]
fn names_stand_for_numbers() {
    let text = "[[zone]]\nname = \"Quay\"\n[[character]]\nname = \"Anna\"\naspects = [\"Quick Blade\"]\n";
    let options = schwung_files::Options { system: Some("sotc"), ..Default::default() };
    let state = files::read(text, &options).expect("reads").state;
    let (actor, to) = (ActorId(0), ZoneId(0));
    let told = |event: &Event| event_json(&state, event).to_string();
    assert_eq!(told(&Event::Moved { actor, to }), r#"{"event":"moved","actor":"Anna","to":"Quay"}"#);
    let aspect = AspectRef::Sheet(actor, 0);
    let event = Event::Declared { actor, text: Wording::new("so"), aspect: Some(aspect) };
    assert_eq!(event_json(&state, &event)["aspect"], "Quick Blade");
    assert_eq!(
        told(&Event::SceneEnded { cleared: ActorSet(1) }),
        r#"{"event":"scene-ended","cleared":["Anna"]}"#
    );
    // Things that are gone have no name, and nothing panics.
    let gone = Event::TagPassed { id: AspectId(99), to: ActorId(99) };
    assert_eq!(told(&gone), r#"{"event":"tag-passed","id":99,"to":99}"#);
}

const ENCOUNTER: &str = r#"
system = "sotc"
players = ["Anna"]
[conflict]
kind = "physical"
[[zone]]
name = "Quay"
[[zone]]
name = "Deck"
[[border]]
between = ["Quay", "Deck"]
[[character]]
name = "Anna"
player = "Anna"
skills = { Alertness = 4, Fists = 3 }
[[character]]
name = "Boris"
[[minions]]
name = "Thugs"
quality = 1
kind = "physical"
count = 2
"#;

#[test]
#[allow(clippy::result_large_err)] // it is how a run ends
fn the_character_whose_turn_it_is_has_most_commands() {
    let texts = Catalogue::new(Lang::En, "sotc");
    let encounter = files::read(ENCOUNTER, &schwung_files::Options::default()).expect("it reads");
    let begin = encounter.begin.map(Command::BeginConflict).expect("a conflict");
    let before = Typed::legal(&encounter.state, &texts);
    assert!(before.contains(&"begin physical conflict".to_owned()), "{before:#?}");
    let run = replay(encounter.state, &[], |table| Fate::perform(table, &begin));
    assert!(run.events.iter().any(|it| matches!(it, Event::TurnBegan { .. })));
    let legal = Typed::legal(&run.state, &texts);
    for line in ["Anna attacks Boris | Thugs with SKILL", "Anna walks to Deck", "Anna holds"] {
        assert!(legal.iter().any(|it| it == line), "{line}: {legal:#?}");
    }
    assert!(!legal.iter().any(|it| it.starts_with("Boris attacks")), "{legal:#?}");
    assert!(!legal.iter().any(|it| it.contains("begin physical")), "{legal:#?}");
    let german = Typed::legal(&run.state, &Catalogue::new(Lang::De, "sotc"));
    assert!(german.iter().any(|it| it == "Anna greift Boris | Thugs mit FERTIGKEIT an"), "{german:#?}");
    assert_eq!(german.len(), legal.len(), "both languages list the same");
}
