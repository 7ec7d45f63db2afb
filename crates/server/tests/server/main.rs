//! Integration tests over HTTP and WebSocket. Each test has its own server on a free port.

mod api;
mod approval;
mod attacks;
mod balance;
mod campaigns;
mod chain;
mod client;
mod commands;
mod compat;
mod differences;
mod examples;
mod habits;
mod ids;
mod insight;
mod internal;
mod keepsake;
mod kept;
mod limits;
mod messages;
mod middleware;
#[cfg(unix)]
mod nodes;
mod odds;
mod playable;
mod restart;
mod scenes;
mod seats;
mod served;
mod shelves;
mod simulation;
mod stream;
mod tls;
mod tokens;
mod unseen;
mod what_if;
