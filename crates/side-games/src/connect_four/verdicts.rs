//! Who wins each position with a certain number of discs.

use alloc::vec::Vec;

use super::bits::{COLUMNS, column};
use super::board::Board;

/// The discs of the positions whose outcome is kept.
pub const VERDICT_DISCS: u32 = 9;

/// The positions with so many discs in which nobody has a four and the side to move cannot complete
/// one: one of each two mirror images, in the order of their keys.
///
/// ```
/// use side_games::connect_four::undecided;
///
/// assert_eq!(undecided(2).len(), 25);
/// ```
pub fn undecided(discs: u32) -> Vec<Board> {
    let mut keys = Vec::from([Board::default().key()]);
    for _ in 0..discs {
        let mut next = Vec::with_capacity(keys.len() * COLUMNS as usize);
        for board in keys.into_iter().map(Board::from_key) {
            let landing = board.landing_squares();
            let squares = (0..COLUMNS).map(|index| landing & column(index));
            let boards = squares
                .filter(|&square| square != 0)
                .map(|square| board.after(square));
            next.extend(
                boards
                    .filter(|board| !board.is_lost())
                    .map(Board::canonical_key),
            );
        }
        next.sort_unstable();
        next.dedup();
        keys = next;
    }
    let boards = keys.into_iter().map(Board::from_key);
    boards.filter(|board| !board.can_win()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn undecided_positions_are_counted() {
        let counts: Vec<usize> = (0..7).map(|discs| undecided(discs).len()).collect();
        assert_eq!(counts, [1, 4, 25, 121, 568, 2144, 7638]);
        // The published set of the positions with eight discs.
        let free = undecided(8)
            .into_iter()
            .filter(|board| board.threats() & board.landing_squares() == 0);
        assert_eq!(free.count(), 67_557);
    }

    #[test]
    fn a_key_has_its_board() {
        for board in undecided(6) {
            assert_eq!(Board::from_key(board.key()), board);
            assert_eq!(board.canonical_key(), board.key());
        }
    }
}
