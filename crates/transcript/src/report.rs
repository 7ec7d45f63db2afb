//! What came of a play.

use schwung_table::{Seat, System};

use crate::{
    error::LineError,
    script::{AnswerOf, CommandOf, EventOf, Script, StateOf},
};

/// What came of a play.
#[derive(Clone, Debug)]
pub struct ReportOf<S: Script> {
    /// What came of each block, in order; the first is what stands before the first command.
    pub blocks: Vec<OutcomeOf<S>>,
    /// The table at the end.
    pub end: StateOf<S>,
}

/// What came of a block.
#[derive(Clone, Debug)]
pub struct OutcomeOf<S: Script> {
    /// The line of the command; 0 before the first.
    pub line: u32,
    /// The command as it is written.
    pub text: String,
    /// The command, if it could be read.
    pub command: Option<CommandOf<S>>,
    /// The table before it.
    pub before: StateOf<S>,
    /// Dice and answers, in the order in which they were used.
    pub inputs: Vec<UsedOf<S>>,
    /// What happened.
    pub events: Vec<EventOf<S>>,
    /// The log of it.
    pub log: Vec<String>,
    /// Everything that did not hold, by line.
    pub failures: Vec<LineError>,
    /// Was the block run to its end? Refused commands are.
    pub is_done: bool,
    /// Reasons of refusals: of the command, or of the input of that number.
    pub(crate) refusals: Vec<(Option<usize>, String)>,
    /// The lines of each status.
    pub(crate) statuses: Vec<Vec<String>>,
    /// Statuses that the play should have at its end and has nowhere.
    pub(crate) missing: Vec<String>,
    /// Is the log that of the play alone, so that it can be compared?
    pub(crate) is_given: bool,
}

/// An input that was used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UsedOf<S: Script> {
    /// Dice fell.
    Dice {
        /// Whose; [`Script::NOBODY`] if nothing tells.
        who: S::Actor,
        /// What they showed, die by die.
        faces: Vec<i8>,
        /// Is only the total known, and are the faces some that make it?
        made_up: bool,
    },
    /// A question was answered.
    Answer {
        /// Who answered.
        seat: Seat,
        /// The answer.
        answer: AnswerOf<S>,
        /// How it is written.
        label: String,
    },
}

impl<S: Script> ReportOf<S> {
    /// Did everything hold?
    pub fn is_ok(&self) -> bool {
        self.failures().next().is_none()
    }

    /// Did the play give all dice and answers itself? Else its log was compared only as far as it did.
    pub fn is_given(&self) -> bool {
        self.blocks.iter().all(|it| it.is_given)
    }

    /// Everything that did not hold, in the order of the play.
    pub fn failures(&self) -> impl Iterator<Item = &LineError> {
        self.blocks.iter().flat_map(|it| &it.failures)
    }

    /// The whole log.
    pub fn log(&self) -> impl Iterator<Item = &str> {
        self.blocks.iter().flat_map(|it| &it.log).map(String::as_str)
    }
}

impl<S: Script> OutcomeOf<S> {
    pub(crate) fn new(line: u32, text: &str, before: StateOf<S>) -> OutcomeOf<S> {
        OutcomeOf {
            line,
            text: text.to_owned(),
            command: None,
            before,
            inputs: Vec::new(),
            events: Vec::new(),
            log: Vec::new(),
            failures: Vec::new(),
            is_done: false,
            refusals: Vec::new(),
            statuses: Vec::new(),
            missing: Vec::new(),
            is_given: true,
        }
    }

    /// Calls `see` with each event and the state after it.
    pub fn each_event(&self, mut see: impl FnMut(&StateOf<S>, &EventOf<S>)) {
        let mut state = self.before.clone();
        for event in &self.events {
            S::System::apply(&mut state, event);
            see(&state, event);
        }
    }
}
