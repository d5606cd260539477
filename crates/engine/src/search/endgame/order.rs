//! Order of the moves of an endgame node: those that leave the opponent few replies come first.
//!
//! The moves are selected one by one: most nodes end at their first move, and sorting the others
//! would be wasted.

use super::processor::Processor;
use super::quadrants::odd_quadrants;
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::square::Square;

/// Rank of each reply of the opponent.
const REPLY: i32 = 16;

/// Rank of each reply in a corner, in addition.
const CORNER_REPLY: i32 = 12;

/// Rank of each empty square beside a disc of the mover, on which the opponent may get a reply.
const POTENTIAL_REPLY: i32 = 3;

/// Rank of a move outside the quadrants with an odd number of empties.
const EVEN_QUADRANT: i32 = 4;

/// Rank of a move outside the corners.
const NO_CORNER: i32 = 8;

/// Rank of a move on an X-square.
const X_SQUARE: i32 = 6;

/// Room for the moves of any endgame that the solver takes over.
const CAPACITY: usize = 16;

/// A move of an endgame node, with all that has been computed to rank it.
#[derive(Clone, Copy)]
pub(super) struct EndgameMove {
    flips: Bitboard,
    /// The legal moves of the other side after it.
    pub replies: Bitboard,
    /// The move of the lowest rank is tried first.
    rank: i32,
    pub square: Square,
}

impl EndgameMove {
    /// The board after the move.
    #[inline]
    pub fn after(&self, board: Board) -> Board {
        board.play_unchecked(self.square, self.flips)
    }
}

/// The moves of an endgame node.
pub(super) struct EndgameMoves {
    moves: [EndgameMove; CAPACITY],
    length: usize,
    tried: usize,
}

impl EndgameMoves {
    /// The `legal` moves of `board`, the `first` ones ranked before all others.
    #[inline(always)]
    pub fn of(
        processor: impl Processor,
        board: Board,
        legal: Bitboard,
        first: [Option<Square>; 2],
    ) -> EndgameMoves {
        let none = EndgameMove {
            flips: Bitboard::EMPTY,
            replies: Bitboard::EMPTY,
            rank: 0,
            square: Square::A1,
        };
        let mut ranked = EndgameMoves {
            moves: [none; CAPACITY],
            length: 0,
            tried: 0,
        };
        debug_assert!(legal.len() as usize <= CAPACITY);
        let odd = odd_quadrants(board.empties());
        for (slot, square) in ranked.moves.iter_mut().zip(legal) {
            slot.square = square;
            slot.flips = processor.flips(board, square);
            let after = slot.after(board);
            slot.replies = processor.legal_moves(after);
            let place = first.iter().position(|&first| first == Some(square));
            slot.rank = match place {
                Some(place) => i32::MIN + place as i32,
                None => rank(square, after, slot.replies, odd),
            };
            ranked.length += 1;
        }
        ranked
    }

    /// The moves in no particular order.
    #[inline]
    pub fn unordered(&self) -> &[EndgameMove] {
        &self.moves[..self.length]
    }

    /// The move of the lowest rank that has not been selected before.
    #[inline]
    pub fn select(&mut self) -> Option<EndgameMove> {
        let rest = self.moves[..self.length].get_mut(self.tried..)?;
        let mut best = 0;
        for index in 1..rest.len() {
            if rest[index].rank < rest[best].rank {
                best = index;
            }
        }
        let selected = *rest.get(best)?;
        rest.swap(0, best);
        self.tried += 1;
        Some(selected)
    }
}

/// The rank of a move on `square` that leads to the board `after` with these `replies`; `odd` are
/// the squares of the quadrants with an odd number of empties.
#[inline(always)]
fn rank(square: Square, after: Board, replies: Bitboard, odd: Bitboard) -> i32 {
    let potential = after.opponent().with_neighbours() & after.empties();
    REPLY * replies.len() as i32
        + CORNER_REPLY * (replies & Bitboard::CORNERS).len() as i32
        + POTENTIAL_REPLY * potential.len() as i32
        + EVEN_QUADRANT * i32::from(!odd.contains(square))
        + NO_CORNER * i32::from(!Bitboard::CORNERS.contains(square))
        + X_SQUARE * i32::from(Bitboard::X_SQUARES.contains(square))
}

#[cfg(test)]
mod tests {
    use super::super::super::tests::boards;
    use super::super::processor::Baseline;
    use super::*;

    /// Number of empties in the quadrant of a square.
    fn empties_around(board: Board, square: Square) -> usize {
        let quadrant = |square: Square| (square.file() < 4, square.rank() < 4);
        let beside = |&other: &Square| quadrant(other) == quadrant(square);
        board.empties().into_iter().filter(beside).count()
    }

    /// Whether a disc of `board`'s opponent lies beside the square.
    fn beside_opponent(board: Board, square: Square) -> bool {
        board.opponent().into_iter().any(|disc| {
            disc.file().abs_diff(square.file()) <= 1 && disc.rank().abs_diff(square.rank()) <= 1
        })
    }

    fn all_selected(mut moves: EndgameMoves) -> Vec<EndgameMove> {
        std::iter::from_fn(|| moves.select()).collect()
    }

    #[test]
    fn every_legal_move_is_selected_once_with_its_replies() {
        for empties in [8, 10, 13] {
            for board in boards(40, empties) {
                let moves = EndgameMoves::of(Baseline, board, board.legal_moves(), [None; 2]);
                assert_eq!(moves.unordered().len(), board.legal_moves().len() as usize);
                let selected = all_selected(moves);
                let squares = selected.iter().map(|found| found.square);
                assert_eq!(squares.collect::<Bitboard>(), board.legal_moves());
                for found in selected {
                    assert_eq!(Some(found.after(board)), board.play(found.square));
                    assert_eq!(found.replies, found.after(board).legal_moves());
                }
            }
        }
    }

    #[test]
    fn the_lowest_rank_comes_first() {
        let rank = |board: Board, found: &EndgameMove| {
            let (square, after) = (found.square, found.after(board));
            let replies: Vec<Square> = after.legal_moves().into_iter().collect();
            let is_corner = |square: &Square| Bitboard::CORNERS.contains(*square);
            let corners = replies.iter().filter(|square| is_corner(square)).count();
            let beside = |&square: &Square| beside_opponent(after, square);
            let potential = after.empties().into_iter().filter(beside).count();
            16 * replies.len()
                + 12 * corners
                + 3 * potential
                + 4 * usize::from(empties_around(board, square).is_multiple_of(2))
                + 8 * usize::from(!is_corner(&square))
                + 6 * usize::from(Bitboard::X_SQUARES.contains(square))
        };
        for empties in [8, 10, 13] {
            for board in boards(40, empties) {
                let moves = EndgameMoves::of(Baseline, board, board.legal_moves(), [None; 2]);
                let ranks = all_selected(moves).into_iter();
                let ranks = ranks.map(|found| rank(board, &found));
                assert!(ranks.is_sorted(), "\n{board}");
            }
        }
    }

    #[test]
    fn the_best_moves_of_the_table_come_before_all_others() {
        for board in boards(40, 12) {
            let legal: Vec<Square> = board.legal_moves().into_iter().collect();
            let mut first = vec![legal.last().copied(), legal.first().copied()];
            let moves =
                EndgameMoves::of(Baseline, board, board.legal_moves(), [first[0], first[1]]);
            first.dedup();
            let found = all_selected(moves)
                .into_iter()
                .map(|found| Some(found.square));
            assert!(found.take(first.len()).eq(first), "\n{board}");
        }
    }
}
