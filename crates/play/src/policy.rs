use schwung_table::System;

use crate::Random;

/// A player as a function from state and question to an answer.
pub trait Policy<S: System> {
    /// Returns an allowed answer to `question`.
    fn answer(&mut self, state: &S::State, question: &S::Question) -> S::Answer;

    /// Returns what to answer instead, if that is prescribed; may also replace the dice that are still to come.
    #[inline(always)]
    fn prescribed(&mut self, _: &S::State, _: &S::Question, _dice: &mut Random) -> Option<S::Answer> {
        None
    }
}

impl<S: System, P: Policy<S> + ?Sized> Policy<S> for &mut P {
    #[inline]
    fn answer(&mut self, state: &S::State, question: &S::Question) -> S::Answer {
        (**self).answer(state, question)
    }

    #[inline]
    fn prescribed(
        &mut self,
        state: &S::State,
        question: &S::Question,
        dice: &mut Random,
    ) -> Option<S::Answer> {
        (**self).prescribed(state, question, dice)
    }
}

/// Decides in place of a player, or leaves all answers open.
pub trait Decide<S: System> {
    /// Returns the answer to `question`, or `None` to follow every answer.
    fn decide(&mut self, state: &S::State, question: &S::Question) -> Option<S::Answer>;
}

impl<S: System, D: Decide<S> + ?Sized> Decide<S> for &mut D {
    #[inline]
    fn decide(&mut self, state: &S::State, question: &S::Question) -> Option<S::Answer> {
        (**self).decide(state, question)
    }
}

/// Leaves every question open.
#[derive(Clone, Copy, Debug, Default)]
pub struct AllOpen;

impl<S: System> Decide<S> for AllOpen {
    #[inline]
    fn decide(&mut self, _: &S::State, _: &S::Question) -> Option<S::Answer> {
        None
    }
}

/// Lets a policy answer every question.
#[derive(Clone, Debug)]
pub struct Decided<P>(pub P);

impl<S: System, P: Policy<S>> Decide<S> for Decided<P> {
    #[inline]
    fn decide(&mut self, state: &S::State, question: &S::Question) -> Option<S::Answer> {
        Some(self.0.answer(state, question))
    }
}

/// Answers at random among all allowed answers.
#[derive(Clone, Debug)]
pub struct Whimsical(pub Random);

impl<S: System> Policy<S> for Whimsical {
    fn answer(&mut self, state: &S::State, question: &S::Question) -> S::Answer {
        let mut choices = Vec::new();
        S::options(state, question, &mut choices);
        choices.retain(|it| it.barred.is_none());
        assert!(!choices.is_empty(), "no legal answer to {question:?}");
        let at = self.0.below(u32::try_from(choices.len()).unwrap_or(u32::MAX)) as usize;
        choices.swap_remove(at).answer
    }
}
