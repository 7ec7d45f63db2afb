//! Plays of Dämmersturm: parsing commands and answers in English and German, and events as JSON.

mod answer;
mod command;
mod json;
mod legal;
mod numbers;
mod plan;
mod reader;
mod system;
mod terms;

pub use command::{Verb, parse_command, rewritten, verbs};
pub use json::event_json;
pub use legal::legal;
pub use plan::PLAN;
pub use system::Typed;

/// A play of Dämmersturm.
pub type Play = schwung_transcript::PlayOf<Typed>;
/// The result of running a play of Dämmersturm.
pub type Report = schwung_transcript::ReportOf<Typed>;
