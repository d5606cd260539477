//! Board text: a position as 64 characters row by row from a1 (`X` Black, `O` White, `-` empty), a
//! blank, and the side to move as `X` or `O`. The lines of endgame collections (`.obf`) begin so.
//!
//! ```
//! use reversi_engine::{Color, Position, Start};
//!
//! let position = Position::start(Start::Parallel, Color::White);
//! let text = "---------------------------XO------XO--------------------------- O";
//! assert_eq!(position.to_string(), text);
//! assert_eq!(text.parse(), Ok(position));
//! ```

use std::fmt::{self, Write};
use std::str::FromStr;

use reversi_game::is_blank;

use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::position::Position;
use crate::rules::square::Square;
use reversi_game::{Color, QuotedCharacter};

/// The fault in the text of a position.
///
/// ```
/// use reversi_engine::{BoardTextError, Position};
///
/// let wrong = "XO?".parse::<Position>().expect_err("no square");
/// assert_eq!(wrong, BoardTextError::BadCharacter { found: '?', place: 3 });
/// assert_eq!(wrong.to_string(), "character 3 is '?'; a square is X, O or -");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardTextError {
    /// A character that is no square or, after the squares, no side to move.
    BadCharacter {
        /// The character.
        found: char,
        /// Its place in the text, counted from 1 and without blanks.
        place: usize,
    },
    /// The text ends before the 64th square.
    TooShort {
        /// Number of squares named.
        squares: usize,
    },
    /// The text ends before the side to move.
    NoSide,
    /// The board has another size.
    OtherSize {
        /// Number of its rows.
        rows: u32,
    },
    /// A setup has two discs on one square.
    TwoDiscs,
    /// A board is written in digits that may mean either side.
    UnclearDigits,
}

impl fmt::Display for BoardTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardTextError::BadCharacter { found, place } if *place <= 64 => {
                let found = QuotedCharacter(*found);
                write!(f, "character {place} is {found}; a square is X, O or -")
            }
            BoardTextError::BadCharacter { found, .. } => {
                let found = QuotedCharacter(*found);
                write!(f, "the side to move is X or O, not {found}")
            }
            BoardTextError::TooShort { squares } => {
                write!(f, "only {squares} of 64 squares are given")
            }
            BoardTextError::NoSide => {
                f.write_str("the side to move (X or O) is missing after the 64 squares")
            }
            BoardTextError::OtherSize { rows } => {
                write!(f, "the board has {rows} rows instead of 8")
            }
            BoardTextError::TwoDiscs => f.write_str("the setup has two discs on one square"),
            BoardTextError::UnclearDigits => f.write_str(
                "0 and 1 may mean either side; write X for Black, O for White, - for empty",
            ),
        }
    }
}

impl std::error::Error for BoardTextError {}

/// The characters of Black's and White's discs and of an empty square.
const fn symbol(disc: Option<Color>) -> char {
    match disc {
        Some(Color::Black) => 'X',
        Some(Color::White) => 'O',
        None => '-',
    }
}

/// The side that a character stands for.
const fn side(character: char) -> Option<Color> {
    match character {
        'X' | 'x' => Some(Color::Black),
        'O' | 'o' => Some(Color::White),
        _ => None,
    }
}

impl fmt::Display for Position {
    /// Writes the 64 squares, a blank, and the side to move; as `{:#}` without the blank.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for square in Square::ALL {
            f.write_char(symbol(self.disc(square)))?;
        }
        if !f.alternate() {
            f.write_char(' ')?;
        }
        f.write_char(symbol(Some(self.turn())))
    }
}

/// The position with these discs, row by row from a1, and this side to move.
pub(super) fn position_of(cells: &[Option<Color>; 64], turn: Color) -> Position {
    let discs = |color: Color| -> Bitboard {
        let squares = Square::ALL.into_iter().zip(cells);
        let own = squares.filter(|(_, cell)| **cell == Some(color));
        own.map(|(square, _)| square).collect()
    };
    let board = Board::new(discs(turn), discs(turn.other()));
    Position::new(board.expect("each square has one disc at most"), turn)
}

impl FromStr for Position {
    type Err = BoardTextError;

    /// Reads a position. Blanks and line breaks may stand anywhere, small letters are allowed, `.`
    /// may stand for an empty square, and what follows a semicolon after the side to move (the
    /// scores in an endgame collection) is skipped.
    fn from_str(text: &str) -> Result<Position, BoardTextError> {
        let mut characters = text
            .chars()
            .filter(|&character| !is_blank(character))
            .zip(1..);
        let mut cells = [None; 64];
        for (squares, cell) in cells.iter_mut().enumerate() {
            let Some((found, place)) = characters.next() else {
                return Err(BoardTextError::TooShort { squares });
            };
            *cell = side(found);
            if cell.is_none() && !matches!(found, '-' | '.') {
                return Err(BoardTextError::BadCharacter { found, place });
            }
        }
        let (found, place) = characters.next().ok_or(BoardTextError::NoSide)?;
        let turn = side(found).ok_or(BoardTextError::BadCharacter { found, place })?;
        match characters.next() {
            Some((found, place)) if found != ';' => {
                Err(BoardTextError::BadCharacter { found, place })
            }
            _ => Ok(position_of(&cells, turn)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROWS: &str =
        "--------\n--------\n--------\n---OX---\n---XO---\n--------\n--------\n-------- ";

    #[test]
    fn rows_and_lines_of_endgame_collections_are_read() {
        assert_eq!(format!("{ROWS}x").parse(), Ok(Position::default()));
        let line =
            "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X; A2:+38; C7:+36;";
        let position: Position = line.parse().expect("a position");
        assert_eq!(position.board().empties().len(), 20);
        assert_eq!(position.to_string(), &line[..66]);
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place() {
        let error = |text: String| text.parse::<Position>().expect_err("wrong").to_string();
        assert_eq!(error(String::new()), "only 0 of 64 squares are given");
        assert_eq!(error("XO-".into()), "only 3 of 64 squares are given");
        assert_eq!(
            error("XOB".into()),
            "character 3 is 'B'; a square is X, O or -"
        );
        assert_eq!(
            error(ROWS.into()),
            "the side to move (X or O) is missing after the 64 squares"
        );
        assert_eq!(
            error(format!("{ROWS}-")),
            "the side to move is X or O, not '-'"
        );
        assert_eq!(
            error(format!("{ROWS}XX")),
            "the side to move is X or O, not 'X'"
        );
    }
}
