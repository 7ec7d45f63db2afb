//! All integration tests of the crate in one binary, so that procedures are compiled and linked only once.

mod advances;
mod approval;
mod asked;
mod balance;
mod campaign;
mod characters;
mod coach;
mod commits;
mod compat;
mod daemmersturm;
mod demos;
mod differences;
mod fights;
mod foretold;
mod free;
mod habits;
mod hidden;
mod imports;
mod insight;
mod keepsake;
mod newcomers;
mod numbers;
mod plans;
mod playable;
mod playbook;
mod protocol;
mod scenes;
mod stored;
mod tables;
mod tournament;
mod veiled;
mod what_if;

/// JSON by way of text: views that are also written as values would be compiled twice.
fn json_of(of: &impl serde::Serialize) -> serde_json::Value {
    let text = serde_json::to_vec(of).expect("it is data");
    serde_json::from_slice(&text).expect("it is JSON")
}
