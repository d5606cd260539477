//! The rules: squares, boards, positions, games, and the exact results of finished ones.

pub(crate) mod bitboard;
pub(crate) mod board;
pub(crate) mod game;
pub(crate) mod kernels;
pub(crate) mod perft;
pub(crate) mod position;
pub(crate) mod rng;
pub(crate) mod score;
pub(crate) mod square;
pub(crate) mod stability;
pub(crate) mod symmetry;
