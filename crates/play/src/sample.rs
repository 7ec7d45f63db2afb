use std::{
    convert::Infallible,
    mem::{ManuallyDrop, needs_drop},
};

use schwung_table::{Ask, Dice, Play, Seat, System, Table};

use crate::{Policy, Random, in_order};

/// A table that never stops: dice are random, a policy answers every question, nothing is recorded.
#[derive(Debug)]
pub struct Sample<S: System, P> {
    /// The current facts.
    pub state: S::State,
    /// The source of dice.
    pub random: Random,
    /// Answers the questions.
    pub policy: P,
}

impl<S: System, P: Policy<S>> Table for Sample<S, P> {
    type System = S;
    type Stop = Infallible;

    #[inline]
    fn state(&self) -> &S::State {
        &self.state
    }

    #[inline]
    fn roll<D: Dice>(&mut self, _: Seat, dice: D) -> Play<Self, D::Outcome> {
        Ok(dice.sample(self.random.draw()))
    }

    #[inline]
    fn ask<Q: Ask<S>>(&mut self, question: Q) -> Play<Self, Q::Answer> {
        let question = ManuallyDrop::<S::Question>::new(question.into());
        let answer = match self.policy.prescribed(&self.state, &question, &mut self.random) {
            Some(answer) => Q::Answer::try_from(answer),
            None => Q::Answer::try_from(self.policy.answer(&self.state, &question)),
        };
        // Most question types need no drop, but the enum of all questions does.
        if needs_drop::<Q>() {
            drop(ManuallyDrop::into_inner(question));
        }
        Ok(answer.expect("policies answer the question asked"))
    }

    fn ask_each<Q: Ask<S>>(&mut self, questions: Vec<Q>) -> Play<Self, Vec<Q::Answer>> {
        in_order::ask_each(self, questions)
    }

    fn offer_each<Q: Ask<S>>(&mut self, questions: Vec<Q>) -> Play<Self, Vec<(usize, Q::Answer)>> {
        in_order::offer_each(self, questions)
    }

    #[inline(always)] // avoids building events that change nothing
    fn tell(&mut self, event: S::Event) {
        let event = ManuallyDrop::new(event);
        S::apply(&mut self.state, &event);
        if S::needs_drop(&event) {
            drop(ManuallyDrop::into_inner(event));
        }
    }
}
