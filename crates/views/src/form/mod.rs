//! What forms are made of, whatever the system: fields, and finding out what of a form is legal now.

pub mod field;
mod trying;

pub use trying::{Trying, put, settled};
