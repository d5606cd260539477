//! Exact results of endings, by counting every line out.
//!
//! It is the plain alpha-beta search of [`crate::minimax`] with the discs at the end as value, which
//! is enough for the last dozen squares.

use std::fmt;

use crate::board::Board;
use crate::minimax::{Minimax, Points, Strategy, Stuck};
use crate::score::DiscDiff;
use crate::square::Square;

/// The most empty squares for which an ending is counted out: a few seconds at worst.
pub const MAX_SOLVE_EMPTIES: u32 = 14;

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
    /// Positions visited.
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
    let mut search = Minimax::new(&FinalCount);
    let moves = search.best_moves(board, empties);
    let best = moves.into_iter().next().ok_or(SolveError::NoMove)?;
    let score = DiscDiff::from_discs(best.points.0).expect("the worth of a line is a final count");
    Ok(Solution {
        score,
        line: best.line,
        nodes: search.nodes(),
    })
}

/// The value of a position is its final count.
struct FinalCount;

impl Strategy for FinalCount {
    fn leaf(&self, board: Board, _last: Option<Square>) -> Points {
        Points(i32::from(DiscDiff::of_finished(board).discs()))
    }

    fn stuck(&self, board: Board, _depth: u32) -> Stuck {
        if board.is_over() {
            Stuck::Worth(self.leaf(board, None))
        } else {
            Stuck::Passes
        }
    }

    fn order(&self, _square: Square, after: Board) -> i32 {
        after.legal_moves().len() as i32
    }
}
