//! What plays need to know of a system, and what follows from that for any.

use std::{collections::BTreeMap, fmt::Debug};

use schwung_files::{Extra, Extras, Options, Problem};
use schwung_messages::Catalogue;
use schwung_play::Pending;
use schwung_rulebook::Lang;
use schwung_table::{Choice, DiceSpec, Refused, Seat, System};
use serde_json::Value;

use crate::{
    cursor::{in_quotes, quoted},
    error::{Expected, Later, LineError},
    fold::same,
};

/// A system of which plays can be written and whose commands people type.
///
/// It is a type of its own beside the system, so that a crate that knows both people and engine can bring it.
pub trait Script: Copy + Eq + Debug + 'static {
    /// What is played.
    type System: System<Price: Send + Sync + 'static, Reason: Send + Sync + 'static>;

    /// Whoever acts, rolls and is asked.
    type Actor: Copy + Eq + Debug;

    /// Stands for whoever rolls dice that are told as nobody's.
    const NOBODY: Self::Actor;

    /// The book of plays that name none, where only books of this system are played.
    const USUAL: &'static str;

    /// Keys of messages that say that something is not there which may have come up in play.
    const MAY_COME_UP: &'static [&'static str] = &[];

    /// Reads an encounter.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    fn read(bytes: &[u8], options: &Options<'_>) -> Result<Start<Self>, Vec<Problem>>;

    /// The caller's own keys of a text whose encounter stands elsewhere: see [`schwung_files::extras`].
    ///
    /// # Errors
    /// If the text is no TOML, or has keys at the top that are neither.
    fn extras(text: &str, options: &Options<'_>) -> Result<Extras, Vec<Problem>>;

    /// What the encounter is called.
    fn title(state: &StateOf<Self>) -> &str;

    /// The command that a line says, as the game master types it.
    ///
    /// # Errors
    /// The place where the line goes wrong, and what would be right there.
    fn command(state: &StateOf<Self>, line: &str, c: &Catalogue) -> Result<CommandOf<Self>, LineError>;

    /// Everything that can be commanded: the word by which it is known, and how it is written.
    fn usages(c: &Catalogue) -> Vec<(&'static str, &'static str)>;

    /// What may follow a command that is carried out with a plan.
    fn plan(c: &Catalogue) -> &'static [&'static str];

    /// How an answer is written: short, and the same for ever. Where words are still to be found stands `"…"`.
    fn label(state: &StateOf<Self>, question: &QuestionOf<Self>, answer: &AnswerOf<Self>) -> String;

    /// How people write an answer in a language: as [`Script::label`], in that language. Both are read in either.
    fn written(
        _: Lang,
        state: &StateOf<Self>,
        question: &QuestionOf<Self>,
        answer: &AnswerOf<Self>,
    ) -> String {
        Self::label(state, question, answer)
    }

    /// The answer that `text` is, if it is of the kind of `model`, one that the question lists.
    fn answer(
        state: &StateOf<Self>,
        question: &QuestionOf<Self>,
        model: &AnswerOf<Self>,
        text: &str,
        c: &Catalogue,
    ) -> Option<AnswerOf<Self>>;

    /// The command that somebody puts in between while something else waits, if `text` is one: `declares "…"` of Ada, or
    /// `set Ada fate 0` of the game master. Nothing where the system knows none.
    fn aside(state: &StateOf<Self>, name: &str, text: &str, c: &Catalogue) -> Option<CommandOf<Self>> {
        let _ = (state, name, text, c);
        None
    }

    /// What a sensible player would say. It may not be allowed.
    fn sensible(state: &StateOf<Self>, question: &QuestionOf<Self>) -> AnswerOf<Self>;

    /// Are words wanted and nothing else?
    fn wants_words(question: &QuestionOf<Self>) -> bool;

    /// All actors by name.
    fn actors(state: &StateOf<Self>) -> Vec<(Self::Actor, &str)>;

    /// All seats by name; the game master's has its own in both languages.
    fn seats(state: &StateOf<Self>) -> Vec<(Seat, &str)>;

    /// Who plays an actor.
    fn seat_of(state: &StateOf<Self>, actor: Self::Actor) -> Seat;

    /// Whose turn it is, if it is anybody's.
    fn turn(state: &StateOf<Self>) -> Option<Self::Actor>;

    /// The one whom a question is about, so far as it says so: whoever plays it answers.
    fn person(question: &QuestionOf<Self>) -> Option<Self::Actor>;

    /// Whose dice these events tell of first; `None` if they are told as nobody's.
    fn roller(events: &[EventOf<Self>]) -> Option<Self::Actor>;

    /// What people call the total of these faces.
    fn total(dice: &DiceSpec, faces: &[i8]) -> i32 {
        (dice.read)(faces)
    }

    /// The log line of an event as the game master reads it; `state` is the state after it.
    fn event(c: &Catalogue, state: &StateOf<Self>, event: &EventOf<Self>) -> Option<String>;

    /// The parts of every number of an event, each with the id of its rule.
    fn explain(c: &Catalogue, state: &StateOf<Self>, event: &EventOf<Self>) -> Vec<String>;

    /// An event as a JSON object: its name under `event`, and its fields with names in place of numbers.
    fn event_json(state: &StateOf<Self>, event: &EventOf<Self>) -> Value;

    /// How somebody stands, in one line.
    fn status(c: &Catalogue, state: &StateOf<Self>, actor: Self::Actor) -> String;

    /// How the scene stands, line by line.
    fn scene(c: &Catalogue, state: &StateOf<Self>) -> Vec<String>;

    /// One sentence: what is asked, of whom.
    fn question(c: &Catalogue, state: &StateOf<Self>, question: &QuestionOf<Self>) -> String;

    /// What an answer means, with its price.
    fn choice(
        c: &Catalogue,
        state: &StateOf<Self>,
        question: &QuestionOf<Self>,
        choice: &Choice<Self::System>,
    ) -> String;

    /// What play waits for: dice, or answers.
    fn pending(c: &Catalogue, state: &StateOf<Self>, pending: &Pending<Self::System>) -> String;

    /// Does an answer at this price cost and bring nothing?
    fn is_free(price: &PriceOf<Self>) -> bool;

    /// What an answer costs or brings; `None` if nothing.
    fn price(c: &Catalogue, price: &PriceOf<Self>) -> Option<String>;

    /// Why something is not legal.
    fn reason(c: &Catalogue, reason: &ReasonOf<Self>) -> String;

    /// Id of the rule of a reason.
    fn rule(reason: &ReasonOf<Self>) -> &'static str;
}

