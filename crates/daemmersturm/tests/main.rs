//! All integration tests of the crate as one program: one link, and procedures are compiled once.

mod client;
mod climbing;
mod combat;
mod common;
mod dice;
mod hosted;
mod laws;
mod library;
mod position;
mod profile_line;
mod properties;
mod protection;
mod senses;
mod shooting;
mod slice;
mod substances;
mod things;
mod turns;
