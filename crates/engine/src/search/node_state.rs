//! What a node of the search works on: a board with its pattern indices.

use super::move_list::Candidate;
use crate::eval::PatternIndices;
use crate::rules::board::Board;

/// A board with its pattern indices, updated from move to move.
#[derive(Clone, Copy)]
pub(super) struct NodeState {
    pub board: Board,
    pub indices: PatternIndices,
}

impl NodeState {
    pub fn of(board: Board) -> NodeState {
        NodeState {
            board,
            indices: PatternIndices::of(board),
        }
    }

    /// The state after a move.
    #[inline]
    pub fn after(&self, candidate: &Candidate) -> NodeState {
        NodeState {
            board: candidate.after(self.board),
            indices: self.indices.after(candidate.square, candidate.flips),
        }
    }

    /// The state after a pass.
    #[inline]
    pub fn pass(&self) -> NodeState {
        NodeState {
            board: self.board.pass(),
            indices: self.indices.pass(),
        }
    }
}