/// The facts.
pub type StateOf<S> = <<S as Script>::System as System>::State;
/// What is commanded.
pub type CommandOf<S> = <<S as Script>::System as System>::Command;
/// What is asked.
pub type QuestionOf<S> = <<S as Script>::System as System>::Question;
/// What is answered.
pub type AnswerOf<S> = <<S as Script>::System as System>::Answer;
/// What happens.
pub type EventOf<S> = <<S as Script>::System as System>::Event;
/// What an answer costs.
pub type PriceOf<S> = <<S as Script>::System as System>::Price;
/// Why something is not legal.
pub type ReasonOf<S> = <<S as Script>::System as System>::Reason;

/// What an encounter says.
#[derive(Clone, Debug)]
pub struct Start<S: Script> {
    /// The table before play.
    pub state: StateOf<S>,
    /// What begins at once, if anything does.
    pub begin: Option<CommandOf<S>>,
    /// What somebody should look at.
    pub warnings: Vec<Problem>,
    /// The values of the caller's own keys.
    pub extras: BTreeMap<String, Extra>,
}

/// A choice and how it is written.
#[derive(Clone, Debug, PartialEq)]
pub struct LabelledOf<S: Script> {
    /// How it is written; where words are still to be found stands `"…"`.
    pub label: String,
    /// What it stands for, with price, rule, and why it is barred if it is.
    pub choice: Choice<S::System>,
}

/// All answers to a question.
fn listed<S: Script>(state: &StateOf<S>, question: &QuestionOf<S>) -> Vec<Choice<S::System>> {
    let mut listed = Vec::new();
    S::System::options(state, question, &mut listed);
    listed
}

/// Every answer that a question lists, the barred ones too, with how it is written.
pub fn choices_of<S: Script>(state: &StateOf<S>, question: &QuestionOf<S>) -> Vec<LabelledOf<S>> {
    let labelled =
        |choice: Choice<S::System>| LabelledOf { label: S::label(state, question, &choice.answer), choice };
    listed::<S>(state, question).into_iter().map(labelled).collect()
}

/// As [`choices_of`], written as people of a language write them.
pub fn written_choices_of<S: Script>(
    lang: Lang,
    state: &StateOf<S>,
    question: &QuestionOf<S>,
) -> Vec<LabelledOf<S>> {
    let labelled = |choice: Choice<S::System>| LabelledOf {
        label: S::written(lang, state, question, &choice.answer),
        choice,
    };
    listed::<S>(state, question).into_iter().map(labelled).collect()
}

/// The answer that `text` is: of several, the first that can be given. The answer may still be barred.
///
/// # Errors
/// If the question lists no such answer; with all that are allowed, and their prices.
pub fn parse_answer_of<S: Script>(
    state: &StateOf<S>,
    question: &QuestionOf<S>,
    text: &str,
    c: &Catalogue,
) -> Result<AnswerOf<S>, LineError> {
    let mut barred = None;
    let listed = listed::<S>(state, question);
    for choice in &listed {
        let Some(answer) = S::answer(state, question, &choice.answer, text, c) else { continue };
        if choice.barred.is_none() {
            return Ok(answer);
        }
        barred.get_or_insert(answer);
    }
    barred.ok_or_else(|| {
        if S::wants_words(question) {
            unquoted(text)
        } else {
            no_such_answer::<S>(state, question, text, &listed)
        }
    })
}

