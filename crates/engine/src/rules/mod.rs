//! The rules: squares, boards, positions, games and their outcomes.

pub(crate) mod bitboard;
pub(crate) mod board;
pub(crate) mod game;
pub(crate) mod kernels;
pub(crate) mod moves;
pub(crate) mod outcome;
pub(crate) mod perft;
pub(crate) mod position;
pub(crate) mod setup;
pub(crate) mod square;
pub(crate) mod stability;
pub(crate) mod symmetry;
pub(crate) mod value;
