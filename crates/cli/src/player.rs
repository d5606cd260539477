//! Players of a match, and the faults that lose them a game.

use std::time::Duration;

use reversi_engine::{Color, IllegalMove, Move, Position, Rng};
use thiserror::Error;

use crate::time_control::Clocks;

/// One side of a game. An error loses the game.
pub trait Player {
    /// Sets up a new game from the usual start; random choices are drawn from `rng`. Without
    /// `clocks` the game has no time limit.
    fn new_game(&mut self, rng: Rng, clocks: Option<Clocks>) -> Result<(), PlayerError>;

    /// Takes note of a move that the player has not picked: of the opening, of the other side, or
    /// a forced pass. A player that gets the position with each question needs no note.
    fn observe(&mut self, _side: Color, _played: Move) -> Result<(), PlayerError> {
        Ok(())
    }

    /// Picks a move. The side to move has one.
    fn pick_move(
        &mut self,
        position: Position,
        clocks: Option<Clocks>,
    ) -> Result<Move, PlayerError>;
}

/// A fault of a player, as a sentence that goes on after the player's name.
#[derive(Debug, Error)]
pub enum PlayerError {
    /// The program does not start.
    #[error("cannot be started: {0}")]
    NotStarted(std::io::Error),
    /// The program has ended; `last_words` is the last line it wrote to standard error.
    #[error("ends instead of answering {command:?}{}", last_words_of(last_words))]
    Ended {
        command: String,
        last_words: Option<String>,
    },
    /// There is no answer within the limit.
    #[error("gives no answer to {command:?} within {} s", limit.as_secs_f64())]
    Silent { command: String, limit: Duration },
    /// The program answers a command with a failure.
    #[error("answers {answer:?} to {command:?}")]
    Refused { command: String, answer: String },
    /// The program writes more than an answer may have.
    #[error("answers {command:?} with more than {limit} bytes")]
    Endless { command: String, limit: usize },
    /// A move takes longer than the clock of its side allows.
    #[error("takes {:.3} s, with {:.3} s on the clock", took.as_secs_f64(), left.as_secs_f64())]
    OutOfTime { took: Duration, left: Duration },
    /// The answer to the request for a move is none.
    #[error("answers {answer:?}, which is no move")]
    NoMove { answer: String },
    /// The move breaks the rules.
    #[error("plays {played}, which is illegal: {reason}")]
    Illegal { played: Move, reason: IllegalMove },
}

/// The last output of a program, as the end of a sentence.
fn last_words_of(words: &Option<String>) -> String {
    words.as_ref().map_or_else(String::new, |words| {
        format!(", its last words being {words:?}")
    })
}
