//! All integration tests of the crate in one binary, so that procedures are compiled and linked only once.

mod files;
#[path = "../../transcript/tests/hold/mod.rs"]
mod hold;
#[path = "../../transcript/tests/told/mod.rs"]
mod lines_told;
mod plays;
mod reference;
mod script;
mod secrets;
mod skills;
mod told;
mod typed;
mod veiled;
mod views;
mod views_asked;
mod views_books;
mod views_common;
mod views_contest;
mod views_extra;
mod views_forms;
mod views_results;
mod words;
