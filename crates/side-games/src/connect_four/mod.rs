//! Connect Four: discs fall into seven columns of six squares, and four in a line win.

pub(crate) mod bits;
mod board;
mod groups;
mod openings;
mod players;
mod position;
pub(crate) mod solver;
mod table;

pub use board::Board;
pub use groups::Group;
pub use openings::{Opening, Openings, OpeningsError};
pub(crate) use players::EXPERT_PLIES;
pub use position::{Column, ConnectFour};
pub use solver::{Solved, Solver};
