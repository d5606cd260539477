//! The module `reversi-worker`: what `reversi-bindings` holds without the notations.

pub use reversi_bindings::*;
