//! Plays: scenes written as text. They run by the rules, and serve as the tests of those rules.
//!
//! A play contains sheets, commands, dice, answers, and the log as players read it. It names the rules that
//! it proves. It fails if a die or an answer was not used, if an input is missing, or if the log differs. The
//! format is described in `docs/plays.md`.
//!
//! A [`PlayOf`] is the play of some system. [`run`] runs it as a server would, with a [`Driver`] for inputs
//! that the play does not contain, and returns a [`ReportOf`]; [`updated`] writes the results back into the
//! play. [`OutcomeOf::steps`] has what happened, input by input. [`perform_of`] carries out a single command. A system
//! implements [`Script`] to have plays; [`system_of`] tells which book a file belongs to.
//!
//! [`Cursor`] reads lines, [`LineError`] says where a line is wrong and what would be valid there.
//!
//! ```
//! use schwung_rulebook::Lang;
//! use schwung_transcript::{Cursor, in_quotes};
//!
//! let mut cursor = Cursor::new("pushes 3 zones", Lang::En);
//! assert!(cursor.word("pushes"));
//! assert_eq!(cursor.number::<u8>(0, 9), Ok(3));
//! assert!(cursor.end().is_err());
//! assert_eq!(in_quotes("Foggy"), "\"Foggy\"");
//! ```

#![deny(missing_docs)]

mod cursor;
mod driver;
mod error;
mod faces;
mod fold;
mod head;
mod input;
mod json;
mod lines;
mod names;
mod own;
mod play;
mod quotes;
mod report;
mod rewrite;
mod run;
mod runner;
mod script;
mod step;
mod system;
mod told;
mod update;

pub use cursor::{Cursor, Sort};
pub use driver::{Driver, Strict, ThrowOf};
pub use error::{Arg, Expected, Key, Later, LineError};
pub use faces::read_faces;
pub use fold::{nearest, same};
pub use json::event_json;
pub use play::PlayOf;
pub use quotes::in_quotes;
pub use report::{OutcomeOf, ReportOf, UsedOf};
pub use run::{perform_of, run, run_for};
pub use runner::Strictness;
pub use script::{
    AnswerOf, CommandOf, EventOf, LabelledOf, PriceOf, QuestionOf, ReasonOf, Script, Start, StateOf,
    choices_of, default_answer_of, parse_answer_of, reason_of, written_choices_of,
};
pub use step::{DidOf, RefusedOf, StepOf};
pub use system::system_of;
pub use update::updated;
