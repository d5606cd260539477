//! Board games as a page shows them: squares, sides, and how a game ended.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Debug;

use crate::color::Color;
use crate::position::Position;

/// The size of a board. Squares are numbered row by row from the top left, a1.
///
/// ```
/// use reversi_game::Grid;
///
/// let grid = Grid { columns: 7, rows: 6 };
/// assert_eq!(grid.squares(), 42);
/// assert_eq!(grid.name(9), "c2");
/// assert_eq!(grid.square("c2"), Some(9));
/// assert_eq!(grid.square("c7"), None);
/// let grid = Grid { columns: 15, rows: 15 };
/// assert_eq!((grid.name(224), grid.square("o15")), ("o15".to_owned(), Some(224)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Grid {
    /// Columns, a to at most z.
    pub columns: usize,
    /// Rows, 1 to at most 99.
    pub rows: usize,
}

impl Grid {
    /// Number of squares.
    pub const fn squares(self) -> usize {
        self.columns * self.rows
    }

    /// The name of a square: its column as a letter and its row as a number.
    pub fn name(self, square: usize) -> String {
        let column = char::from(b'a' + (square % self.columns) as u8);
        format!("{column}{}", square / self.columns + 1)
    }

    /// The square with this name, in small letters or capitals.
    pub fn square(self, name: &str) -> Option<usize> {
        let (&column, row) = name.as_bytes().split_first()?;
        let column = usize::from(column.to_ascii_lowercase().checked_sub(b'a')?);
        let digit = |digit: &u8| digit.is_ascii_digit().then(|| usize::from(digit - b'0'));
        let row = match row {
            [ones] => digit(ones)?,
            [tens, ones] if *tens != b'0' => 10 * digit(tens)? + digit(ones)?,
            _ => return None,
        };
        let row = row.checked_sub(1)?;
        (column < self.columns && row < self.rows).then_some(row * self.columns + column)
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The winner; `None` for a draw.
    pub winner: Option<Color>,
    /// The squares of the winning line, or lines; empty where lines do not win.
    pub line: Vec<usize>,
}

/// A position of a game on a board of squares, played by Black and White.
pub trait BoardGame: Position + Eq + Debug {
    /// The name of the game in addresses and settings: small letters and dashes.
    fn name(&self) -> &'static str;

    /// The board.
    fn grid(&self) -> Grid;

    /// The side to move; `None` once the game is over.
    fn turn(&self) -> Option<Color>;

    /// The side whose piece is on a square.
    fn piece(&self, square: usize) -> Option<Color>;

    /// The square that a move fills in this position.
    fn square_of(&self, mv: Self::Move) -> usize;

    /// The squares whose pieces a move changes, beside the one that it fills.
    fn changed(&self, mv: Self::Move) -> Vec<usize>;

    /// How the game ended; `None` while it goes on.
    fn ending(&self) -> Option<Ending>;
}
