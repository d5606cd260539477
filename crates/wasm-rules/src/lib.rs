//! The module `reversi-rules`: what `reversi-bindings` holds without the engine.

pub use reversi_bindings::*;
