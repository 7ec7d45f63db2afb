//! Plays: scenes as text that run by the rules, and are their tests.
//!
//! A play has sheets, commands, dice, answers, and the log as players read it. It names the rules that it proves,
//! and fails when a die or an answer was not used, when something is still waited for, or when the log differs. The
//! format is described in `docs/plays.md`; [`verbs`] lists what can be commanded.
//!
//! [`Play`] reads a play, [`run`] runs it as a server would, with a [`Driver`] for what the play does not give, and
//! [`updated`] writes into it what came. [`perform`] carries out a single command. [`parse_command`], [`choices`] and [`parse_answer`] are of use wherever
//! people type; [`event_json`] is for tools.
//!
//! ```
//! use std::path::Path;
//!
//! use schwung_messages::Catalogue;
//! use schwung_rulebook::Lang;
//! use schwung_transcript::{Play, Strict, Strictness, run};
//!
//! let text = r#"
//! +++
//! title = "A tie is a miss"
//! [conflict]
//! kind = "physical"
//! [[character]]
//! name = "Anna"
//! player = "Anna"
//! skills = { Alertness = 1, Fists = 2 }
//! [[character]]
//! name = "Boris"
//! skills = { Fists = 1 }
//! +++
//! > Anna attacks Boris with Fists
//! * Anna + 0 - 0
//! ? Boris: fists
//! * Boris + 0 0 0
//! "#;
//! let play = Play::parse(text, Path::new("tie.play")).expect("a play");
//! let english = Catalogue::new(Lang::En, "sotc");
//! let report = run(&play, &english, &mut Strict, Strictness::Draft);
//! assert!(report.is_ok());
//! assert!(report.log().any(|line| line.starts_with("A tie")));
//! ```

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
pub use run::{Strictness, perform, run};
pub use update::updated;
