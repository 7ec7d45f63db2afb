//! All integration tests of the crate in one binary, so that procedures are compiled and linked only once.

mod checks;
mod combat;
mod common;
mod force;
mod hints;
mod hosted;
mod laws;
mod limits;
mod movement;
mod order;
mod plain;
mod points;
mod properties;
mod special;
