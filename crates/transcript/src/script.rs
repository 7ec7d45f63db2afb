//! What a system must provide to have plays, and functions for any such system.

use std::{collections::BTreeMap, fmt::Debug};

use schwung_files::{Extra, Extras, Options, Problem};
use schwung_messages::Catalogue;
use schwung_play::Pending;
use schwung_rulebook::Lang;
use schwung_table::{Choice, DiceSpec, NotAdmitted, Seat, System};
use serde_json::Value;

use crate::{
    error::{Arg, Expected, Key, Later, LineError},
    fold::same,
    quotes::{in_quotes, quoted},
};

/// A system that has plays and typed commands.
///
/// It is implemented by a separate type, so that a crate that depends on both the engine and the texts can
/// provide it.
pub trait Script: Copy + Eq + Debug + 'static {
    /// The system.
    type System: System<Price: Send + Sync + 'static, Reason: Send + Sync + 'static>;

    /// Identifies a character, who acts, rolls and is asked.
    type Actor: Copy + Eq + Debug;

    /// Stands for an unknown roller of dice.
    const NOBODY: Self::Actor;

    /// The default book of plays that do not name one, where only books of this system are possible.
    const USUAL: &'static str;

    /// Keys of error messages about missing things that could have been created during play.
    const MAY_COME_UP: &'static [&'static str] = &[];

    /// Reads an encounter.
    ///
    /// # Errors
    /// All problems of the file.
    fn read(bytes: &[u8], options: &Options<'_>) -> Result<Start<Self>, Vec<Problem>>;

    /// Reads the extra keys of a text whose encounter is in another file: see
    /// [`extras_as`](schwung_files::kit::extras_as).
    ///
    /// # Errors
    /// If the text is not valid TOML, or has top-level keys that are neither.
    fn extras(text: &str, options: &Options<'_>) -> Result<Extras, Vec<Problem>>;

    /// The book in whose terms a table's texts are written.
    fn book(_: &StateOf<Self>) -> &'static str {
        Self::USUAL
    }

    /// Commands that the rules allow now, as they are typed.
    fn legal(state: &StateOf<Self>, c: &Catalogue) -> Vec<String>;

    /// Title of the encounter.
    fn title(state: &StateOf<Self>) -> &str;

    /// Parses a command as the game master types it.
    ///
    /// # Errors
    /// The position of the first error, and what would be valid there.
    fn command(state: &StateOf<Self>, line: &str, c: &Catalogue) -> Result<CommandOf<Self>, LineError>;

    /// A command as it is written in the language of `c`; names and texts stay as they are. `None` if it cannot be parsed.
    fn rewritten(state: &StateOf<Self>, line: &str, c: &Catalogue) -> Option<String> {
        let _ = (state, line, c);
        None
    }

    /// All commands: the primary word and the syntax of each.
    fn usages(c: &Catalogue) -> Vec<(&'static str, &'static str)>;

    /// The clauses that can follow a command with a plan.
    fn plan(c: &Catalogue) -> &'static [&'static str];

    /// How an answer is written in plays: short and stable. Words that are still to be written are shown as
    /// `"…"`.
    fn label(state: &StateOf<Self>, question: &QuestionOf<Self>, answer: &AnswerOf<Self>) -> String;

    /// How an answer is written in a language: like [`Script::label`], but in that language. Either form is
    /// accepted when parsing.
    fn written(
        _: Lang,
        state: &StateOf<Self>,
        question: &QuestionOf<Self>,
        answer: &AnswerOf<Self>,
    ) -> String {
        Self::label(state, question, answer)
    }

    /// The answer that `text` stands for, if it is of the same kind as `model`, one of the listed answers.
    fn answer(
        state: &StateOf<Self>,
        question: &QuestionOf<Self>,
        model: &AnswerOf<Self>,
        text: &str,
        c: &Catalogue,
    ) -> Option<AnswerOf<Self>>;

    /// Parses a command that interrupts a pending one: `declares "…"` of Ada, or `set Ada fate 0` of the game
    /// master. `None` if `text` is no such command, or if the system has none.
    fn aside(state: &StateOf<Self>, name: &str, text: &str, c: &Catalogue) -> Option<CommandOf<Self>> {
        let _ = (state, name, text, c);
        None
    }

    /// The answer of a sensible player. It may not be allowed.
    fn sensible(state: &StateOf<Self>, question: &QuestionOf<Self>) -> AnswerOf<Self>;

    /// Returns whether the question asks for free text only.
    fn wants_words(question: &QuestionOf<Self>) -> bool;

    /// All actors, with their names.
    fn actors(state: &StateOf<Self>) -> Vec<(Self::Actor, &str)>;

    /// All seats, with their names; the game master's seat has names in both languages.
    fn seats(state: &StateOf<Self>) -> Vec<(Seat, &str)>;

    /// The seat that plays an actor.
    fn seat_of(state: &StateOf<Self>, actor: Self::Actor) -> Seat;

    /// The actor on turn, if any.
    fn turn(state: &StateOf<Self>) -> Option<Self::Actor>;

    /// The actor that a question is about, if the question names one; its player answers.
    fn person(question: &QuestionOf<Self>) -> Option<Self::Actor>;

    /// The actor whose dice these events mention first; `None` if they name nobody.
    fn roller(events: &[EventOf<Self>]) -> Option<Self::Actor>;

    /// The total of these faces, in the sense that people use.
    fn total(dice: &DiceSpec, faces: &[i8]) -> i32 {
        (dice.read)(faces)
    }

    /// The log line of an event as the game master reads it; `state` is the state after it.
    fn event(c: &Catalogue, state: &StateOf<Self>, event: &EventOf<Self>) -> Option<String>;

    /// The parts of every number of an event, each with the id of its rule.
    fn explain(c: &Catalogue, state: &StateOf<Self>, event: &EventOf<Self>) -> Vec<String>;

    /// An event as a JSON object: its name under `event`, and its fields with names instead of ids.
    fn event_json(state: &StateOf<Self>, event: &EventOf<Self>) -> Value;

    /// The status of an actor, in one line.
    fn status(c: &Catalogue, state: &StateOf<Self>, actor: Self::Actor) -> String;

    /// The state of the scene, line by line.
    fn scene(c: &Catalogue, state: &StateOf<Self>) -> Vec<String>;

    /// The question in one sentence, including who is asked.
    fn question(c: &Catalogue, state: &StateOf<Self>, question: &QuestionOf<Self>) -> String;

    /// The label of an answer, with its price.
    fn choice(
        c: &Catalogue,
        state: &StateOf<Self>,
        question: &QuestionOf<Self>,
        choice: &Choice<Self::System>,
    ) -> String;

    /// What play is waiting for: dice, or answers.
    fn pending(c: &Catalogue, state: &StateOf<Self>, pending: &Pending<Self::System>) -> String;

    /// Returns whether an answer at this price costs and gains nothing.
    fn is_free(price: &PriceOf<Self>) -> bool;

    /// What an answer costs or gains; `None` if nothing.
    fn price(c: &Catalogue, price: &PriceOf<Self>) -> Option<String>;

    /// Why something is not legal.
    fn reason(c: &Catalogue, reason: &ReasonOf<Self>) -> String;

    /// Id of the rule of a reason.
    fn rule(reason: &ReasonOf<Self>) -> &'static str;
}

