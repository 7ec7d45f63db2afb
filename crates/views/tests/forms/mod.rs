//! Forms: what they build is a command, what they call legal is, and they tell nobody a secret.

#![allow(clippy::unwrap_used)]

mod build;
mod commands;
mod scenes;
mod secrets;
mod sheets;
mod staging;
