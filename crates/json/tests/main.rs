//! All integration tests of the crate as one program.

mod difference;
mod text;
