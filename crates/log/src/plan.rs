//! Plans: answers that are given before their questions are asked.

use std::collections::VecDeque;

use schwung_table::Seat;

use crate::{Entry, Foreseen, Kept, Planned, Refusal, Running};

/// Maximum number of answers in a plan.
const MOST_PLANNED: usize = 40;
/// Maximum length, in characters, of the words that go with an answer.
pub(crate) const MOST_WORDS: usize = 500;
/// The same for words that list numbers, such as the ids of hundreds of characters.
const MOST_OF_LIST: usize = 12_000;

/// The planned answers of a person. A plan serves one seat and lasts until a question has to be asked. Questions that are asked
/// again anyway wait for its end. While the procedure waits for dice that people roll themselves, the plan is kept in the log.
pub(crate) struct Plan<S: Kept> {
    seat: Seat,
    steps: VecDeque<Planned<S>>,
}

impl<S: Kept> Plan<S> {
    /// No plan.
    pub(crate) fn none() -> Plan<S> {
        Plan { seat: Seat::GM, steps: VecDeque::new() }
    }

    /// A plan for the questions to `seat`.
    pub(crate) fn new(seat: Seat, steps: Vec<Planned<S>>) -> Result<Plan<S>, Refusal<S>> {
        if steps.len() > MOST_PLANNED {
            return Err(Refusal::Length(MOST_PLANNED));
        }
        if steps.iter().any(|it| is_too_long(&it.words)) {
            return Err(Refusal::Length(MOST_WORDS));
        }
        Ok(Plan { seat, steps: steps.into() })
    }

    /// The plan that was kept while this procedure waited for dice.
    pub(crate) fn kept(running: &mut Running<S>) -> Plan<S> {
        let kept = running.plan.take();
        kept.map_or_else(Plan::none, |(seat, steps)| Plan { seat, steps: steps.into() })
    }

    /// The entry that keeps what is left of it; `None` if nothing is.
    pub(crate) fn entry(&self) -> Option<Entry<S>> {
        let steps: Vec<Planned<S>> = self.steps.iter().cloned().collect();
        (!steps.is_empty()).then_some(Entry::Foreseen { who: self.seat, steps })
    }

    /// The planned answer to a question, if there is one that is allowed. Steps before it are dropped, because
    /// their questions were not asked.
    pub(crate) fn answer(&mut self, state: &S::State, question: &S::Question) -> Option<Entry<S>> {
        let who = S::seat(question);
        if who != self.seat {
            return None;
        }
        let (n, answer) = self.find(state, question)?;
        self.steps.drain(..=n);
        Some(Entry::Answered { who, answer, automatic: false })
    }

    /// Declines a question to somebody else that is asked again after the next planned answer.
    pub(crate) fn hold_back(&self, state: &S::State, question: &S::Question) -> Option<Entry<S>> {
        if self.steps.is_empty() {
            return None;
        }
        let next = S::then_asked(state, question).filter(|it| S::seat(it) == self.seat)?;
        self.find(state, &next)?;
        let answer = S::decline(state, question)?;
        Some(Entry::Answered { who: S::seat(question), answer, automatic: true })
    }

    /// The first step that answers a question, and its answer.
    fn find(&self, state: &S::State, question: &S::Question) -> Option<(usize, S::Answer)> {
        self.steps.iter().enumerate().find_map(|(n, it)| Some((n, foreseen(state, question, it)?)))
    }
}

/// Whether the words of an answer are too long.
pub(crate) fn is_too_long(words: &str) -> bool {
    let is_list = words.bytes().all(|it| it.is_ascii_digit() || b",-=".contains(&it));
    words.chars().count() > if is_list { MOST_OF_LIST } else { MOST_WORDS }
}

/// The answer that a step gives to a question, if it is meant for it and allowed.
fn foreseen<S: Kept>(state: &S::State, question: &S::Question, step: &Planned<S>) -> Option<S::Answer> {
    if step.kind != S::kind(question) {
        return None;
    }
    let answer = match &step.what {
        Foreseen::Answer(answer) => S::worded(answer, &step.words).unwrap_or_else(|| answer.clone()),
        Foreseen::Habit(habit) => S::by_habit(state, question, habit, 0)?,
        Foreseen::Words => {
            let mut choices = Vec::new();
            S::options(state, question, &mut choices);
            let open = choices.iter().filter(|it| it.barred.is_none());
            open.into_iter().find_map(|it| S::worded(&it.answer, &step.words))?
        }
    };
    S::admit(state, question, &answer).is_ok().then_some(answer)
}
