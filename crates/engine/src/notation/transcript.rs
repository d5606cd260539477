//! Transcripts: the squares of a game in the order of play, `f5d6c3`. Passes are not written.
//! Behind a move after which the board was corrected stand a tilde and the corrected position, 64
//! squares and the side to move without a blank.

use std::fmt;
use std::str::FromStr;

use reversi_game::{Quoted, is_blank};

use super::board_text::BoardTextError;
use crate::rules::game::{Game, Ply};
use crate::rules::moves::{IllegalMove, Move};
use crate::rules::position::Position;
use crate::rules::square::Square;

/// How many characters an error quotes of what is no square.
pub(super) const MAX_QUOTED: usize = 20;

/// The fault in a transcript. Moves are counted from 1; passes do not count.
///
/// ```
/// use reversi_engine::Game;
///
/// let wrong = "f5f5".parse::<Game>().expect_err("f5 is occupied");
/// assert_eq!(wrong.to_string(), "move 2, f5: f5 is occupied");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TranscriptError {
    /// The text at this move names no square.
    NoSquare {
        /// Number of the move.
        number: usize,
        /// The beginning of the word found instead of a square.
        found: String,
    },
    /// A pass is written before this move, but nobody has to pass.
    PassNotForced {
        /// Number of the move.
        number: usize,
    },
    /// A text names the side that is not to move.
    OtherSide {
        /// Number of the move.
        number: usize,
        /// The line of the text.
        found: String,
    },
    /// The position to which the board was corrected cannot be read.
    BadCorrection {
        /// Number of the move before it.
        number: usize,
        /// Its fault.
        reason: BoardTextError,
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
            TranscriptError::NoSquare { number, found }
            | TranscriptError::OtherSide { number, found } => {
                let fault = match self {
                    TranscriptError::NoSquare { .. } => {
                        "is no square (a letter a-h and a digit 1-8)"
                    }
                    _ => "names the side that is not to move",
                };
                write!(f, "move {number}: {} {fault}", Quoted(found))
            }
            TranscriptError::PassNotForced { number } => {
                write!(f, "before move {number} nobody has to pass")
            }
            TranscriptError::BadCorrection { number, reason } => {
                write!(f, "the board as corrected after move {number}: {reason}")
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

impl TranscriptError {
    /// The number of the move.
    pub(super) const fn number(&self) -> usize {
        match self {
            TranscriptError::NoSquare { number, .. }
            | TranscriptError::PassNotForced { number }
            | TranscriptError::OtherSide { number, .. }
            | TranscriptError::BadCorrection { number, .. }
            | TranscriptError::Illegal { number, .. } => *number,
        }
    }
}

/// The sign before the position to which the board was corrected.
pub(super) const CORRECTION: char = '~';

/// Characters of such a position.
const CORRECTED: usize = 65;

/// The position behind the sign of a correction, and the text after it.
pub(super) fn split_correction(text: &str) -> Option<(&str, &str)> {
    let text = text.strip_prefix(CORRECTION)?;
    Some(text.split_at_checked(CORRECTED).unwrap_or((text, "")))
}

/// The text of a correction, which stands behind its move.
pub(super) fn correction_text(position: Position) -> String {
    format!("{CORRECTION}{position:#}")
}

impl fmt::Display for Ply {
    /// Writes the move, and its correction behind it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.square.fmt(f)?;
        match self.correction {
            Some(position) => write!(f, "{CORRECTION}{position:#}"),
            None => Ok(()),
        }
    }
}

/// Squares, or moves with their corrections, as a transcript.
///
/// ```
/// use reversi_engine::{Square, transcript};
///
/// assert_eq!(transcript([Square::F5, Square::D6]), "f5d6");
/// ```
pub fn transcript(moves: impl IntoIterator<Item = impl Into<Ply>>) -> String {
    let moves = moves.into_iter();
    moves.map(|played| played.into().to_string()).collect()
}

impl fmt::Display for Game {
    /// Writes the transcript of the whole line, the moves taken back included.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = self.tree().line().into_iter();
        let mut plies = line.filter_map(|node| self.ply_at(node));
        plies.try_for_each(|ply| ply.fmt(f))
    }
}

impl FromStr for Game {
    type Err = TranscriptError;

    /// Plays the transcript of a game from the usual start.
    fn from_str(text: &str) -> Result<Game, TranscriptError> {
        let mut game = Game::default();
        game.play_transcript(text)?;
        Ok(game)
    }
}

