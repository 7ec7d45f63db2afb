//! All integration tests of the crate as one program.

mod coach;
mod reference;
