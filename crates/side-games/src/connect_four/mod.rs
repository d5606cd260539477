//! Connect Four: discs fall into seven columns of six squares, and four in a line win.

mod bits;
mod board;
mod column;
mod groups;
mod perfect_player;
mod rules;
mod solver;
mod table;
mod verdicts;

/// Bits of the board.
pub(crate) const BITS: u32 = bits::COLUMNS * bits::COLUMN_BITS;

pub use board::Board;
pub use column::Column;
pub use rules::GAME;
pub use solver::{Solved, Solver};
pub use verdicts::{VERDICT_DISCS, Verdicts, undecided};
