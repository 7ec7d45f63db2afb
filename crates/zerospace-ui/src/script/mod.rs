//! Plays of ZeroSpace: typed commands and answers in English and German, and events as JSON.

mod answer;
mod command;
mod json;
mod legal;
mod plan;
mod reader;
mod rows;
mod system;

pub(crate) use command::{Text, plain};
pub use command::{Verb, parse_command, rewritten, verbs};
pub use json::event_json;
pub use legal::legal;
pub use plan::PLAN;
pub use rows::row_words;
pub use system::Typed;

/// A play of ZeroSpace.
pub type Play = schwung_transcript::PlayOf<Typed>;
/// The result of running a play of ZeroSpace.
pub type Report = schwung_transcript::ReportOf<Typed>;
