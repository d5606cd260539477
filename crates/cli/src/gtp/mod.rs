//! The Go Text Protocol, version 2: a server, which answers commands, and a client, which gives
//! them.

pub mod client;
pub mod server;
