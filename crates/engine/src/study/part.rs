//! Part of a board: a rectangle of squares, such as the quarter `e5-h8`.

use std::fmt;
use std::str::FromStr;

use crate::rules::square::Square;

/// A rectangle of squares.
///
/// ```
/// use reversi_engine::{BoardPart, Square};
///
/// let part: BoardPart = "h8-e5".parse()?;
/// assert_eq!(part.to_string(), "e5-h8");
/// assert!(part.contains(Square::F7) && !part.contains(Square::D7));
/// # Ok::<(), reversi_engine::ParsePartError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardPart {
    first: Square,
    last: Square,
}

/// A text is no part of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsePartError;

impl BoardPart {
    /// The part with two opposite corners, in any order.
    pub fn between(one: Square, other: Square) -> BoardPart {
        let corner = |choose: fn(u8, u8) -> u8| {
            let file = choose(one.file(), other.file());
            let rank = choose(one.rank(), other.rank());
            let square = Square::from_index(8 * rank + file);
            square.expect("file and rank are those of squares")
        };
        BoardPart {
            first: corner(Ord::min),
            last: corner(Ord::max),
        }
    }

    /// The first square, at the top left.
    pub const fn first(self) -> Square {
        self.first
    }

    /// The last square, at the bottom right.
    pub const fn last(self) -> Square {
        self.last
    }

    /// Whether a square belongs to the part.
    pub fn contains(self, square: Square) -> bool {
        (self.first.file()..=self.last.file()).contains(&square.file())
            && (self.first.rank()..=self.last.rank()).contains(&square.rank())
    }
}

impl FromStr for BoardPart {
    type Err = ParsePartError;

    fn from_str(text: &str) -> Result<BoardPart, ParsePartError> {
        let corner = |text: &str| text.parse().map_err(|_| ParsePartError);
        let (one, other) = text.split_once('-').ok_or(ParsePartError)?;
        Ok(BoardPart::between(corner(one)?, corner(other)?))
    }
}

impl fmt::Display for BoardPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.first, self.last)
    }
}

impl fmt::Display for ParsePartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a part of the board is written as two opposite corners, such as e5-h8")
    }
}

impl std::error::Error for ParsePartError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_the_same_from_whichever_corners_it_is_written() {
        for text in ["b2-d5", "d5-b2", "b5-d2", "d2-b5"] {
            let part: BoardPart = text.parse().expect("a part");
            assert_eq!((part.first(), part.last()), (Square::B2, Square::D5));
            assert_eq!(part.to_string(), "b2-d5");
            let squares = Square::ALL
                .into_iter()
                .filter(|&square| part.contains(square));
            assert_eq!(squares.count(), 12);
        }
    }

    #[test]
    fn other_texts_are_no_part() {
        for text in ["", "a1", "a1-", "-h8", "a1-i9", "a1 h8", "a1-b2-c3"] {
            assert_eq!(text.parse::<BoardPart>(), Err(ParsePartError), "{text}");
        }
    }
}
