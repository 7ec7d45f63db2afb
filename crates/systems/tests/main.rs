//! All integration tests of the crate in one binary, so that procedures are compiled and linked only once.

mod advances;
mod approval;
mod balance;
mod campaign;
mod characters;
mod coach;
mod commits;
mod compat;
mod daemmersturm;
mod differences;
mod fights;
mod free;
mod habits;
mod hidden;
mod imports;
mod insight;
mod keepsake;
mod numbers;
mod plans;
mod playbook;
mod protocol;
mod scenes;
mod stored;
mod tables;
mod veiled;
mod what_if;
