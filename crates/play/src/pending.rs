//! What a procedure waits for.

use schwung_table::{DiceSpec, Seat, System};

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
