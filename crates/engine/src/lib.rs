//! The rules of Reversi.
