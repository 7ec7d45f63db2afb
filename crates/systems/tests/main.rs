//! All integration tests of the crate as one program: one link, and procedures are compiled once.

mod compat;
mod daemmersturm;
mod fights;
mod hidden;
mod imports;
mod playbook;
mod tables;