/// An answer for whoever does not want to choose: what a sensible player would say, or else the first that is
/// allowed and free.
pub fn default_answer_of<S: Script>(state: &StateOf<S>, question: &QuestionOf<S>) -> AnswerOf<S> {
    let sensible = S::sensible(state, question);
    if S::System::admit(state, question, &sensible).is_ok() {
        return sensible;
    }
    let mut listed = listed::<S>(state, question);
    listed.retain(|it| it.barred.is_none());
    let at = listed.iter().position(|it| S::is_free(&it.price)).unwrap_or(0);
    listed.into_iter().nth(at).map_or(sensible, |it| it.answer)
}

/// Free words without quotation marks: any of them could be a slip for another answer or command.
fn unquoted(text: &str) -> LineError {
    let open = matches!(quoted(text.trim_start()), Some(Err(_)));
    let key = if open { "play-not-closed" } else { "play-words-unquoted" };
    let mut error = LineError::new(key).arg("found", text).expecting(vec![Expected::Text]);
    let marks = ['"', '“', '”', '„', '»', '«'];
    let words = text.trim().trim_matches(marks);
    error.suggestion = (!words.is_empty()).then(|| in_quotes(words).into());
    error
}

fn no_such_answer<S: Script>(
    state: &StateOf<S>,
    question: &QuestionOf<S>,
    text: &str,
    listed: &[Choice<S::System>],
) -> LineError {
    let expected = allowed_of::<S>(state, question, listed);
    LineError::new("play-no-such-answer").arg("found", text).expecting(expected)
}

/// All answers to `question` that are allowed now.
pub(crate) fn allowed<S: Script>(state: &StateOf<S>, question: &QuestionOf<S>) -> Vec<Expected> {
    allowed_of::<S>(state, question, &listed::<S>(state, question))
}

fn allowed_of<S: Script>(
    state: &StateOf<S>,
    question: &QuestionOf<S>,
    listed: &[Choice<S::System>],
) -> Vec<Expected> {
    let mut expected = Vec::new();
    for choice in listed.iter().filter(|it| it.barred.is_none()) {
        let label = Lang::ALL.map(|lang| (lang, S::written(lang, state, question, &choice.answer)));
        let price = (!S::is_free(&choice.price)).then(|| Later::price::<S>(&choice.price));
        let it = Expected::Answer { label, price };
        if !expected.contains(&it) {
            expected.push(it);
        }
    }
    expected
}

/// Why an answer may not be given; `None` if it may.
pub(crate) fn bar_to<S: Script>(
    state: &StateOf<S>,
    question: &QuestionOf<S>,
    answer: &AnswerOf<S>,
) -> Result<Option<ReasonOf<S>>, LineError> {
    match S::System::admit(state, question, answer) {
        Ok(()) => Ok(None),
        Err(Refused::Barred(reason)) => Ok(Some(reason)),
        Err(Refused::NoSuchAnswer) => {
            let text = S::label(state, question, answer);
            Err(no_such_answer::<S>(state, question, &text, &listed::<S>(state, question)))
        }
    }
}

/// The questions that can be answered now: of each seat the first, since a server takes them in order.
pub(crate) fn open<S: Script>(pending: &Pending<S::System>) -> Vec<&QuestionOf<S>> {
    let mut open: Vec<&QuestionOf<S>> = Vec::new();
    for question in pending.questions() {
        if open.iter().all(|it| S::System::seat(it) != S::System::seat(question)) {
            open.push(question);
        }
    }
    open
}

/// Does `name` answer this question: the actor it is about, or else whoever sits there?
pub(crate) fn answers<S: Script>(state: &StateOf<S>, question: &QuestionOf<S>, name: &str) -> bool {
    let at = S::System::seat(question);
    let seat = S::seats(state).into_iter().any(|(seat, it)| seat == at && same(it, name));
    let mut named = S::actors(state).into_iter().filter(|it| same(it.1, name)).map(|it| it.0);
    let actor = match S::person(question) {
        Some(who) => named.any(|it| it == who),
        None => named.any(|it| S::seat_of(state, it) == at),
    };
    seat || actor
}

/// The name by which a question's person is told.
pub(crate) fn name_of<S: Script>(state: &StateOf<S>, question: &QuestionOf<S>) -> String {
    match S::person(question) {
        Some(who) => actor_name::<S>(state, who),
        None => seat_name::<S>(state, S::System::seat(question)),
    }
}

/// The name of an actor; empty if there is none such.
pub(crate) fn actor_name<S: Script>(state: &StateOf<S>, actor: S::Actor) -> String {
    let found = S::actors(state).into_iter().find(|it| it.0 == actor);
    found.map_or_else(String::new, |it| it.1.to_owned())
}

/// The name of a seat.
pub(crate) fn seat_name<S: Script>(state: &StateOf<S>, seat: Seat) -> String {
    let found = S::seats(state).into_iter().find(|it| it.0 == seat);
    found.map_or_else(|| seat.to_string(), |it| it.1.to_owned())
}
