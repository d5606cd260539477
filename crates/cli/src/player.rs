//! Players of a match, and the faults that lose them a game.

use std::fmt;
use std::time::Duration;

use reversi_engine::{Color, IllegalMove, Move, Position, Rng};

use crate::time_control::Clocks;

/// One side of a game. An error loses the game.
pub trait Player {
    /// Sets up a new game from the usual start; random choices are drawn from `rng`. Without
    /// `clocks` the game has no time limit.
    fn new_game(&mut self, rng: Rng, clocks: Option<Clocks>) -> Result<(), PlayerError>;

    /// Takes note of a move that the player has not picked: of the opening, of the other side, or
    /// a forced pass.
    fn observe(&mut self, side: Color, played: Move) -> Result<(), PlayerError>;

    /// Picks a move. The side to move has one.
    fn pick_move(
        &mut self,
        position: Position,
        clocks: Option<Clocks>,
    ) -> Result<Move, PlayerError>;
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
    /// A move takes longer than the clock of its side allows.
    OutOfTime { took: Duration, left: Duration },
    /// The answer to the request for a move is none.
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
            PlayerError::OutOfTime { took, left } => {
                let [took, left] = [took, left].map(Duration::as_secs_f64);
                write!(f, "takes {took:.3} s, with {left:.3} s on the clock")
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
