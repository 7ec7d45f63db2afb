//! Enumerates all paths of a procedure, one per run.
//!
//! The path of a run is the list of branches it took. After each run, the last branching that has a next branch moves
//! on to it and all later ones are discarded, like the digits of an odometer.

use schwung_table::System;

use crate::{Decide, Odds, TooDeep, beyond::AnyDice};

/// One branching on the current path.
enum Branching<S: System> {
    Dice { count: usize, taken: usize },
    Question { answers: Vec<S::Answer>, taken: usize },
}

impl<S: System> Branching<S> {
    /// Moves to the next branch, if there is one.
    fn advance(&mut self) -> bool {
        let (taken, count) = match self {
            Branching::Dice { count, taken } => (taken, *count),
            Branching::Question { answers, taken } => (taken, answers.len()),
        };
        *taken += 1;
        *taken < count
    }
}

/// The source of dice and answers while every path is run.
pub(crate) struct Ways<S: System, D> {
    path: Vec<Branching<S>>,
    at: usize,
    odds: Result<Odds, TooDeep>,
    decide: D,
}

const SAME_AGAIN: &str = "a procedure must do the same again, given the same inputs";

impl<S: System, D: Decide<S>> Ways<S, D> {
    pub(crate) fn new(decide: D) -> Ways<S, D> {
        Ways { path: Vec::new(), at: 0, odds: Ok(Odds::CERTAIN), decide }
    }

    /// The probability of the run so far.
    ///
    /// # Errors
    /// If it has more dice than can be counted exactly.
    pub(crate) fn odds(&self) -> Result<Odds, TooDeep> {
        self.odds
    }

    /// The outcome of the dice on this path.
    ///
    /// # Panics
    /// If the procedure is not deterministic.
    pub(crate) fn roll(&mut self, dice: &dyn AnyDice) -> i32 {
        if self.at == self.path.len() {
            self.path.push(Branching::Dice { count: dice.branches(), taken: 0 });
        }
        let Branching::Dice { taken, .. } = &self.path[self.at] else { panic!("{SAME_AGAIN}") };
        self.at += 1;
        let (outcome, ways) = dice.branch(*taken);
        self.odds = self.odds.and_then(|it| it.and(ways, dice.all_ways()));
        outcome
    }

    /// The decided answer, or else the one on this path.
    ///
    /// # Panics
    /// If the procedure is not deterministic, or no answer is allowed.
    #[inline]
    pub(crate) fn answer(&mut self, state: &S::State, question: &S::Question) -> S::Answer {
        if let Some(answer) = self.decide.decide(state, question) {
            return answer;
        }
        if self.at == self.path.len() {
            let mut answers = Vec::new();
            S::branches(state, question, &mut answers);
            assert!(!answers.is_empty(), "no legal answer to {question:?}");
            self.path.push(Branching::Question { answers, taken: 0 });
        }
        let Branching::Question { answers, taken } = &self.path[self.at] else { panic!("{SAME_AGAIN}") };
        self.at += 1;
        answers[*taken].clone()
    }

    /// Moves on to the start of the next path; `false` if there is none.
    #[inline]
    pub(crate) fn advance(&mut self) -> bool {
        while !self.path.last_mut().is_some_and(Branching::advance) {
            if self.path.pop().is_none() {
                return false;
            }
        }
        self.at = 0;
        self.odds = Ok(Odds::CERTAIN);
        true
    }
}
