//! Tables over HTTP and WebSocket. No rules are known here.
//!
//! Each open table has one task. It stores what was decided, then folds it in, then tells everybody who listens, each
//! as much as that viewer may know. What a client says more than once is done once. Whoever loses the connection says
//! what was seen last and gets the rest.
//!
//! A token is all that lets somebody in; its SHA-256 is all that is stored of it. Rights change in the same
//! transaction as the record that changes them.

#![deny(missing_docs)]

mod asked;
mod body;
mod clock;
mod config;
mod dice;
mod entrance;
mod events;
mod fault;
mod hall;
mod in_order;
mod logging;
mod metrics;
mod origin;
mod packed;
mod page;
mod pass;
mod places;
mod protocol;
mod rates;
mod reader;
mod routes;
mod server;
mod settings;
mod socket;
mod table;
mod tables;
mod token;

pub use config::{Config, Limits, LogStyle};
pub use fault::Fault;
pub use logging::start as log;
pub use protocol::openapi;
pub use server::{Invitation, Server, StartError, link};
pub use settings::{BadSetting, NAMES, PORT, Settings};
pub use token::Token;
