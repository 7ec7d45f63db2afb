//! The tables on which rules are played.
//!
//! | table | input from | stops | for |
//! |---|---|---|---|
//! | [`Replay`] | recorded inputs; its driver fetches the next | waiting, diverged | live play, transcripts, logs |
//! | [`Sample`] | a fast generator, a policy | never | simulation |
//! | [`Explore`](explore::Explore) | every branch in turn | never | exact odds, counts of ways, laws |
//! | [`After`] | recorded inputs, then every branch in turn | diverged, too many ways | odds of what can be answered now |
//! | [`Watched`] | any of these tables | as that table, and once enough is known | results without what follows from them |
//! | [`Grow`](graph::Grow) | every branch, equal rests shared | known rest | exact odds with answers left open |
//!
//! [`laws`] holds what must be true of every rule, whatever it says.

#![deny(missing_docs)]

mod after;
pub mod explore;
mod fights;
pub mod graph;
pub mod in_order;
pub mod laws;
mod numbered;
mod odds;
mod policy;
mod recorded;
mod replay;
mod sample;
mod watched;
mod ways;

pub use after::{After, NoOdds, explore_after};
pub use explore::explore;
pub use fights::{Came, Fights, Habit, Habits, PaymentsOpen, Pick, Spend};
pub use graph::{graph, graph_of};
pub use numbered::{Numbered, Quick};
pub use odds::{Odds, Tally, TooDeep};
pub use policy::{AllOpen, Decide, Decided, Policy, Whimsical};
pub use replay::{Input, Pending, Replay, Run, Stop, replay};
pub use sample::{Random, Sample};
pub use watched::{Early, Watched, watched};