impl Game {
    /// Plays the moves of `text`. Capitals, blanks and line breaks are allowed. A forced pass may
    /// be written once, and passes may follow the last move of a finished game; they are skipped,
    /// since a game passes by itself.
    ///
    /// # Errors
    /// If a move is wrong; the game does not change then.
    pub fn play_transcript(&mut self, text: &str) -> Result<(), TranscriptError> {
        let mut longer = self.clone();
        let bare: String = text.chars().filter(|&found| !is_blank(found)).collect();
        let (mut rest, mut number) = (bare.as_str(), 1);
        let may_pass_in = |game: &Game| game.forced_pass().is_some() || game.turn().is_none();
        let mut may_pass = may_pass_in(&longer);
        while !rest.is_empty() {
            let found = Move::split_from(rest);
            let (played, mut after) = found.ok_or_else(|| TranscriptError::NoSquare {
                number,
                found: word_after(text, bare.len() - rest.len()),
            })?;
            match played {
                Move::Pass if may_pass => may_pass = longer.turn().is_none(),
                Move::Pass => return Err(TranscriptError::PassNotForced { number }),
                Move::Place(square) => {
                    let illegal = |reason| TranscriptError::Illegal {
                        number,
                        square,
                        reason,
                    };
                    let mut correction = None;
                    if let Some((board, behind)) = split_correction(after) {
                        let wrong = |reason| TranscriptError::BadCorrection { number, reason };
                        correction = Some(board.parse().map_err(wrong)?);
                        after = behind;
                    }
                    longer
                        .play_ply(Ply { square, correction })
                        .map_err(illegal)?;
                    number += 1;
                    may_pass = may_pass_in(&longer);
                }
            }
            rest = after;
        }
        *self = longer;
        Ok(())
    }
}

/// Signs of a word; a longer one with digits holds moves without blanks between them.
const LONG_WORD: usize = 6;

/// The word in a text after a number of bytes, blanks not counted: a whole word, or the first of
/// the moves that a long one holds.
fn word_after(text: &str, bytes: usize) -> String {
    let mut skipped = 0;
    let word = text.trim_start_matches(|sign: char| {
        let is_before = is_blank(sign) || skipped < bytes;
        if !is_blank(sign) {
            skipped += sign.len_utf8();
        }
        is_before
    });
    let signs = || word.chars().take_while(|&sign| !is_blank(sign));
    let holds_moves = signs().skip(LONG_WORD).any(|sign| sign.is_ascii_digit());
    let most = if holds_moves { 2 } else { MAX_QUOTED };
    signs().take(most).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_capitals_and_written_passes_are_understood() {
        let game: Result<Game, _> = " F5 f6\nd3 g5 h5 h4 f7 h6 -- ".parse();
        assert_eq!(game.expect("a game").to_string(), "f5f6d3g5h5h4f7h6");
        for pass in ["pass", "pa", "PS", "--"] {
            let text = format!("f5f6d3g5h5h4f7h6{pass}c5");
            let game: Game = text.parse().expect("Black has to pass");
            assert_eq!(game.ply(), 9, "{text}");
        }
    }

    #[test]
    fn a_forced_pass_is_written_once_and_any_number_after_the_end() {
        let twice: Result<Game, _> = "f5f6d3g5h5h4f7h6----c5".parse();
        assert_eq!(twice, Err(TranscriptError::PassNotForced { number: 9 }));
        let over: Result<Game, _> = "e6f4e3f6g5d6e7f5c5----".parse();
        assert_eq!(over.map(|game| game.turn()), Ok(None));
    }

    #[test]
    fn an_error_quotes_the_word_and_no_move_after_it() {
        for (text, expected) in [
            ("f5d6c9d3c4b3f4", "c9"),
            ("f5 hello d6", "hello"),
            ("f5 d6 c9", "c9"),
            ("f5 d6 1f4", "1f4"),
        ] {
            let error = text.parse::<Game>().expect_err("c9 is no square");
            let TranscriptError::NoSquare { found, .. } = error else {
                panic!("{text}: {error}");
            };
            assert_eq!(found, expected, "{text}");
        }
    }

    #[test]
    fn an_error_names_the_move_and_changes_nothing() {
        let mut game: Game = "f5".parse().expect("f5 is legal");
        let before = game.clone();
        let error = |text: &str, game: &mut Game| {
            game.play_transcript(text)
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
