//! All integration tests of the crate as one program: one link, and procedures are compiled once.

mod encounters;
mod mutations;
mod problems;
