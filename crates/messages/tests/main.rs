//! All integration tests of the crate as one program.

mod catalogue;
mod sources;
