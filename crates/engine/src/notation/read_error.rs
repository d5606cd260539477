//! Why a text cannot be read as a game.

use std::fmt;

use super::board_text::BoardTextError;
use super::transcript::TranscriptError;

/// The longest text that is read as a game, in characters.
pub(super) const MAX_CHARACTERS: usize = 20_000;

/// Why a text cannot be read as a game.
///
/// ```
/// use reversi_engine::{ReadError, read_game};
///
/// assert_eq!(read_game(" \n"), Err(ReadError::Empty));
/// assert_eq!(read_game("#m=f5&ply=2"), Err(ReadError::BadPly { found: "2".to_owned() }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadError {
    /// There is no text, or no game in it.
    Empty,
    /// The text is longer than any game.
    TooLong {
        /// Its length.
        characters: usize,
    },
    /// A link names a ply that the game does not have.
    BadPly {
        /// The text in place of the ply.
        found: String,
    },
    /// A link names a setup that there is not.
    BadSetup {
        /// The parameter.
        name: &'static str,
        /// Its value.
        found: String,
    },
    /// The position cannot be read.
    Position(BoardTextError),
    /// The moves cannot be read or played.
    Moves(TranscriptError),
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Empty => f.write_str("there is no game in the text"),
            ReadError::TooLong { characters } => write!(
                f,
                "a game has at most {MAX_CHARACTERS} characters, not {characters}"
            ),
            ReadError::BadPly { found } => write!(f, "the game has no ply {found:?}"),
            ReadError::BadSetup { name, found } => {
                write!(f, "there is no setup with {name} {found:?}")
            }
            ReadError::Position(error) => error.fmt(f),
            ReadError::Moves(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ReadError {}

impl From<BoardTextError> for ReadError {
    fn from(error: BoardTextError) -> ReadError {
        ReadError::Position(error)
    }
}

impl From<TranscriptError> for ReadError {
    fn from(error: TranscriptError) -> ReadError {
        ReadError::Moves(error)
    }
}
