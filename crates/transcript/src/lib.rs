//! Plays: scenes as text that run by the rules.
#![deny(missing_docs)]

mod answer;
mod command;
mod cursor;
mod driver;
mod error;
mod faces;
mod fold;
mod head;
mod input;
mod json;
mod label;
mod lines;
mod person;
mod play;
mod reader;
mod report;
mod run;
mod update;

pub use answer::{Labelled, choices, default_answer, parse_answer};
pub use command::{PLAN, Verb, parse_command, verbs};
pub use driver::{Driver, Strict, Throw};
pub use error::{Arg, Expected, Key, LineError};
pub use json::event_json;
pub use label::label;
pub use play::Play;
pub use report::{Outcome, Report, Used};
pub use run::{Strictness, run};
pub use update::updated;
