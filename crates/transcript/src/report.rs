//! The results of running a play.

use schwung_table::{Seat, System};

use crate::{
    error::LineError,
    lines::Spot,
    script::{AnswerOf, CommandOf, EventOf, Script, StateOf},
    step::{DidOf, StepOf},
};

/// The results of running a play.
#[derive(Clone, Debug)]
pub struct ReportOf<S: Script> {
    /// The outcome of each block, in order. The first is that of the block before the first command.
    pub blocks: Vec<OutcomeOf<S>>,
    /// The state at the end.
    pub end: StateOf<S>,
}

/// The results of running a block.
#[derive(Clone, Debug)]
pub struct OutcomeOf<S: Script> {
    /// Line number of the command; 0 for the block before the first command.
    pub line: u32,
    /// The command as written in the play.
    pub text: String,
    /// The command, if it could be parsed.
    pub command: Option<CommandOf<S>>,
    /// The state before the block.
    pub before: StateOf<S>,
    /// Dice and answers, in the order in which they were used.
    pub inputs: Vec<UsedOf<S>>,
    /// What happened, in order: commands, inputs and refusals.
    pub steps: Vec<StepOf<S>>,
    /// The events of the block.
    pub events: Vec<EventOf<S>>,
    /// The log lines of the block.
    pub log: Vec<String>,
    /// Everything that failed, by line.
    pub failures: Vec<LineError>,
    /// Whether the block was run to its end. This includes commands that were refused as expected.
    pub is_done: bool,
    /// Reasons of refusals: of the command, or of the input with this index.
    pub(crate) refusals: Vec<(Option<usize>, String)>,
    /// The actual lines of each status.
    pub(crate) statuses: Vec<Vec<String>>,
    /// Status lines that the play should have at its end, but does not contain.
    pub(crate) missing: Vec<String>,
    /// Whether the play supplied all inputs itself, so that the log can be compared.
    pub(crate) is_given: bool,
}

/// An input that was used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UsedOf<S: Script> {
    /// A roll.
    Dice {
        /// The character whose dice they are; [`Script::NOBODY`] if it is unknown.
        who: S::Actor,
        /// The faces, die by die.
        faces: Vec<i8>,
        /// Whether only the total was given, and matching faces were chosen.
        made_up: bool,
    },
    /// An answer to a question.
    Answer {
        /// The seat that answered.
        seat: Seat,
        /// The answer.
        answer: AnswerOf<S>,
        /// How the answer is written.
        label: String,
    },
}

impl<S: Script> ReportOf<S> {
    /// Returns whether the play ran without failures.
    pub fn is_ok(&self) -> bool {
        self.failures().next().is_none()
    }

    /// Returns whether the play supplied all dice and answers itself. Otherwise the log was compared only up
    /// to the first input of the driver.
    pub fn is_given(&self) -> bool {
        self.blocks.iter().all(|it| it.is_given)
    }

    /// All failures, in the order of the play.
    pub fn failures(&self) -> impl Iterator<Item = &LineError> {
        self.blocks.iter().flat_map(|it| &it.failures)
    }

    /// The log of the whole play.
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
            steps: Vec::new(),
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

    /// Adds a step.
    pub(crate) fn step(&mut self, spot: &Spot, told: Option<String>, what: DidOf<S>) {
        self.steps.push(StepOf { line: spot.line, text: spot.text.clone(), told, what });
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
