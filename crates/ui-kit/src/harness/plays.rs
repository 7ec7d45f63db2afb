//! Random plays.

use std::path::Path;

use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_transcript::{
    AnswerOf, Driver, LabelledOf, PlayOf, QuestionOf, Script, StateOf, Strictness, ThrowOf, choices_of,
    parse_answer_of, run, updated,
};

/// Rolls and answers at random. Each answer is written and read back.
#[derive(Clone, Copy, Debug)]
pub struct Whimsical<'a> {
    random: u64,
    /// Whether each answer is written and read back.
    reads_back: bool,
    catalogues: [&'a Catalogue; 2],
}

impl<'a> Whimsical<'a> {
    /// Begins with this number. `catalogues` are the English and the German one.
    pub fn new(random: u64, catalogues: [&'a Catalogue; 2]) -> Whimsical<'a> {
        Whimsical { random, reads_back: true, catalogues }
    }

    /// A number below this one.
    pub fn next(&mut self, below: usize) -> usize {
        self.random =
            self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.random >> 33).unwrap_or_default() % below.max(1)
    }
}

/// Asserts that the text of an answer is read as that answer, in either language.
fn assert_read_back<S: Script>(
    state: &StateOf<S>,
    question: &QuestionOf<S>,
    it: &LabelledOf<S>,
    catalogues: [&Catalogue; 2],
) {
    for lang in Lang::ALL {
        for c in catalogues {
            let written = S::written(lang, state, question, &it.choice.answer);
            let again = parse_answer_of::<S>(state, question, &written, c);
            let again = again.unwrap_or_else(|it| panic!("{written}: {}", it.message(c)));
            assert_eq!(S::label(state, question, &again), it.label, "{written}");
        }
    }
}

impl<S: Script> Driver<S> for Whimsical<'_> {
    fn roll(&mut self, _: &StateOf<S>, throw: &ThrowOf<S>) -> Option<Vec<i8>> {
        Some(throw.dice.dice.iter().map(|die| die[self.next(die.len())]).collect())
    }

    fn answer(&mut self, state: &StateOf<S>, questions: &[&QuestionOf<S>]) -> Option<(usize, AnswerOf<S>)> {
        let place = self.next(questions.len());
        let question = questions.get(place)?;
        let listed = choices_of::<S>(state, question);
        for it in listed.iter().filter(|_| self.reads_back) {
            assert_read_back::<S>(state, question, it, self.catalogues);
        }
        let allowed: Vec<_> = listed.iter().filter(|it| it.choice.barred.is_none()).collect();
        let written = allowed[self.next(allowed.len())].label.replace('…', "so");
        let answer = parse_answer_of::<S>(state, question, &written, self.catalogues[0]).ok()?;
        Some((place, answer))
    }
}

/// Asserts that a play runs, that errors are complete, and that updating it gives a play.
pub fn assert_sound<S: Script>(play: &PlayOf<S>, c: &Catalogue, driver: &mut dyn Driver<S>) {
    let report = run(play, c, driver, Strictness::Test);
    for error in report.failures() {
        let message = error.report(c, Path::new("x"));
        assert!(!message.contains('⟨'), "{message}");
        assert!(error.line >= 1 && error.column >= 1 && error.end_column >= error.column, "{error:?}");
    }
    assert!(!report.log().any(|line| line.contains('⟨')), "a message is missing");
    for outcome in &report.blocks {
        outcome.each_event(|state, event| assert!(S::event_json(state, event)["event"].is_string()));
    }
    let new = updated(play, &report);
    assert!(PlayOf::<S>::parse(&new, Path::new("x")).is_ok(), "{new}");
}

/// A sequence of commands that can be given one after the other, each chosen by `pick`; one in eight is expected to be
/// refused. `text` makes a play of the lines.
pub fn playable<S: Script>(
    commands: impl IntoIterator<Item = String>,
    driver: Whimsical<'_>,
    text: impl Fn(&str) -> String,
) -> Option<PlayOf<S>> {
    let mut marks = driver;
    let mut body = String::new();
    for command in commands {
        let mark = if marks.next(8) == 0 { ">!" } else { ">" };
        let longer = format!("{body}{mark} {command}\n");
        // A command may refer to something that was renamed or removed, or end the play by being refused.
        let Ok(play) = PlayOf::<S>::parse(&text(&longer), Path::new("test.play")) else { continue };
        let mut inputs = Whimsical { reads_back: false, ..driver };
        let report = run(&play, driver.catalogues[0], &mut inputs, Strictness::Draft);
        if report.blocks.last().is_some_and(|it| it.is_done) {
            body = longer;
        }
    }
    PlayOf::parse(&text(&body), Path::new("test.play")).ok()
}
