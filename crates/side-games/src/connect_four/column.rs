//! Columns of Connect Four, and the squares of its board by their bits.

use reversi_game::Grid;

use super::bits::{COLUMN_BITS, COLUMNS, ROWS, column};
use crate::side_move::SideMove;

/// A move: the column into which a disc falls.
///
/// ```
/// use side_games::connect_four::Column;
///
/// let column = Column::new(3).expect("there are seven columns");
/// assert_eq!((column.letter(), column.number()), ('d', 4));
/// assert_eq!(Column::new(7), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Column(pub(crate) u8);

impl Column {
    /// The column with this index, 0 on the left to 6.
    pub const fn new(index: u8) -> Option<Column> {
        if (index as u32) < COLUMNS {
            Some(Column(index))
        } else {
            None
        }
    }

    /// The index, 0 on the left to 6.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The letter, a to g.
    pub const fn letter(self) -> char {
        (b'a' + self.0) as char
    }

    /// The number, 1 to 7.
    pub const fn number(self) -> u32 {
        self.0 as u32 + 1
    }

    /// Its squares.
    pub(crate) const fn squares(self) -> u64 {
        column(self.0 as u32)
    }
}

impl From<Column> for SideMove {
    fn from(column: Column) -> SideMove {
        SideMove(column.index())
    }
}

/// The board.
pub(crate) const GRID: Grid = Grid {
    columns: COLUMNS as usize,
    rows: ROWS as usize,
};

/// The number of a square, a1 = 0 at the top left, from its bit.
pub(crate) const fn square_index(bit: u32) -> usize {
    let (column, row) = (bit / COLUMN_BITS, bit % COLUMN_BITS);
    ((ROWS - 1 - row) * COLUMNS + column) as usize
}

/// The bit of a square.
pub(crate) const fn square_bit(square: usize) -> u32 {
    let (column, row) = (square as u32 % COLUMNS, square as u32 / COLUMNS);
    column * COLUMN_BITS + ROWS - 1 - row
}
