//! All integration tests in one binary: it is linked once, and procedures are compiled once.

mod balance;
mod check;
mod common;
mod daemmersturm;
mod database;
mod documents;
mod encounters;
mod habits;
mod hostile;
mod insight;
mod keeping;
mod man;
mod messages;
mod odds;
mod play;
mod roll;
mod rules;
mod serve;
mod session;
mod verdicts;
mod what_if;
mod zerospace;
