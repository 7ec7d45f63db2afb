//! All integration tests of the crate in one binary, so that it links once and compiles the procedures once.

mod commands;
#[path = "../../transcript/tests/hold/mod.rs"]
mod hold;
mod lines;
#[path = "../../transcript/tests/told/mod.rs"]
mod lines_told;
mod odds;
mod plays;
mod random;
mod reference;

mod doings;
mod files;
mod scenes;
mod secrets;
mod told;
mod typed;
mod views;
mod views_client;
mod views_common;
mod views_forms;
mod views_profiles;
mod views_rolls;
mod words;
