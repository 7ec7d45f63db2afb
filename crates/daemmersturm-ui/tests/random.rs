//! Random plays: no command, roll or answer causes a panic, and updating a play always yields a valid play. Every label
//! of an answer parses to that answer.

use crate::lines::{ENCOUNTER, FACTS, SAME, catalogue, english};
use proptest::prelude::*;
use schwung_daemmersturm_ui::{
    files,
    script::{Typed, parse_command},
};
use schwung_files::Options;
use schwung_messages::Viewer;
use schwung_rulebook::Lang;
use schwung_transcript::Strict;
use schwung_ui_kit::harness::plays::{Whimsical, assert_sound, playable};

/// Commands that keep a scene going.
const MORE: &[&str] = &[
    "begin combat",
    "begin combat players first",
    "Anna attacks Boris",
    "Boris attacks Anna",
    "Boris attacks Cem with Armbrust",
    "Anna ends the turn",
    "Boris ends the turn",
    "Cem ends the turn",
    "Lurker ends the turn",
    "Boris charges Anna",
    "Anna moves away",
    "Boris moves away",
    "set Anna near Boris",
    "set Boris near Anna",
    "set Anna action points 5",
    "set item Armbrust drawn",
    "Anna casts Flammenpfeil \"Funken\"",
    "Anna completes the spell at Boris",
    "turn to Anna",
    "turn to Boris",
    "set Anna not acting done",
    "set Boris not acting done",
    "end combat",
];

fn text(body: &str) -> String {
    format!("+++\n{ENCOUNTER}+++\n{body}")
}

fn driver(random: u64) -> Whimsical<'static> {
    Whimsical::new(random, [english(), catalogue(Lang::De)])
}

proptest! {
    #![proptest_config(ProptestConfig { cases: schwung_play::laws::games(30), ..ProptestConfig::default() })]

    #[test]
    fn any_commands_in_any_order(
        commands in prop::collection::vec(any::<prop::sample::Index>(), 1..30),
        random in any::<u64>(),
    ) {
        let all: Vec<&str> =
            SAME.iter().chain(FACTS).map(|it| it[0]).chain(MORE.iter().copied().cycle().take(160)).collect();
        let lines = commands.iter().map(|it| it.get(&all).to_string());
        let play = playable::<Typed>(lines, driver(random), text).expect("the play reads");
        assert_sound(&play, english(), &mut driver(random));
        assert_sound(&play, english(), &mut Strict);
    }

    #[test]
    fn any_line_as_a_command(
        line in ".{0,60}",
        at in any::<prop::sample::Index>(),
        pick in any::<prop::sample::Index>(),
        german in any::<bool>(),
    ) {
        let state = files::read(ENCOUNTER, &Options::default()).expect("it reads").state;
        let c = catalogue(if german { Lang::De } else { Lang::En });
        let _ = parse_command(c, &state, &line, Viewer::Public);
        let all: Vec<&[&str; 2]> = SAME.iter().chain(FACTS).collect();
        let known = pick.get(&all)[usize::from(german)];
        let places: Vec<usize> = known.char_indices().map(|it| it.0).collect();
        let place = *at.get(&places);
        let mixed = format!("{}{line}{}", &known[..place], &known[place..]);
        if let Err(error) = parse_command(c, &state, &mixed, Viewer::All) {
            prop_assert!(usize::try_from(error.column).expect("small") <= mixed.chars().count() + 1);
            prop_assert!(!error.message(c).contains('⟨'));
        }
    }
}
