//! All integration tests of the crate in one binary, so that procedures are compiled and linked only once.

mod after;
mod effects;
mod keeping;
mod toy;
