//! The 64 squares of the board.
//!
//! Squares are numbered row by row from the top left corner: a1 = 0, b1 = 1, … h1 = 7, a2 = 8, …
//! h8 = 63. Rank 1 is drawn on top, as everywhere in this game (and unlike in chess).

use std::fmt;
use std::str::FromStr;

macro_rules! squares {
    ($($name:ident = $index:literal),+ $(,)?) => {
        /// A square of the board, `A1` (top left) to `H8` (bottom right).
        ///
        /// A square that may be missing is an `Option<Square>`, which is still a single byte.
        ///
        /// ```
        /// use reversi_engine::Square;
        ///
        /// let square: Square = "f5".parse()?;
        /// assert_eq!(square, Square::F5);
        /// assert_eq!((square.file(), square.rank(), square.index()), (5, 4, 37));
        /// assert_eq!(square.to_string(), "f5");
        /// # Ok::<(), reversi_engine::ParseSquareError>(())
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        #[allow(missing_docs)] // the names of the variants say it all
        #[cfg_attr(
    feature = "serde",
    derive(serde_with::SerializeDisplay, serde_with::DeserializeFromStr)
)]
pub enum Square { $($name = $index),+ }

        impl Square {
            /// All squares, a1 first, row by row.
            pub const ALL: [Square; 64] = [$(Square::$name),+];

            /// The square with the given index (0 = a1, 63 = h8), or `None` above 63.
            #[inline]
            pub const fn from_index(index: u8) -> Option<Square> {
                match index {
                    $($index => Some(Square::$name),)+
                    _ => None,
                }
            }
        }
    };
}

squares! {
    A1 = 0, B1 = 1, C1 = 2, D1 = 3, E1 = 4, F1 = 5, G1 = 6, H1 = 7,
    A2 = 8, B2 = 9, C2 = 10, D2 = 11, E2 = 12, F2 = 13, G2 = 14, H2 = 15,
    A3 = 16, B3 = 17, C3 = 18, D3 = 19, E3 = 20, F3 = 21, G3 = 22, H3 = 23,
    A4 = 24, B4 = 25, C4 = 26, D4 = 27, E4 = 28, F4 = 29, G4 = 30, H4 = 31,
    A5 = 32, B5 = 33, C5 = 34, D5 = 35, E5 = 36, F5 = 37, G5 = 38, H5 = 39,
    A6 = 40, B6 = 41, C6 = 42, D6 = 43, E6 = 44, F6 = 45, G6 = 46, H6 = 47,
    A7 = 48, B7 = 49, C7 = 50, D7 = 51, E7 = 52, F7 = 53, G7 = 54, H7 = 55,
    A8 = 56, B8 = 57, C8 = 58, D8 = 59, E8 = 60, F8 = 61, G8 = 62, H8 = 63,
}

impl Square {
    /// Index of the square: 0 = a1, 1 = b1, 8 = a2, 63 = h8.
    #[inline]
    pub const fn index(self) -> u8 {
        self as u8
    }

    /// Column from the left: 0 = a, 7 = h.
    #[inline]
    pub const fn file(self) -> u8 {
        self as u8 & 7
    }

    /// Row from the top: 0 = row 1, 7 = row 8.
    #[inline]
    pub const fn rank(self) -> u8 {
        self as u8 >> 3
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

/// A text is not the name of a square.
///
/// ```
/// use reversi_engine::{ParseSquareError, Square};
///
/// assert_eq!("i9".parse::<Square>(), Err(ParseSquareError));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square is a letter a-h and a digit 1-8, like f5")
    }
}

impl std::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    /// Reads `f5` or `F5`.
    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        let &[file, rank] = text.as_bytes() else {
            return Err(ParseSquareError);
        };
        let file = file.to_ascii_lowercase();
        if !(b'a'..=b'h').contains(&file) || !(b'1'..=b'8').contains(&rank) {
            return Err(ParseSquareError);
        }
        Square::from_index((rank - b'1') * 8 + (file - b'a')).ok_or(ParseSquareError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_survives_its_name_and_its_index() {
        for (index, square) in Square::ALL.into_iter().enumerate() {
            assert_eq!(usize::from(square.index()), index);
            assert_eq!(Square::from_index(square.index()), Some(square));
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(square.to_string().to_uppercase().parse(), Ok(square));
        }
        assert_eq!(Square::from_index(64), None);
        assert_eq!(Square::from_index(255), None);
    }

    #[test]
    fn texts_that_are_no_squares_are_refused() {
        for text in ["", "a", "a0", "a9", "i1", "5f", "a11", " a1", "ä1", "a１"] {
            assert_eq!(text.parse::<Square>(), Err(ParseSquareError), "{text:?}");
        }
        let sentence = ParseSquareError.to_string();
        assert!(sentence.contains("f5"), "{sentence}");
    }
}
