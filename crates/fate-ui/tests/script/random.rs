//! Properties: any play runs or reports its errors; nothing panics.

use std::{path::Path, sync::LazyLock};

use crate::script::common::*;
use proptest::prelude::*;
use schwung_fate_ui::script::{Play, Typed, parse_command};
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_transcript::Strict;
use schwung_ui_kit::harness::plays::{Whimsical, assert_sound, playable};

/// Commands of every kind, legal and illegal.
const COMMANDS: &[&str] = &[
    "Anna attacks Boris with Fists",
    "Anna attacks Thugs 1 with Weapons, moving to Upper Deck",
    "Ben attacks Boris with Intimidation",
    "Boris attacks Anna with Fists to scare",
    "Boris attacks Ben with Art",
    "Thugs 1 attack Anna",
    "Thugs 2 attack Ben",
    "Anna maneuvers on Boris with Fists placing \"Off Balance\" sticky",
    "Ben maneuvers with Might placing \"On Fire\" paying",
    "Boris maneuvers with Might removing \"Foggy\"",
    "Thugs 2 maneuver on Anna placing \"Surrounded\"",
    "Anna blinds Boris",
    "Boris marks Anna",
    "Anna disarms Boris",
    "Boris disarms Anna with Fists",
    "Ben pins Boris with Might placing \"Buried\"",
    "Ben pushes Boris to Upper Deck with Might",
    "Boris pushes Ben to Hold with Might",
    "Ben throws Boris to Hold with Might",
    "Boris throws \"crate\" of weight 2 to Upper Deck with Might",
    "Anna blocks attacks on Ben with Fists",
    "Boris blocks attacking and moving with Fists \"nobody moves\"",
    "Thugs 1 block the way through Upper Deck",
    "Anna releases",
    "Anna sprints to Upper Deck, Hold",
    "Boris walks to Upper Deck",
    "Anna holds",
    "Ben holds",
    "Boris holds",
    "Thugs 1 hold",
    "Ben defends fully",
    "Boris defends fully",
    "Anna rearms",
    "Anna passes",
    "Ben passes",
    "Boris passes",
    "Thugs 1 pass",
    "Thugs 2 pass",
    "Anna freely \"shouts\"",
    "Anna just \"waits\"",
    "Anna rolls Stealth against 1 hidden",
    "Anna rolls Art against 2, hindered by \"dark\", helped by \"time\", unbounded",
    "Anna rolls Stealth against 3 taking 8",
    "Ben rolls Might against 4 taking 23, complemented by Alertness",
    "Anna attacks Boris with Fists unaware 1, hindered by \"dark\"",
    "Anna uses Lucky Brush \"paints a door\"",
    "Anna contests Boris with Might choosing",
    "Boris contests Anna, Ben with Stealth against Alertness",
    "Boris contests Anna, Ben with Stealth against Alertness hidden",
    "contest Thugs 2 Fists, Anna Fists hidden",
    "unveil",
    "new skill \"Falconry\"",
    "contest Anna Might, Ben Fists, Boris Might",
    "Boris joins Thugs 1",
    "Boris leaves the group",
    "regroup Thugs 1, Thugs 2",
    "regroup Thugs 1, Thugs 2 as 5",
    "Anna sends Tom",
    "Anna calls back Tom",
    "draw out with endurance, alertness",
    "Anna concedes \"we run\"",
    "Boris concedes \"I run\"",
    "compel \"Old Debts\" of Ben: \"he stays\" for 2 points",
    "Anna asks for a compel of \"Quick Blade\": \"too quick\"",
    "Anna declares \"there is a rope\" placing",
    "Anna tags \"Foggy\" for \"hides\"",
    "Anna passes the tag of \"Off Balance\" to Ben",
    "Anna assesses with Alertness finding \"Trapdoor\"",
    "Ben assesses with Alertness finding \"Bad Knee\" on Boris",
    "Anna rests for 7 hours",
    "Anna refreshes",
    "begin mental conflict by Resolve over \"all\"",
    "end conflict",
    "end scene",
    "end scene without a break keeping the stress of Anna",
    "new session back to back",
    "set Anna fate 5",
    "set Boris box 1 of health marked",
    "set Anna zone Hold",
    "set Boris out",
    "set Boris back",
    "set Thugs 1 members 0",
    "set Thugs 2 members 4",
    "set Anna disarmed 2",
    "set Boris side players",
    "set aspect \"Wet\" on Boris hidden",
    "remove aspect \"Foggy\"",
    "reveal \"Trapdoor\" to Ben",
    "hide Boris",
    "hide Thugs 1",
    "reveal Boris",
    "release block of Anna",
    "drop spin",
    "turn to Ben",
    "turn to nobody",
    "set switch initiative rotating",
    "set switch bought-bonus any-time",
    "set switch dice light-minus-dark",
    "set switch dice lower-counts",
    "set switch doubles again",
    "set switch floor before-bonuses",
    "set switch ladder-top 3",
    "set switch pyramid 3/2/1",
    "set switch zero-shifts partial",
    "set switch measure-misses on",
    "set switch unspent-spin on",
    "set switch contest-dice acting",
    "set switch contest-tie draw",
    "set switch loser-gives-shifts on",
    "set switch defence unmodified",
    "set switch stress-marking fill",
    "set switch ask-choice-of-skill ask",
    "set switch ask-combination ask",
    "set switch ask-unspent-spin ask",
    "set style grim",
    "set style epic",
    "set switch spin-from-maneuvers on",
    "set switch ask-shifts ask",
    "set switch spare-for-overflow on",
    "set switch block-duration released",
    "set switch concede-any-time on",
    "set border Quay to Hold 1",
];

