//! The shared parts of the systems at the table, below their crates for words, files, scripts and views.
//!
//! - [`Teller`] puts names into words, as far as a viewer may know them.
//! - [`Typed`] reads words in either language, for typed commands and answers; [`templates`] lists legal ones.
//! - [`question`], [`lines`] and [`stage`] are the parts of views that do not depend on the rules.
//! - [`Fields`] reads the form of a sheet.
//! - [`harness`] is for tests.
//!
//! All of it is generic over systems: it knows the facts of a table only by [`Cast`](schwung_table::Cast).
//!
//! ```
//! use schwung_rulebook::Lang;
//! use schwung_ui_kit::stage::toml_text;
//!
//! assert_eq!(toml_text("Der \"Alte\""), r#""Der \"Alte\"""#);
//! assert_eq!(schwung_ui_kit::by_language(Lang::De, "walks", "geht"), ("geht", "walks"));
//! ```

#![deny(missing_docs)]

mod fields;
mod fight;
pub mod harness;
pub mod lines;
pub mod question;
pub mod stage;
mod teller;
pub mod templates;
mod typed;

pub use fields::{Fields, folded};
pub use fight::is_decided;
pub use teller::Teller;
pub use typed::{ARTICLES, Read, Typed, VEIL, by_language, is_word, parse_as, seats};
