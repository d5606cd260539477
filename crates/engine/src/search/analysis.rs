//! Analysis of a position: the value of each of its moves, to ever greater depth.

use super::moves::Candidate;
use super::node::AllMoves;
use super::params;
use super::root::{self, Iteration};
use super::{Budget, Limits, NodeState, Searcher, Stopped, Window};
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::score::Value;
use crate::rules::square::Square;

/// The value of one move.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveValue {
    /// The move.
    pub square: Square,
    /// Its value, for the side that moves.
    pub value: Value,
    /// Whether the value is the outcome with best play of both sides.
    pub exact: bool,
    /// Plies looked ahead, the move included.
    pub depth: u32,
    /// The principal variation, which begins with the move; passes are omitted.
    pub pv: Vec<Square>,
}

/// The values of the moves of a position.
///
/// ```
/// use reversi_engine::{Bitboard, Board, Limits, Searcher, Weights};
///
/// let limits = Limits { depth: Some(2), ..Limits::default() };
/// let mut searcher = Searcher::with_table(Weights::builtin(), 10);
/// let analysis = searcher.analyse(Board::DIAGONAL, Bitboard::FULL, &limits, &mut |_| {});
/// // The four first moves are symmetric to each other.
/// assert_eq!(analysis.moves.len(), 4);
/// assert!(analysis.moves.iter().all(|found| found.value == analysis.moves[0].value));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// The chosen moves, in the order of squares.
    pub moves: Vec<MoveValue>,
    /// Positions visited.
    pub nodes: u64,
}

impl Analysis {
    /// The move of the highest value, the first of several; `None` if there is no move.
    pub fn best(&self) -> Option<&MoveValue> {
        let best = self.moves.iter().map(|found| found.value).max()?;
        self.moves.iter().find(|found| found.value == best)
    }
}

impl Searcher {
    /// The values of the legal moves among `squares`, each one ply deeper in turn, until a limit is
    /// reached or all are exact. `progress` receives the analysis after each deepening of all moves.
    ///
    /// A limit ends the analysis at once: the moves that the last deepening has reached keep their
    /// new values, the others those of the deepening before.
    pub fn analyse(
        &mut self,
        board: Board,
        squares: Bitboard,
        limits: &Limits,
        progress: &mut dyn FnMut(&Analysis),
    ) -> Analysis {
        self.begin();
        let state = NodeState::of(board);
        let moves = AllMoves::of(board, board.legal_moves() & squares);
        // One ply needs no search: every move has a value, however early the analysis is stopped.
        let evaluated = moves.as_slice().iter().map(|candidate| MoveValue {
            square: candidate.square,
            value: -self.leaf_search(&state.after(candidate), 0, Window::ALL),
            exact: false,
            depth: 1,
            pv: vec![candidate.square],
        });
        let mut analysis = Analysis {
            moves: evaluated.collect(),
            nodes: self.nodes,
        };
        if analysis.moves.is_empty() {
            return analysis;
        }
        let mut budget = Budget::new(*limits);
        for iteration in root::schedule(board.empties().len(), limits) {
            let ended = self.deepen(&mut budget, &state, &moves, iteration, &mut analysis);
            if ended.is_err() {
                break;
            }
            progress(&analysis);
        }
        analysis
    }

    /// One iteration for each of the moves, until a limit is reached.
    fn deepen(
        &mut self,
        budget: &mut Budget,
        state: &NodeState,
        moves: &AllMoves,
        iteration: Iteration,
        analysis: &mut Analysis,
    ) -> Result<(), Stopped> {
        self.selectivity = iteration.selectivity;
        for (candidate, found) in moves.as_slice().iter().zip(&mut analysis.moves) {
            let ended = self.deepen_move(budget, state, candidate, iteration, found);
            analysis.nodes = self.nodes;
            ended?;
        }
        Ok(())
    }

    /// One iteration for one move, with an aspiration window around its last value.
    fn deepen_move(
        &mut self,
        budget: &mut Budget,
        state: &NodeState,
        candidate: &Candidate,
        iteration: Iteration,
        found: &mut MoveValue,
    ) -> Result<(), Stopped> {
        let after = state.after(candidate);
        let guess = (iteration.depth >= params::ASPIRATION_MIN_DEPTH).then_some(found.value);
        let value = root::aspirate(guess, |window| {
            Ok(-self.node(budget, &after, iteration.depth - 1, window.negated())?)
        })?;
        *found = MoveValue {
            square: candidate.square,
            value,
            exact: iteration.is_exact(state.board.empties().len()),
            depth: iteration.depth,
            pv: self.pv_from(candidate, iteration.depth),
        };
        Ok(())
    }
}
