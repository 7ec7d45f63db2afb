//! All integration tests in one binary: it is linked once, and procedures are compiled once.

mod common;
mod fork;
mod json;
mod laws;
mod plain;
mod plans;
mod table;
