//! All integration tests of the crate as one program: one link, and procedures are compiled once.

mod areas;
mod client;
mod climbing;
mod combat;
mod common;
mod dice;
mod groups;
mod guns;
mod hosted;
mod lasting;
mod laws;
mod library;
mod magic;
mod marks;
mod position;
mod profile_line;
mod properties;
mod protection;
mod resources;
mod senses;
mod shooting;
mod slice;
mod substances;
mod swarms;
mod things;
mod turns;
