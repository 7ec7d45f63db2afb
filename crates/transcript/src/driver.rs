//! Who gives what a play itself does not give.

use schwung_fate::Fate;
use schwung_table::{DiceSpec, Seat};

use crate::script::{AnswerOf, EventOf, QuestionOf, Script, StateOf};

/// Dice that are waited for.
#[derive(Clone, Copy, Debug)]
pub struct ThrowOf<S: Script> {
    /// Whose; [`Script::NOBODY`] if nothing tells.
    pub who: S::Actor,
    /// Who rolls them.
    pub seat: Seat,
    /// Which.
    pub dice: DiceSpec,
}

/// Gives dice and answers where a play has none, and may look on.
///
/// With the methods as they stand nothing is given: then a play must have all itself.
pub trait Driver<S: Script = Fate> {
    /// Faces that fit the dice; `None` if there are none to be had.
    fn roll(&mut self, state: &StateOf<S>, throw: &ThrowOf<S>) -> Option<Vec<i8>> {
        let _ = (state, throw);
        None
    }

    /// An answer to one of `questions`, by its place, that [`System::admit`](schwung_table::System::admit) lets
    /// pass; `None` if there is none to be had.
    fn answer(&mut self, state: &StateOf<S>, questions: &[&QuestionOf<S>]) -> Option<(usize, AnswerOf<S>)> {
        let _ = (state, questions);
        None
    }

    /// A block begins with the command `line`, before which `state` holds.
    fn commanded(&mut self, state: &StateOf<S>, line: &str) {
        let _ = (state, line);
    }

    /// Something has happened; `state` is the state after it.
    fn told(&mut self, state: &StateOf<S>, event: &EventOf<S>) {
        let _ = (state, event);
    }
}

/// Gives nothing: a play must have all itself.
#[derive(Clone, Copy, Debug, Default)]
pub struct Strict;

impl<S: Script> Driver<S> for Strict {}
