//! The tables on which rules are played, and the laws that every rule system must obey.
//!
//! Rules are generic over [`Table`](schwung_table::Table). This crate implements that trait for each purpose:
//!
//! | table | input from | stops | purpose |
//! |---|---|---|---|
//! | [`Replay`] | recorded inputs; its driver fetches the next | waiting, diverged | live play, transcripts, logs |
//! | the same, in [`sample_after`] | recorded inputs, then a fast generator and a policy | diverged | the value of a moment in a fight |
//! | the same, in [`explore_after`] and [`explore_observed`] | recorded inputs, then every branch in turn | diverged, too many ways | odds of the possible answers, laws |
//! | [`Sample`] | a fast generator, a policy | never | simulation |
//! | [`Grow`](graph::Grow) | every branch, continuations shared | known continuation; once enough is known | odds with answers left open |
//!
//! - [`replay`], [`sample_after`], [`explore`], [`explore_after`] and [`graph()`] run a procedure on one of them.
//! - A [`Policy`] answers questions in place of people; [`Decide`] may also leave them open, so that all answers are
//!   explored.
//! - [`Odds`] and [`Tally`] hold exact probabilities.
//! - [`Fights`] is implemented by systems whose conflicts can be simulated.
//! - [`laws`] contains property tests that hold for every system.
//!
//! ```
//! use schwung_play::{Odds, Tally};
//!
//! // The number of heads of two coins, path by path.
//! let mut heads = Tally::default();
//! for (first, second) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
//!     heads.add(first + second, Odds::CERTAIN.and(1, 2)?.and(1, 2)?)?;
//! }
//! assert_eq!(heads.of(), 4);
//! assert_eq!(heads.ways(|&heads| heads == 1), 2);
//! # Ok::<(), schwung_play::TooDeep>(())
//! ```

#![deny(missing_docs)]

mod after;
mod ahead;
mod answers;
mod beyond;
mod blocks;
mod explore;
mod fights;
pub mod graph;
mod habits;
pub mod in_order;
pub mod laws;
mod numbered;
mod odds;
mod pending;
mod policy;
mod random;
mod recorded;
mod replay;
mod run;
mod sample;
mod script;
mod spare;
mod ways;

pub use after::{play_beyond, sample_after};
pub use ahead::{MOST_WEIGHED, balance, foremost, look_ahead, worth_of};
pub use answers::{answer_ahead, perform_ahead, perform_ahead_and};
pub use beyond::{AnyDice, Beyond};
pub use explore::{NoOdds, Observe, explore, explore_after, explore_observed};
pub use fights::{Came, Fights, Habit, Lack, Manner, Pick, Spend};
pub use graph::{graph, graph_from, graph_observed, graph_of, graph_until};
pub use habits::{Habits, PaymentsOpen};
pub use numbered::{Numbered, Quick};
pub use odds::{Odds, Tally, TooDeep};
pub use pending::Pending;
pub use policy::{AllOpen, Decide, Decided, Policy, Whimsical};
pub use random::Random;
pub use replay::{Replay, SeeAnswer, replay, replay_seen};
pub use run::{Run, Stop};
pub use sample::Sample;
pub use schwung_table::Input;

/// The examples of the readme are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
