//! The module `reversi-wasm`: everything in `reversi-bindings`.

pub use reversi_bindings::*;
