//! Move list of one position, in the order in which the search tries the moves.

use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::square::Square;
use crate::rules::value::Value;

/// A move with its flips: a list of them is a few cache lines.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub flips: Bitboard,
    /// Sorting key: the move of the lowest rank is tried first.
    pub rank: i32,
    pub square: Square,
    /// The static value after the move, if it has been computed.
    pub value: Option<Value>,
}

impl Candidate {
    /// The board after the move, for the other side.
    #[inline]
    pub fn after(&self, board: Board) -> Board {
        board.play_unchecked(self.square, self.flips)
    }
}

/// At most `CAPACITY` moves, on the stack; no position has more moves than empties.
pub(super) struct Moves<const CAPACITY: usize> {
    candidates: [Candidate; CAPACITY],
    length: usize,
}

impl<const CAPACITY: usize> Moves<CAPACITY> {
    /// The legal moves of `board`, ranked 0.
    #[inline]
    pub fn of(board: Board, legal: Bitboard) -> Moves<CAPACITY> {
        // All bits are 0: compilers clear the memory in one go.
        let none = Candidate {
            flips: Bitboard::EMPTY,
            rank: 0,
            square: Square::A1,
            value: None,
        };
        let mut moves = Moves {
            candidates: [none; CAPACITY],
            length: 0,
        };
        debug_assert!(legal.len() as usize <= CAPACITY);
        for (candidate, square) in moves.candidates.iter_mut().zip(legal) {
            candidate.square = square;
            candidate.flips = board.flips(square);
            moves.length += 1;
        }
        moves
    }

    /// Puts the `first` moves before all others, and returns how many of them are legal.
    pub fn bring_forward(&mut self, first: [Option<Square>; 2]) -> usize {
        let moves = &mut self.candidates[..self.length];
        let mut front = 0;
        for square in first.into_iter().flatten() {
            let others = &mut moves[front..];
            if let Some(place) = others.iter().position(|found| found.square == square) {
                others[..=place].rotate_right(1);
                front += 1;
            }
        }
        front
    }

    /// Ranks the moves from the index `front` on and sorts them by rank, the lowest first; equal
    /// ones stay in their order.
    #[inline]
    pub fn sort_from(&mut self, front: usize, mut rank: impl FnMut(&mut Candidate) -> i32) {
        let moves = &mut self.candidates[front..self.length];
        for index in 0..moves.len() {
            let mut candidate = moves[index];
            candidate.rank = rank(&mut candidate);
            let mut place = index;
            while place > 0 && moves[place - 1].rank > candidate.rank {
                moves[place] = moves[place - 1];
                place -= 1;
            }
            moves[place] = candidate;
        }
    }

    /// The moves in order.
    #[inline]
    pub fn as_slice(&self) -> &[Candidate] {
        &self.candidates[..self.length]
    }
}
