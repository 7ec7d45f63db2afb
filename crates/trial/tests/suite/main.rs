//! All tests in one binary, except those that restart themselves as a server.

mod bad;
mod figures;
mod http;
mod player;
mod program;
mod reader;
