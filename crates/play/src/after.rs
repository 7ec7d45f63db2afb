//! Explores every path from the middle of a procedure, after taking the inputs recorded so far.

use std::{error::Error, fmt};

use schwung_table::{Ask, Dice, Play, Seat, System, Table};

use crate::{
    Decide, Input, Odds, Pending, TooDeep,
    continued::Continued,
    recorded::{Diverged, Recorded},
    ways::Ways,
};

/// Why there are no odds for a procedure in progress.
#[derive(Clone, Debug, PartialEq)]
pub enum NoOdds<S: System> {
    /// Input `at` does not fit what the procedure wants at that point.
    Diverged {
        /// Index of the input, from 0.
        at: usize,
        /// What the procedure wants instead.
        wanted: Pending<S>,
    },
    /// The procedure ended, or its result was known, before all inputs were used.
    Unused {
        /// Number of inputs used.
        used: usize,
    },
    /// Exploring every path takes more rolls and answers than the caller allows.
    TooMany,
    /// A path has more dice than can be counted exactly.
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

/// A table that takes recorded inputs first and then explores one path per run. Whatever decides, it is the same type, so
/// that the rules of a system are compiled for it once.
pub struct After<'i, S: System> {
    state: S::State,
    inputs: Recorded<'i, S>,
    ways: Ways<S, &'i mut dyn Decide<S>>,
    /// How many more rolls and answers may be taken beyond the inputs.
    left: usize,
}

impl<S: System> fmt::Debug for After<'_, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("After")
            .field("used", &self.inputs.used())
            .field("at", &self.ways.at())
            .field("left", &self.left)
            .finish_non_exhaustive()
    }
}

/// Calls `leaf` with the end of every path of `procedure` from `state` after `inputs`, and with the probability of that
/// path given the inputs. `decide` answers the questions beyond the inputs; where it does not, every answer is
/// explored, and the odds are those of the dice alone.
///
/// Takes at most `most` rolls and answers beyond the inputs, summed over all paths. Returns how many it took.
///
/// # Errors
/// See [`NoOdds`]. `leaf` may already have been called for some paths.
///
/// # Panics
/// If `procedure` is not deterministic given its inputs.
pub fn explore_after<S: System, X>(
    state: &S::State,
    inputs: &[Input<S>],
    most: usize,
    mut decide: impl Decide<S>,
    procedure: impl Fn(&mut After<'_, S>) -> Result<X, NoOdds<S>>,
    mut leaf: impl FnMut(&S::State, X, Odds),
) -> Result<usize, NoOdds<S>> {
    let (inputs, ways) = (Recorded::new(inputs), Ways::new(&mut decide as &mut dyn Decide<S>));
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

impl<S: System> After<'_, S> {
    /// Takes one roll or answer from the remaining allowance.
    #[inline]
    fn spend(&mut self) -> Play<Self, ()> {
        self.left = self.left.checked_sub(1).ok_or(NoOdds::TooMany)?;
        Ok(())
    }
}

impl<'i, S: System> Continued<'i> for After<'i, S> {
    #[inline]
    fn parts(&mut self) -> (&mut S::State, &mut Recorded<'i, S>) {
        (&mut self.state, &mut self.inputs)
    }

    /// The answer on this path.
    #[inline]
    fn answer<Q: Ask<S>>(&mut self, question: &S::Question) -> Play<Self, Q::Answer> {
        self.spend()?;
        let answer = self.ways.answer(&self.state, question);
        Ok(Q::Answer::try_from(answer).expect("branches answer the question asked"))
    }
}

impl<S: System> Table for After<'_, S> {
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
        // Do not follow a path that cannot be counted: it may never end.
        self.ways.odds()?;
        Ok(outcome)
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
