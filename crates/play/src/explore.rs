//! Explores every path of a procedure by running it once per path.

use std::{error::Error, fmt};

use schwung_table::System;

use crate::{
    Decide, Input, Odds, Pending, Replay, Stop, TooDeep,
    after::play_beyond,
    beyond::{AnyDice, Beyond},
    run::Run,
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

impl<S: System> From<TooDeep> for NoOdds<S> {
    fn from(_: TooDeep) -> NoOdds<S> {
        NoOdds::TooDeep
    }
}

/// Calls `leaf` with the end of every path of `procedure` from `state`.
///
/// Where questions are left open, the odds are those of the dice alone, given the answers on the path.
///
/// # Errors
/// If a path has more dice than can be counted exactly. `leaf` may already have been called for some paths.
///
/// # Panics
/// If `procedure` is not deterministic given its inputs.
pub fn explore<S: System, X>(
    state: &S::State,
    decide: impl Decide<S>,
    procedure: impl Fn(&mut Replay<'_, S>) -> Result<X, Stop<S>>,
    leaf: impl FnMut(&S::State, X, Odds),
) -> Result<(), TooDeep> {
    match explore_after(state, &[], usize::MAX, decide, procedure, leaf) {
        Ok(_) => Ok(()),
        Err(NoOdds::TooDeep) => Err(TooDeep),
        Err(other) => unreachable!("there are no inputs, and no limit: {other}"),
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
    decide: impl Decide<S>,
    procedure: impl Fn(&mut Replay<'_, S>) -> Result<X, Stop<S>>,
    mut leaf: impl FnMut(&S::State, X, Odds),
) -> Result<usize, NoOdds<S>> {
    follow(
        state,
        inputs,
        most,
        decide,
        || Blind,
        procedure,
        |state, end, odds| {
            let End::Over(result, Blind) = end;
            leaf(state, result, odds);
        },
    )
}

/// Observes the events of a path until its result is known.
pub trait Observe<S: System> {
    /// The type of the result.
    type Result;

    /// Looks at an event, with the facts before it. Returns the result as soon as it is certain.
    fn told(&mut self, state: &S::State, event: &S::Event) -> Option<Self::Result>;

    /// The result of a procedure that has ended before it was certain.
    fn ended(self) -> Option<Self::Result>;
}

/// Like [`explore_after`], but each path has an observer and goes no further than to its next roll or question once the
/// result is known. `leaf` gets the results, or `None` for a path that has none.
///
/// Interjected events do not come from the procedure and are not observed.
///
/// # Errors
/// As [`explore_after`].
///
/// # Panics
/// As [`explore_after`].
pub fn explore_observed<S: System, W: Observe<S>>(
    state: &S::State,
    inputs: &[Input<S>],
    most: usize,
    decide: impl Decide<S>,
    observer: impl Fn() -> W,
    procedure: impl Fn(&mut Replay<'_, S>) -> Result<(), Stop<S>>,
    mut leaf: impl FnMut(&S::State, Option<W::Result>, Odds),
) -> Result<usize, NoOdds<S>> {
    follow(state, inputs, most, decide, observer, procedure, |state, end, odds| {
        let result = match end {
            End::Known(result) => Some(result),
            End::Over((), observer) => observer.ended(),
        };
        leaf(state, result, odds);
    })
}

/// How a path ends.
enum End<X, W, R> {
    /// The observer knows the result.
    Known(R),
    /// The procedure is over.
    Over(X, W),
}

/// Runs the procedure once for each path, with an observer of its own, and calls `leaf` with each end. Otherwise like
/// [`explore_after`].
fn follow<S: System, W: Observe<S>, X>(
    state: &S::State,
    inputs: &[Input<S>],
    most: usize,
    mut decide: impl Decide<S>,
    observer: impl Fn() -> W,
    procedure: impl Fn(&mut Replay<'_, S>) -> Result<X, Stop<S>>,
    mut leaf: impl FnMut(&S::State, End<X, W, W::Result>, Odds),
) -> Result<usize, NoOdds<S>> {
    let mut ways = Ways::new(&mut decide as &mut dyn Decide<S>);
    let (mut begin, mut left) = (state.clone(), most);
    loop {
        let mut path = Path { ways, left, observer: observer(), known: None };
        let Run { state: end, used, result, .. } =
            play_beyond(begin, inputs, &mut path, |table| procedure(table));
        let odds = path.ways.odds()?;
        let over = match (path.known, result) {
            (Some(known), Ok(_) | Err(Stop::Waiting(_))) => End::Known(known),
            (None, Ok(result)) => End::Over(result, path.observer),
            (None, Err(Stop::Waiting(_))) => return Err(NoOdds::TooMany),
            (_, Err(Stop::Diverged { at, wanted })) => return Err(NoOdds::Diverged { at, wanted }),
        };
        if used < inputs.len() {
            return Err(NoOdds::Unused { used });
        }
        leaf(&end, over, odds);
        (ways, left) = (path.ways, path.left);
        if !ways.advance() {
            return Ok(most - left);
        }
        begin = end;
        begin.clone_from(state);
    }
}

/// Supplies what is on the current path.
struct Path<S: System, D, W: Observe<S>> {
    ways: Ways<S, D>,
    /// How many more rolls and answers may be taken.
    left: usize,
    observer: W,
    known: Option<W::Result>,
}

impl<S: System, D, W: Observe<S>> Path<S, D, W> {
    /// Takes one roll or answer from the remaining allowance.
    fn spend(&mut self) -> Option<()> {
        self.left = self.left.checked_sub(1)?;
        Some(())
    }
}

impl<S: System, D: Decide<S>, W: Observe<S>> Beyond<S> for Path<S, D, W> {
    fn told(&mut self, state: &S::State, event: &S::Event) {
        if self.known.is_none() {
            self.known = self.observer.told(state, event);
        }
    }

    fn is_over(&self) -> bool {
        self.known.is_some()
    }

    fn roll(&mut self, dice: &dyn AnyDice) -> Option<i32> {
        self.spend()?;
        let outcome = self.ways.roll(dice);
        // Do not follow a path that cannot be counted: it may never end.
        self.ways.odds().is_ok().then_some(outcome)
    }

    fn answer(&mut self, state: &S::State, question: &S::Question) -> Option<S::Answer> {
        self.spend()?;
        Some(self.ways.answer(state, question))
    }
}

/// Observes nothing.
struct Blind;

impl<S: System> Observe<S> for Blind {
    type Result = std::convert::Infallible;

    fn told(&mut self, _: &S::State, _: &S::Event) -> Option<Self::Result> {
        None
    }

    fn ended(self) -> Option<Self::Result> {
        None
    }
}
