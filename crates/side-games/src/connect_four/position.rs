//! Positions of Connect Four with colours, and their moves.

use reversi_game::{Color, Ending, Grid};

use super::bits::{BOARD, COLUMN_BITS, COLUMNS, ROWS, column, fours};
use super::board::Board;
use crate::errors::IllegalMove;
use crate::side_move::SideMove;

/// A move: the column into which a disc falls.
///
/// ```
/// use side_games::Column;
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

    pub(crate) const fn squares(self) -> u64 {
        column(self.0 as u32)
    }
}

impl From<Column> for SideMove {
    fn from(column: Column) -> SideMove {
        SideMove(column.index())
    }
}

/// A position of Connect Four.
///
/// ```
/// use reversi_game::{BoardGame, Color};
/// use side_games::{ReadError, SideGame, read_game};
///
/// let position = read_game(SideGame::ConnectFour, "1213141")?.position();
/// let ending = position.ending().expect("column a has four discs of Black's");
/// assert_eq!(ending.winner, Some(Color::Black));
/// assert_eq!(ending.line, [14, 21, 28, 35]);
/// # Ok::<(), ReadError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ConnectFour {
    pub(crate) board: Board,
    pub(crate) turn: Color,
}

impl ConnectFour {
    /// The discs as the side to move sees them.
    pub const fn board(&self) -> Board {
        self.board
    }

    /// The square to which a disc in this column falls, as a bit; 0 in a full column.
    pub(crate) const fn landing(self, column: Column) -> u64 {
        self.board.landing_squares() & column.squares()
    }
}

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

impl ConnectFour {
    pub(crate) const GRID: Grid = Grid {
        columns: COLUMNS as usize,
        rows: ROWS as usize,
    };

    pub(crate) const fn new(first: Color) -> ConnectFour {
        ConnectFour {
            board: Board::new(0, 0),
            turn: first,
        }
    }

    pub(crate) const fn mover(&self) -> Color {
        self.turn
    }

    /// The columns into which a disc may fall, as bits.
    pub(crate) fn legal(&self) -> u16 {
        if self.board.is_lost() {
            return 0;
        }
        let landing = self.board.landing_squares();
        (0..COLUMNS).fold(0, |columns, index| {
            columns | u16::from(landing & column(index) != 0) << index
        })
    }

    pub(crate) fn play(&self, column: Column) -> Result<ConnectFour, IllegalMove> {
        if self.turn().is_none() {
            return Err(IllegalMove::GameOver);
        }
        let square = self.landing(column);
        if square == 0 {
            let column = column.number();
            return Err(IllegalMove::ColumnFull { column });
        }
        Ok(ConnectFour {
            board: self.board.after(square),
            turn: self.turn.other(),
        })
    }

    pub(crate) fn turn(&self) -> Option<Color> {
        (!self.board.is_lost() && self.board.occupied() != BOARD).then_some(self.turn)
    }

    pub(crate) fn piece(&self, square: usize) -> Option<Color> {
        let bit = square_bit(square);
        if self.board.own() >> bit & 1 == 1 {
            Some(self.turn)
        } else if self.board.other() >> bit & 1 == 1 {
            Some(self.turn.other())
        } else {
            None
        }
    }

    pub(crate) fn square_of(&self, column: Column) -> usize {
        square_index(self.landing(column).trailing_zeros())
    }

    pub(crate) fn ending(&self) -> Option<Ending> {
        if self.turn().is_some() {
            return None;
        }
        let line = squares(fours(self.board.other()));
        let winner = (!line.is_empty()).then(|| self.turn.other());
        Some(Ending { winner, line })
    }
}

/// The squares of a set, in ascending order.
pub(crate) fn squares(set: u64) -> Vec<usize> {
    let squares = 0..ConnectFour::GRID.squares();
    squares
        .filter(|&square| set >> square_bit(square) & 1 == 1)
        .collect()
}
