//! The moves of one position in the order in which they are tried.

use super::odd_quadrants;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::square::Square;

/// More moves than a position has that anybody waits to see solved: those with more are known only
/// as curiosities with over half of the board empty.
const CAPACITY: usize = 34;

/// Weight of each reply that a move leaves. A reply in a corner counts twice.
const REPLY: i32 = 4;

/// Weight of a move that is no corner.
const NO_CORNER: i32 = 2;

/// Weight of a move in a quadrant with an even number of empty squares.
const EVEN_QUADRANT: i32 = 1;

/// A move with the board it leads to.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub square: Square,
    pub after: Board,
    /// How late the move is tried.
    rank: i32,
}

/// Moves in order, on the stack.
pub(super) struct Moves {
    candidates: [Candidate; CAPACITY],
    length: usize,
}

impl Moves {
    /// The legal moves of `board`: those first that leave the other side the fewest replies, `first`
    /// before all others.
    pub fn sorted(board: Board, first: Option<Square>) -> Moves {
        let none = Candidate {
            square: Square::A1,
            after: Board::DIAGONAL,
            rank: 0,
        };
        let mut moves = Moves {
            candidates: [none; CAPACITY],
            length: 0,
        };
        let odd = odd_quadrants(board.empties());
        debug_assert!(board.legal_moves().len() as usize <= CAPACITY);
        for (candidate, square) in moves.candidates.iter_mut().zip(board.legal_moves()) {
            let after = board.play_flipped(square, board.flips(square));
            let rank = if first == Some(square) {
                -1
            } else {
                rank(square, after, odd)
            };
            *candidate = Candidate {
                square,
                after,
                rank,
            };
            moves.length += 1;
        }
        moves.candidates[..moves.length].sort_unstable_by_key(|candidate| candidate.rank);
        moves
    }

    /// The moves in order.
    pub fn as_slice(&self) -> &[Candidate] {
        &self.candidates[..self.length]
    }
}

/// How late a move is tried: the sum of the weights above.
#[inline]
fn rank(square: Square, after: Board, odd: Bitboard) -> i32 {
    let replies = after.legal_moves();
    let replies = replies.len() + (replies & Bitboard::CORNERS).len();
    REPLY * replies as i32
        + NO_CORNER * i32::from(!Bitboard::CORNERS.contains(square))
        + EVEN_QUADRANT * i32::from(!odd.contains(square))
}
