//! All integration tests of the crate as one program, which is linked once and compiles the rule procedures
//! once.

mod books;
mod common;
mod forms;
mod reference;
mod secrets;
mod veiled;
mod views;
