//! All integration tests of the crate as one program: one link, and procedures are compiled once.

mod books;
mod catalogue;
mod common;
mod events;
mod hidden;
mod ladder;
mod questions;
mod state;
