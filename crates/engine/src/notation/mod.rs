//! Notation: games, positions and endgame problems as text, and the records of tournaments.
//!
//! [`read_game`] reads a text in any of the notations of [`Notation::ALL`]. A new notation is a
//! module with a [`Notation`], and its place in that list.

mod board_text;
mod ggf;
mod move_list;
mod obf;
mod position_game;
mod share;
mod transcript;
mod wthor;

use std::fmt;

pub use board_text::BoardTextError;
pub use obf::{EndgameProblem, EndgameProblemError};
pub use share::{read_link, share_fragment};
pub use transcript::{TranscriptError, transcript};
pub use wthor::{WthorError, WthorGame, parse_wthor};

use crate::rules::game::Game;
use crate::rules::position::Position;

/// The longest text that is read as a game, in characters.
const MAX_CHARACTERS: usize = 20_000;

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
    name: &'static str,
    read: fn(&str) -> Option<Result<Game, ReadError>>,
    write: Option<fn(&Game) -> Option<String>>,
}

impl Notation {
    /// All notations, in the order in which they are recognised. The last takes any text.
    pub const ALL: [Notation; 4] = [
        share::LINK,
        ggf::GGF,
        position_game::POSITION_GAME,
        move_list::MOVE_LIST,
    ];

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

/// Reads a game from what people paste: a link, moves in any of the usual spellings, a position
/// with or without moves from there, or a game in the General Game Format.
///
/// ```
/// use reversi_engine::read_game;
///
/// for text in ["f5d6c3", "1. f5 d6 2. c3", "https://club.example/#m=f5d6c3&ply=3"] {
///     assert_eq!(read_game(text)?.to_string(), "f5d6c3");
/// }
/// # Ok::<(), reversi_engine::ReadError>(())
/// ```
///
/// # Errors
/// If the text holds no game.
pub fn read_game(text: &str) -> Result<Game, ReadError> {
    let text = trimmed(text)?;
    Notation::ALL
        .iter()
        .find_map(|notation| (notation.read)(text))
        .expect("the last notation takes any text")
}

/// A game as text for people: its transcript, after its position if it has not begun as usual.
///
/// ```
/// use reversi_engine::{Color, Game, Position, Start, game_text, read_game};
///
/// let mut game = Game::new(Position::start(Start::Parallel, Color::Black));
/// game.play_transcript("d6")?;
/// let text = "---------------------------XO------XO--------------------------- X\nd6";
/// assert_eq!(game_text(&game), text);
/// assert_eq!(read_game(text), Ok(game));
/// # Ok::<(), reversi_engine::TranscriptError>(())
/// ```
pub fn game_text(game: &Game) -> String {
    if game.initial_position() == Position::default() {
        game.to_string()
    } else {
        position_game::write(game)
    }
}

/// The text without blanks around it, if it can hold a game.
fn trimmed(text: &str) -> Result<&str, ReadError> {
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

/// Whether texts may hold the character anywhere: white space, or the mark at the start of a file.
fn is_blank(character: char) -> bool {
    character.is_whitespace() || character == '\u{feff}'
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
fn game_from(position: Position, transcript: &str) -> Result<Game, ReadError> {
    let mut game = Game::new(position);
    game.play_transcript(transcript)?;
    Ok(game)
}

#[cfg(test)]
mod tests;
