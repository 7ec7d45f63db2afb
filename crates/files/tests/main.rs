//! All integration tests of the crate as one program, which is linked once and compiles the rule procedures
//! once.

mod encounters;
mod mutations;
mod problems;
