//! What each viewer of a table sees, and the types that go over the wire.
//!
//! `views` is the only road to a socket: whatever leaves the server is one of the types in [`wire`], made for one
//! viewer by an exhaustive match, so that a new event or fact does not compile until somebody decides who sees it.
//!
//! [`view`] and [`lines`] show a table of any system that is [`Shown`].

#![deny(missing_docs)]

#[cfg(feature = "ts")]
mod docs;
mod fate;
pub mod form;
pub mod house;
#[cfg(feature = "ts")]
mod reference;
mod shown;
pub mod switches;
mod table;
#[cfg(feature = "ts")]
mod typescript;
pub mod wire;

#[cfg(feature = "ts")]
pub use reference::reference;
pub use shown::{Brought, CommandOf, Look, Shown, Staged, StateOf};
pub use table::{lines, view};
#[cfg(feature = "ts")]
pub use typescript::typescript;
