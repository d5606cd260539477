//! The data of a node of the search: a board with its pattern indices.

use std::cell::Cell;

use super::move_list::Candidate;
use crate::eval::{PatternIndices, Weights};
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::value::Value;

/// A board with its pattern indices, updated from move to move, and with its static value.
#[derive(Clone)]
pub(super) struct NodeState {
    pub board: Board,
    pub indices: PatternIndices,
    /// The static value once it has been computed: the order of the moves, ProbCut and the shallow
    /// searches of ProbCut need it.
    pub value: Cell<Option<Value>>,
}

impl NodeState {
    pub fn of(board: Board) -> NodeState {
        NodeState {
            board,
            indices: PatternIndices::of(board),
            value: Cell::new(None),
        }
    }

    /// The state after a move.
    #[inline]
    pub fn after(&self, candidate: &Candidate) -> NodeState {
        NodeState {
            board: candidate.after(self.board),
            indices: self.indices.after(candidate.square, candidate.flips),
            value: Cell::new(candidate.value),
        }
    }

    /// The static value; `legal` are the moves of the side to move.
    #[inline]
    pub fn static_value(&self, weights: &Weights, legal: Bitboard) -> Value {
        self.value.get().unwrap_or_else(|| {
            let value = weights.value_with_moves(&self.indices, self.board, legal);
            self.value.set(Some(value));
            value
        })
    }

    /// The state after a pass.
    #[inline]
    pub fn pass(&self) -> NodeState {
        NodeState {
            board: self.board.pass(),
            indices: self.indices.pass(),
            value: Cell::new(None),
        }
    }
}
