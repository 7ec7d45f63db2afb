//! Every way a procedure can go, by running it once per way.
//!
//! The path of a run is the list of branches it took. After each run the last branch that has a next
//! one moves on and all later ones are forgotten, like the digits of an odometer.

use std::convert::Infallible;

use schwung_table::{Ask, Dice, Play, Seat, System, Table};

use crate::{Decide, Odds, TooDeep, in_order};

/// One branching on the current path.
enum Branching<S: System> {
    Dice { count: usize, taken: usize },
    Question { answers: Vec<S::Answer>, taken: usize },
}

impl<S: System> Branching<S> {
    /// Takes the next branch, if there is one.
    fn advance(&mut self) -> bool {
        let (taken, count) = match self {
            Branching::Dice { count, taken } => (taken, *count),
            Branching::Question { answers, taken } => (taken, answers.len()),
        };
        *taken += 1;
        *taken < count
    }
}

/// A table that takes one way after the other.
pub struct Explore<S: System, D> {
    state: S::State,
    path: Vec<Branching<S>>,
    at: usize,
    odds: Result<Odds, TooDeep>,
    decide: D,
}

impl<S: System, D> std::fmt::Debug for Explore<S, D> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Explore").field("at", &self.at).finish_non_exhaustive()
    }
}

/// Calls `leaf` with the end of every way `procedure` can go from `state`.
///
/// Where questions are left open, odds are those of the dice alone, given the answers on the way.
///
/// # Errors
/// When a way has more dice than can be counted exactly; some leaves may have been called by then.
///
/// # Panics
/// When `procedure` does not do the same again, given the same inputs.
pub fn explore<S: System, D: Decide<S>, X>(
    state: &S::State,
    decide: D,
    procedure: impl Fn(&mut Explore<S, D>) -> Result<X, Infallible>,
    mut leaf: impl FnMut(&S::State, X, Odds),
) -> Result<(), TooDeep> {
    let mut table =
        Explore { state: state.clone(), path: Vec::new(), at: 0, odds: Ok(Odds::CERTAIN), decide };
    loop {
        let Ok(result) = procedure(&mut table);
        leaf(&table.state, result, table.odds?);
        while !table.path.last_mut().is_some_and(Branching::advance) {
            if table.path.pop().is_none() {
                return Ok(());
            }
        }
        table.state.clone_from(state);
        table.at = 0;
        table.odds = Ok(Odds::CERTAIN);
    }
}

const SAME_AGAIN: &str = "a procedure must do the same again, given the same inputs";

impl<S: System, D: Decide<S>> Table for Explore<S, D> {
    type System = S;
    type Stop = Infallible;

    #[inline]
    fn state(&self) -> &S::State {
        &self.state
    }

    #[inline]
    fn roll<K: Dice>(&mut self, _: Seat, dice: K) -> Play<Self, K::Outcome> {
        if self.at == self.path.len() {
            self.path.push(Branching::Dice { count: dice.outcomes().len(), taken: 0 });
        }
        let Branching::Dice { taken, .. } = &self.path[self.at] else { panic!("{SAME_AGAIN}") };
        self.at += 1;
        let (outcome, ways) = dice.outcomes()[*taken];
        self.odds = self.odds.and_then(|it| it.and(ways, dice.ways()));
        Ok(outcome)
    }

    #[inline]
    fn ask<Q: Ask<S>>(&mut self, question: Q) -> Play<Self, Q::Answer> {
        let question = question.into();
        let answer = match self.decide.decide(&self.state, &question) {
            Some(answer) => answer,
            None => {
                if self.at == self.path.len() {
                    let mut answers = Vec::new();
                    S::branches(&self.state, &question, &mut answers);
                    assert!(!answers.is_empty(), "no legal answer to {question:?}");
                    self.path.push(Branching::Question { answers, taken: 0 });
                }
                let Branching::Question { answers, taken } = &self.path[self.at] else {
                    panic!("{SAME_AGAIN}")
                };
                self.at += 1;
                answers[*taken].clone()
            }
        };
        Ok(Q::Answer::try_from(answer).expect("branches answer the question asked"))
    }

    fn ask_each<Q: Ask<S>>(&mut self, questions: Vec<Q>) -> Play<Self, Vec<Q::Answer>> {
        in_order::ask_each(self, questions)
    }

    /// Whoever is first in order among those who want it, as when sampling.
    fn offer<Q: Ask<S>>(&mut self, questions: Vec<Q>) -> Play<Self, Option<(usize, Q::Answer)>> {
        in_order::offer(self, questions)
    }

    #[inline]
    fn tell(&mut self, event: S::Event) {
        S::apply(&mut self.state, &event);
    }
}
