//! Dämmersturm as a system: what the kernel needs to know.

use schwung_table::{Choice, Play, Refused, Seat, System, Table};

use crate::{ActorId, Answer, Command, Event, Pool, Question, Reason, State, rules};

/// The Dämmersturm engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Daemmersturm;

/// What an answer costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Price {
    /// Points of a pool.
    pub points: Option<(Pool, u8)>,
    /// The next turn.
    pub turn: bool,
}

impl Price {
    /// Nothing.
    pub const FREE: Price = Price { points: None, turn: false };
    /// The next turn.
    pub const TURN: Price = Price { points: None, turn: true };
}

/// A point in a procedure and all that its rest depends on, besides the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mark {
    /// Where the procedure stands.
    pub stage: Stage,
    /// Whoever acts.
    pub by: ActorId,
    /// Whoever is acted on.
    pub on: ActorId,
    /// Numbers on which the rest depends.
    pub beside: [i32; 6],
}

/// Where a procedure stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The attack roll is compared.
    Compared,
    /// Protection before the damage is over, the critical table known.
    Unprotected,
    /// The damage is known.
    Damaged,
    /// The hit is over.
    Landed,
    /// A test is over: perception, climbing, W.
    Tested,
}

impl System for Daemmersturm {
    type State = State;
    type Event = Event;
    type Command = Command;
    type Question = Question;
    type Answer = Answer;
    type Price = Price;
    type Reason = Reason;
    type Mark = Mark;

    #[inline(always)] // most events change nothing, and a simulation need not even build those
    fn apply(state: &mut State, event: &Event) {
        state.apply(event);
    }

    #[inline(always)]
    fn needs_drop(event: &Event) -> bool {
        !event.holds_nothing()
    }

    #[inline]
    fn seat(question: &Question) -> Seat {
        question.seat()
    }

    fn options(state: &State, question: &Question, choices: &mut Vec<Choice<Daemmersturm>>) {
        rules::options(state, question, choices);
    }

    fn fits(answer: &Answer, model: &Answer) -> bool {
        match (answer, model) {
            // Words, ranges and numbers that are listed stand for any others; see `admit`.
            (Answer::Words(_), Answer::Words(_)) => true,
            _ => answer == model,
        }
    }

    fn admit(state: &State, question: &Question, answer: &Answer) -> Result<(), Refused<Daemmersturm>> {
        if let Some(reason) = rules::bars_open(state, question, answer) {
            return Err(Refused::Barred(reason));
        }
        if let Some(admitted) = rules::admits_open(state, question, answer) {
            return if admitted { Ok(()) } else { Err(Refused::NoSuchAnswer) };
        }
        let mut choices = Vec::new();
        rules::options(state, question, &mut choices);
        match choices.into_iter().find(|it| Daemmersturm::fits(answer, &it.answer)) {
            Some(Choice { barred: None, .. }) => Ok(()),
            Some(Choice { barred: Some(reason), .. }) => Err(Refused::Barred(reason)),
            None => Err(Refused::NoSuchAnswer),
        }
    }

    fn check(state: &State, command: &Command) -> Result<(), Reason> {
        command.check(state)
    }

    #[inline]
    fn perform<T: Table<System = Daemmersturm>>(table: &mut T, command: &Command) -> Play<T, ()> {
        command.perform(table)
    }
}

/// A free answer that nothing bars.
pub(crate) fn one(answer: impl Into<Answer>, rule: &'static str, choices: &mut Vec<Choice<Daemmersturm>>) {
    choices.push(Choice { answer: answer.into(), price: Price::FREE, rule, barred: None });
}

/// An answer that something may bar.
pub(crate) fn barred(
    answer: impl Into<Answer>,
    price: Price,
    rule: &'static str,
    barred: Option<Reason>,
    choices: &mut Vec<Choice<Daemmersturm>>,
) {
    choices.push(Choice { answer: answer.into(), price, rule, barred });
}

/// No and yes, both free.
pub(crate) fn yes_or_no(rule: &'static str, choices: &mut Vec<Choice<Daemmersturm>>) {
    one(false, rule, choices);
    one(true, rule, choices);
}
