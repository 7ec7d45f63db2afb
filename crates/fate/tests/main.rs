//! All integration tests of the crate as one program, which is linked once and compiles the rule procedures
//! once.

mod asking;
mod common;
mod creation;
mod dice;
mod hidden;
mod hints;
mod keeping;
mod laws;
mod limits;
mod owner;
mod plain;
mod reactions;
mod zones;
