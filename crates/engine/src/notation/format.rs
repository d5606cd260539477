//! What every notation of games shares: its description and its errors.

use std::fmt;

use super::blank::is_blank;
use super::board_text::BoardTextError;
use super::transcript::TranscriptError;
use crate::rules::game::Game;
use crate::rules::position::Position;

/// The longest text that is read as a game, in characters.
pub(super) const MAX_CHARACTERS: usize = 20_000;

/// A way to write a game as text.
///
/// ```
/// use reversi_engine::{Game, Notation};
///
/// let game: Game = "f5d6c3".parse()?;
/// let written = Notation::ALL.iter().filter_map(|notation| notation.write(&game));
/// assert!(written.count() >= 3);
/// # Ok::<(), reversi_engine::TranscriptError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Notation {
    pub(super) name: &'static str,
    pub(super) read: fn(&str) -> Option<Result<Game, ReadError>>,
    pub(super) write: Option<fn(&Game) -> Option<String>>,
}

impl Notation {
    /// What the notation is called.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// Reads a game; `None` if the text is not of this notation.
    ///
    /// # Errors
    /// If the text is of this notation and holds no game.
    pub fn read(&self, text: &str) -> Option<Result<Game, ReadError>> {
        match trimmed(text) {
            Ok(text) => (self.read)(text),
            Err(error) => Some(Err(error)),
        }
    }

    /// Writes a game; `None` if the notation has no text for it, or is only read.
    pub fn write(&self, game: &Game) -> Option<String> {
        self.write.and_then(|write| write(game))
    }
}

/// The text without blanks around it, if it can hold a game.
pub(super) fn trimmed(text: &str) -> Result<&str, ReadError> {
    let characters = text.chars().count();
    if characters > MAX_CHARACTERS {
        return Err(ReadError::TooLong { characters });
    }
    let text = text.trim_matches(is_blank);
    if text.is_empty() {
        return Err(ReadError::Empty);
    }
    Ok(text)
}

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

/// The game from `position` on with the moves of `transcript`.
pub(super) fn game_from(position: Position, transcript: &str) -> Result<Game, ReadError> {
    let mut game = Game::new(position);
    game.play_transcript(transcript)?;
    Ok(game)
}