fn driver(random: u64) -> Whimsical<'static> {
    static GERMAN: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(Lang::De, "sotc"));
    Whimsical::new(random, [english(), &GERMAN])
}

proptest! {
    #![proptest_config(ProptestConfig { cases: schwung_play::laws::games(120), ..ProptestConfig::default() })]

    #[test]
    fn any_commands_in_any_order(
        commands in prop::collection::vec(prop::sample::select(COMMANDS), 1..40),
        random in any::<u64>(),
    ) {
        let lines = commands.iter().map(|it| (*it).to_owned());
        let play = playable::<Typed>(lines, driver(random), text).expect("the play reads");
        assert_sound(&play, english(), &mut driver(random));
        assert_sound(&play, english(), &mut Strict);
    }

    #[test]
    fn any_change_of_a_play(
        changes in prop::collection::vec((any::<prop::sample::Index>(), 0_usize..4, ".{0,3}"), 1..6),
    ) {
        let whole = text(
            "> Anna attacks Boris with Fists, drawing \"a knife\"\n* Anna + + 0 -\n? Boris: fists\n\
             * Boris = +2\n?! Ben: pass\n! Ben is not being asked anything now.\n? Anna: pass\n= Anna attacks\n\
             : Boris\n: scene: x\n>! Ben passes\n! no\n",
        );
        let mut chars: Vec<char> = whole.chars().collect();
        for (at, length, new) in changes {
            let from = at.index(chars.len());
            let to = (from + length).min(chars.len());
            chars.splice(from..to, new.chars());
        }
        let changed: String = chars.into_iter().collect();
        match Play::parse(&changed, Path::new("x")) {
            Ok(play) => assert_sound(&play, english(), &mut Strict),
            Err(errors) => {
                prop_assert!(!errors.is_empty());
                for error in errors {
                    prop_assert!(error.line >= 1 && error.column >= 1);
                    prop_assert!(!error.message(english()).contains('⟨'));
                }
            }
        }
    }

    #[test]
    fn any_line_as_a_command(line in ".{0,60}", at in any::<prop::sample::Index>(), pick in any::<prop::sample::Index>()) {
        let state = state();
        let _ = parse_command(&state, &line, english());
        let known = COMMANDS[pick.index(COMMANDS.len())];
        let places: Vec<usize> = known.char_indices().map(|it| it.0).collect();
        let place = places[at.index(places.len())];
        let mixed = format!("{}{line}{}", &known[..place], &known[place..]);
        if let Err(error) = parse_command(&state, &mixed, english()) {
            prop_assert!(usize::try_from(error.column).expect("small") <= mixed.chars().count() + 1);
            prop_assert!(!error.message(english()).contains('⟨'));
        }
    }

    #[test]
    fn any_bytes(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = Play::parse_bytes(&bytes, Path::new("x"));
        let mut after_head = text("").into_bytes();
        after_head.extend(bytes);
        if let Ok(play) = Play::parse_bytes(&after_head, Path::new("x")) {
            assert_sound(&play, english(), &mut Strict);
        }
    }
}
