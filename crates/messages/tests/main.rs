//! All integration tests of the crate as one program, which is linked once and compiles the rule procedures
//! once.

mod books;
mod catalogue;
mod common;
mod events;
mod hidden;
mod ladder;
mod questions;
mod state;
