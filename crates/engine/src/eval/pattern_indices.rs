//! Pattern indices of a board, updated incrementally from move to move.
//!
//! A disc that is placed or flipped changes the index of each pattern instance that contains it by
//! its place value: a move adds rows of one table. The rows fill whole vector registers, and
//! compilers vectorize the loops.

use std::array;

use super::folding::{TABLE_INSTANCE_COUNT, TABLE_INSTANCES};
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::square::Square;

/// Length of a row: the instances of the patterns with tables, filled up with zeros to whole
/// vectors of eight.
const LANES: usize = TABLE_INSTANCE_COUNT.next_multiple_of(8);

/// `[square][instance]`: what a player's disc on the square adds to the instance's index.
static PLACE_VALUES: [[i16; LANES]; 64] = place_values();

const fn place_values() -> [[i16; LANES]; 64] {
    let mut values = [[0; LANES]; 64];
    let mut square = 0;
    while square < 64 {
        let mut instance = 0;
        while instance < TABLE_INSTANCE_COUNT {
            values[square][instance] = TABLE_INSTANCES[instance].place_value(Square::ALL[square]);
            instance += 1;
        }
        square += 1;
    }
    values
}

/// The index of every instance of a pattern with a table, from the point of view of the side to
/// move.
///
/// ```
/// use reversi_engine::{Board, Square, eval::PatternIndices};
///
/// let board = Board::DIAGONAL;
/// let after = PatternIndices::of(board).after(Square::F5, board.flips(Square::F5));
/// assert_eq!(board.play(Square::F5).map(PatternIndices::of), Some(after));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PatternIndices([i16; LANES]);

impl PatternIndices {
    /// The indices of `board`.
    pub fn of(board: Board) -> PatternIndices {
        let mut indices = [0; LANES];
        for square in board.player() {
            add(&mut indices, square);
        }
        indices = indices.map(|index: i16| -index);
        for square in board.opponent() {
            add(&mut indices, square);
        }
        PatternIndices(indices.map(|index| -index))
    }

    /// The indices after a move on `square` that flips `flips`, from the other side's point of
    /// view.
    #[inline]
    #[must_use]
    pub fn after(&self, square: Square, flips: Bitboard) -> PatternIndices {
        let mut flipped = [0; LANES];
        for square in flips {
            add(&mut flipped, square);
        }
        let placed = &PLACE_VALUES[usize::from(square.index())];
        // Built lane by lane: a copy of the indices to change would be another call.
        PatternIndices(array::from_fn(|lane| {
            // Intermediate sums may wrap; the final index is in range again.
            let change = placed[lane].wrapping_add(flipped[lane].wrapping_mul(2));
            self.0[lane].wrapping_add(change).wrapping_neg()
        }))
    }

    /// The indices after a pass: the same from the other side's point of view.
    #[inline]
    #[must_use]
    pub fn pass(&self) -> PatternIndices {
        PatternIndices(self.0.map(|index| -index))
    }

    /// `[instance]`: the index of its configuration; instances are ordered by pattern, then by
    /// symmetry.
    #[inline]
    pub(super) fn indices(&self) -> &[i16; TABLE_INSTANCE_COUNT] {
        self.0
            .first_chunk()
            .expect("a row is no shorter than the instances")
    }
}

#[inline]
fn add(indices: &mut [i16; LANES], square: Square) {
    let values = &PLACE_VALUES[usize::from(square.index())];
    for lane in 0..LANES {
        indices[lane] += values[lane];
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random_games::random_game;
    use reversi_game::Rng;

    #[test]
    fn indices_updated_by_moves_equal_those_computed_from_the_board() {
        let mut rng = Rng::new(5);
        for _ in 0..50 {
            let mut before = Board::DIAGONAL;
            let mut indices = PatternIndices::of(before);
            for board in random_game(before, &mut rng).skip(1) {
                indices = match (before.empties() & !board.empties()).first() {
                    Some(square) => indices.after(square, before.flips(square)),
                    None => indices.pass(),
                };
                assert_eq!(indices, PatternIndices::of(board), "\n{board}");
                before = board;
            }
        }
    }
}
