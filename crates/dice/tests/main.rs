//! All integration tests of the crate in one binary, which is linked only once.

mod any;
mod brute;
mod cases;
mod cost;
mod hostile;
mod measured;
mod notation;
mod odds;
mod phrases;
