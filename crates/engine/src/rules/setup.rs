//! How a game starts: one of the four standard setups, or a position.

use std::fmt;
use std::str::FromStr;

use crate::rules::board::Board;
use crate::rules::position::Position;
use reversi_game::Color;

/// The two arrangements of the first four discs.
///
/// ```
/// use reversi_engine::{Board, Color, Position, Start};
///
/// assert_eq!(Position::start(Start::default(), Color::Black).board(), Board::DIAGONAL);
/// assert_eq!(Position::start(Start::Parallel, Color::Black).board(), Board::PARALLEL);
/// assert_eq!("parallel".parse(), Ok(Start::Parallel));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[cfg_attr(
    feature = "serde",
    derive(serde_with::SerializeDisplay, serde_with::DeserializeFromStr)
)]
pub enum Start {
    /// White on d4 and e5, Black on e4 and d5: the usual one.
    #[default]
    Diagonal,
    /// Black on d4 and d5, White on e4 and e5.
    Parallel,
}

impl Start {
    /// Both arrangements, the usual one first.
    pub const ALL: [Start; 2] = [Start::Diagonal, Start::Parallel];

    /// The name in small letters: `diagonal` or `parallel`.
    pub const fn name(self) -> &'static str {
        match self {
            Start::Diagonal => "diagonal",
            Start::Parallel => "parallel",
        }
    }
}

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text is not the name of an arrangement.
///
/// ```
/// use reversi_engine::{ParseStartError, Start};
///
/// assert_eq!("round".parse::<Start>(), Err(ParseStartError));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseStartError;

impl fmt::Display for ParseStartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the first discs stand diagonal or parallel")
    }
}

impl std::error::Error for ParseStartError {}

impl FromStr for Start {
    type Err = ParseStartError;

    fn from_str(text: &str) -> Result<Start, ParseStartError> {
        let named = |start: &Start| text == start.name();
        Start::ALL.into_iter().find(named).ok_or(ParseStartError)
    }
}

/// How a game starts. Made from a position, it is a standard setup whenever the position is one.
///
/// ```
/// use reversi_engine::{Color, Position, Setup, Start};
///
/// let (start, first) = (Start::Parallel, Color::White);
/// let setup = Setup::from(Position::start(start, first));
/// assert_eq!(setup, Setup::Standard { start, first });
/// assert_eq!(Setup::default(), Setup::from(Position::default()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Setup {
    /// The first four discs, and nothing else.
    Standard {
        /// Their arrangement.
        start: Start,
        /// The side that begins.
        first: Color,
    },
    /// Any other position.
    Position(Position),
}

impl Default for Setup {
    fn default() -> Setup {
        Setup::Standard {
            start: Start::default(),
            first: Color::Black,
        }
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Setup {
        let first = position.turn();
        let standard = |start: &Start| Position::start(*start, first) == position;
        match Start::ALL.into_iter().find(standard) {
            Some(start) => Setup::Standard { start, first },
            None => Setup::Position(position),
        }
    }
}

impl From<Setup> for Position {
    fn from(setup: Setup) -> Position {
        match setup {
            Setup::Standard { start, first } => Position::start(start, first),
            Setup::Position(position) => position,
        }
    }
}

impl Position {
    /// The position of a standard setup.
    pub fn start(start: Start, first: Color) -> Position {
        let board = match start {
            Start::Diagonal => Board::DIAGONAL,
            Start::Parallel => Board::PARALLEL,
        };
        let board = match first {
            Color::Black => board,
            Color::White => board.pass(),
        };
        Position::new(board, first)
    }
}

impl Default for Position {
    /// The usual start: [`Start::Diagonal`], Black to move.
    fn default() -> Position {
        Setup::default().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::square::Square;

    #[test]
    fn either_side_may_begin_with_the_same_discs() {
        for start in Start::ALL {
            let black = Position::start(start, Color::Black);
            let white = Position::start(start, Color::White);
            assert_eq!(black.discs(Color::Black), white.discs(Color::Black));
            assert_eq!(black.discs(Color::White), white.discs(Color::White));
            assert_eq!(white.turn(), Color::White);
        }
        let diagonal = Position::default();
        assert_eq!(diagonal.disc(Square::D4), Some(Color::White));
        assert_eq!(diagonal.disc(Square::E4), Some(Color::Black));
        let parallel = Position::start(Start::Parallel, Color::Black);
        assert_eq!(parallel.disc(Square::D5), Some(Color::Black));
        assert_eq!(parallel.disc(Square::E5), Some(Color::White));
        assert_eq!(parallel.disc(Square::A1), None);
    }

    #[test]
    fn a_name_is_read_as_it_is_written_and_another_one_refused_with_both() {
        for start in Start::ALL {
            assert_eq!(start.to_string().parse(), Ok(start));
            assert!(ParseStartError.to_string().contains(start.name()));
        }
        assert_eq!("round".parse::<Start>(), Err(ParseStartError));
    }

    #[test]
    fn the_four_standard_setups_are_recognised_and_nothing_else_is() {
        for start in Start::ALL {
            for first in Color::ALL {
                let setup = Setup::Standard { start, first };
                assert_eq!(Setup::from(Position::from(setup)), setup);
            }
        }
        let position = Position::default();
        let other = position.play(Square::F5.into()).expect("f5 is legal");
        assert_eq!(Setup::from(other), Setup::Position(other));
    }
}
