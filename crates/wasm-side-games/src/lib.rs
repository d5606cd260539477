//! The module `reversi-side-games`: what `reversi-bindings` holds of Tic-Tac-Toe and Connect Four.

pub use reversi_bindings::*;
