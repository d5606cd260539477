//! Notation: games, positions and endgame problems as text, and the records of tournaments.
//!
//! [`read_game`] reads a text in any of the notations of [`Notation::ALL`]. A new notation is a
//! module with a [`Notation`], and its place in that list.

mod board_text;
mod game_notation;
mod ggf;
mod link;
mod move_list;
mod obf;
mod position_and_moves;
mod read_error;
mod transcript;
mod wthor;

pub use board_text::BoardTextError;
pub use game_notation::Notation;
pub use link::{link_fragment, read_link};
pub use obf::{EndgameProblem, EndgameProblemError};
pub use read_error::ReadError;
pub use transcript::{TranscriptError, transcript};
pub use wthor::{WthorError, WthorGame, read_wthor};

use reversi_game::trimmed;

use crate::rules::game::Game;
use crate::rules::position::Position;

impl Notation {
    /// All notations, in the order in which they are recognised. The last takes any text.
    pub const ALL: [Notation; 4] = [
        link::LINK,
        ggf::GGF,
        position_and_moves::POSITION_AND_MOVES,
        move_list::MOVE_LIST,
    ];
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
/// game.play_transcript("f4")?;
/// let text = "---------------------------XO------XO--------------------------- X\nf4";
/// assert_eq!(game_text(&game), text);
/// assert_eq!(read_game(text), Ok(game));
/// # Ok::<(), reversi_engine::TranscriptError>(())
/// ```
pub fn game_text(game: &Game) -> String {
    if game.initial_position() == Position::default() {
        game.to_string()
    } else {
        position_and_moves::write(game)
    }
}

#[cfg(test)]
mod tests;
