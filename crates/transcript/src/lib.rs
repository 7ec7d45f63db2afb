//! Plays: scenes written as text. They run by the rules, and serve as the tests of those rules.
//!
//! A play contains sheets, commands, dice, answers, and the log as players read it. It names the rules that
//! it proves. It fails if a die or an answer was not used, if an input is missing, or if the log differs. The
//! format is described in `docs/plays.md`; [`verbs`] lists the commands.
//!
//! A [`PlayOf`] is the play of some system. [`run`] runs it as a server would, with a [`Driver`] for inputs
//! that the play does not contain, and returns a [`ReportOf`]; [`updated`] writes the results back into the
//! play. [`perform_of`] carries out a single command. A system implements [`Script`] to have plays;
//! [`system_of`] tells which book a file belongs to.
//!
//! For Fate there are [`Play`] and other short names. [`parse_command`], [`choices`] and [`parse_answer`] are
//! useful wherever people type commands; [`event_json`] is for tools.
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

mod cursor;
mod driver;
mod error;
mod faces;
mod fate;
mod fold;
mod head;
mod input;
mod lines;
mod play;
mod report;
mod run;
mod script;
mod system;
mod update;

use schwung_fate::Fate;

pub use cursor::{Cursor, Sort, in_quotes};
pub use driver::{Driver, Strict, ThrowOf};
pub use error::{Arg, Expected, Key, Later, LineError};
pub use fate::{
    PLAN, Verb, choices, default_answer, event_json, label, parse_answer, parse_command, perform, verbs,
};
pub use fold::{nearest, same};
pub use play::PlayOf;
pub use report::{OutcomeOf, ReportOf, UsedOf};
pub use run::{Strictness, perform_of, run};
pub use script::{
    AnswerOf, CommandOf, EventOf, LabelledOf, PriceOf, QuestionOf, ReasonOf, Script, Start, StateOf,
    choices_of, default_answer_of, parse_answer_of, reason_of, written_choices_of,
};
pub use system::system_of;
pub use update::updated;

/// A play of Fate.
pub type Play = PlayOf<Fate>;
/// The report on a play of Fate.
pub type Report = ReportOf<Fate>;
/// The outcome of a block in a play of Fate.
pub type Outcome = OutcomeOf<Fate>;
/// An input of a play of Fate that was used.
pub type Used = UsedOf<Fate>;
/// Dice that a play of Fate is waiting for.
pub type Throw = ThrowOf<Fate>;
/// A choice in Fate, and how it is written.
pub type Labelled = LabelledOf<Fate>;
