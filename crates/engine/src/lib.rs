//! The interface of a rule system for servers and tools.
//!
//! - [`Engine`] opens tables and conflicts of one system. It is object-safe, so its users do not depend on the system.
//! - [`AnyGame`] is a table: it decides what a deed does, applies stored records and renders views.
//! - [`AnyFight`] is a conflict: it computes odds, simulations and exact solutions.
//! - [`AnyInsight`] is a fight that was fought: it tells luck from decisions.
//! - [`Setup`] is what a system provides: how its tables are set up, shown and described. [`Of`] derives the [`Engine`] from
//!   it: `pub static ENGINE: &dyn Engine = &Of::<ZeroSpaceSetup>::NEW`.
//!
//! All code here is generic and depends on no particular system. The list of books is in `schwung-systems`.
//!
//! ```
//! use schwung_engine::Engine;
//! use schwung_rulebook::Lang;
//!
//! // Any engine will do: nothing below knows its rules.
//! let engine: &dyn Engine = schwung_zerospace_ui::ENGINE;
//! let file = "system = \"zerospace\"\n[[character]]\nname = \"Anna\"\n[[character]]\nname = \"Boris\"\n";
//! let fight = engine.fight(file, None, "zerospace", Lang::En, 1).map_err(|it| it.join("\n")).expect("a valid file");
//! assert!(fight.odds("Anna attacks Boris").is_ok_and(|views| !views.is_empty()));
//!
//! // Problems are lines in the reader's language.
//! assert!(engine.fight("[[charakter]]", None, "zerospace", Lang::De, 1).is_err());
//! ```

#![deny(missing_docs)]

mod actor;
mod advance;
mod ahead;
mod any;
mod approval;
mod balance;
mod campaign;
mod character;
mod engine;
mod evening;
mod export;
mod fight;
mod figures;
mod found;
mod habit_turn;
mod habits;
mod import;
mod insight;
mod let_play;
mod off;
mod open;
mod opened;
mod played;
mod plays;
mod problems;
mod recap;
mod refusal;
mod setup;
mod staging;
mod switches;
mod texts;
mod usual;
mod veiled;
mod weighed;
mod what_if;

pub use any::{AnyGame, Comparison, Continued, Decided, ParsedDeed};
pub use balance::{Balance, Encounters, Kind, Wish};
pub use campaign::part_with;
pub use engine::{Engine, Of};
pub use export::{FORMAT, Proof, VERSION, prove};
pub use fight::{AnyFight, Fighter, NoFight, Pairing, PairingSide, Tournament};
pub use habit_turn::HabitTurn;
pub use insight::{AnyCourses, AnyInsight, CoursesSoFar, PersonRolls, dice_of_tables};
pub use open::{Begun, LoadError, NoSandbox, Opener, Sandboxed};
pub use opened::Opened;
pub use recap::Which;
pub use refusal::Refusal;
pub use schwung_chances::{
    Cost,
    balance::{Interval, Limits, Tally},
};
pub use setup::{Answer, Command, Prepared, Question, Setup, State};
pub use switches::{HouseRule, Listed};
pub use texts::texts;
pub use veiled::veiled;
