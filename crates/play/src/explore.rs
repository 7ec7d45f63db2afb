//! Explores every path of a procedure by running it once per path.

use std::convert::Infallible;

use schwung_table::{Ask, Dice, Play, Seat, System, Table};

use crate::{Decide, Odds, TooDeep, in_order, ways::Ways};

/// A table that follows a different path on each run.
pub struct Explore<S: System, D> {
    state: S::State,
    ways: Ways<S, D>,
}

impl<S: System, D: Decide<S>> std::fmt::Debug for Explore<S, D> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Explore").field("at", &self.ways.at()).finish_non_exhaustive()
    }
}

/// Calls `leaf` with the end of every path of `procedure` from `state`.
///
/// Where questions are left open, the odds are those of the dice alone, given the answers on the path.
///
/// # Errors
/// If a path has more dice than can be counted exactly. `leaf` may already have been called for some paths.
///
/// # Panics
/// If `procedure` is not deterministic given its inputs.
pub fn explore<S: System, D: Decide<S>, X>(
    state: &S::State,
    decide: D,
    procedure: impl Fn(&mut Explore<S, D>) -> Result<X, Infallible>,
    mut leaf: impl FnMut(&S::State, X, Odds),
) -> Result<(), TooDeep> {
    let mut table = Explore { state: state.clone(), ways: Ways::new(decide) };
    loop {
        let Ok(result) = procedure(&mut table);
        leaf(&table.state, result, table.ways.odds()?);
        if !table.ways.advance() {
            return Ok(());
        }
        table.state.clone_from(state);
    }
}

impl<S: System, D: Decide<S>> Table for Explore<S, D> {
    type System = S;
    type Stop = Infallible;

    #[inline]
    fn state(&self) -> &S::State {
        &self.state
    }

    #[inline]
    fn roll<K: Dice>(&mut self, _: Seat, dice: K) -> Play<Self, K::Outcome> {
        Ok(self.ways.roll(dice))
    }

    #[inline]
    fn ask<Q: Ask<S>>(&mut self, question: Q) -> Play<Self, Q::Answer> {
        let answer = self.ways.answer(&self.state, &question.into());
        Ok(Q::Answer::try_from(answer).expect("branches answer the question asked"))
    }

    fn ask_each<Q: Ask<S>>(&mut self, questions: Vec<Q>) -> Play<Self, Vec<Q::Answer>> {
        in_order::ask_each(self, questions)
    }

    /// The first in order who accepts gets it, as when sampling.
    fn offer<Q: Ask<S>>(&mut self, questions: Vec<Q>) -> Play<Self, Option<(usize, Q::Answer)>> {
        in_order::offer(self, questions)
    }

    #[inline]
    fn tell(&mut self, event: S::Event) {
        S::apply(&mut self.state, &event);
    }
}
