//! The Go Text Protocol, version 2: the program that answers commands, and the player that gives them.

pub mod client;
pub mod server;
