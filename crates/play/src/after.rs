//! Runs that continue beyond their recorded inputs.

use schwung_table::System;

use crate::{AnyDice, Beyond, Input, Policy, Random, Replay, Run, Sample, Stop};

/// Runs `procedure` from `state` with `inputs`, and with what `beyond` supplies after them. The events are not kept.
pub fn play_beyond<S: System, X>(
    state: S::State,
    inputs: &[Input<S>],
    beyond: &mut dyn Beyond<S>,
    procedure: impl FnOnce(&mut Replay<'_, S>) -> Result<X, Stop<S>>,
) -> Run<S, X> {
    Replay::beyond(state, inputs, beyond).run(procedure)
}

/// Dice from a generator, answers from a policy.
struct Drawn<P> {
    random: Random,
    policy: P,
}

impl<S: System, P: Policy<S>> Beyond<S> for Drawn<P> {
    fn passed(&mut self) {
        self.random.draw();
    }

    fn roll(&mut self, dice: &dyn AnyDice) -> Option<i32> {
        Some(dice.drawn(self.random.draw()))
    }

    fn answer(&mut self, state: &S::State, question: &S::Question) -> Option<S::Answer> {
        Some(self.policy.answer(state, question))
    }
}

/// Plays `procedure` from `state` to its end: with `inputs` as far as they go, then with dice of `random` and answers of
/// `policy`. Returns the table at which play can continue.
///
/// A recorded roll takes a number from `random` as well. So runs that share a generator and differ in the number of inputs
/// see the same dice from there on.
///
/// # Errors
/// If an input does not fit what the procedure wants at that point.
pub fn sample_after<S: System, P: Policy<S>, X>(
    state: S::State,
    inputs: &[Input<S>],
    random: Random,
    policy: P,
    procedure: impl FnOnce(&mut Replay<'_, S>) -> Result<X, Stop<S>>,
) -> Result<Sample<S, P>, Stop<S>> {
    let mut drawn = Drawn { random, policy };
    let Run { state, result, .. } = play_beyond(state, inputs, &mut drawn, procedure);
    result?;
    let Drawn { random, policy } = drawn;
    Ok(Sample { state, random, policy })
}
