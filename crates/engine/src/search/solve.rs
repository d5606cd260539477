//! Exact solution of endgames.

use std::num::NonZeroUsize;

use super::{Limits, Searcher, params};
use crate::eval::Weights;
use crate::rules::board::Board;
use crate::rules::square::Square;
use crate::rules::value::DiscDiff;

/// A solved endgame.
///
/// ```
/// use reversi_engine::{Position, solve};
///
/// let full = "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXO- X";
/// let solution = solve(full.parse::<Position>()?.board()).expect("h8 is legal");
/// assert_eq!((solution.score.discs(), solution.pv.len()), (64, 1));
/// # Ok::<(), reversi_engine::BoardTextError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The outcome with best play of both sides, for the side to move.
    pub score: DiscDiff,
    /// A line of best play to the end, without passes; its first move is a best move.
    pub pv: Vec<Square>,
    /// Positions visited to find the score.
    pub nodes: u64,
}

/// Solves the endgame; `None` if the side to move has no move. Each further empty makes it about
/// three times longer; docs/search.md has times.
///
/// ```
/// use reversi_engine::{Position, solve};
///
/// let text = "XXXXXOX-XXXOOOOOXXXXXOOOXXXXOOXOXXXXXOXOOOOXXOXOOOXXXOXOOOOOOO-O X";
/// let solution = solve(text.parse::<Position>()?.board()).expect("Black has a move");
/// assert_eq!(solution.score.discs(), 33 - 31);
/// assert_eq!(solution.pv[0].to_string(), "g8");
/// # Ok::<(), reversi_engine::BoardTextError>(())
/// ```
pub fn solve(board: Board) -> Option<Solution> {
    solve_on(NonZeroUsize::MIN, board)
}

/// Solves the endgame as [`solve`] does, on several threads. Of several best moves it may find
/// another one from run to run.
pub fn solve_on(threads: NonZeroUsize, board: Board) -> Option<Solution> {
    // The fewer empties, the smaller the tree, and the table that it needs.
    let table_bits = board.empties().len().min(params::TABLE_BITS);
    let mut searcher = Searcher::with_table(Weights::builtin(), table_bits);
    let found = searcher.search_on(threads, board, &Limits::default(), &mut |_| {})?;
    Some(Solution {
        score: DiscDiff::nearest(found.value),
        pv: found.pv,
        nodes: found.nodes,
    })
}
