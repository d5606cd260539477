//! Conversations by the protocols that the program speaks.

mod gtp;
mod nboard;
mod program;
mod ugi;
