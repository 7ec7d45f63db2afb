//! Random plays: nothing panics, whatever is commanded, rolled and answered, and an update always produces a valid
//! play. Every label is parsed back as the answer that it stands for.

use std::path::Path;

use crate::lines::{ENCOUNTER, SAME, catalogue, english};
use proptest::prelude::*;
use schwung_files::Options;
use schwung_messages::Viewer;
use schwung_rulebook::Lang;
use schwung_transcript::{
    Driver, Script, Strict, Strictness, ThrowOf, choices_of, parse_answer_of, run, updated,
};
use schwung_zerospace::{Answer, Question, State};
use schwung_zerospace_ui::{
    files,
    script::{Play, Typed, event_json, parse_command},
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

fn play(body: &str) -> Play {
    Play::parse(&text(body), Path::new("test.play")).expect("the play reads")
}

/// Gives random allowed answers.
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
            // The text of an answer is parsed as that answer, in either language.
            for (lang, of) in
                [(Lang::En, Lang::En), (Lang::De, Lang::En), (Lang::En, Lang::De), (Lang::De, Lang::De)]
            {
                let written = Typed::written(of, state, question, &it.choice.answer);
                let again = parse_answer_of::<Typed>(state, question, &written, catalogue(lang));
                let again = again.expect("a label is an answer");
                assert_eq!(Typed::label(state, question, &again), it.label);
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
        outcome.each_event(|state, event| assert!(event_json(state, event)["event"].is_string()));
    }
    let new = updated(play, &report);
    assert!(Play::parse(&new, Path::new("x")).is_ok(), "{new}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, ..ProptestConfig::default() })]

    #[test]
    fn any_commands_in_any_order(
        commands in prop::collection::vec(any::<prop::sample::Index>(), 1..40),
        random in any::<u64>(),
    ) {
        let all: Vec<&str> = SAME.iter().map(|it| it[0]).chain(MORE.iter().copied()).collect();
        let mut driver = Whimsical { random };
        let mut body = String::new();
        for command in commands {
            let mark = if driver.next(8) == 0 { ">!" } else { ">" };
            let longer = format!("{body}{mark} {}\n", command.get(&all));
            let report = run(&play(&longer), english(), &mut Whimsical { random }, Strictness::Draft);
            // A refused command ends the play, and the next command replaces it.
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
