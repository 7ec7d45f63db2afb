//! Dämmersturm at the table: all in which the engine meets people.
//!
//! `words` renders events, questions and facts as text, `files` reads encounters, `script` reads typed commands and
//! answers, `show` makes what each viewer sees.

#![deny(missing_docs)]

pub mod files;
pub mod script;
mod show;
pub mod words;

pub use show::Screen;
