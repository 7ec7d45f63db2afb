//! All integration tests of the crate as one program: one link, and procedures are compiled once.

mod commands;
mod lines;
mod plays;
mod random;

mod files;
mod secrets;
mod views;
mod views_common;
mod views_forms;
mod words;
