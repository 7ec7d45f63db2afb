//! Implements the interface for plays for ZeroSpace.

use schwung_files::{Extras, Options, Problem};
use schwung_messages::{Catalogue, Viewer};
use schwung_play::{Pending, Policy};
use schwung_rulebook::Lang;
use schwung_table::{Cast as _, Choice, DiceSpec, Line as _, Seat};
use schwung_transcript::{LineError, Script, Start};
use schwung_zerospace::{
    ActorId, Answer, Command, Event, Price, Question, Reason, Sensible, State, ZeroSpace,
};
use serde_json::Value;

use super::{PLAN, answer, event_json, legal, parse_command, reader, rewritten, verbs};
use crate::{files, words};

/// ZeroSpace in plays and in the terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Typed;

impl Script for Typed {
    type System = ZeroSpace;
    type Actor = ActorId;

    const NOBODY: ActorId = ActorId(u8::MAX);
    const USUAL: &'static str = files::SYSTEM;
    const MAY_COME_UP: &'static [&'static str] =
        &["zs-no-such-item", "zs-no-such-task", "zs-no-such-thing", "zs-no-such-stunt", "zs-not-in-order"];

    fn read(bytes: &[u8], options: &Options<'_>) -> Result<Start<Typed>, Vec<Problem>> {
        let it = files::read_bytes(bytes, options)?;
        let begin = it.begin.map(Command::BeginConflict);
        Ok(Start { state: it.state, begin, warnings: it.warnings, extras: it.extras })
    }

    fn extras(text: &str, options: &Options<'_>) -> Result<Extras, Vec<Problem>> {
        files::extras(text, options)
    }

    fn legal(state: &State, c: &Catalogue) -> Vec<String> {
        legal(c, state)
    }

    fn title(state: &State) -> &str {
        &state.frame.title
    }

    fn command(state: &State, line: &str, c: &Catalogue) -> Result<Command, LineError> {
        parse_command(c, state, line, Viewer::All)
    }

    fn rewritten(state: &State, line: &str, c: &Catalogue) -> Option<String> {
        rewritten(c, state, line, Viewer::All)
    }

    fn usages(c: &Catalogue) -> Vec<(&'static str, &'static str)> {
        verbs().iter().map(|it| (it.word(c.lang()), it.usage(c.lang()))).collect()
    }

    fn plan(c: &Catalogue) -> &'static [&'static str] {
        let [en, de] = PLAN;
        match c.lang() {
            Lang::En => en,
            Lang::De => de,
        }
    }

    fn label(state: &State, question: &Question, answer: &Answer) -> String {
        answer::written(Lang::En, state, question, answer)
    }

    fn written(lang: Lang, state: &State, question: &Question, answer: &Answer) -> String {
        answer::written(lang, state, question, answer)
    }

    fn answer(
        state: &State,
        question: &Question,
        model: &Answer,
        text: &str,
        c: &Catalogue,
    ) -> Option<Answer> {
        answer::Reading { state, question, text, c }.read(model)
    }

    fn sensible(state: &State, question: &Question) -> Answer {
        Sensible.answer(state, question)
    }

    fn wants_words(question: &Question) -> bool {
        matches!(question, Question::Bonus(_) | Question::Hint(_))
    }

    fn actors(state: &State) -> Vec<(ActorId, &str)> {
        state.named_cast().collect()
    }

    fn seats(state: &State) -> Vec<(Seat, &str)> {
        reader::seats(state).collect()
    }

    fn seat_of(state: &State, actor: ActorId) -> Seat {
        state.actor(actor).seat
    }

    fn turn(state: &State) -> Option<ActorId> {
        state.conflict.and_then(|it| it.turn)
    }

    fn person(question: &Question) -> Option<ActorId> {
        match question {
            // These belong to the game master, no matter whom they concern; for consent, two people are asked.
            Question::Judge(_)
            | Question::SetDifficulty(_)
            | Question::FailForward(_)
            | Question::Bonus(_)
            | Question::Harm(_)
            | Question::ThrowLength(_)
            | Question::Hint(_)
            | Question::Consent(_)
            | Question::GoesFirst(_)
            | Question::Heal(_) => None,
            _ => question.about().and_then(ActorId::of),
        }
    }

    fn roller(events: &[Event]) -> Option<ActorId> {
        let told = events.iter().find_map(|event| match event {
            Event::Rolled { effort, .. } => Some(Some(effort.actor)),
            Event::Rerolled { actor, .. } | Event::PointForDie { actor, before: false, .. } => {
                Some(Some(*actor))
            }
            // These are the game master's dice, no matter who acts.
            Event::DifficultyRaised { .. } => Some(None),
            _ => None,
        });
        told.flatten()
    }

    fn total(_: &DiceSpec, faces: &[i8]) -> i32 {
        faces.iter().map(|&face| i32::from(face)).sum()
    }

    fn event(c: &Catalogue, state: &State, event: &Event) -> Option<String> {
        words::event(c, state, event, Viewer::All)
    }

    fn explain(c: &Catalogue, state: &State, event: &Event) -> Vec<String> {
        let told = |part: words::Part| {
            let value = part.value.map(|it| format!("{} ", c.number(it.into()))).unwrap_or_default();
            format!("{value}{} ({})", part.text, part.rule)
        };
        words::explain(c, state, event, Viewer::All).into_iter().map(told).collect()
    }

    fn event_json(state: &State, event: &Event) -> Value {
        event_json(state, event)
    }

    fn status(c: &Catalogue, state: &State, actor: ActorId) -> String {
        words::status(c, state, actor, Viewer::All)
    }

    fn scene(c: &Catalogue, state: &State) -> Vec<String> {
        words::scene(c, state, Viewer::All)
    }

    fn question(c: &Catalogue, state: &State, question: &Question) -> String {
        words::question(c, state, question, Viewer::All)
    }

    fn choice(c: &Catalogue, state: &State, question: &Question, choice: &Choice<ZeroSpace>) -> String {
        words::choice(c, state, question, choice)
    }

    fn pending(c: &Catalogue, state: &State, pending: &Pending<ZeroSpace>) -> String {
        words::pending(c, state, pending, Viewer::All)
    }

    fn is_free(price: &Price) -> bool {
        *price == Price::FREE
    }

    fn price(c: &Catalogue, price: &Price) -> Option<String> {
        words::price(c, *price)
    }

    fn reason(c: &Catalogue, reason: &Reason) -> String {
        words::reason(c, reason)
    }

    fn rule(reason: &Reason) -> &'static str {
        reason.rule()
    }
}
