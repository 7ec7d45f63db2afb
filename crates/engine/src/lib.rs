//! A rule system as servers and tools see it.
//!
//! [`AnyGame`] is a table and [`AnyFight`] a conflict to be counted out, both of any system. [`Engine`] opens them. A
//! system provides a [`Setup`], which says how its tables begin and how they are shown; [`Of`] makes an [`Engine`] of it:
//!
//! ```ignore
//! pub static ENGINE: &dyn Engine = &Of::<ZeroSpaceSetup>::NEW;
//! ```
//!
//! Everything here is generic over systems and depends on none. The list of books is in `schwung-systems`.

#![deny(missing_docs)]

mod any;
mod engine;
mod export;
mod fight;
mod import;
mod open;
mod played;
mod recap;
mod refused;
mod setup;
mod switches;
mod texts;

pub use any::{AnyGame, Decided, Refused};
pub use engine::{Engine, Of};
pub use export::{FORMAT, VERSION};
pub use fight::{AnyFight, NoFight};
pub use open::{Begun, LoadError, Opened, Opener};
pub use schwung_chances::Cost;
pub use setup::{Answer, Command, Prepared, Question, Setup, State};
pub use switches::{HouseRule, Listed, SwitchWords};
pub use texts::texts;
