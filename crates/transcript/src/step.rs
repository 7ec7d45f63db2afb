//! What happened in a run, step by step.

use schwung_messages::Catalogue;
use schwung_table::Seat;

use crate::{
    error::LineError,
    script::{AnswerOf, CommandOf, ReasonOf, Script, reason_of},
};

/// One step of a run, and the line of the play that asks for it.
#[derive(Clone, Debug)]
pub struct StepOf<S: Script> {
    /// Number of the line; 0 for the conflict that the head begins.
    pub line: u32,
    /// The line without its mark; empty for the conflict that the head begins.
    pub text: String,
    /// The line in the language of a reader, if that was asked for and the line can be read: it means the very same.
    pub told: Option<String>,
    /// What was done.
    pub what: DidOf<S>,
}

/// What was done in a step.
#[derive(Clone, Debug)]
pub enum DidOf<S: Script> {
    /// A command began.
    Began(CommandOf<S>),
    /// A command began while another one was waiting.
    Aside(CommandOf<S>),
    /// Dice were rolled.
    Rolled {
        /// The character whose dice they are; [`Script::NOBODY`] if it is unknown.
        who: S::Actor,
        /// The seat that rolled.
        seat: Seat,
        /// The faces, die by die.
        faces: Vec<i8>,
    },
    /// A question was answered.
    Answered {
        /// The seat that answered.
        seat: Seat,
        /// The answer.
        answer: AnswerOf<S>,
    },
    /// A command was refused, and nothing changed.
    Refused(RefusedOf<S>),
    /// An answer was refused, and nothing changed.
    RefusedAnswer(RefusedOf<S>),
}

/// Why something was refused.
#[derive(Clone, Debug)]
pub enum RefusedOf<S: Script> {
    /// The rules do not allow it.
    Barred(ReasonOf<S>),
    /// It was not understood.
    NotUnderstood(Box<LineError>),
}

impl<S: Script> RefusedOf<S> {
    /// The reason, in a reader's language.
    pub fn reason(&self, c: &Catalogue) -> String {
        match self {
            RefusedOf::Barred(why) => S::reason(c, why),
            RefusedOf::NotUnderstood(error) => error.sentence(c),
        }
    }

    /// Id of the rule; empty if it was not understood, or for a limit of the software.
    pub fn rule(&self) -> &'static str {
        match self {
            RefusedOf::Barred(why) => S::rule(why),
            RefusedOf::NotUnderstood(_) => "",
        }
    }

    /// The reason with its rule, as plays show it.
    pub(crate) fn text(&self, c: &Catalogue) -> String {
        match self {
            RefusedOf::Barred(why) => reason_of::<S>(c, why),
            RefusedOf::NotUnderstood(error) => error.sentence(c),
        }
    }
}
