//! The 69 groups of four squares in a line, and the value of a position by them.
//!
//! A group counts for a side if the side has discs in it and the other has none: 1, 4 or 16 for
//! one, two or three discs. A four wins and outweighs all groups.

use reversi_game::{Color, Score};

use super::bits::{COLUMN_BITS, COLUMNS, ROWS, SQUARES};
use super::position::{Column, ConnectFour, squares};

/// Groups on the board.
const GROUPS: usize = 69;

/// What a group is worth with so many discs of one side and none of the other.
const VALUES: [i32; 4] = [0, 1, 4, 16];

/// A four, which outweighs all groups together.
const WIN: i32 = 10_000;

/// The squares of each group: along the rows, the columns and the two diagonals.
const ALL: [u64; GROUPS] = {
    let steps: [(u32, i32, i32); 4] = [
        (COLUMN_BITS, 1, 0),
        (1, 0, 1),
        (COLUMN_BITS + 1, 1, 1),
        (COLUMN_BITS - 1, 1, -1),
    ];
    let mut groups = [0; GROUPS];
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
                groups[count] = 1 << first
                    | 1 << (first + step)
                    | 1 << (first + 2 * step)
                    | 1 << (first + 3 * step);
                count += 1;
            }
            square += 1;
        }
        direction += 1;
    }
    assert!(count == GROUPS);
    groups
};

/// A group that counts for a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The side.
    pub side: Color,
    /// Its squares, a1 = 0 to g6 = 41.
    pub squares: Vec<usize>,
    /// Its discs, 1 to 4.
    pub discs: u32,
    /// What it is worth to the side; a four has no value of its own.
    pub value: Option<i32>,
}

impl ConnectFour {
    /// The groups that count for a side, in the order of the list.
    ///
    /// ```
    /// use reversi_game::Color;
    /// use side_games::{ReadError, SideGame, read_game};
    ///
    /// let position = read_game(SideGame::ConnectFour, "44")?.position();
    /// let position = position.connect_four().expect("one of Connect Four");
    /// let value = |side| {
    ///     let groups = position.groups().into_iter().filter(|group| group.side == side);
    ///     groups.filter_map(|group| group.value).sum::<i32>()
    /// };
    /// assert_eq!((value(Color::Black), value(Color::White)), (6, 9));
    /// # Ok::<(), ReadError>(())
    /// ```
    pub fn groups(&self) -> Vec<Group> {
        let counting = ALL.iter().filter_map(|&group| {
            let own = (self.board.own() & group).count_ones();
            let other = (self.board.other() & group).count_ones();
            let (side, discs) = match (own, other) {
                (1.., 0) => (self.turn, own),
                (0, 1..) => (self.turn.other(), other),
                _ => return None,
            };
            Some(Group {
                side,
                squares: squares(group),
                discs,
                value: VALUES.get(discs as usize).copied(),
            })
        });
        counting.collect()
    }

    /// The value by groups for the side to move.
    pub(crate) fn value(self) -> Score {
        let board = self.board;
        if board.is_lost() {
            // A loss is worse the earlier it comes.
            return Score(-WIN - (SQUARES - board.plies()) as i32);
        }
        let value = |group: &u64| {
            let own = (board.own() & group).count_ones() as usize;
            let other = (board.other() & group).count_ones() as usize;
            match (own, other) {
                (_, 0) => VALUES[own],
                (0, _) => -VALUES[other],
                _ => 0,
            }
        };
        // On a full board every group has discs of both sides: a draw has no value.
        Score(ALL.iter().map(value).sum())
    }
}

impl Column {
    /// The rank in the order in which moves are tried: the centre first.
    pub(crate) fn order(self) -> i32 {
        (i32::from(self.index()) - COLUMNS as i32 / 2).abs()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::connect_four::bits::BOARD;

    #[test]
    fn the_groups_are_distinct_fours_that_cover_the_board() {
        let mut groups = ALL.to_vec();
        groups.sort_unstable();
        groups.dedup();
        assert_eq!(groups.len(), GROUPS);
        assert!(ALL.iter().all(|group| group.count_ones() == 4));
        assert_eq!(ALL.iter().fold(0, |all, group| all | group), BOARD);
        // A corner lies in three groups, a square of the centre in thirteen.
        let through = |bit: u32| ALL.iter().filter(|&group| group >> bit & 1 == 1).count();
        assert_eq!((through(0), through(3 * COLUMN_BITS + 2)), (3, 13));
    }

    #[test]
    fn a_full_group_has_no_value_and_three_discs_have_sixteen() {
        let game = crate::read_game(crate::SideGame::ConnectFour, "1122334");
        let position = game.expect("a win in the bottom row").position();
        let groups = position.connect_four().expect("Connect Four").groups();
        let four = groups.iter().find(|group| group.discs == 4);
        let four = four.expect("four discs in the bottom row");
        assert_eq!((four.side, four.value), (Color::Black, None));
        assert_eq!(four.squares, [35, 36, 37, 38]);
        let threes = groups.iter().filter(|group| group.discs == 3);
        assert!(threes.clone().count() > 0);
        assert!(threes.clone().all(|group| group.value == Some(16)));
    }
}
