//! Players of a match, and the faults that lose them a game.

use std::fmt;
use std::time::Duration;

use reversi_engine::{Color, IllegalMove, Move, Position, Rng};

/// One side of a game. An error loses the game.
pub trait Player {
    /// Sets up a new game from the usual start; random choices are drawn from `rng`.
    fn new_game(&mut self, rng: Rng) -> Result<(), PlayerError>;

    /// Takes note of a move that the player has not picked: of the opening, of the other side, or
    /// a forced pass.
    fn observe(&mut self, side: Color, played: Move) -> Result<(), PlayerError>;

    /// Picks a move. The side to move has one.
    fn pick_move(&mut self, position: Position) -> Result<Move, PlayerError>;
}

/// Index of a side in arrays that hold Black first.
pub const fn seat(side: Color) -> usize {
    match side {
        Color::Black => 0,
        Color::White => 1,
    }
}

/// A fault of a player, as a sentence that goes on after the player's name.
#[derive(Debug)]
pub enum PlayerError {
    /// The program does not start.
    NotStarted(std::io::Error),
    /// The program has ended; `last_words` is the last line it wrote to standard error.
    Ended {
        command: String,
        last_words: Option<String>,
    },
    /// There is no answer within the limit.
    Silent { command: String, limit: Duration },
    /// The program answers a command with a failure.
    Refused { command: String, answer: String },
    /// The program writes more than an answer may have.
    Endless { command: String, limit: usize },
    /// The answer to `genmove` is no move.
    NoMove { answer: String },
    /// The move breaks the rules.
    Illegal { played: Move, reason: IllegalMove },
}

impl fmt::Display for PlayerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerError::NotStarted(reason) => write!(f, "cannot be started: {reason}"),
            PlayerError::Ended {
                command,
                last_words,
            } => {
                write!(f, "ends instead of answering {command:?}")?;
                match last_words {
                    Some(words) => write!(f, ", its last words being {words:?}"),
                    None => Ok(()),
                }
            }
            PlayerError::Silent { command, limit } => {
                let seconds = limit.as_secs_f64();
                write!(f, "gives no answer to {command:?} within {seconds} s")
            }
            PlayerError::Endless { command, limit } => {
                write!(f, "answers {command:?} with more than {limit} bytes")
            }
            PlayerError::Refused { command, answer } => {
                write!(f, "answers {answer:?} to {command:?}")
            }
            PlayerError::NoMove { answer } => write!(f, "answers {answer:?}, which is no move"),
            PlayerError::Illegal { played, reason } => {
                write!(f, "plays {played}, which is illegal: {reason}")
            }
        }
    }
}
