//! A crate without code: its manifest selects features of shared dependencies.
//!
//! Cargo builds a dependency with the features that the selected crates ask for. `cargo test -p schwung-fate` and
//! `cargo test -p schwung-server` would therefore compile many dependencies twice, and the crates of the workspace on
//! top of them. This crate is a development dependency of the others and asks for everything that any of them needs;
//! the feature `full` of the crates of the workspace does the same for their own features. The program that users get
//! is not affected.
//!
//! `cargo xtask features` checks this and says what is missing.

#![deny(missing_docs)]
