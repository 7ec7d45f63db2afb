//! Random plays: no command, roll or answer causes a panic, and updating a play always yields a valid play. Every label
//! of an answer parses to that answer.

use std::path::Path;

use crate::lines::{ENCOUNTER, FACTS, SAME, catalogue, english};
use proptest::prelude::*;
use schwung_daemmersturm::{Answer, Question, State};
use schwung_daemmersturm_ui::{
    files,
    script::{Play, Typed, event_json, parse_command},
};
use schwung_files::Options;
use schwung_messages::Viewer;
use schwung_rulebook::Lang;
use schwung_transcript::{
    Driver, Script, Strict, Strictness, ThrowOf, choices_of, parse_answer_of, run, updated,
};

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

fn play(body: &str) -> Play {
    Play::parse(&text(body), Path::new("test.play")).expect("the play reads")
}

/// A driver that gives any allowed answer.
struct Whimsical {
    random: u64,
}

impl Whimsical {
    fn next(&mut self, below: usize) -> usize {
        self.random =
            self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.random >> 33).expect("31 bits") % below.max(1)
    }
}

impl Driver<Typed> for Whimsical {
    fn roll(&mut self, _: &State, throw: &ThrowOf<Typed>) -> Option<Vec<i8>> {
        Some(throw.dice.dice.iter().map(|die| die[self.next(die.len())]).collect())
    }

    fn answer(&mut self, state: &State, questions: &[&Question]) -> Option<(usize, Answer)> {
        let place = self.next(questions.len());
        let question = questions.get(place)?;
        let listed = choices_of::<Typed>(state, question);
        for it in &listed {
            // The label of an answer parses to that answer in either language.
            for (lang, of) in
                [(Lang::En, Lang::En), (Lang::De, Lang::En), (Lang::En, Lang::De), (Lang::De, Lang::De)]
            {
                let written = Typed::written(of, state, question, &it.choice.answer);
                let again = parse_answer_of::<Typed>(state, question, &written, catalogue(lang));
                let again = again.expect("a label is an answer");
                assert_eq!(Typed::label(state, question, &again), it.label);
                if it.label != "\"…\"" {
                    assert_eq!(again, it.choice.answer, "{}", it.label);
                }
            }
        }
        let allowed: Vec<_> = listed.iter().filter(|it| it.choice.barred.is_none()).collect();
        let written = allowed[self.next(allowed.len())].label.replace('…', "so");
        parse_answer_of::<Typed>(state, question, &written, english()).ok().map(|answer| (place, answer))
    }
}

fn is_sound(play: &Play, driver: &mut dyn Driver<Typed>) {
    let report = run(play, english(), driver, Strictness::Test);
    for error in report.failures() {
        let message = error.report(english(), Path::new("x"));
        assert!(!message.contains(['⟨']), "{message}");
        assert!(error.line >= 1 && error.column >= 1 && error.end_column >= error.column, "{error:?}");
    }
    assert!(!report.log().any(|line| line.contains('⟨')), "a message is missing");
    for outcome in &report.blocks {
        outcome
            .each_event(|state, event| assert!(event_json(state, event)["event"].is_string(), "{event:?}"));
    }
    let new = updated(play, &report);
    assert!(Play::parse(&new, Path::new("x")).is_ok(), "{new}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 50, ..ProptestConfig::default() })]

    #[test]
    fn any_commands_in_any_order(
        commands in prop::collection::vec(any::<prop::sample::Index>(), 1..30),
        random in any::<u64>(),
    ) {
        let all: Vec<&str> =
            SAME.iter().chain(FACTS).map(|it| it[0]).chain(MORE.iter().copied().cycle().take(160)).collect();
        let mut driver = Whimsical { random };
        let mut body = String::new();
        for command in commands {
            let mark = if driver.next(8) == 0 { ">!" } else { ">" };
            let longer = format!("{body}{mark} {}\n", command.get(&all));
            // A command may refer to something that was renamed or removed; then try the next one.
            let Ok(longer_play) = Play::parse(&text(&longer), Path::new("test.play")) else { continue };
            let report = run(&longer_play, english(), &mut Whimsical { random }, Strictness::Draft);
            if report.blocks.last().is_some_and(|it| it.is_done) {
                body = longer;
            }
        }
        is_sound(&play(&body), &mut Whimsical { random });
        is_sound(&play(&body), &mut Strict);
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
