//! The moves of a book.

use crate::rules::square::Square;

/// A move of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ValuedMove {
    /// Its square.
    pub square: Square,
    /// Its value for the side to move in hundredths of a disc, if it has one.
    pub value: Option<i16>,
    /// The plies that the search of the value has looked ahead, or the level of the program; 0
    /// without a value.
    pub depth: u8,
}
