//! Small table of endgames near the leaves, where the transposition table would cost more time than
//! it saves.

use super::score::Discs;
use crate::rules::board::Board;
use crate::rules::square::Square;

/// Number of entries as a power of two: the table fits into a second-level cache.
const BITS: u32 = 12;

/// The known bounds of an endgame: its score lies from `lower` to `upper`.
#[derive(Clone, Copy)]
pub(super) struct Known {
    board: Board,
    lower: i8,
    upper: i8,
    /// The move that did best.
    pub best: Square,
}

impl Known {
    /// A bound that decides against `alpha`.
    #[inline]
    pub fn cutoff(&self, alpha: Discs) -> Option<Discs> {
        let (lower, upper) = (Discs::from(self.lower), Discs::from(self.upper));
        if lower > alpha {
            Some(lower)
        } else {
            (upper <= alpha).then_some(upper)
        }
    }
}

/// A direct-mapped table: each entry replaces the one before.
pub(in crate::search) struct NearLeaves {
    entries: Box<[Known; 1 << BITS]>,
}

impl NearLeaves {
    /// The entry of no endgame: its board has 60 empties.
    const NONE: Known = Known {
        board: Board::DIAGONAL,
        lower: -64,
        upper: 64,
        best: Square::A1,
    };

    pub fn new() -> NearLeaves {
        let entries = vec![NearLeaves::NONE; 1 << BITS].into_boxed_slice();
        let entries = entries.try_into().ok();
        NearLeaves {
            entries: entries.expect("the slice has the length of the array"),
        }
    }

    /// Empties the table.
    pub fn clear(&mut self) {
        self.entries.fill(NearLeaves::NONE);
    }

    #[inline]
    fn index(board: Board) -> usize {
        let player = board.player().bits().wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let opponent = board.opponent().bits().wrapping_mul(0xD6E8_FEB8_6659_FD93);
        ((player ^ opponent.rotate_left(32)) >> (u64::BITS - BITS)) as usize
    }

    /// The entry of `board`.
    #[inline]
    pub(super) fn get(&self, board: Board) -> Option<Known> {
        let known = self.entries[NearLeaves::index(board)];
        (known.board == board).then_some(known)
    }

    /// Stores a score found with the null window above `alpha`, and the best move.
    #[inline]
    pub(super) fn put(&mut self, board: Board, score: Discs, alpha: Discs, best: Square) {
        let (lower, upper) = if score > alpha {
            (score as i8, 64)
        } else {
            (-64, score as i8)
        };
        self.entries[NearLeaves::index(board)] = Known {
            board,
            lower,
            upper,
            best,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::tests::boards;
    use super::*;

    #[test]
    fn a_score_is_found_again_as_a_bound_of_its_board_only() {
        let mut table = NearLeaves::new();
        let [first, second] = boards(2, 8)[..] else {
            panic!("random games have endgames");
        };
        table.put(first, 10, 4, Square::H8);
        let known = table.get(first).expect("the table holds the board");
        assert_eq!(known.best, Square::H8);
        assert_eq!(
            [4, 9, 10].map(|alpha| known.cutoff(alpha)),
            [Some(10), Some(10), None]
        );
        assert!(table.get(second).is_none());
        table.put(first, -2, 4, Square::A8);
        let known = table.get(first).expect("the table holds the board");
        assert_eq!(
            [-3, -2, 4].map(|alpha| known.cutoff(alpha)),
            [None, Some(-2), Some(-2)]
        );
        table.clear();
        assert!(table.get(first).is_none());
    }
}
