//! Plays and typed commands of the Fate books.

/// The Fate books in plays and at the terminal.
pub use schwung_fate::Fate as Typed;
