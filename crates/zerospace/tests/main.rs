//! All integration tests of the crate as one program: one link, and procedures are compiled once.

mod checks;
mod combat;
mod common;
mod force;
mod hints;
mod hosted;
mod laws;
mod movement;
mod order;
mod points;
mod properties;
mod special;
