//! Answers that are tried out in place of the usual ones.

use std::mem::discriminant;

use schwung_table::System;

use crate::{Fights, Habit, Manner, Random};

/// Maximum number of answers that are weighed; questions with more are answered as usual.
const MOST_CHOICES: usize = 6;

/// The answers to a question that its actor weighs, the usual one first.
#[derive(Debug)]
pub(crate) struct Weighed<S: System> {
    pub(crate) by: u8,
    pub(crate) question: S::Question,
    pub(crate) answers: Vec<S::Answer>,
}

impl<S: Fights> Weighed<S> {
    /// `None` if the actor does not look ahead, its policy says what it answers, or there is nothing to choose.
    pub(crate) fn of(state: &S::State, question: &S::Question, habits: &[Habit]) -> Option<Weighed<S>> {
        let by = S::asked(question)?;
        let habit = habits.get(usize::from(by)).filter(|it| it.manner == Manner::Clever)?;
        if !S::is_open(question, *habit) {
            return None;
        }
        let mut choices = Vec::new();
        S::options(state, question, &mut choices);
        let mut answers = vec![S::habitual(state, question, *habit)];
        for it in choices.into_iter().filter(|it| it.barred.is_none()) {
            if !answers.contains(&it.answer) {
                answers.push(it.answer);
            }
        }
        let is_few = (2..=MOST_CHOICES).contains(&answers.len());
        is_few.then(|| Weighed { by, question: question.clone(), answers })
    }
}

/// Answers that are given in place of the usual ones, while a command is tried out.
#[derive(Debug)]
pub(crate) struct Script<'h, S: System> {
    /// The habits at the table. The habits in the simulations after these answers are simpler.
    habits: &'h [Habit],
    /// The answers to the questions that are weighed, in order.
    pub(crate) given: Vec<S::Answer>,
    /// Number of them that are used.
    pub(crate) used: usize,
    /// The question that the last of them answers, and the dice after it; `None` to look for the next question.
    then: Option<(S::Question, Random)>,
    /// The first question that is weighed after those answers.
    pub(crate) next: Option<Weighed<S>>,
    /// Whether one of the answers does not fit its question.
    pub(crate) fails: bool,
}

impl<'h, S: Fights> Script<'h, S> {
    pub(crate) fn new(
        habits: &'h [Habit],
        given: Vec<S::Answer>,
        then: Option<(S::Question, Random)>,
    ) -> Script<'h, S> {
        Script { habits, given, used: 0, then, next: None, fails: false }
    }

    /// The answer to a question; `None` if the simulated habits decide.
    #[cold]
    pub(crate) fn answer(
        &mut self,
        state: &S::State,
        question: &S::Question,
        random: &mut Random,
    ) -> Option<S::Answer> {
        let is_tried = self.then.is_some() && self.used == self.given.len();
        if is_tried || self.fails {
            return None;
        }
        let habit = || S::asked(question).and_then(|it| self.habits.get(usize::from(it)));
        let usual = || Some(S::habitual(state, question, habit().copied().unwrap_or_default()));
        if self.next.is_some() {
            return usual();
        }
        let Some(weighed) = Weighed::<S>::of(state, question, self.habits) else { return usual() };
        let Some(answer) = self.given.get(self.used).cloned() else {
            self.next = Some(weighed);
            return usual();
        };
        self.used += 1;
        let then = self.then.as_ref().filter(|_| self.used == self.given.len());
        // The simulation may differ from what happens.
        let is_it = weighed.answers.contains(&answer)
            && then.is_none_or(|(expected, _)| {
                discriminant(expected) == discriminant(question) && S::asked(expected) == Some(weighed.by)
            });
        if !is_it {
            self.fails = true;
            return usual();
        }
        if let Some((_, dice)) = then {
            *random = dice.clone();
        }
        Some(answer)
    }
}
