//! A turn that is played in order to be cached.

use std::convert::Infallible;

use schwung_play::{Fights, Habits, Policy, Random, in_order};
use schwung_table::{Ask, Dice, Play, Seat, System, Table};

use super::dice::KnownDice;

/// A table like [`Sample`](schwung_play::Sample) that records how its dice fell.
pub(super) struct Played<'m, S: Fights> {
    pub(super) state: S::State,
    pub(super) random: Random,
    pub(super) habits: Habits<'m, S>,
    pub(super) dice: &'m mut KnownDice,
    /// The numbers of the dice and of the outcome of each roll.
    pub(super) path: Vec<(u32, u32)>,
}

impl<S: Fights> Table for Played<'_, S> {
    type System = S;
    type Stop = Infallible;

    #[inline]
    fn state(&self) -> &S::State {
        &self.state
    }

    fn roll<D: Dice>(&mut self, _: Seat, dice: D) -> Play<Self, D::Outcome> {
        let number = self.dice.number(dice);
        let branch = self.dice.branch(self.dice.word(number), number, self.random.draw());
        self.path.push((number, branch as u32));
        Ok(dice.outcomes()[branch].0)
    }

    fn ask<Q: Ask<S>>(&mut self, question: Q) -> Play<Self, Q::Answer> {
        let answer = Policy::<S>::answer(&mut self.habits, &self.state, &question.into());
        Ok(Q::Answer::try_from(answer).expect("habits answer the question asked"))
    }

    fn ask_each<Q: Ask<S>>(&mut self, questions: Vec<Q>) -> Play<Self, Vec<Q::Answer>> {
        in_order::ask_each(self, questions)
    }

    fn offer<Q: Ask<S>>(&mut self, questions: Vec<Q>) -> Play<Self, Option<(usize, Q::Answer)>> {
        in_order::offer(self, questions)
    }

    fn tell(&mut self, event: S::Event) {
        <S as System>::apply(&mut self.state, &event);
    }
}
