//! Puts a running server on trial, from outside: clients that play, and what they measure.
//!
//! [`load`] plays on many tables at once and measures how long everybody waits; [`kill`] kills the server again and
//! again while people play and looks for what was lost. Both start the server themselves and speak to it on this
//! machine only; both stop by themselves. `docs/measuring.md` says how to read what they print.

#![deny(missing_docs)]

pub mod client;
pub mod http;
pub mod kill;
pub mod load;
pub mod player;
pub mod program;
pub mod seats;

mod figures;
mod ledger;
mod loaded;
mod person;
mod reader;
