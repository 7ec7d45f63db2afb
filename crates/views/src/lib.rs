//! Views of a table for each viewer, and the types that go over the wire.
//!
//! Everything that the server sends is one of the types in [`wire`]. They are filled for one viewer by
//! exhaustive matches, so that a new event or fact does not compile until somebody decides who sees it.
//!
//! A [`Look`] is a table together with a viewer and a language. A system implements [`Shown`] to provide its
//! views: scene, questions, log lines, forms, chances. [`view`] and [`lines`] combine them with what is
//! common to all systems, such as seats, notes and pauses, into a complete [`View`](wire::View) and the
//! [`Line`](wire::Line)s of its log. [`coach`] compares the chances of answers. [`form`] and [`switches`] help systems to build their forms, [`house`]
//! provides the log lines about the table itself.
//!
//! Messages are JSON:
//!
//! ```
//! use schwung_views::wire::{ClientMessage, Do};
//!
//! let text = r#"{"do": {"id": "a1", "what": {"say": "Anna attacks Boris with Fists"}}}"#;
//! let message: ClientMessage = serde_json::from_str(text).expect("a message");
//! let say = Do::Say("Anna attacks Boris with Fists".to_owned());
//! assert_eq!(message, ClientMessage::Do { id: "a1".to_owned(), what: say });
//! ```

#![deny(missing_docs)]

mod beat;
pub mod coach;
pub mod form;
mod free;
pub mod house;
mod lines;
mod look;
mod numbers;
#[cfg(feature = "ts")]
pub mod reference;
mod same;
mod shown;
mod still;
pub mod switches;
mod table;
mod told;
mod translated;
pub mod wire;

pub use beat::{Beat, BeatKind};
pub use free::{NotTaken, free_of_gm, seats_to_join, take};
pub use lines::{each_numbered_line, lines, numbered_lines};
pub use look::Look;
pub use numbers::Numbers;
pub use same::Same;
pub use shown::{AnswerOf, Brought, CommandOf, Condition, Part, Shown, Staged, StateOf};
pub use still::{Onlooker, Still};
pub use table::{numbered_view, pictures, view};
