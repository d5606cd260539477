//! Moves, and why one may be illegal.

use std::fmt;
use std::str::FromStr;

use crate::rules::square::Square;

/// A disc or a pass, in the turn of a side.
///
/// ```
/// use reversi_engine::{IllegalMove, Move, Position, Square};
///
/// let position = Position::default();
/// assert!(position.play("f5".parse()?).is_ok());
/// assert_eq!(position.play(Move::Pass), Err(IllegalMove::PassNotForced));
/// assert_eq!(Move::Place(Square::F5).to_string(), "f5");
/// # Ok::<(), reversi_engine::ParseMoveError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde_with::SerializeDisplay, serde_with::DeserializeFromStr)
)]
pub enum Move {
    /// Place a disc.
    Place(Square),
    /// Do nothing; allowed exactly when no disc can be placed and the game is not over.
    Pass,
}

impl Move {
    /// How texts write a pass, the longest first, which is how it is written here.
    const PASSES: [&str; 4] = ["pass", "pa", "ps", "--"];

    /// The move that `text` begins with, and the text after it.
    pub(crate) fn split_from(text: &str) -> Option<(Move, &str)> {
        let pass = Move::PASSES.map(str::len).into_iter();
        pass.chain([2])
            .filter_map(|length| text.split_at_checked(length))
            .find_map(|(found, rest)| Some((found.parse().ok()?, rest)))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Place(square) => square.fmt(f),
            Move::Pass => f.write_str(Move::PASSES[0]),
        }
    }
}

impl From<Square> for Move {
    fn from(square: Square) -> Move {
        Move::Place(square)
    }
}

/// A text is not a move.
///
/// ```
/// use reversi_engine::{Move, ParseMoveError};
///
/// assert_eq!("resign".parse::<Move>(), Err(ParseMoveError));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseMoveError;

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a move is a square like f5, or pass")
    }
}

impl std::error::Error for ParseMoveError {}

impl FromStr for Move {
    type Err = ParseMoveError;

    /// Reads a square, or `pass`, `pa`, `ps` or `--`; in small letters or capitals.
    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        if Move::PASSES
            .iter()
            .any(|pass| text.eq_ignore_ascii_case(pass))
        {
            return Ok(Move::Pass);
        }
        text.parse().map(Move::Place).map_err(|_| ParseMoveError)
    }
}

/// Why a move may not be played.
///
/// ```
/// use reversi_engine::{IllegalMove, Square};
///
/// let why = IllegalMove::EnclosesNothing(Square::A1);
/// assert_eq!(why.to_string(), "a disc on a1 would enclose nothing");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IllegalMove {
    /// The square is occupied.
    Occupied(Square),
    /// The disc would enclose no disc of the other side.
    EnclosesNothing(Square),
    /// A side that can place a disc has to.
    PassNotForced,
    /// Neither side can move.
    GameOver,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalMove::Occupied(square) => write!(f, "{square} is occupied"),
            IllegalMove::EnclosesNothing(square) => {
                write!(f, "a disc on {square} would enclose nothing")
            }
            IllegalMove::PassNotForced => f.write_str("only a side that cannot move may pass"),
            IllegalMove::GameOver => f.write_str("the game is over"),
        }
    }
}

impl std::error::Error for IllegalMove {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spelling_of_a_pass_is_read_and_one_is_written() {
        for text in ["pass", "PASS", "pa", "Ps", "--"] {
            assert_eq!(text.parse(), Ok(Move::Pass), "{text}");
        }
        assert_eq!(Move::Pass.to_string(), "pass");
        for text in ["", "-", "f9", "pas", "f5 "] {
            assert_eq!(text.parse::<Move>(), Err(ParseMoveError), "{text:?}");
        }
        let sentence = ParseMoveError.to_string();
        assert!(
            sentence.contains("f5") && sentence.contains("pass"),
            "{sentence}"
        );
    }
}
