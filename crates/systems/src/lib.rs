//! The closed set of rule systems: for whoever must hold a table of any of them, as a server must.
//!
//! [`AnyGame`] is a table whose system does not matter. A further system joins with its views, a line in [`BOOKS`]
//! and a variant of [`Engine`], which says how its tables begin; nothing else changes.

#![deny(missing_docs)]

mod any;
mod books;
mod budget;
mod engine;
mod export;
mod fight;
mod import;
mod open;
mod played;
mod recap;
mod refused;
mod request;
mod switches;
mod texts;

pub use any::{AnyGame, Decided, Refused};
pub use books::{BOOKS, Book};
pub use engine::Engine;
pub use export::{FORMAT, VERSION};
pub use fight::{AnyFight, NoFight, fight, fight_beside};
pub use import::FILE_MEMORY;
pub use open::{LoadError, Opened, Unopened, load, open, open_request};
pub use schwung_chances::Cost;
pub use switches::{HouseRule, switches};
pub use texts::texts;