/// The state of a system's tables.
pub type StateOf<S> = <<S as Script>::System as System>::State;
/// A command of a system.
pub type CommandOf<S> = <<S as Script>::System as System>::Command;
/// A question of a system.
pub type QuestionOf<S> = <<S as Script>::System as System>::Question;
/// An answer of a system.
pub type AnswerOf<S> = <<S as Script>::System as System>::Answer;
/// An event of a system.
pub type EventOf<S> = <<S as Script>::System as System>::Event;
/// The price of an answer.
pub type PriceOf<S> = <<S as Script>::System as System>::Price;
/// The reason why something is not legal.
pub type ReasonOf<S> = <<S as Script>::System as System>::Reason;

/// The contents of an encounter.
#[derive(Clone, Debug)]
pub struct Start<S: Script> {
    /// The table before play.
    pub state: StateOf<S>,
    /// The command that begins at once, if any.
    pub begin: Option<CommandOf<S>>,
    /// Warnings.
    pub warnings: Vec<Problem>,
    /// The values of the extra keys that the caller asked for.
    pub extras: BTreeMap<String, Extra>,
}

/// A choice, and how it is written.
#[derive(Clone, Debug, PartialEq)]
pub struct LabelledOf<S: Script> {
    /// How it is written; words that are still to be written are shown as `"…"`.
    pub label: String,
    /// The choice itself, with price, rule, and the reason if it is barred.
    pub choice: Choice<S::System>,
}

