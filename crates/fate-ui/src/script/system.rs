//! Implements the interface for plays for Fate.

use schwung_fate::{ActorId, Answer, Command, Event, Fate, Price, Question, Reason, Sensible, State};
use schwung_files::{Extras, Options, Problem};
use schwung_messages::Catalogue;
use schwung_play::{Pending, Policy};
use schwung_rulebook::Lang;
use schwung_table::{Choice, Hosted as _, Seat};
use schwung_transcript::{LineError, Script, Start, in_quotes, same};
use serde_json::Value;

use super::{PLAN, answer, event_json, label, legal, parse_command, person, reader, rewritten, verbs};
use crate::{files, words};

/// The Fate books in plays and in the terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Typed;

impl Script for Typed {
    type System = Fate;
    type Actor = ActorId;

    const NOBODY: ActorId = ActorId(u8::MAX);
    const USUAL: &'static str = "sotc";
    const MAY_COME_UP: &'static [&'static str] = &["play-no-such-aspect"];

    fn read(bytes: &[u8], options: &Options<'_>) -> Result<Start<Typed>, Vec<Problem>> {
        let it = files::read_bytes(bytes, options)?;
        let begin = it.begin.map(Command::BeginConflict);
        Ok(Start { state: it.state, begin, warnings: it.warnings, extras: it.extras })
    }

    fn extras(text: &str, options: &Options<'_>) -> Result<Extras, Vec<Problem>> {
        files::extras(text, options)
    }

    fn book(state: &State) -> &'static str {
        state.profile.id
    }

    fn legal(state: &State, c: &Catalogue) -> Vec<String> {
        legal::legal(state, c, &c.text("play-any-skill", &[]))
    }

    fn title(state: &State) -> &str {
        &state.frame.title
    }

    fn command(state: &State, line: &str, c: &Catalogue) -> Result<Command, LineError> {
        parse_command(state, line, c)
    }

    fn rewritten(state: &State, line: &str, c: &Catalogue) -> Option<String> {
        rewritten(state, line, c)
    }

    fn usages(c: &Catalogue) -> Vec<(&'static str, &'static str)> {
        let all = verbs().iter().map(|it| (it.word(c.lang()), it.usage(c.lang())));
        all.filter(|it| !it.1.is_empty()).collect()
    }

    fn plan(c: &Catalogue) -> &'static [&'static str] {
        let [en, de] = PLAN;
        match c.lang() {
            Lang::En => en,
            Lang::De => de,
        }
    }

    fn written(lang: Lang, state: &State, question: &Question, answer: &Answer) -> String {
        label::written(lang, state, question, answer)
    }

    fn label(state: &State, question: &Question, answer: &Answer) -> String {
        label(state, question, answer)
    }

    fn answer(
        state: &State,
        question: &Question,
        model: &Answer,
        text: &str,
        c: &Catalogue,
    ) -> Option<Answer> {
        answer::Reading { state, question, text, catalogue: c }.read(model)
    }

    fn aside(state: &State, name: &str, text: &str, c: &Catalogue) -> Option<Command> {
        let of_gm = reader::seats(state).any(|(seat, it)| seat.is_gm() && same(it, name));
        let line = if of_gm { text.to_owned() } else { format!("{} {text}", in_quotes(name)) };
        let command = parse_command(state, &line, c).ok()?;
        (Fate::is_aside(&command) || of_gm && Fate::interjects(&command)).then_some(command)
    }

    fn sensible(state: &State, question: &Question) -> Answer {
        Sensible.answer(state, question)
    }

    fn wants_words(question: &Question) -> bool {
        matches!(question, Question::Word(_))
    }

    fn actors(state: &State) -> Vec<(ActorId, &str)> {
        reader::actors(state).collect()
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
        person::person(question)
    }

    fn roller(events: &[Event]) -> Option<ActorId> {
        person::first_roller(events)
    }

    fn event(c: &Catalogue, state: &State, event: &Event) -> Option<String> {
        words::event(c, state, event)
    }

    fn explain(c: &Catalogue, state: &State, event: &Event) -> Vec<String> {
        words::explain(c, state, event)
    }

    fn event_json(state: &State, event: &Event) -> Value {
        event_json(state, event)
    }

    fn status(c: &Catalogue, state: &State, actor: ActorId) -> String {
        words::status(c, state, actor)
    }

    fn scene(c: &Catalogue, state: &State) -> Vec<String> {
        words::scene(c, state)
    }

    fn question(c: &Catalogue, state: &State, question: &Question) -> String {
        words::question(c, state, question)
    }

    fn choice(c: &Catalogue, state: &State, question: &Question, choice: &Choice<Fate>) -> String {
        words::choice(c, state, question, choice)
    }

    fn pending(c: &Catalogue, state: &State, pending: &Pending<Fate>) -> String {
        words::pending(c, state, pending)
    }

    fn is_free(price: &Price) -> bool {
        *price == Price::FREE
    }

    fn price(c: &Catalogue, price: &Price) -> Option<String> {
        price_text(c, *price)
    }

    fn reason(c: &Catalogue, reason: &Reason) -> String {
        words::reason(c, reason)
    }

    fn rule(reason: &Reason) -> &'static str {
        reason.rule()
    }
}

/// What an answer costs or gains; `None` if nothing. An answer has at most one price.
fn price_text(c: &Catalogue, price: Price) -> Option<String> {
    let of = |key: &str, n: u16| Some(c.text(key, &[("n", &n.to_string())]));
    match price {
        Price { free_tag: true, .. } => Some(c.text("price-free-tag", &[])),
        Price { points: n @ 1.., .. } => of("points-n", n.into()),
        Price { gain: n @ 1.., .. } => of("price-gain", n.into()),
        Price { shifts: n @ 1.., .. } => of("shifts-n", n),
        _ => None,
    }
}
