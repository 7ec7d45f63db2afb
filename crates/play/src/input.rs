//! Inputs of a procedure, and what it waits for.

use schwung_table::{DiceSpec, Seat, System};

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
    /// An event that the procedure did not ask for: somebody changed the facts in the meantime, such as a game master
    /// who hands out a fate point.
    Interjected(S::Event),
}

/// What a procedure waits for.
#[derive(Clone, Debug, PartialEq)]
pub enum Pending<S: System> {
    /// A roll of dice.
    Roll {
        /// The seat that rolls.
        who: Seat,
        /// The dice to roll.
        dice: DiceSpec,
    },
    /// An answer.
    Answer(S::Question),
    /// Answers of several people, none of which is shown before all are in. Holds the questions still open.
    Each(Vec<S::Question>),
    /// An offer. Holds the questions of those who have not declined.
    Offer(Vec<S::Question>),
}

impl<S: System> Pending<S> {
    /// The open questions; empty for dice.
    pub fn questions(&self) -> &[S::Question] {
        match self {
            Pending::Roll { .. } => &[],
            Pending::Answer(question) => std::slice::from_ref(question),
            Pending::Each(questions) | Pending::Offer(questions) => questions,
        }
    }
}
