//! Servers as people and programs meet them: over HTTP and sockets. Each test has a server of its own on a free
//! port.

mod api;
mod attacks;
mod client;
mod commands;
mod entrance;
mod limits;
mod messages;
mod odds;
mod restart;
mod seats;
mod served;
mod stream;
mod tokens;
