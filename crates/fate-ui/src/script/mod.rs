//! Plays of Fate: typed commands and answers in English and German, and events as JSON.

mod answer;
mod command;
mod json;
mod label;
mod legal;
mod person;
mod phrases;
mod reader;
mod system;
mod words;

use schwung_fate::{Answer, Command, Question, State};
use schwung_messages::Catalogue;
use schwung_transcript::{Driver, LineError, choices_of, default_answer_of, parse_answer_of, perform_of};

pub(crate) use command::plain_commands;
pub use command::{PLAN, Verb, parse_command, rewritten, verbs};
pub use json::event_json;
pub use label::label;
pub use system::Typed;

/// A play of Fate.
pub type Play = schwung_transcript::PlayOf<Typed>;
/// The result of running a play of Fate.
pub type Report = schwung_transcript::ReportOf<Typed>;
/// The outcome of a block in a play of Fate.
pub type Outcome = schwung_transcript::OutcomeOf<Typed>;
/// An input of a play of Fate that was used.
pub type Used = schwung_transcript::UsedOf<Typed>;
/// Dice that a play of Fate is waiting for.
pub type Throw = schwung_transcript::ThrowOf<Typed>;
/// A choice in Fate, and how it is written.
pub type Labelled = schwung_transcript::LabelledOf<Typed>;

/// Every answer that a question of Fate lists, including barred ones, and how it is written.
pub fn choices(state: &State, question: &Question) -> Vec<Labelled> {
    choices_of::<Typed>(state, question)
}

/// Parses an answer. Case is ignored; skills are given by key or by German or English name, aspects by their
/// text. Among several matches, the first that can be used counts. The answer may still be barred.
///
/// # Errors
/// If the question lists no such answer. The error lists all allowed answers with their prices.
pub fn parse_answer(
    state: &State,
    question: &Question,
    text: &str,
    catalogue: &Catalogue,
) -> Result<Answer, LineError> {
    parse_answer_of::<Typed>(state, question, text, catalogue)
}

/// A default answer: that of a sensible player if it is allowed and free, or else the first that is.
pub fn default_answer(state: &State, question: &Question) -> Answer {
    default_answer_of::<Typed>(state, question)
}

/// [`perform_of`] for Fate.
pub fn perform(
    state: &State,
    command: &Command,
    log: &Catalogue,
    driver: &mut dyn Driver<Typed>,
) -> (Outcome, State) {
    perform_of::<Typed>(state, command, log, driver)
}
