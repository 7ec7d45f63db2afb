//! Odds of actions, and whole conflicts simulated or solved, for any system whose conflicts can be fought out without
//! people ([`Fights`](schwung_play::Fights)).
//!
//! All three run the very rules that are played at a table:
//!
//! - [`action`]: the chance of one action, exactly, with nothing spent, with habits, and with the best answers of both
//!   sides;
//! - [`simulate`]: a conflict fought out many times over, alike for one thread and for many;
//! - [`solve`]: the chance of every end of a conflict, from each position once.

#![deny(missing_docs)]

mod action;
mod bars;
mod pieces;
mod simulate;
mod solve;

pub use action::{Action, Change, How, NoChance, action};
pub use bars::Bars;
pub use simulate::{ActorSummary, Plan, Remember, Summary, simulate};
pub use solve::{Advice, Cost, Size, Solution, TooLarge, cost, solve};
