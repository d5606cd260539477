//! Endgame solver for the last one to four empties, where most of the time is spent.
//!
//! Each function takes a fixed number of empties as an array. The last move is not played: its
//! flips are counted line by line from a table. Results are fail-soft against the null window
//! (`alpha`, `alpha` + 1); `solve_1` is exact. The functions repeat one shape, because a loop over
//! the number of empties would cost time here.

use super::processor::{Node, Processor};
use super::quadrants::quadrant;
use super::score::{Discs, final_score};
use super::{Searcher, nodes};
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::square::Square;

/// The squares of the first file.
const FILE_A: u64 = 0x0101_0101_0101_0101;

/// Multiplying by this gathers the squares of the first file, top to bottom, in the highest byte.
const GATHER_FILE: u64 = 0x0102_0408_1020_4080;

/// `[place][own]`: number of discs flipped along one line of eight by a disc at `place`, if the
/// bits of `own` are the mover's discs and all other squares hold the opponent's. A shorter line is
/// filled up at its ends with opponent's discs: none is flipped, since no own disc encloses them.
const FLIPPED: [[u8; 256]; 8] = flipped_table();

const fn flipped_table() -> [[u8; 256]; 8] {
    let mut table = [[0; 256]; 8];
    let mut place = 0;
    while place < 8 {
        let mut own = 0;
        while own < 256 {
            let mut right = place + 1;
            while right < 8 && own >> right & 1 == 0 {
                right += 1;
            }
            let mut left = place;
            while left > 0 && own >> (left - 1) & 1 == 0 {
                left -= 1;
            }
            let above = if right < 8 { right - place - 1 } else { 0 };
            let below = if left > 0 { place - left } else { 0 };
            table[place][own] = (above + below) as u8;
            own += 1;
        }
        place += 1;
    }
    table
}

/// `[square]`: the falling and the rising diagonal through each square.
const DIAGONALS: [[u64; 2]; 64] = diagonals();

const fn diagonals() -> [[u64; 2]; 64] {
    let mut table = [[0; 2]; 64];
    let mut square = 0;
    while square < 64 {
        let mut other = 0;
        while other < 64 {
            let (file, rank) = (square % 8, square / 8);
            let (other_file, other_rank) = (other % 8, other / 8);
            if file + other_rank == other_file + rank {
                table[square][0] |= 1 << other;
            }
            if file + rank == other_file + other_rank {
                table[square][1] |= 1 << other;
            }
            other += 1;
        }
        square += 1;
    }
    table
}

/// `[square]`: the up to eight squares around each square.
const NEIGHBOURS: [u64; 64] = neighbours();

const fn neighbours() -> [u64; 64] {
    let mut table = [0; 64];
    let mut square: usize = 0;
    while square < 64 {
        let mut other: usize = 0;
        while other < 64 {
            let files = (square % 8).abs_diff(other % 8);
            let ranks = (square / 8).abs_diff(other / 8);
            if files <= 1 && ranks <= 1 && other != square {
                table[square] |= 1 << other;
            }
            other += 1;
        }
        square += 1;
    }
    table
}

/// Number of discs flipped when the side with the `own` discs fills the last empty, `square`.
#[inline]
fn flips_by_last(own: Bitboard, square: Square) -> Discs {
    let own = own.bits();
    let (file, rank) = (square.file() as usize, square.rank() as usize);
    let [falling, rising] = DIAGONALS[usize::from(square.index())];
    let row = (own >> (8 * rank)) as u8;
    let column = (((own >> file) & FILE_A).wrapping_mul(GATHER_FILE) >> 56) as u8;
    let falling = ((own & falling).wrapping_mul(FILE_A) >> 56) as u8;
    let rising = ((own & rising).wrapping_mul(FILE_A) >> 56) as u8;
    let line = |place: usize, own: u8| Discs::from(FLIPPED[place & 7][own as usize]);
    line(file, row) + line(rank, column) + line(file, falling) + line(file, rising)
}

/// The exact score with one empty.
#[inline]
fn solve_1(board: Board, square: Square) -> Discs {
    let own = board.player().len() as Discs;
    let flips = flips_by_last(board.player(), square);
    if flips > 0 {
        return 2 * (own + flips + 1) - 64;
    }
    let lost = flips_by_last(board.opponent(), square);
    if lost > 0 {
        return 2 * (own - lost) - 64;
    }
    // Neither side can fill the square: it counts for the winner.
    if 2 * own > 63 {
        2 * own - 62
    } else {
        2 * own - 64
    }
}

/// The board after a move, if it is legal; most illegal moves have no opponent's disc next to them.
#[inline(always)]
fn try_move(processor: impl Processor, board: Board, square: Square) -> Option<Board> {
    if NEIGHBOURS[usize::from(square.index())] & board.opponent().bits() == 0 {
        return None;
    }
    let flips = processor.flips(board, square);
    (!flips.is_empty()).then(|| board.play_unchecked(square, flips))
}

nodes! {
    /// A node with two empties.
    Two([Square; 2]) = solve_2;
    /// A node with three empties.
    Three([Square; 3]) = solve_3;
    /// A node with four empties, tried in the order given.
    Four([Square; 4]) = solve_4;
}

