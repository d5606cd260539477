//! The fillings of all patterns on one board, kept up to date from move to move.
//!
//! A disc that is placed or turned changes the indices of the patterns it lies in by its place value,
//! so that a move is a sum of rows of one table. The rows are as long as a few vector registers, and
//! compilers make vector additions of the loops.

use super::patterns::{INSTANCE_COUNT, INSTANCES};
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::square::Square;

/// Length of a row: the indices, filled up with zeros to whole vectors of eight.
const LANES: usize = INSTANCE_COUNT.next_multiple_of(8);

/// `[square][feature]`: what a player's disc on the square adds to the feature's index.
static PLACE_VALUES: [[i16; LANES]; 64] = place_values();

const fn place_values() -> [[i16; LANES]; 64] {
    let mut values = [[0; LANES]; 64];
    let mut square = 0;
    while square < 64 {
        let mut feature = 0;
        while feature < INSTANCE_COUNT {
            values[square][feature] = INSTANCES[feature].place_value(Square::ALL[square]);
            feature += 1;
        }
        square += 1;
    }
    values
}

/// The index of every placement of every pattern, as the side to move sees the board.
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

    /// The indices after the side to move has placed a disc on `square` that turns `flips`, as the
    /// other side sees them.
    #[inline]
    #[must_use]
    pub fn after(&self, square: Square, flips: Bitboard) -> PatternIndices {
        let mut turned = [0; LANES];
        for square in flips {
            add(&mut turned, square);
        }
        let placed = &PLACE_VALUES[usize::from(square.index())];
        let mut indices = self.0;
        for lane in 0..LANES {
            // Twice a sum may run over, which the sum of all three makes good again.
            let change = placed[lane].wrapping_add(turned[lane].wrapping_mul(2));
            indices[lane] = indices[lane].wrapping_add(change).wrapping_neg();
        }
        PatternIndices(indices)
    }

    /// The same indices as the other side sees them: after a pass.
    #[inline]
    #[must_use]
    pub fn pass(&self) -> PatternIndices {
        PatternIndices(self.0.map(|index| -index))
    }

    /// The index of each feature: of each pattern in each way it lies on the board.
    #[inline]
    pub fn indices(&self) -> &[i16; INSTANCE_COUNT] {
        self.0
            .first_chunk()
            .expect("a row is no shorter than the indices")
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
    use crate::rules::rng::Rng;

    #[test]
    fn features_kept_from_move_to_move_equal_those_counted_anew() {
        let mut rng = Rng::new(5);
        for _ in 0..50 {
            let mut board = Board::DIAGONAL;
            let mut indices = PatternIndices::of(board);
            while !board.is_over() {
                let moves = board.legal_moves();
                if moves.is_empty() {
                    (board, indices) = (board.pass(), indices.pass());
                    continue;
                }
                let square = moves
                    .nth(rng.below(moves.len() as usize))
                    .expect("one of them");
                let flips = board.flips(square);
                (board, indices) = (
                    board.play_unchecked(square, flips),
                    indices.after(square, flips),
                );
                assert_eq!(indices, PatternIndices::of(board), "\n{board}");
            }
        }
    }
}
