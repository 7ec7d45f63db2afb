//! Sources of the inputs that a play does not contain.

use schwung_table::{DiceSpec, Seat};

use crate::script::{AnswerOf, EventOf, QuestionOf, Script, StateOf};

/// Dice that play is waiting for.
#[derive(Clone, Copy, Debug)]
pub struct ThrowOf<S: Script> {
    /// The character whose dice they are; [`Script::NOBODY`] if it is unknown.
    pub who: S::Actor,
    /// The seat that rolls them.
    pub seat: Seat,
    /// The dice to roll.
    pub dice: DiceSpec,
}

/// Supplies dice and answers that a play does not contain, and can observe the run.
///
/// The default methods supply nothing: the play must then contain all inputs itself.
pub trait Driver<S: Script> {
    /// Faces that fit the dice; `None` if the driver supplies none.
    fn roll(&mut self, state: &StateOf<S>, throw: &ThrowOf<S>) -> Option<Vec<i8>> {
        let _ = (state, throw);
        None
    }

    /// An answer to one of `questions`, with the index of that question.
    /// [`System::admit`](schwung_table::System::admit) must accept it. `None` if the driver supplies none.
    fn answer(&mut self, state: &StateOf<S>, questions: &[&QuestionOf<S>]) -> Option<(usize, AnswerOf<S>)> {
        let _ = (state, questions);
        None
    }

    /// Called when a block with the command `line` begins; `state` is the state before it.
    fn commanded(&mut self, state: &StateOf<S>, line: &str) {
        let _ = (state, line);
    }

    /// Called for every event; `state` is the state after it.
    fn told(&mut self, state: &StateOf<S>, event: &EventOf<S>) {
        let _ = (state, event);
    }
}

/// Supplies nothing: the play must contain all inputs itself.
#[derive(Clone, Copy, Debug, Default)]
pub struct Strict;

impl<S: Script> Driver<S> for Strict {}
