//! Tests in one binary, except those that start themselves as a server.

mod bad;
mod figures;
mod http;
mod player;
mod program;
mod reader;
