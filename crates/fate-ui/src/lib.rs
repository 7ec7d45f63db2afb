//! The user-facing side of Fate: texts, files, typed commands and views for the engine in `schwung-fate`.
//!
//! - [`words`] renders events, questions, reasons and facts in German and English, as far as the reader may know them.
//! - [`files`] reads encounters from TOML files and generates their JSON Schema.
//! - [`script`] parses typed commands and answers, and runs plays: scenes in text files that are also tests.
//! - [`Screen`] renders the views, forms and odds for each viewer in the browser.
//!
//! This crate implements the traits by which the shared crates support a system: `Script` of `schwung-transcript`,
//! `Shown` of `schwung-views` and `Setup` of `schwung-engine`. The rules themselves do not depend on it.
//!
//! ```
//! use std::path::Path;
//!
//! use schwung_fate::ActorId;
//! use schwung_fate_ui::{files, script::Play, words};
//! use schwung_files::Options;
//! use schwung_messages::Catalogue;
//! use schwung_rulebook::Lang;
//! use schwung_transcript::{Strict, Strictness, run};
//!
//! let text = "system = \"sotc\"\n[[character]]\nname = \"Anna\"\nskills = { Fäuste = 3 }\n";
//! let state = files::read(text, &Options::default()).expect("a valid encounter").state;
//! let english = Catalogue::new(Lang::En, "sotc");
//! assert_eq!(words::actor_name(&english, &state, ActorId(0)), "Anna");
//!
//! // Errors say where they are and what was probably meant.
//! let wrong = text.replace("Fäuste", "Fauste");
//! let problems = files::read(&wrong, &Options::default()).expect_err("no such skill");
//! assert_eq!((problems[0].line, problems[0].code), (4, "unknown-skill"));
//! assert_eq!(problems[0].suggestion.as_deref(), Some("Fäuste"));
//!
//! // A play names commands, dice and answers, and what the log says.
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
//! let report = run(&play, &english, &mut Strict, Strictness::Draft);
//! assert!(report.is_ok());
//! assert!(report.log().any(|line| line.starts_with("A tie")));
//! ```

#![deny(missing_docs)]

mod engine;
pub mod files;
#[cfg(feature = "ts")]
pub mod reference;
pub mod script;
mod show;
pub mod words;

pub use engine::ENGINE;
pub use show::Screen;
