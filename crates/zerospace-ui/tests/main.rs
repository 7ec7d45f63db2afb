//! All integration tests of the crate in one binary, so that procedures are compiled and linked only once.

mod attacks;
mod commands;
mod files;
#[path = "../../transcript/tests/hold/mod.rs"]
mod hold;
mod lines;
#[path = "../../transcript/tests/told/mod.rs"]
mod lines_told;
mod plays;
mod proposals;
mod random;
mod reference;
mod scenes;
mod secrets;
mod switches;
mod told;
mod typed;
mod views;
mod views_common;
mod views_forms;
mod words;
