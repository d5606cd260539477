//! Connect Four: discs fall into seven columns of six squares, and four in a line win.

mod bits;
mod board;
mod groups;
mod openings;
mod perfect;
mod players;
mod position;
mod solver;
mod table;

pub use board::Board;
pub use groups::Group;
pub use openings::{Opening, Openings, OpeningsError};
pub use position::{Column, ConnectFour};
pub use solver::{Solved, Solver};
