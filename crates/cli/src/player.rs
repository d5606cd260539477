//! Players of a match: what the referee asks of them, and what they can do wrong.

use std::fmt;
use std::time::Duration;

use reversi_engine::{Color, IllegalMove, Move, Position, Rng};

/// One side of a game. A fault loses the game, and the player is not asked again.
pub trait Player {
    /// Sets up a new game from the usual start; chance, where the player needs it, comes from `rng`.
    fn new_game(&mut self, rng: Rng) -> Result<(), PlayerError>;

    /// Learns of a move that it has not chosen itself: of the opening, of the other side, or a
    /// forced pass.
    fn observe(&mut self, side: Color, played: Move) -> Result<(), PlayerError>;

    /// Chooses a move. The side to move has one.
    fn choose(&mut self, position: Position) -> Result<Move, PlayerError>;
}

/// What a player does wrong; the text goes on behind the player's name.
#[derive(Debug)]
pub enum PlayerError {
    /// The program does not start.
    NotStarted(std::io::Error),
    /// The program is gone; `last_words` is the last line it wrote to standard error.
    Ended {
        command: String,
        last_words: Option<String>,
    },
    /// There is no answer within the limit.
    Silent { command: String, limit: Duration },
    /// The program does not do what it is told.
    Refused { command: String, answer: String },
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
