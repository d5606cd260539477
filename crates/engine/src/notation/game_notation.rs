//! Notations of games: what each is called, and how it reads and writes a game.

use super::read_error::ReadError;
use crate::rules::game::Game;
use crate::rules::position::Position;
use reversi_game::trimmed;

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

/// The game from `position` on with the moves of `transcript`.
pub(super) fn game_from(position: Position, transcript: &str) -> Result<Game, ReadError> {
    let mut game = Game::new(position);
    game.play_transcript(transcript)?;
    Ok(game)
}
