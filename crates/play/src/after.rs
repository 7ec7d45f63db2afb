//! Every way onwards from the middle of a procedure: inputs recorded so far are taken first.

use std::{error::Error, fmt};

use schwung_table::{Ask, Dice, Play, Seat, System, Table};

use crate::{
    Decide, Input, Odds, Pending, TooDeep,
    recorded::{Diverged, Recorded},
    ways::Ways,
};

/// Why there are no odds of a procedure that is half way.
#[derive(Clone, Debug, PartialEq)]
pub enum NoOdds<S: System> {
    /// Input `at` does not fit what the procedure wants in its place.
    Diverged {
        /// Which input, counted from 0.
        at: usize,
        /// What the procedure wants in its place.
        wanted: Pending<S>,
    },
    /// The procedure was over, or its result known, before all inputs were used.
    Unused {
        /// How many were used.
        used: usize,
    },
    /// Going every way takes more rolls and answers than the caller allows.
    TooMany,
    /// A way has more dice than can be counted exactly.
    TooDeep,
}

impl<S: System> fmt::Display for NoOdds<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoOdds::Diverged { at, wanted } => write!(f, "input {at} does not fit, wanted: {wanted:?}"),
            NoOdds::Unused { used } => write!(f, "only {used} inputs were wanted"),
            NoOdds::TooMany => f.write_str("too many ways to follow them all"),
            NoOdds::TooDeep => TooDeep.fmt(f),
        }
    }
}

impl<S: System> Error for NoOdds<S> {}

impl<S: System> From<Diverged<S>> for NoOdds<S> {
    fn from(Diverged { at, wanted }: Diverged<S>) -> NoOdds<S> {
        NoOdds::Diverged { at, wanted }
    }
}

impl<S: System> From<TooDeep> for NoOdds<S> {
    fn from(_: TooDeep) -> NoOdds<S> {
        NoOdds::TooDeep
    }
}

/// A table that takes recorded inputs first, and then one way after the other.
pub struct After<'i, S: System, D> {
    state: S::State,
    inputs: Recorded<'i, S>,
    ways: Ways<S, D>,
    /// How many rolls and answers beyond the inputs may still be had.
    left: usize,
}

impl<S: System, D: Decide<S>> fmt::Debug for After<'_, S, D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("After")
            .field("used", &self.inputs.used())
            .field("at", &self.ways.at())
            .field("left", &self.left)
            .finish_non_exhaustive()
    }
}

/// Calls `leaf` with the end of every way `procedure` can go from `state` once `inputs` have been taken, and
/// with its chance, given those inputs. `decide` answers what they leave open; where it does not, every
/// answer is followed, and odds are those of the dice alone.
///
/// At most `most` rolls and answers are taken beyond the inputs, all ways together. Returns how many it took.
///
/// # Errors
/// See [`NoOdds`]; some leaves may have been called by then.
///
/// # Panics
/// When `procedure` does not do the same again, given the same inputs.
pub fn explore_after<'i, S: System, D: Decide<S>, X>(
    state: &S::State,
    inputs: &'i [Input<S>],
    most: usize,
    decide: D,
    procedure: impl Fn(&mut After<'i, S, D>) -> Result<X, NoOdds<S>>,
    mut leaf: impl FnMut(&S::State, X, Odds),
) -> Result<usize, NoOdds<S>> {
    let (inputs, ways) = (Recorded::new(inputs), Ways::new(decide));
    let mut table = After { state: state.clone(), inputs, ways, left: most };
    loop {
        let result = procedure(&mut table)?;
        table.interject();
        if !table.inputs.is_used_up() {
            return Err(NoOdds::Unused { used: table.inputs.used() });
        }
        leaf(&table.state, result, table.ways.odds()?);
        if !table.ways.advance() {
            return Ok(most - table.left);
        }
        table.state.clone_from(state);
        table.inputs.rewind();
    }
}

impl<S: System, D: Decide<S>> After<'_, S, D> {
    /// Makes facts of what was interjected before the next input.
    #[inline]
    fn interject(&mut self) {
        while let Some(event) = self.inputs.interjection() {
            S::apply(&mut self.state, event);
        }
    }

    /// Takes one roll or answer from what may be had.
    #[inline]
    fn spend(&mut self) -> Play<Self, ()> {
        self.left = self.left.checked_sub(1).ok_or(NoOdds::TooMany)?;
        Ok(())
    }

    /// The answer on this way, beyond the inputs.
    #[inline]
    fn answer<Q: Ask<S>>(&mut self, question: &S::Question) -> Play<Self, Q::Answer> {
        self.spend()?;
        let answer = self.ways.answer(&self.state, question);
        Ok(Q::Answer::try_from(answer).expect("branches answer the question asked"))
    }

    /// The next answer to any of `questions`, those of `None` being settled already: a recorded one, or that
    /// of the first in order. `None` when all are settled.
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
            None => Ok(Some((place, self.answer::<Q>(question)?))),
        }
    }
}

impl<S: System, D: Decide<S>> Table for After<'_, S, D> {
    type System = S;
    type Stop = NoOdds<S>;

    #[inline]
    fn state(&self) -> &S::State {
        &self.state
    }

    #[inline]
    fn roll<K: Dice>(&mut self, who: Seat, dice: K) -> Play<Self, K::Outcome> {
        self.interject();
        if let Some(outcome) = self.inputs.roll(who, dice)? {
            return Ok(outcome);
        }
        self.spend()?;
        let outcome = self.ways.roll(dice);
        // What cannot be counted is not followed either: it may never end.
        self.ways.odds()?;
        Ok(outcome)
    }

    #[inline]
    fn ask<Q: Ask<S>>(&mut self, question: Q) -> Play<Self, Q::Answer> {
        self.interject();
        let question = question.into();
        match self.inputs.answer::<Q>(&question)? {
            Some(answer) => Ok(answer),
            None => self.answer::<Q>(&question),
        }
    }

    /// Those who have answered, in any order, and then the others in order.
    fn ask_each<Q: Ask<S>>(&mut self, questions: Vec<Q>) -> Play<Self, Vec<Q::Answer>> {
        let mut open: Vec<Option<S::Question>> = questions.into_iter().map(|it| Some(it.into())).collect();
        let mut answers: Vec<Option<Q::Answer>> = open.iter().map(|_| None).collect();
        while let Some((place, answer)) = self.answer_of::<Q>(&open, Pending::Each)? {
            open[place] = None;
            answers[place] = Some(answer);
        }
        Ok(answers.into_iter().flatten().collect())
    }

    /// Whoever has taken it; else, without those who have declined, the first in order who wants it.
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
