//! The module `reversi-threads`: `reversi-worker` for several workers, which share its memory.

pub use reversi_bindings::*;
