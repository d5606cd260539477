//! Exact results of endings.

use std::fmt;

use crate::board::Board;
use crate::score::DiscDiff;
use crate::search::endgame::Solver;
use crate::square::Square;

/// The most empty squares for which an ending is counted out: seconds, seldom more.
pub const MAX_SOLVE_EMPTIES: u32 = 20;

/// Why an ending cannot be solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolveError {
    /// More than [`MAX_SOLVE_EMPTIES`] squares are empty.
    TooManyEmpties(u32),
    /// The side to move has no move.
    NoMove,
}

impl fmt::Display for SolveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SolveError::TooManyEmpties(empties) => {
                write!(
                    f,
                    "{empties} squares are empty; at most {MAX_SOLVE_EMPTIES} can be counted out"
                )
            }
            SolveError::NoMove => f.write_str("the side to move has no move"),
        }
    }
}

impl std::error::Error for SolveError {}

/// An ending counted out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The result with best play of both sides, for the side to move.
    pub score: DiscDiff,
    /// A best line to the end, without passes; its first move is a best move.
    pub line: Vec<Square>,
    /// Positions visited to find the score.
    pub nodes: u64,
}

/// Counts the ending out.
///
/// # Errors
/// If there is no move or too many squares are empty.
///
/// ```
/// use reversi_engine::{parse_position, solve};
///
/// let text = "XXXXXOX-XXXOOOOOXXXXXOOOXXXXOOXOXXXXXOXOOOOXXOXOOOXXXOXOOOOOOO-O X";
/// let solution = solve(parse_position(text)?.board())?;
/// assert_eq!(solution.score.discs(), 33 - 31);
/// assert_eq!(solution.line[0].to_string(), "g8");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn solve(board: Board) -> Result<Solution, SolveError> {
    let empties = board.empties().len();
    if empties > MAX_SOLVE_EMPTIES {
        return Err(SolveError::TooManyEmpties(empties));
    }
    if board.legal_moves().is_empty() {
        return Err(SolveError::NoMove);
    }
    let mut solver = Solver::new(empties);
    let score = solver.exact(board);
    let nodes = solver.nodes();
    Ok(Solution {
        score,
        line: solver.best_line(board, score),
        nodes,
    })
}
