//! All integration tests of the crate as one program, which is linked once and compiles the rule procedures
//! once.

mod axes;
mod bilingual;
mod books;
mod commands;
mod common;
mod docs;
mod failures;
mod hold;
mod messages;
mod plays;
mod random;
