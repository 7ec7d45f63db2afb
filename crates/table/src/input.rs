//! Inputs of a procedure.

use crate::{Seat, System};

/// One input from outside, in the order of arrival.
#[derive(Clone, Debug, PartialEq)]
pub enum Input<S: System> {
    /// Dice were rolled.
    Rolled {
        /// The seat whose dice they are.
        who: Seat,
        /// Name of the dice.
        dice: &'static str,
        /// The outcome as the rules read it.
        outcome: i32,
    },
    /// A question was answered.
    Answered {
        /// The seat whose answer it is, regardless of who typed it.
        who: Seat,
        /// The answer.
        answer: S::Answer,
    },
    /// An event that the procedure did not ask for: the facts were changed in the meantime, for example by a game
    /// master who hands out a fate point.
    Interjected(S::Event),
}
