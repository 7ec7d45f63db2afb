//! Luck and decisions of a fight that was fought, for any system that implements [`Fights`](schwung_play::Fights).
//!
//! The value of a moment is the chance of each side to win from there, if everybody goes on as their [`Habit`] has it.
//! Each input of the fight changes it:
//!
//! - The result of a **roll** is luck. Its change is the value with this result, minus the value before the roll, which is
//!   the mean over all results. Luck is zero on average.
//! - An **answer or a command** is a decision. Its change is the value after it, minus the value if the habit had chosen.
//!   Doing what the habit does changes nothing; doing better has a positive change.
//! - A fact **set by hand** is neither.
//!
//! The value after one input is the value before the next. So all changes add up to the difference between the end and the
//! beginning: *beginning + luck + decisions + by hand = end*, whatever the values are. Values are exact where the conflict
//! can be solved, and otherwise the mean of fights played on, with a standard error; the same dice are used at all moments
//! ([`analyse`]), so that the error of a change is smaller than that of the values.
//!
//! A [`Course`] is the fight as it was fought; its [`Stretch`]es are the procedures, one after the other.

#![deny(missing_docs)]

mod analysed;
mod course;
mod exact;
mod moments;
mod playing;
mod tally;
mod uses;

pub use analysed::{
    Analysed, BothSoFar, Chosen, MOST_OTHERS, Most, Plan, Prospect, Waiting, alternatives, analyse,
    analyse_both, prospects,
};
pub use course::{About, Close, Course, Kind, Stretch};
pub use moments::{Part, Step};
pub use schwung_play::Habit;
pub use tally::{Analysis, Cost, Estimate, Share};
