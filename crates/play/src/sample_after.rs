//! Sampling from the middle of a procedure, after taking the inputs recorded so far.

use schwung_table::{Ask, Dice, Play, Seat, System, Table};

use crate::{
    Input, Pending, Policy, Random, Sample,
    recorded::{Diverged, Recorded},
};

/// A table that takes recorded inputs first, and then dice from a generator and answers from a policy.
#[derive(Debug)]
pub struct SampleAfter<'i, S: System, P> {
    state: S::State,
    random: Random,
    policy: P,
    inputs: Recorded<'i, S>,
}

/// Plays `procedure` from `state` to its end: with `inputs` as far as they go, then with dice of `random` and answers of
/// `policy`. Returns the table at which play can go on.
///
/// A recorded roll takes a number from `random` as well. So runs that share a generator and differ in the number of inputs
/// see the same dice from there on.
///
/// # Errors
/// If an input does not fit what the procedure wants at that point.
pub fn sample_after<'i, S: System, P: Policy<S>, X>(
    state: S::State,
    inputs: &'i [Input<S>],
    random: Random,
    policy: P,
    procedure: impl FnOnce(&mut SampleAfter<'i, S, P>) -> Result<X, Diverged<S>>,
) -> Result<Sample<S, P>, Diverged<S>> {
    let mut table = SampleAfter { state, random, policy, inputs: Recorded::new(inputs) };
    procedure(&mut table)?;
    table.interject();
    let SampleAfter { state, random, policy, .. } = table;
    Ok(Sample { state, random, policy })
}

impl<S: System, P: Policy<S>> SampleAfter<'_, S, P> {
    /// Applies the events that were interjected before the next input.
    #[inline]
    fn interject(&mut self) {
        while let Some(event) = self.inputs.interjection() {
            S::apply(&mut self.state, event);
        }
    }

    fn answer<Q: Ask<S>>(&mut self, question: &S::Question) -> Q::Answer {
        let answer = self.policy.answer(&self.state, question);
        Q::Answer::try_from(answer).expect("policies answer the question asked")
    }

    /// The next answer to any of `questions`, where `None` marks those already settled: a recorded answer, or else that
    /// of the policy to the first open question. Returns `None` when all are settled.
    fn answer_of<Q: Ask<S>>(
        &mut self,
        questions: &[Option<S::Question>],
        pending: fn(Vec<S::Question>) -> Pending<S>,
    ) -> Play<Self, Option<(usize, Q::Answer)>> {
        let open = questions.iter().enumerate().find_map(|(place, it)| Some((place, it.as_ref()?)));
        let Some((place, question)) = open else { return Ok(None) };
        self.interject();
        match self.inputs.answer_of::<Q>(questions, pending)? {
            Some(taken) => Ok(Some(taken)),
            None => Ok(Some((place, self.answer::<Q>(question)))),
        }
    }
}

impl<S: System, P: Policy<S>> Table for SampleAfter<'_, S, P> {
    type System = S;
    type Stop = Diverged<S>;

    #[inline]
    fn state(&self) -> &S::State {
        &self.state
    }

    #[inline]
    fn roll<K: Dice>(&mut self, who: Seat, dice: K) -> Play<Self, K::Outcome> {
        self.interject();
        let drawn = self.random.draw();
        let recorded = self.inputs.roll(who, dice)?;
        Ok(recorded.unwrap_or_else(|| dice.sample(drawn)))
    }

    #[inline]
    fn ask<Q: Ask<S>>(&mut self, question: Q) -> Play<Self, Q::Answer> {
        self.interject();
        let question = question.into();
        match self.inputs.answer::<Q>(&question)? {
            Some(answer) => Ok(answer),
            None => Ok(self.answer::<Q>(&question)),
        }
    }

    /// Takes recorded answers in any order, and then the missing ones in the order of the questions.
    fn ask_each<Q: Ask<S>>(&mut self, questions: Vec<Q>) -> Play<Self, Vec<Q::Answer>> {
        let mut open: Vec<Option<S::Question>> = questions.into_iter().map(|it| Some(it.into())).collect();
        let mut answers: Vec<Option<Q::Answer>> = open.iter().map(|_| None).collect();
        while let Some((place, answer)) = self.answer_of::<Q>(&open, Pending::Each)? {
            open[place] = None;
            answers[place] = Some(answer);
        }
        Ok(answers.into_iter().flatten().collect())
    }

    /// Takes the recorded acceptance, if any. Otherwise skips those who have declined and takes the first who accepts.
    fn offer<Q: Ask<S>>(&mut self, questions: Vec<Q>) -> Play<Self, Option<(usize, Q::Answer)>> {
        let mut open: Vec<Option<S::Question>> = questions.into_iter().map(|it| Some(it.into())).collect();
        while let Some((place, answer)) = self.answer_of::<Q>(&open, Pending::Offer)? {
            if !Q::declines(&answer) {
                return Ok(Some((place, answer)));
            }
            open[place] = None;
        }
        Ok(None)
    }

    #[inline]
    fn tell(&mut self, event: S::Event) {
        S::apply(&mut self.state, &event);
    }
}
