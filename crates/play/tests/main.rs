//! All integration tests of the crate as one program: one link, and procedures are compiled once.

mod after;
mod effects;
mod keeping;
mod toy;
