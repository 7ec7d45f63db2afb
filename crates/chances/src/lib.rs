//! Odds of actions and conflicts, for any system that implements [`Fights`](schwung_play::Fights). A system is `Fights`
//! if its conflicts can be fought without people: habits answer the questions that players would be asked. Everything
//! here runs the same rule functions that are used at a table. The entry points:
//!
//! - [`action`] computes the exact odds of one action ([`Action`]), with payments decided by habit or answered
//!   optimally by both sides ([`How`]).
//! - [`simulate`] fights a whole conflict ([`Plan`]) many times and counts the results ([`Summary`]). The result
//!   depends on the seed, not on the number of threads.
//! - [`solve`] computes the chance of every result of a conflict exactly ([`Solution`]), visiting each position once, and
//!   advises where payments matter most. [`cost`] estimates the time in advance.
//!
//! [`balance`] searches for a fight with a wanted chance and cost.
//!
//! Distributions of whole numbers, such as the rounds of a fight, are collected in [`Bars`]:
//!
//! ```
//! use schwung_chances::Bars;
//!
//! let mut rounds = Bars::default();
//! rounds.add_many(2, 3);
//! rounds.add(4);
//! assert_eq!(rounds.count(), 4);
//! assert_eq!(rounds.mean(), 2.5);
//! assert_eq!(rounds.quantile(0.5), Some(2));
//! ```

#![deny(missing_docs)]

mod action;
pub mod balance;
mod bars;
mod counted;
mod pieces;
mod simulate;
mod solve;

pub use action::{Action, Change, How, NoChance, action};
pub use bars::Bars;
pub use counted::Counted;
pub use schwung_play::Habit;
pub use simulate::{ActorSummary, Plan, Remember, Summary, simulate, standing, toll, winner};
pub use solve::{Advice, Cost, Size, Solution, TooLarge, cost, estimate, sides, solve, solve_from};
