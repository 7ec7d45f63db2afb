//! System tests of a running server, seen from outside.
//!
//! - [`load`] plays at many tables at once and measures latencies.
//! - [`keep`] measures start, memory, and how much imports and backups delay those who play.
//! - [`kill`] repeatedly kills the server while people play, and verifies that nothing acknowledged is lost.
//!
//! They start the server program themselves ([`program`]), talk to it on this machine only, and end on their own.
//! Clients use minimal [`http`] and WebSocket ([`client`]) implementations; [`seats`] opens tables, and [`player`]
//! generates moves that are mostly legal. `docs/measuring.md` explains how to read the reports.

#![deny(missing_docs)]

pub mod client;
pub mod disk;
pub mod http;
pub mod keep;
pub mod kill;
pub mod load;
#[cfg(unix)]
pub mod nodes;
pub mod player;
pub mod program;
pub mod seats;

mod figures;
mod ledger;
mod loaded;
mod person;
mod reader;
