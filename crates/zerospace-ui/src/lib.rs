//! The user-facing side of ZeroSpace: texts, files, typed commands and views for the engine in `schwung-zerospace`.
//!
//! - [`words`] renders events, questions, reasons and facts in German and English, as far as the reader may know them.
//! - [`files`] reads encounters from TOML files and generates their JSON Schema.
//! - [`script`] parses typed commands and answers, and runs plays: scenes in text files that are also tests.
//! - [`Screen`] renders the views, forms and odds for each viewer in the browser.
//!
//! This crate implements the traits by which the shared crates support a system: `Script` of `schwung-transcript` and
//! `Shown` of `schwung-views`. The rules themselves do not depend on it.
//!
//! ```
//! use schwung_files::Options;
//! use schwung_messages::{Catalogue, Viewer};
//! use schwung_rulebook::Lang;
//! use schwung_zerospace::ActorId;
//! use schwung_zerospace_ui::{files, script, words};
//!
//! let text = "system = \"zerospace\"\n[[character]]\nname = \"Anna\"\n[[character]]\nname = \"Boris\"\n";
//! let state = files::read(text, &Options::default()).expect("a valid encounter").state;
//! let english = Catalogue::new(Lang::En, "zerospace");
//! assert_eq!(words::actor(&english, &state, ActorId(0), Viewer::All), "Anna");
//!
//! // Commands can be typed in English and in German, and errors list the valid words.
//! assert!(script::parse_command(&english, &state, "Anna attacks Boris", Viewer::All).is_ok());
//! assert!(script::parse_command(&english, &state, "Anna greift Boris an", Viewer::All).is_ok());
//! assert!(script::parse_command(&english, &state, "Anna attacks Bors", Viewer::All).is_err());
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
