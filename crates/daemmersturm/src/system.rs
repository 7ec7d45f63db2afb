//! Dämmersturm as a [`System`], the interface to the kernel.

use schwung_table::{Choice, NotAdmitted, Play, Seat, System, Table};

use crate::{ActorId, Answer, Command, Event, Pool, Question, Reason, State, rules};

/// The Dämmersturm game system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Daemmersturm;

/// The price of an answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Price {
    /// Points of a pool, if any.
    pub points: Option<(Pool, u8)>,
    /// Whether it costs the next turn.
    pub turn: bool,
}

impl Price {
    /// No cost.
    pub const FREE: Price = Price { points: None, turn: false };
    /// The next turn.
    pub const TURN: Price = Price { points: None, turn: true };
}

/// A point in a procedure with everything that the rest of it depends on, other than the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mark {
    /// The stage of the procedure.
    pub stage: Stage,
    /// The acting character.
    pub by: ActorId,
    /// The affected character.
    pub on: ActorId,
    /// Numbers that the rest depends on.
    pub beside: [i32; 6],
}

/// A stage of a procedure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The attack roll was compared with the defence.
    Compared,
    /// Protection before the damage roll failed, and the critical table was rolled.
    Unprotected,
    /// The damage was rolled.
    Damaged,
    /// The damage of a hit was applied.
    Landed,
    /// A perception test, climbing roll or W roll was made.
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

    #[inline(always)] // lets simulations skip building the many events that change nothing
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
            // A listed text matches any other text. Other open answers are handled by `admit`.
            (Answer::Words(_), Answer::Words(_)) => true,
            _ => answer == model,
        }
    }

    fn admit(state: &State, question: &Question, answer: &Answer) -> Result<(), NotAdmitted<Daemmersturm>> {
        if let Some(reason) = rules::bars_open(state, question, answer) {
            return Err(NotAdmitted::Barred(reason));
        }
        if let Some(admitted) = rules::admits_open(state, question, answer) {
            return if admitted { Ok(()) } else { Err(NotAdmitted::NoSuchAnswer) };
        }
        let mut choices = Vec::new();
        rules::options(state, question, &mut choices);
        match choices.into_iter().find(|it| Daemmersturm::fits(answer, &it.answer)) {
            Some(Choice { barred: None, .. }) => Ok(()),
            Some(Choice { barred: Some(reason), .. }) => Err(NotAdmitted::Barred(reason)),
            None => Err(NotAdmitted::NoSuchAnswer),
        }
    }

    fn check(state: &State, command: &Command) -> Result<(), Reason> {
        command.check(state)
    }

    fn perform<T: Table<System = Daemmersturm>>(table: &mut T, command: &Command) -> Play<T, ()> {
        command.perform(table)
    }
}
