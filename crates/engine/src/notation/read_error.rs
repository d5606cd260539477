//! Why a text cannot be read as a game of Reversi.

use super::board_text::BoardTextError;
use super::transcript::TranscriptError;

/// Why a text cannot be read as a game of Reversi.
///
/// ```
/// use reversi_engine::{ReadError, read_game};
///
/// assert_eq!(read_game(" \n"), Err(ReadError::Empty));
/// assert_eq!(read_game("#m=f5&ply=2"), Err(ReadError::BadPly { found: "2".to_owned() }));
/// let other = ReadError::OtherGame { game: "connect-four".to_owned() };
/// assert_eq!(read_game("#game=connect-four&m=44"), Err(other));
/// ```
pub type ReadError = reversi_game::ReadError<BoardTextError, TranscriptError>;

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

/// How many moves of a text can be read.
pub(super) fn moves_before(wrong: &ReadError) -> usize {
    wrong_move(wrong).map_or(0, |number| number.saturating_sub(1))
}

/// The number of the move that cannot be read or played.
pub(super) const fn wrong_move(wrong: &ReadError) -> Option<usize> {
    match wrong {
        ReadError::Moves(wrong) => Some(wrong.number()),
        _ => None,
    }
}
