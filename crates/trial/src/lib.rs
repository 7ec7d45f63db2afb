//! System tests of a running server, seen from outside.
//!
//! - [`load`] plays at many tables at once and measures latencies.
//! - [`keep`] measures start, memory, and how much imports and backups delay those who play.
//! - [`kill`] repeatedly kills the server while people play, and verifies that nothing acknowledged is lost.
//!
//! They start the server program themselves ([`program`]), talk to it on this machine only, and end on their own.
//! Clients use minimal [`http`] and WebSocket ([`client`]) implementations; [`seats`] opens tables, and [`player`]
//! generates moves that are mostly legal. `docs/measuring.md` explains how to read the reports.
//!
//! ```
//! use std::{io::{Read as _, Write as _}, net::TcpListener, thread};
//! use schwung_trial::http;
//!
//! // Something that answers one request.
//! let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
//! let server = http::Server::from(listener.local_addr().expect("an address"));
//! thread::spawn(move || {
//!     let (mut socket, _) = listener.accept().expect("a client");
//!     let _ = socket.read(&mut [0; 1024]);
//!     socket.write_all(b"HTTP/1.0 200 OK\r\n\r\n{\"ok\":true}").expect("a client that listens");
//! });
//!
//! let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
//! // A client with an address of its own, as behind a proxy: limits are for each address.
//! let answer = runtime.block_on(http::get(server.for_client(7), "/health", None)).expect("an answer");
//! assert_eq!((answer.status, answer.text().as_str()), (200, "{\"ok\":true}"));
//! ```

#![deny(missing_docs)]

pub mod client;
pub mod disk;
pub mod figures;
pub mod http;
pub mod keep;
pub mod kill;
pub mod load;
#[cfg(unix)]
pub mod nodes;
pub mod player;
pub mod program;
pub mod reader;
pub mod seats;

mod ledger;
mod loaded;
mod person;
