//! Positions as text: 64 characters row by row from a1 (`X` Black, `O` White, `-` empty), a blank,
//! and the side to move as `X` or `O`. The lines of endgame collections (`.obf`) begin like this.

use std::fmt;

use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::position::{Color, Position};
use crate::rules::square::Square;

/// What is wrong with the text of a position.
///
/// ```
/// use reversi_engine::{BoardTextError, parse_position};
///
/// let wrong = parse_position("XO?").expect_err("no square");
/// assert_eq!(wrong, BoardTextError::BadCharacter { found: '?', place: 3 });
/// assert_eq!(wrong.to_string(), "character 3 is '?'; a square is X, O or -");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardTextError {
    /// A character that stands for no square, or where the side to move should stand.
    BadCharacter {
        /// The character.
        found: char,
        /// Its place in the text, counted from 1 and without blanks.
        place: usize,
    },
    /// The text ends before all 64 squares are named.
    TooShort {
        /// Number of squares named.
        squares: usize,
    },
    /// The text ends before it says which side is to move.
    NoSide,
}

impl fmt::Display for BoardTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardTextError::BadCharacter { found, place } if *place <= 64 => {
                write!(f, "character {place} is {found:?}; a square is X, O or -")
            }
            BoardTextError::BadCharacter { found, .. } => {
                write!(f, "the side to move is X or O, not {found:?}")
            }
            BoardTextError::TooShort { squares } => {
                write!(f, "only {squares} of 64 squares are given")
            }
            BoardTextError::NoSide => {
                f.write_str("the side to move (X or O) is missing after the 64 squares")
            }
        }
    }
}

impl std::error::Error for BoardTextError {}

/// The position as text.
///
/// ```
/// use reversi_engine::{Color, Position, Start, parse_position, position_text};
///
/// let position = Position::start(Start::Parallel, Color::White);
/// let text = position_text(position);
/// assert_eq!(text, "---------------------------XO------XO--------------------------- O");
/// assert_eq!(parse_position(&text), Ok(position));
/// ```
pub fn position_text(position: Position) -> String {
    let symbol = |color| if color == Color::Black { 'X' } else { 'O' };
    let mut text: String = Square::ALL
        .into_iter()
        .map(|square| position.disc(square).map_or('-', symbol))
        .collect();
    text.push(' ');
    text.push(symbol(position.turn()));
    text
}

/// Reads the text of a position. Blanks and line breaks may stand anywhere, small letters are
/// allowed, `.` may stand for an empty square, and what follows a semicolon behind the side to move
/// (the scores in an endgame collection) is left unread.
///
/// # Errors
/// Says which character is wrong or what is missing.
pub fn parse_position(text: &str) -> Result<Position, BoardTextError> {
    let mut characters = text
        .chars()
        .filter(|character| !character.is_whitespace())
        .zip(1..)
        .peekable();
    let mut black = Bitboard::EMPTY;
    let mut white = Bitboard::EMPTY;
    for (squares, square) in Square::ALL.into_iter().enumerate() {
        match characters.next() {
            Some(('X' | 'x', _)) => black = black.with(square),
            Some(('O' | 'o', _)) => white = white.with(square),
            Some(('-' | '.', _)) => {}
            Some((found, place)) => return Err(BoardTextError::BadCharacter { found, place }),
            None => return Err(BoardTextError::TooShort { squares }),
        }
    }
    let turn = match characters.next() {
        Some(('X' | 'x', _)) => Color::Black,
        Some(('O' | 'o', _)) => Color::White,
        Some((found, place)) => return Err(BoardTextError::BadCharacter { found, place }),
        None => return Err(BoardTextError::NoSide),
    };
    if let Some(&(found, place)) = characters.peek()
        && found != ';'
    {
        return Err(BoardTextError::BadCharacter { found, place });
    }
    let (player, opponent) = if turn == Color::Black {
        (black, white)
    } else {
        (white, black)
    };
    let board = Board::new(player, opponent).expect("each square was given one character");
    Ok(Position::new(board, turn))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROWS: &str =
        "--------\n--------\n--------\n---OX---\n---XO---\n--------\n--------\n-------- ";

    #[test]
    fn rows_and_lines_of_endgame_collections_are_read() {
        let position = parse_position(&format!("{ROWS}x")).expect("a position");
        assert_eq!(
            position,
            Position::start(crate::rules::position::Start::Diagonal, Color::Black)
        );
        let line =
            "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X; A2:+38; C7:+36;";
        let position = parse_position(line).expect("a position");
        assert_eq!(position.board().empties().len(), 20);
        assert_eq!(position_text(position), &line[..66]);
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place() {
        let error = |text: String| parse_position(&text).expect_err("wrong").to_string();
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
