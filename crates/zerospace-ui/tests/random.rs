//! Random plays: no commands, rolls and answers cause a panic, and an update always produces a valid play. Every label is
//! parsed back as its answer.

use crate::lines::{ENCOUNTER, SAME, catalogue, english};
use proptest::prelude::*;
use schwung_files::Options;
use schwung_messages::Viewer;
use schwung_rulebook::Lang;
use schwung_transcript::Strict;
use schwung_ui_kit::harness::plays::{Whimsical, assert_sound, playable};
use schwung_zerospace_ui::{
    files,
    script::{Typed, parse_command},
};

/// Commands that keep a scene going.
const MORE: &[&str] = &[
    "begin conflict",
    "begin conflict by Boris ambush by Anna surprising Cem",
    "Boris attacks Anna",
    "Cem attacks Boris with mental shooting",
    "Boris grapples Anna",
    "Anna ends the turn",
    "Boris ends the turn",
    "Cem ends the turn",
    "Boris defers",
    "set asking GM off",
    "set points of Jonas 3",
    "set switch margin on",
    "set switch deferred-window literal",
    "set switch recovery-try standard",
    "end conflict",
    "end scene",
];

fn text(body: &str) -> String {
    format!("+++\n{ENCOUNTER}+++\n{body}")
}

fn driver(random: u64) -> Whimsical<'static> {
    Whimsical::new(random, [english(), catalogue(Lang::De)])
}

proptest! {
    #![proptest_config(ProptestConfig { cases: schwung_play::laws::games(50), ..ProptestConfig::default() })]

    #[test]
    fn any_commands_in_any_order(
        commands in prop::collection::vec(any::<prop::sample::Index>(), 1..40),
        random in any::<u64>(),
    ) {
        let all: Vec<&str> = SAME.iter().map(|it| it[0]).chain(MORE.iter().copied()).collect();
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
        let known = pick.get(SAME)[usize::from(german)];
        let places: Vec<usize> = known.char_indices().map(|it| it.0).collect();
        let place = *at.get(&places);
        let mixed = format!("{}{line}{}", &known[..place], &known[place..]);
        if let Err(error) = parse_command(c, &state, &mixed, Viewer::All) {
            prop_assert!(usize::try_from(error.column).expect("small") <= mixed.chars().count() + 1);
            prop_assert!(!error.message(c).contains('⟨'));
        }
    }
}