impl Searcher {
    /// The score with two empties.
    #[inline(always)]
    fn solve_2(
        &mut self,
        processor: impl Processor,
        board: Board,
        [first, second]: [Square; 2],
        alpha: Discs,
    ) -> Discs {
        self.nodes += 1;
        let mut best = None;
        for (square, other) in [(first, second), (second, first)] {
            if let Some(after) = try_move(processor, board, square) {
                self.nodes += 1;
                let score = -solve_1(after, other);
                if score > alpha {
                    return score;
                }
                best = best.max(Some(score));
            }
        }
        if let Some(best) = best {
            return best;
        }
        let passed = board.pass();
        let mut worst = None;
        for (square, other) in [(first, second), (second, first)] {
            if let Some(after) = try_move(processor, passed, square) {
                self.nodes += 1;
                let score = solve_1(after, other);
                if score <= alpha {
                    return score;
                }
                worst = Some(worst.map_or(score, |worst: Discs| worst.min(score)));
            }
        }
        worst.unwrap_or_else(|| final_score(board))
    }

    /// The score with three empties.
    #[inline(always)]
    fn solve_3(
        &mut self,
        processor: impl Processor,
        board: Board,
        squares: [Square; 3],
        alpha: Discs,
    ) -> Discs {
        self.nodes += 1;
        let [first, second, third] = alone_in_quadrant_first(squares);
        let orders = [
            (first, [second, third]),
            (second, [first, third]),
            (third, [first, second]),
        ];
        let mut best = None;
        for (square, others) in orders {
            if let Some(after) = try_move(processor, board, square) {
                let score = -processor.score::<Two>(self, after, others, -alpha - 1);
                if score > alpha {
                    return score;
                }
                best = best.max(Some(score));
            }
        }
        if let Some(best) = best {
            return best;
        }
        if processor.legal_moves(board.pass()).is_empty() {
            return final_score(board);
        }
        -processor.score::<Three>(self, board.pass(), squares, -alpha - 1)
    }

    /// The score with four empties, tried in the order given.
    #[inline(always)]
    fn solve_4(
        &mut self,
        processor: impl Processor,
        board: Board,
        squares: [Square; 4],
        alpha: Discs,
    ) -> Discs {
        self.nodes += 1;
        let [first, second, third, fourth] = squares;
        let orders = [
            (first, [second, third, fourth]),
            (second, [first, third, fourth]),
            (third, [first, second, fourth]),
            (fourth, [first, second, third]),
        ];
        let mut best = None;
        for (square, others) in orders {
            if let Some(after) = try_move(processor, board, square) {
                let score = -processor.score::<Three>(self, after, others, -alpha - 1);
                if score > alpha {
                    return score;
                }
                best = best.max(Some(score));
            }
        }
        if let Some(best) = best {
            return best;
        }
        if processor.legal_moves(board.pass()).is_empty() {
            return final_score(board);
        }
        -processor.score::<Four>(self, board.pass(), squares, -alpha - 1)
    }
}

/// Puts the square first that is alone in its quadrant, if the two others share one.
#[inline]
fn alone_in_quadrant_first(squares: [Square; 3]) -> [Square; 3] {
    let [first, second, third] = squares;
    let [one, two, three] = squares.map(quadrant);
    if two == three {
        squares
    } else if one == three {
        [second, first, third]
    } else if one == two {
        [third, first, second]
    } else {
        squares
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use reversi_game::Rng;

    /// The score after the last empty is filled by the side that can, or by neither.
    fn played_out(board: Board, square: Square) -> Discs {
        if let Some(after) = board.play(square) {
            -final_score(after)
        } else if let Some(after) = board.pass().play(square) {
            final_score(after)
        } else {
            final_score(board)
        }
    }

    #[test]
    fn the_last_empty_scores_like_playing_it() {
        let mut rng = Rng::new(1);
        for _ in 0..20_000 {
            let square = Square::ALL[rng.below(64)];
            let own = Bitboard::from_bits(rng.next_u64()) & !Bitboard::of(square);
            let others = !own & !Bitboard::of(square);
            let board = Board::new(own, others).expect("the sets are disjoint");
            assert_eq!(
                solve_1(board, square),
                played_out(board, square),
                "\n{board}"
            );
        }
    }

    #[test]
    fn a_last_empty_that_neither_side_can_fill_is_the_winners() {
        /// The lines from a1: row, column, diagonal.
        const LINES: [u64; 3] = [0xFE, FILE_A << 8, 0x8040_2010_0804_0200];
        let mut rng = Rng::new(2);
        let mut by_one_disc = 0;
        for _ in 0..5_000 {
            let mut own = rng.next_u64() & !1;
            for line in LINES {
                own = if rng.below(2) == 0 {
                    own & !line
                } else {
                    own | line
                };
            }
            let own = Bitboard::from_bits(own);
            let others = !own & !Bitboard::of(Square::A1);
            let board = Board::new(own, others).expect("the sets are disjoint");
            assert!(board.is_over(), "\n{board}");
            assert_eq!(
                solve_1(board, Square::A1),
                played_out(board, Square::A1),
                "\n{board}"
            );
            by_one_disc += u32::from(own.len().abs_diff(others.len()) == 1);
        }
        assert!(
            by_one_disc > 200,
            "one disc decided only {by_one_disc} times"
        );
    }
}
