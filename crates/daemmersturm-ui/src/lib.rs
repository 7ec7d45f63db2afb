//! The presentation of Dämmersturm: everything between the engine and people.
//!
//! The engine, `schwung_daemmersturm`, only knows commands, questions and events as types. This crate turns them into
//! text and views, and text into commands:
//!
//! - [`files`] reads encounters from TOML files, including the library of weapons, abilities, spells and so on.
//! - [`script`] parses typed commands and answers in English and German, for plays and for the terminal.
//! - [`words`] describes events, questions, reasons and facts in both languages, for a given viewer.
//! - [`Screen`] builds what each viewer sees on the page: the scene, questions, forms, odds and the log.
//!
//! Information that a viewer may not know does not leave this crate. `words` decides what is visible.
//!
//! ```
//! use schwung_daemmersturm_ui::files;
//! use schwung_files::Options;
//!
//! let text = r#"
//! system = "daemmersturm"
//! [[character]]
//! profile = "Mira: (N=20+3|15, F=20-3|12, Z=20+0|10) LP 20"
//! "#;
//! let encounter = files::read(text, &Options::default()).expect("a valid encounter");
//! assert_eq!(encounter.state.frame.profiles[0].name, "Mira");
//!
//! let wrong = text.replace("N=20+3", "N=21+3");
//! let problems = files::read(&wrong, &Options::default()).expect_err("attack values start with 20");
//! assert_eq!(problems[0].code, "ds-profile");
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
