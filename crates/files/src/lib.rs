//! Reads encounters (sheets, zones, minions) from TOML files. All errors of a file are reported at once, each
//! with its position, the allowed values and a suggestion.
//!
//! [`read()`] turns a text into an [`Encounter`], which contains the state of the table before play, or into a
//! list of [`Problem`]s. [`read_bytes`] and [`read_from`] also check size and encoding. [`Options`] names the
//! default system and the extra keys that the caller handles itself, as transcripts do; [`extras`] reads only
//! those. Other systems bring their own [`kit::Format`], built with the types in [`kit`], and read it with
//! [`kit::read_as`].
//!
//! One description of the format, in `format`, drives both the reader and the JSON [`schema`], so that they
//! cannot diverge. The text for a [`Problem`] is in `messages/*/files.ftl` under the key `file-<code>`.
//!
//! ```
//! let text = r#"
//! system = "sotc"
//! [[character]]
//! name = "Anna"
//! skills = { Fäuste = 3 }
//! "#;
//! let encounter = schwung_files::read(text, &schwung_files::Options::default()).expect("a right file");
//! assert_eq!(encounter.state.frame.sheets[0].name, "Anna");
//!
//! let wrong = text.replace("Fäuste", "Fauste");
//! let problems = schwung_files::read(&wrong, &schwung_files::Options::default()).expect_err("no such skill");
//! assert_eq!((problems[0].line, problems[0].column, problems[0].code), (5, 12, "unknown-skill"));
//! assert_eq!(problems[0].suggestion.as_deref(), Some("Fäuste"));
//! ```

#![deny(missing_docs)]

mod alias;
mod bare;
mod cast;
mod companion;
mod encounter;
mod extra;
mod format;
mod guard;
mod habits;
pub mod kit;
mod minions;
mod names;
mod node;
mod place;
mod problem;
mod read;
mod scene;
mod schema;
mod seats;
mod shape;
mod skills;
mod switches;
mod syntax;

pub use bare::quote_keys;
pub use encounter::Encounter;
pub use extra::{Extra, Extras};
pub use format::SYSTEMS;
pub use guard::LARGEST;
pub use problem::{CODES, Problem, Severity};
pub use read::{Options, extras, read, read_bytes, read_from, system_of};
pub use schema::{schema, schema_of};
pub use skills::default_frame;
