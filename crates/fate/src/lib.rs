//! The Fate engine: the rules of several Fate books, written once as plain functions that follow the text of
//! the books.
//!
//! A book is a [`Profile`]: data that selects one of several variants of each rule. The rules are in `rules`,
//! one file for each topic; the id of each rule stands above the line that implements it, in a comment such as
//! `//= sotc.stress.roll-up`.
//!
//! A [`Command`] begins a procedure. It reaches the outside world only through a [`Table`]: it rolls dice,
//! asks [`Question`]s, and tells [`Event`]s, which are the only things that change the [`State`]. The rules
//! know nothing of screens, storage, networks, clocks, random generators or languages. Where a rule leaves a
//! decision to the game master, it asks for a [`Judgement`]. [`Fate`] implements
//! [`System`](schwung_table::System) for the crates that run procedures: live, in replays, or in simulations
//! with a [`Sensible`] player.
//!
//! [`owner()`] and [`check_known`] return who may give a command; [`hints()`] and [`forecast`] compute exact chances.
//!
//! ```
//! use schwung_fate::{Adjust, ActorId, Effort, Profile, SkillId, Terms, Why};
//!
//! assert_eq!(Profile::ALL, ["sotc", "malmsturm", "freefate"]);
//!
//! let mut effort = Effort::new(ActorId(0), Some(SkillId(3)), Terms::NONE).plus(Why::Skill(SkillId(3)), 4);
//! effort.dice = -1;
//! assert_eq!(effort.adjust, Adjust::NONE);
//! assert_eq!(effort.total(), 3);
//! ```

#![deny(missing_docs)]

mod adjust;
mod apply;
mod axes;
mod command;
mod creation;
mod dice;
mod doing;
mod effort;
mod event;
mod eyes;
mod fights;
mod foes;
mod habits;
mod hints;
mod hosted;
mod ids;
mod judgement;
mod mark;
mod policy;
mod profile;
mod pyramid;
mod question;
mod reason;
mod revealed;
mod rules;
mod serial;
mod sheet;
mod sound;
mod state;
mod style;
mod sums;
mod switches;
mod system;
mod terms;

use schwung_table::Table;

pub use adjust::{Adjust, Bounds};
pub use axes::{
    BlockDuration, BoughtBonus, ConsequenceOrder, ContestDice, ContestTie, DefenceDice, DiceChoice, Doubles,
    Floor, Initiative, InitiativeSkill, LadderNames, PointBase, Prompt, SpinReading, StressMarking, Weight,
    ZeroShifts,
};
pub use command::*;
pub use creation::{Remark, RemarkKind, remarks, skills_at, skills_of};
pub use dice::FateDice;
pub use doing::{Doing, Opposition, ShiftUse};
pub use effort::Effort;
pub use event::{Event, EventByHand, EventToExplain};
pub use eyes::{Eyes, check_known, has_companion, joins, uses};
pub use hints::{Hint, Watch, forecast, hint_of_plan, hints, hit_ahead};

pub use ids::{ActorId, ActorSet, AgendaId, AspectId, AspectRef, Name, Side, SkillId, SkillSet, ZoneId};
pub use judgement::Judgement;

pub use policy::{Fighter, Sensible};
pub use profile::{BookId, Profile};
pub use pyramid::Pyramid;
pub use question::*;
pub use reason::{Bar, Reason};
pub use revealed::opponents;
pub use rules::{
    attack::braced, companion::companion_quality, companion::companion_skill, conflict::order_of,
    consequence::next_severity, contest::after_contest, contest::braced as contest_braced,
    contest::standing as contest_standing, initiative::even_split, lengthy::TIME_STEPS, means::after_defence,
    means::for_sale, movement::reach_of_sprint, stress::box_for, stress::track_length,
};
pub use schwung_table::{Position, Shared, SwitchKind, Wording};
pub use sheet::{
    Advance, Agenda, Companion, Frame, Gift, GiftKind, Minions, Reach, Roles, Sheet, Skill, Way,
};
pub use sound::{MOST_GIFTS, gifts_fit};
pub use state::*;
pub use style::Style;
pub use sums::sums_ahead;
pub use switches::{Switch, Switches};
pub use system::{Fate, Price};
pub use terms::{Modifier, Term, Terms, Why};

/// A table at which Fate is played.
pub trait FateTable: Table<System = Fate> {}
impl<T: Table<System = Fate>> FateTable for T {}
