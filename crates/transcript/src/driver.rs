//! Who gives what a play itself does not give.

use schwung_fate::{ActorId, Answer, Event, Question, State};
use schwung_table::{DiceSpec, Seat};

/// Dice that are waited for.
#[derive(Clone, Copy, Debug)]
pub struct Throw {
    /// Whose.
    pub who: ActorId,
    /// Who rolls them.
    pub seat: Seat,
    /// Which.
    pub dice: DiceSpec,
}

/// Gives dice and answers where a play has none, and may look on.
///
/// With the methods as they stand nothing is given: then a play must have all itself.
pub trait Driver {
    /// Faces that fit the dice; `None` if there are none to be had.
    fn roll(&mut self, state: &State, throw: &Throw) -> Option<Vec<i8>> {
        let _ = (state, throw);
        None
    }

    /// An answer to one of `questions`, by its place, that [`System::admit`](schwung_table::System::admit) lets
    /// pass; `None` if there is none to be had.
    fn answer(&mut self, state: &State, questions: &[&Question]) -> Option<(usize, Answer)> {
        let _ = (state, questions);
        None
    }

    /// A block begins with the command `line`, before which `state` holds.
    fn commanded(&mut self, state: &State, line: &str) {
        let _ = (state, line);
    }

    /// Something has happened; `state` is the state after it.
    fn told(&mut self, state: &State, event: &Event) {
        let _ = (state, event);
    }
}

/// Gives nothing: a play must have all itself.
#[derive(Clone, Copy, Debug, Default)]
pub struct Strict;

impl Driver for Strict {}
