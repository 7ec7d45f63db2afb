//! All integration tests of the crate as one program: one link, and procedures are compiled once.

mod books;
mod common;
mod forms;
mod secrets;
mod typescript;
mod veiled;
mod views;
