//! Difficulties.

use schwung_table::Choice;

use crate::{Answer, Rated, ZeroSpace, choices::one};

/// How familiar a character is with a kind of task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Familiarity {
    /// A known task.
    Known,
    /// An unknown task.
    Unknown,
    /// An esoteric task.
    Esoteric,
}

/// Returns the difficulty for a task, depending on familiarity and on whether the environment is hostile.
//= zerospace.difficulty.table
pub fn difficulty_of(task: Familiarity, hostile: bool) -> Rated {
    match (task, hostile) {
        //= zerospace.difficulty.routine
        (Familiarity::Known, false) => Rated::Routine,
        (Familiarity::Known, true) | (Familiarity::Unknown, false) => Rated::Number(3),
        (Familiarity::Unknown, true) => Rated::Number(6),
        (Familiarity::Esoteric, false) => Rated::Number(9),
        (Familiarity::Esoteric, true) => Rated::Number(12),
    }
}

/// The highest difficulty offered as a choice.
pub const MOST_DIFFICULTY: i16 = 40;

/// The lowest difficulty that is rolled against.
pub const LEAST_DIFFICULTY: i16 = 3;

/// The answers to [`SetDifficulty`](crate::SetDifficulty): first the steps of the table, then all other numbers.
//= zerospace.difficulty.table
//= zerospace.check.when
pub(crate) fn options(choices: &mut Vec<Choice<ZeroSpace>>) {
    one(Answer::Rated(Rated::Routine), "zerospace.difficulty.routine", choices);
    for value in LEAST_DIFFICULTY..=MOST_DIFFICULTY {
        one(Answer::Rated(Rated::Number(value)), "zerospace.difficulty.table", choices);
    }
    one(Answer::Rated(Rated::Impossible), "zerospace.circ-att.impossible", choices);
}
