//! All integration tests in one binary.

mod book;
mod lang;
mod nearest;
mod questions;
mod search;
mod stem;
mod validation;
