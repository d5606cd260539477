//! Stable discs, which can never flip again.
//!
//! A disc flips along one of four lines: its row, its column, its two diagonals. It cannot flip
//! along a full line, nor along a line where its neighbour on one side is off the board or a stable
//! disc of the same colour. A disc that is safe along all four is stable. The set grows from the
//! corners and from discs on four full lines until nothing is added. It misses some stable discs,
//! for which other programs have tables of edges, and contains no unstable one.

use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;

const FILE_A: u64 = 0x0101_0101_0101_0101;
const RANK_1: u64 = 0x0000_0000_0000_00FF;
const EDGE_FILES: u64 = FILE_A | FILE_A << 7;
const EDGE_RANKS: u64 = RANK_1 | RANK_1 << 56;

/// Squares with fewer than `steps` squares between them and the upper edge or one side: the left
/// one on falling diagonals, otherwise the right one.
const fn near_edges(steps: u32, falling: bool) -> u64 {
    let left = (1 << steps) - 1;
    let files = if falling { left } else { left << (8 - steps) };
    (FILE_A * files) | ((1 << (8 * steps)) - 1)
}

/// Squares whose diagonal is full; falling diagonals have a `SHIFT` of 9, rising ones of 7.
///
/// Three doubling steps find the squares from which all of the diagonal is occupied up to one of
/// its ends.
#[inline]
fn full_diagonals<const SHIFT: u32>(occupied: u64) -> u64 {
    const fn ends(steps: u32, falling: bool) -> [u64; 2] {
        let upper = near_edges(steps, falling);
        [upper, upper.reverse_bits()]
    }
    let (mut up, mut down) = (occupied, occupied);
    for (steps, [upper, lower]) in const {
        let falling = SHIFT == 9;
        [
            (1, ends(1, falling)),
            (2, ends(2, falling)),
            (4, ends(4, falling)),
        ]
    } {
        up &= upper | up << (steps * SHIFT);
        down &= lower | down >> (steps * SHIFT);
    }
    up & down
}

/// Squares whose row, column, falling and rising diagonal is full, in this order.
#[inline]
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
    [
        rows,
        columns,
        full_diagonals::<9>(occupied),
        full_diagonals::<7>(occupied),
    ]
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
    use crate::rules::square::Square;
    use reversi_game::Rng;

    fn drawn(rows: [&str; 8]) -> Board {
        let text = rows.concat() + " X";
        text.parse::<Position>().expect("a position").board()
    }

    /// The squares from one square to the edge, in steps of `files` files and `ranks` ranks.
    fn ray(square: Square, (files, ranks): (i8, i8)) -> impl Iterator<Item = Square> {
        (0..8).map_while(move |steps| {
            let file = square.file().cast_signed() + steps * files;
            let rank = square.rank().cast_signed() + steps * ranks;
            let inside = (0..8).contains(&file) && (0..8).contains(&rank);
            inside.then(|| Square::ALL[(8 * rank + file) as usize])
        })
    }

    #[test]
    fn a_line_is_full_if_all_its_squares_are_occupied() {
        let mut rng = Rng::new(7);
        for _ in 0..2000 {
            let occupied = rng.next_u64() | rng.next_u64() | rng.next_u64();
            let lines = full_lines(occupied);
            for square in Square::ALL {
                for ((files, ranks), full) in
                    [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().zip(lines)
                {
                    let mut line = ray(square, (files, ranks)).chain(ray(square, (-files, -ranks)));
                    let expected = line.all(|other| occupied >> other.index() & 1 != 0);
                    assert_eq!(full >> square.index() & 1 != 0, expected, "{square}");
                }
            }
        }
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

    /// The opponent's discs that are safe along all four lines, by the definition above.
    fn grown(board: Board) -> Bitboard {
        let own = board.opponent();
        let mut stable = Bitboard::EMPTY;
        loop {
            let mut next = stable;
            for square in own {
                let safe = [(1, 0), (0, 1), (1, 1), (1, -1)]
                    .iter()
                    .all(|&(files, ranks)| {
                        let sides =
                            [(files, ranks), (-files, -ranks)].map(|step| ray(square, step));
                        let held = |mut side: Vec<Square>| {
                            side.len() < 2 || stable.contains(side.swap_remove(1))
                        };
                        let full = |side: &Vec<Square>| {
                            side.iter().all(|&other| board.occupied().contains(other))
                        };
                        let sides = sides.map(Iterator::collect::<Vec<_>>);
                        sides.iter().all(full) || sides.into_iter().any(held)
                    });
                if safe {
                    next = next.with(square);
                }
            }
            if next == stable {
                return stable;
            }
            stable = next;
        }
    }

    #[test]
    fn stable_discs_are_those_that_the_definition_grows() {
        for game in 0..20 {
            for board in random_game(Board::DIAGONAL, &mut Rng::new(game)) {
                assert_eq!(board.stable_discs_of_opponent(), grown(board), "\n{board}");
            }
        }
        let mut rng = Rng::new(11);
        for _ in 0..3000 {
            let mut some = || rng.next_u64() | rng.next_u64() | rng.next_u64();
            // Dense boards with few discs of the player have most stable discs.
            let occupied = some() | some() & some();
            let player = occupied & !(some() & some()) & !some();
            let [player, opponent] = [player, occupied & !player].map(Bitboard::from_bits);
            let board = Board::new(player, opponent).expect("no overlap");
            assert_eq!(board.stable_discs_of_opponent(), grown(board), "\n{board}");
        }
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
