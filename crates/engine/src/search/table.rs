//! The transposition table: what has been found out about positions, since many lines lead to the
//! same one.

use crate::board::Board;
use crate::score::DiscDiff;
use crate::square::Square;

/// What is known of a position: its exact result lies from `lower` to `upper`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    board: Board,
    /// The result is at least this, for the side to move.
    pub lower: DiscDiff,
    /// The result is at most this, for the side to move.
    pub upper: DiscDiff,
    /// The move that did best.
    pub best: Option<Square>,
}

/// A table of fixed size. Two positions that fall on the same place share a pair of entries, of
/// which the second always makes room.
pub(crate) struct Table {
    pairs: Vec<[Option<Entry>; 2]>,
}

impl Table {
    /// A table with `2^bits` pairs of entries.
    pub fn new(bits: u32) -> Table {
        Table {
            pairs: vec![[None; 2]; 1 << bits],
        }
    }

    fn index(&self, board: Board) -> usize {
        let mut hash = board.player().bits().wrapping_mul(0x9E37_79B9_7F4A_7C15);
        hash = hash.rotate_left(29) ^ board.opponent().bits();
        hash = hash.wrapping_mul(0xD6E8_FEB8_6659_FD93);
        (hash >> 32) as usize & (self.pairs.len() - 1)
    }

    /// What is known of `board`.
    pub fn get(&self, board: Board) -> Option<Entry> {
        let pair = &self.pairs[self.index(board)];
        pair.iter()
            .flatten()
            .find(|entry| entry.board == board)
            .copied()
    }

    /// Notes that the result of `board` lies from `lower` to `upper`.
    pub fn put(&mut self, board: Board, lower: DiscDiff, upper: DiscDiff, best: Option<Square>) {
        let index = self.index(board);
        let [first, second] = &mut self.pairs[index];
        let entry = Entry {
            board,
            lower,
            upper,
            best,
        };
        for known in [&mut *first, &mut *second].into_iter().flatten() {
            if known.board == board {
                let best = best.or(known.best);
                *known = Entry {
                    board,
                    lower: lower.max(known.lower),
                    upper: upper.min(known.upper),
                    best,
                };
                return;
            }
        }
        // Positions with more empty squares cost more to find out again.
        let keep = first.is_some_and(|known| known.board.occupied().len() < board.occupied().len());
        *(if keep { second } else { first }) = Some(entry);
    }
}
