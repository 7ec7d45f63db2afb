//! All integration tests of the crate as one program: one link, and procedures are compiled once.

mod any;
mod brute;
mod cases;
mod cost;
mod hostile;
mod measured;
mod notation;
mod odds;
