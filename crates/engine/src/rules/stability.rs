//! Stable discs, which can never flip again.
//!
//! A disc flips along one of four lines: its row, its column, its two diagonals. It cannot flip
//! along a full line, nor along a line where its neighbour on one side is off the board or a stable
//! disc of its own colour. A disc that is safe along all four is stable. The set grows from the
//! corners and from discs on four full lines until nothing is added. It misses some stable discs,
//! for which other programs have tables of edges, and contains no unstable one.

use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;

const FILE_A: u64 = 0x0101_0101_0101_0101;
const RANK_1: u64 = 0x0000_0000_0000_00FF;
const EDGE_FILES: u64 = FILE_A | FILE_A << 7;
const EDGE_RANKS: u64 = RANK_1 | RANK_1 << 56;

/// The diagonals of at least three squares as sets, those that run down right first.
const DIAGONALS: [[u64; 11]; 2] = diagonals();

const fn diagonals() -> [[u64; 11]; 2] {
    let mut diagonals = [[0; 11]; 2];
    let mut square = 0;
    while square < 64 {
        let (file, rank) = (square % 8, square / 8);
        let down = file + 7 - rank;
        let up = file + rank;
        if down >= 2 && down <= 12 {
            diagonals[0][down - 2] |= 1 << square;
        }
        if up >= 2 && up <= 12 {
            diagonals[1][up - 2] |= 1 << square;
        }
        square += 1;
    }
    diagonals
}

/// Squares whose row, column, falling and rising diagonal is full, in this order.
fn full_lines(occupied: u64) -> [u64; 4] {
    let mut rows = occupied;
    rows &= rows >> 4;
    rows &= rows >> 2;
    rows &= rows >> 1;
    rows = (rows & FILE_A) * 0xFF;
    let mut columns = occupied;
    columns &= columns.rotate_left(8);
    columns &= columns.rotate_left(16);
    columns &= columns.rotate_left(32);
    let full = |lines: &[u64; 11]| {
        lines
            .iter()
            .filter(|&&line| line & occupied == line)
            .fold(0, |set, line| set | line)
    };
    [rows, columns, full(&DIAGONALS[0]), full(&DIAGONALS[1])]
}

impl Board {
    /// Discs of the opponent that no play can flip; some may be missing.
    pub fn stable_discs_of_opponent(self) -> Bitboard {
        let own = self.opponent().bits();
        let [rows, columns, falling, rising] = full_lines(self.occupied().bits());
        let mut stable = own & rows & columns & falling & rising;
        loop {
            let left_right = stable << 1 | stable >> 1 | rows | EDGE_FILES;
            let up_down = stable << 8 | stable >> 8 | columns | EDGE_RANKS;
            let edges = EDGE_FILES | EDGE_RANKS;
            let down_right = stable << 9 | stable >> 9 | falling | edges;
            let down_left = stable << 7 | stable >> 7 | rising | edges;
            let grown = stable | own & left_right & up_down & down_right & down_left;
            if grown == stable {
                return Bitboard::from_bits(stable);
            }
            stable = grown;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random_games::random_game;
    use crate::rules::position::Position;
    use reversi_game::Rng;

    fn drawn(rows: [&str; 8]) -> Board {
        let text = rows.concat() + " X";
        text.parse::<Position>().expect("a position").board()
    }

    #[test]
    fn stable_discs_grow_from_a_corner() {
        let board = drawn([
            "OOO-----", "OOX-----", "OX------", "X-------", "--------", "--------", "------OO",
            "-----XXX",
        ]);
        // d1 is empty, so c1 is safe along its row only by b1; h8 is not White's.
        let expected =
            "XXX.....\nXX......\nX.......\n........\n........\n........\n........\n........";
        assert_eq!(board.stable_discs_of_opponent().to_string(), expected);
    }

    #[test]
    fn a_stable_disc_never_flips_in_random_play() {
        let mut seen = 0;
        for game in 0..300 {
            // Discs found stable so far, by owner: the side to move first.
            let mut stable = [Bitboard::EMPTY; 2];
            for board in random_game(Board::DIAGONAL, &mut Rng::new(game)) {
                stable[1] |= board.stable_discs_of_opponent();
                assert!(stable[1].is_subset_of(board.opponent()), "\n{board}");
                assert!(stable[0].is_subset_of(board.player()), "\n{board}");
                stable.swap(0, 1);
            }
            seen += stable[0].len() + stable[1].len();
        }
        assert!(seen > 3000, "only {seen} stable discs in all games");
    }
}
