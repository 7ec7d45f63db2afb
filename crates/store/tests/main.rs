//! All integration tests in one binary.

mod chain;
#[cfg(unix)]
mod kill;
mod memory;
mod sqlite;
mod transfer;
