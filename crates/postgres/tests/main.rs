//! Tests on a real PostgreSQL. Without one, they say that they are skipped.

mod laws;
mod traps;
