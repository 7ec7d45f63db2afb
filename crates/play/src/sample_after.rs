//! Sampling from the middle of a procedure, after taking the inputs recorded so far.

use schwung_table::{Ask, Dice, Play, Seat, System, Table};

use crate::{
    Input, Policy, Random, Sample,
    continued::Continued,
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

impl<'i, S: System, P: Policy<S>> Continued<'i> for SampleAfter<'i, S, P> {
    #[inline]
    fn parts(&mut self) -> (&mut S::State, &mut Recorded<'i, S>) {
        (&mut self.state, &mut self.inputs)
    }

    #[inline]
    fn answer<Q: Ask<S>>(&mut self, question: &S::Question) -> Play<Self, Q::Answer> {
        let answer = self.policy.answer(&self.state, question);
        Ok(Q::Answer::try_from(answer).expect("policies answer the question asked"))
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
        self.ask_one(question)
    }

    fn ask_each<Q: Ask<S>>(&mut self, questions: Vec<Q>) -> Play<Self, Vec<Q::Answer>> {
        self.answers(questions)
    }

    fn offer<Q: Ask<S>>(&mut self, questions: Vec<Q>) -> Play<Self, Option<(usize, Q::Answer)>> {
        self.acceptance(questions)
    }

    #[inline]
    fn tell(&mut self, event: S::Event) {
        S::apply(&mut self.state, &event);
    }
}
