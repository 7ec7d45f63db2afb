//! All integration tests of the crate as one program: one link, and procedures are compiled once.

mod common;
mod hidden;
mod hints;
mod keeping;
mod laws;
mod owner;
mod reactions;
