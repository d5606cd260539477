//! Errors of moves and positions, in sentences.

use alloc::string::String;

use reversi_game::Color;
use thiserror::Error;

/// Why a move is illegal.
///
/// ```
/// use reversi_game::{Color, Position};
/// use side_games::{IllegalMove, tic_tac_toe::GAME};
///
/// let centre = GAME.move_on(4).expect("there are nine squares");
/// let position = GAME.start(Color::Black).play(centre)?;
/// let wrong = position.play(centre).expect_err("b2 is occupied");
/// assert_eq!(wrong.to_string(), "b2 is occupied");
/// # Ok::<(), IllegalMove>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum IllegalMove {
    /// There is a piece already.
    #[error("{square} is occupied")]
    Occupied {
        /// The name of the square.
        square: String,
    },
    /// The column has no empty square.
    #[error("column {column} is full")]
    ColumnFull {
        /// The number of the column.
        column: u32,
    },
    /// A disc falls further.
    #[error("a disc falls past {square} to {lands}")]
    Floating {
        /// The square named.
        square: String,
        /// The square to which the disc falls.
        lands: String,
    },
    /// The game is over.
    #[error("the game is over")]
    GameOver,
}

/// Why the beginning of a text is no move of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum MoveTextError {
    /// It names no move at all.
    NoMove,
    /// The move is illegal.
    Illegal {
        /// The text of the move.
        found: String,
        /// Why it is illegal.
        reason: IllegalMove,
    },
}

/// Why no game reaches a position.
///
/// ```
/// use side_games::ImpossiblePosition;
///
/// let wrong = ImpossiblePosition::Count { black: 3, white: 1 };
/// assert_eq!(wrong.to_string(), "the sides move in turn, so 3 X and 1 O are impossible");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ImpossiblePosition {
    /// The sides do not move in turn.
    #[error("the sides move in turn, so {black} X and {white} O are impossible")]
    Count {
        /// Black's pieces.
        black: u32,
        /// White's pieces.
        white: u32,
    },
    /// A disc lies above an empty square.
    #[error("the disc on {square} lies above an empty square")]
    Floating {
        /// The name of its square.
        square: String,
    },
    /// The game went on after a side had won.
    #[error("the game was won before the last move of the position")]
    WonBefore,
}

/// Checks that two sides with these numbers of pieces can have moved in turn.
pub(crate) fn check_count(own: u32, other: u32, turn: Color) -> Result<(), ImpossiblePosition> {
    if other == own || other == own + 1 {
        return Ok(());
    }
    let (black, white) = match turn {
        Color::Black => (own, other),
        Color::White => (other, own),
    };
    Err(ImpossiblePosition::Count { black, white })
}
