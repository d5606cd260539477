//! Transcripts: the squares of a game in the order of play, `f5d6c3`. Passes are not written.

use std::fmt;

use crate::rules::game::Game;
use crate::rules::position::IllegalMove;
use crate::rules::square::Square;

/// What is wrong with a transcript. Moves are counted from 1, written passes left out.
///
/// ```
/// use reversi_engine::{Color, Game, Position, Start, play_transcript};
///
/// let mut game = Game::new(Position::start(Start::Diagonal, Color::Black));
/// let wrong = play_transcript(&mut game, "f5f5").expect_err("f5 is taken");
/// assert_eq!(wrong.to_string(), "move 2, f5: f5 is occupied");
/// assert_eq!(game.ply(), 0);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TranscriptError {
    /// The two characters at this move name no square.
    NoSquare {
        /// Number of the move.
        number: usize,
        /// The text found instead of a square.
        found: String,
    },
    /// A pass is written before this move where nobody has to pass.
    PassNotForced {
        /// Number of the move.
        number: usize,
    },
    /// The move breaks the rules.
    Illegal {
        /// Number of the move.
        number: usize,
        /// The square named there.
        square: Square,
        /// Why it may not be played.
        reason: IllegalMove,
    },
}

impl fmt::Display for TranscriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TranscriptError::NoSquare { number, found } => {
                write!(
                    f,
                    "move {number}: {found:?} is no square (a letter a-h and a digit 1-8)"
                )
            }
            TranscriptError::PassNotForced { number } => {
                write!(f, "before move {number} nobody has to pass")
            }
            TranscriptError::Illegal {
                number,
                square,
                reason,
            } => {
                write!(f, "move {number}, {square}: {reason}")
            }
        }
    }
}

impl std::error::Error for TranscriptError {}

/// The squares as a transcript.
///
/// ```
/// use reversi_engine::{Square, transcript};
///
/// assert_eq!(transcript([Square::F5, Square::D6]), "f5d6");
/// ```
pub fn transcript(squares: impl IntoIterator<Item = Square>) -> String {
    squares
        .into_iter()
        .map(|square| square.to_string())
        .collect()
}

/// Plays the moves of `text` in `game`. Capitals, blanks and line breaks are allowed, and a written
/// pass (`--`, `pa` or `ps`) is skipped where one is forced, since a game passes by itself.
///
/// # Errors
/// Says which move is wrong and why; the game is left as it was.
pub fn play_transcript(game: &mut Game, text: &str) -> Result<(), TranscriptError> {
    let mut longer = game.clone();
    let mut characters = text.chars().filter(|character| !character.is_whitespace());
    let mut number = 0;
    while let Some(first) = characters.next() {
        let found: String = [Some(first), characters.next()]
            .into_iter()
            .flatten()
            .collect();
        if matches!(found.to_lowercase().as_str(), "--" | "pa" | "ps") {
            if longer.forced_pass().is_none() && longer.turn().is_some() {
                return Err(TranscriptError::PassNotForced { number: number + 1 });
            }
            continue;
        }
        number += 1;
        let square = found.parse().map_err(|_| TranscriptError::NoSquare {
            number,
            found: found.clone(),
        })?;
        longer
            .play(square)
            .map_err(|reason| TranscriptError::Illegal {
                number,
                square,
                reason,
            })?;
    }
    *game = longer;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::position::{Color, Position, Start};

    fn new_game() -> Game {
        Game::new(Position::start(Start::Diagonal, Color::Black))
    }

    #[test]
    fn blanks_capitals_and_written_passes_are_understood() {
        let mut game = new_game();
        assert_eq!(
            play_transcript(&mut game, " F5 f6\nd3 g5 h5 h4 f7 h6 -- "),
            Ok(())
        );
        assert_eq!(transcript(game.line()), "f5f6d3g5h5h4f7h6");
        for pass in ["pa", "PS", "--"] {
            let mut game = new_game();
            let text = format!("f5f6d3g5h5h4f7h6{pass}");
            assert_eq!(play_transcript(&mut game, &text), Ok(()), "{text}");
        }
    }

    #[test]
    fn the_error_names_the_move_and_the_game_stays_as_it_was() {
        let mut game = new_game();
        play_transcript(&mut game, "f5").expect("f5 is legal");
        let before = game.clone();
        let error = |text: &str, game: &mut Game| {
            play_transcript(game, text)
                .expect_err("the transcript is wrong")
                .to_string()
        };
        assert_eq!(error("--d6", &mut game), "before move 1 nobody has to pass");
        assert_eq!(error("d6d6", &mut game), "move 2, d6: d6 is occupied");
        assert_eq!(
            error("d6a1", &mut game),
            "move 2, a1: a disc on a1 would enclose nothing"
        );
        assert_eq!(
            error("d6x", &mut game),
            "move 2: \"x\" is no square (a letter a-h and a digit 1-8)"
        );
        assert_eq!(game, before);
    }
}
