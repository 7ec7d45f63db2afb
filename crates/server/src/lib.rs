//! The game server: tables over HTTP and WebSocket. It knows no rules.
//!
//! [`Settings`] from flags, environment and file make a [`Config`] with its [`Limits`]; [`Server::bind`] listens and
//! [`Server::run`] serves until it is told to stop. [`Fault`] covers all errors of requests.
//!
//! - Each open table has one task, which processes requests in order: it stores a record, then folds it into the game,
//!   then publishes it to all listeners, filtered by what each viewer may know.
//! - Commands carry ids and are carried out once, so clients may repeat them. A client that reconnects names the last
//!   record it has seen and receives the rest.
//! - Access requires a [`Token`], of which only the SHA-256 is stored. Rights change in the same transaction as the
//!   record that changes them.
//!
//! ```
//! use std::sync::Arc;
//!
//! use schwung_server::{Server, Settings};
//! use schwung_store::Memory;
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let settings = Settings::of_file("listen = '127.0.0.1:0'\nmax-tables = 3")?;
//! let server = Server::bind(settings.config("tables.db".into())?, Arc::new(Memory::new())).await?;
//! assert!(server.address().port() > 0);
//! server.run(async { /* stops at once */ }).await?;
//! # Ok(())
//! # }
//! ```

#![deny(missing_docs)]

mod admin;
mod app_state;
mod body;
mod client;
mod clock;
mod config;
mod dice;
mod elsewhere;
mod events;
mod fault;
#[doc(hidden)]
pub mod internal;
mod logging;
mod metrics;
mod middleware;
mod nodes;
mod open;
mod origin;
mod page;
mod params;
mod pass;
mod pictures;
mod places;
mod protocol;
mod quiet;
mod rates;
mod reach;
mod routes;
mod server;
mod settings;
mod shelf;
mod socket;
mod table;
mod tables;
mod tls;
mod token;
mod word;

pub use admin::{Admin, LinkKind, TableReport};
pub use config::{Config, Encryption, Keeping, Limits, LogStyle, Redirect, StoreAddress};
pub use fault::Fault;
pub use logging::start as log;
pub use open::{Access, OpenError, open_database, open_file, open_store};
pub use reach::{Reached, Unreached, reach};
pub use routes::openapi;
pub use server::{Invitation, Server, StartError, Visits, link};
pub use settings::{BadSetting, NAMES, PORT, Settings};
pub use tls::TlsError;
pub use token::Token;
