//! Forms build commands, predict correctly what is legal, and reveal no secrets.

#![allow(clippy::unwrap_used)]

mod commands;
mod scenes;
mod secrets;
mod sessions;
mod sheets;
mod staging;
