//! The 69 groups of four squares in a line, and the value of a position by them.
//!
//! A group counts for a side if the side has discs in it and the other has none: 1, 4 or 16 for
//! one, two or three discs. A four wins and outweighs all groups.

use alloc::vec::Vec;

use reversi_game::Score;

use super::bits::{COLUMN_BITS, COLUMNS, ROWS, SQUARES};
use super::board::Board;
use crate::choice::Group;
use crate::side_game::{Pieces, SidePosition};
use crate::squares::Squares;

/// Groups on the board.
const GROUPS: usize = 69;

/// The value of a group by its discs of one side, with none of the other.
const VALUES: [i32; 4] = [0, 1, 4, 16];

/// A four, which outweighs all groups together.
const WIN: i32 = 10_000;

/// The squares of each group: along the rows, the columns and the two diagonals.
pub(crate) static ALL: [Squares; GROUPS] = {
    let steps: [(u32, i32, i32); 4] = [
        (COLUMN_BITS, 1, 0),
        (1, 0, 1),
        (COLUMN_BITS + 1, 1, 1),
        (COLUMN_BITS - 1, 1, -1),
    ];
    let mut groups = [Squares::EMPTY; GROUPS];
    let mut count = 0;
    let mut direction = 0;
    while direction < 4 {
        let (step, right, up) = steps[direction];
        let mut square = 0;
        while square < SQUARES {
            let (column, row) = ((square % COLUMNS) as i32, (square / COLUMNS) as i32);
            let (end_column, end_row) = (column + 3 * right, row + 3 * up);
            if end_column < COLUMNS as i32 && end_row < ROWS as i32 && end_row >= 0 {
                let first = column as u32 * COLUMN_BITS + row as u32;
                let line = 1 | 1 << step | 1 << (2 * step) | 1 << (3 * step);
                groups[count] = Squares::from_low(line << first);
                count += 1;
            }
            square += 1;
        }
        direction += 1;
    }
    assert!(count == GROUPS);
    groups
};

/// The groups that count for a side, in the order of the list.
pub(crate) fn groups(position: SidePosition) -> Vec<Group> {
    let Pieces { own, other } = position.pieces();
    let counting = ALL.iter().filter_map(|&group| {
        let own = (own & group).len();
        let other = (other & group).len();
        let (side, discs) = match (own, other) {
            (1.., 0) => (position.mover(), own),
            (0, 1..) => (position.mover().other(), other),
            _ => return None,
        };
        Some(Group {
            side,
            squares: position.squares(group),
            discs,
            value: VALUES.get(discs as usize).copied(),
        })
    });
    counting.collect()
}

/// The value by groups for the side to move.
pub(crate) fn value(board: Board) -> Score {
    if board.is_lost() {
        // A loss is worse the earlier it comes.
        return Score(-WIN - (SQUARES - board.plies()) as i32);
    }
    let (own, other) = (board.own(), board.other());
    let value = |group: &Squares| {
        let own = (own & group.low()).count_ones() as usize;
        let other = (other & group.low()).count_ones() as usize;
        match (own, other) {
            (_, 0) => VALUES[own],
            (0, _) => -VALUES[other],
            _ => 0,
        }
    };
    // On a full board every group has discs of both sides: a draw has no value.
    Score(ALL.iter().map(value).sum())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::connect_four::bits::BOARD;

    #[test]
    fn the_groups_are_distinct_fours_that_cover_the_board() {
        let mut groups = ALL.map(Squares::low).to_vec();
        groups.sort_unstable();
        groups.dedup();
        assert_eq!(groups.len(), GROUPS);
        assert!(ALL.iter().all(|group| group.len() == 4));
        assert_eq!(ALL.into_iter().collect::<Squares>().low(), BOARD);
        // A corner lies in three groups, a square of the centre in thirteen.
        let through = |bit: u32| ALL.iter().filter(|group| group.contains(bit)).count();
        assert_eq!((through(0), through(3 * COLUMN_BITS + 2)), (3, 13));
    }
}
