//! All integration tests of the crate in one binary, so that procedures are compiled and linked only once.

mod decided;
#[path = "../../chances/tests/common/mod.rs"]
mod duels;
mod fought;
mod sums;
