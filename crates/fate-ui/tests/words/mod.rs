mod books;
mod catalogue;
pub(crate) mod common;
mod events;
mod hidden;
mod ladder;
mod questions;
mod said;
mod state;