/// Why something is not legal, with the id of the rule; a limit of the software is no rule.
pub fn reason_of<S: Script>(c: &Catalogue, why: &ReasonOf<S>) -> String {
    let (reason, rule) = (S::reason(c, why), S::rule(why));
    if rule.is_empty() {
        return reason;
    }
    c.text("play-reason", &[("reason", &reason), ("rule", rule)])
}

/// All answers to a question.
fn listed<S: Script>(state: &StateOf<S>, question: &QuestionOf<S>) -> Vec<Choice<S::System>> {
    let mut listed = Vec::new();
    S::System::options(state, question, &mut listed);
    listed
}

/// Every answer that a question lists, including barred ones, and how it is written.
pub fn choices_of<S: Script>(state: &StateOf<S>, question: &QuestionOf<S>) -> Vec<LabelledOf<S>> {
    let labelled =
        |choice: Choice<S::System>| LabelledOf { label: S::label(state, question, &choice.answer), choice };
    listed::<S>(state, question).into_iter().map(labelled).collect()
}

/// Like [`choices_of`], but written as people write it in a language.
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

/// Parses an answer. Among several matches, the first that can be given counts. The answer may still be
/// barred.
///
/// # Errors
/// If the question lists no such answer. The error lists all allowed answers with their prices.
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

/// A default answer: that of a sensible player if it is allowed and free, or else the first that is.
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

/// Free text must be quoted: otherwise it could be a misspelled answer or command.
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

/// The reason why an answer is barred; `None` if it is not.
pub(crate) fn bar_to<S: Script>(
    state: &StateOf<S>,
    question: &QuestionOf<S>,
    answer: &AnswerOf<S>,
) -> Result<Option<ReasonOf<S>>, LineError> {
    match S::System::admit(state, question, answer) {
        Ok(()) => Ok(None),
        Err(NotAdmitted::Barred(reason)) => Ok(Some(reason)),
        Err(NotAdmitted::NoSuchAnswer) => {
            let text = S::label(state, question, answer);
            Err(no_such_answer::<S>(state, question, &text, &listed::<S>(state, question)))
        }
    }
}

/// The questions that can be answered now: the first of each seat, because a server takes them in order.
pub(crate) fn open<S: Script>(pending: &Pending<S::System>) -> Vec<&QuestionOf<S>> {
    let mut open: Vec<&QuestionOf<S>> = Vec::new();
    for question in pending.questions() {
        if open.iter().all(|it| S::System::seat(it) != S::System::seat(question)) {
            open.push(question);
        }
    }
    open
}

/// Returns whether `name` answers this question: the actor it is about, or the person at the seat.
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

/// The name of the actor or seat that a question is for.
pub(crate) fn name_of<S: Script>(state: &StateOf<S>, question: &QuestionOf<S>) -> String {
    match S::person(question) {
        Some(who) => actor_name::<S>(state, who),
        None => seat_name::<S>(state, S::System::seat(question)),
    }
}

/// The name of an actor; empty if there is no such actor.
pub(crate) fn actor_name<S: Script>(state: &StateOf<S>, actor: S::Actor) -> String {
    let found = S::actors(state).into_iter().find(|it| it.0 == actor);
    found.map_or_else(String::new, |it| it.1.to_owned())
}

/// The name of a seat.
pub(crate) fn seat_name<S: Script>(state: &StateOf<S>, seat: Seat) -> String {
    let found = S::seats(state).into_iter().find(|it| it.0 == seat);
    found.map_or_else(|| seat.to_string(), |it| it.1.to_owned())
}

impl Later {
    /// Why something is not legal.
    pub(crate) fn reason<S: Script>(reason: &ReasonOf<S>) -> Later {
        let (about, reason) = (format!("{reason:?}"), reason.clone());
        Later::new(about, move |c| S::reason(c, &reason))
    }

    /// What an answer costs or gains.
    fn price<S: Script>(price: &PriceOf<S>) -> Later {
        let (about, price) = (format!("{price:?}"), price.clone());
        Later::new(about, move |c| S::price(c, &price).unwrap_or_default())
    }
}

impl LineError {
    /// Adds the reason why something is refused.
    #[must_use]
    pub(crate) fn reason<S: Script>(mut self, reason: &ReasonOf<S>) -> LineError {
        self.args.push(("reason", Arg::Reason(Later::reason::<S>(reason))));
        // Limits of the software have no rule.
        match S::rule(reason) {
            "" => self.key = Key::Play("play-refused-limit"),
            rule => self.args.push(("rule", Arg::Text(rule.to_owned()))),
        }
        self
    }
}
