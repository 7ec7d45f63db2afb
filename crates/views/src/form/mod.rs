//! Building blocks of forms, for any system: fields, and finding out which choices are legal now.

pub mod field;
mod trying;

pub use trying::{Trying, put, settled};
