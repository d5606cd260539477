//! Exact results of endings.

use crate::eval::Weights;
use crate::rules::board::Board;
use crate::rules::score::DiscDiff;
use crate::rules::square::Square;
use crate::search::{Limits, Searcher};

/// The table grows with the number of empty squares up to 2^19 pairs of entries (32 MiB).
const MAX_TABLE_BITS: u32 = 19;

/// An ending counted out.
///
/// ```
/// use reversi_engine::{parse_position, solve};
///
/// let full = "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXO- X";
/// let solution = solve(parse_position(full)?.board()).expect("h8 is legal");
/// assert_eq!((solution.score.discs(), solution.pv.len()), (64, 1));
/// # Ok::<(), reversi_engine::BoardTextError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The result with best play of both sides, for the side to move.
    pub score: DiscDiff,
    /// A best line to the end, without passes; its first move is a best move.
    pub pv: Vec<Square>,
    /// Positions visited to find the score.
    pub nodes: u64,
}

/// Counts the ending out, or says `None` where the side to move has no move. Each further empty square
/// makes it about three times longer; twenty take about a second.
///
/// ```
/// use reversi_engine::{parse_position, solve};
///
/// let text = "XXXXXOX-XXXOOOOOXXXXXOOOXXXXOOXOXXXXXOXOOOOXXOXOOOXXXOXOOOOOOO-O X";
/// let solution = solve(parse_position(text)?.board()).expect("Black has a move");
/// assert_eq!(solution.score.discs(), 33 - 31);
/// assert_eq!(solution.pv[0].to_string(), "g8");
/// # Ok::<(), reversi_engine::BoardTextError>(())
/// ```
pub fn solve(board: Board) -> Option<Solution> {
    let mut searcher = Searcher::with_table(
        Weights::builtin(),
        board.empties().len().min(MAX_TABLE_BITS),
    );
    let report = searcher.search(board, &Limits::default(), &mut |_| {})?;
    Some(Solution {
        score: DiscDiff::nearest(report.value),
        pv: report.pv,
        nodes: report.nodes,
    })
}
