//! Habits as policies.

use schwung_table::System;

use crate::{Decide, Fights, Habit, Policy, Random, script::Script};

/// Answers according to the habits of the actors, indexed by actor. Actors without a habit give the default answer.
#[derive(Debug)]
pub struct Habits<'h, S: System> {
    all: &'h [Habit],
    /// Prescribes answers while a command is tried out.
    pub(crate) script: Option<Box<Script<'h, S>>>,
}

impl<'h, S: Fights> Habits<'h, S> {
    /// The policy of actors with these habits.
    #[inline]
    pub fn new(all: &'h [Habit]) -> Habits<'h, S> {
        Habits { all, script: None }
    }

    /// The habits, by actor.
    #[inline]
    pub fn all(&self) -> &'h [Habit] {
        self.all
    }

    #[inline(always)]
    fn of(&self, question: &S::Question) -> Habit {
        let habit = S::asked(question).and_then(|it| self.all.get(usize::from(it)));
        habit.copied().unwrap_or_default()
    }
}

impl<S: Fights> Policy<S> for Habits<'_, S> {
    #[inline(always)] // so that each kind of question is answered without a detour through the enums
    fn answer(&mut self, state: &<S as System>::State, question: &S::Question) -> S::Answer {
        S::habitual(state, question, self.of(question))
    }

    #[inline(always)]
    fn prescribed(
        &mut self,
        state: &<S as System>::State,
        question: &S::Question,
        random: &mut Random,
    ) -> Option<S::Answer> {
        self.script.as_mut()?.answer(state, question, random)
    }
}

/// Leaves questions about paying open and decides the others by habit.
#[derive(Clone, Debug)]
pub struct PaymentsOpen;

impl<S: Fights> Decide<S> for PaymentsOpen {
    #[inline]
    fn decide(&mut self, state: &<S as System>::State, question: &S::Question) -> Option<S::Answer> {
        (!S::is_payment(question)).then(|| S::habitual(state, question, Habit::default()))
    }
}
