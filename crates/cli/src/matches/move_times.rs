//! Time that a player takes for its moves.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// The time of one side for the moves it chooses; in a log, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Milliseconds", into = "Milliseconds")]
pub struct MoveTimes {
    /// Number of moves chosen.
    pub moves: u32,
    /// Time for all of them.
    pub total: Duration,
    /// Time for the move that took longest.
    pub longest: Duration,
}

impl MoveTimes {
    /// Adds the times of `other`.
    pub fn add(&mut self, other: MoveTimes) {
        self.moves += other.moves;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
    }

    /// Mean time for a move.
    pub fn mean(self) -> Duration {
        self.total.checked_div(self.moves).unwrap_or_default()
    }
}

/// The form in a log.
#[derive(Serialize, Deserialize)]
struct Milliseconds {
    moves: u32,
    total_ms: f64,
    longest_ms: f64,
}

impl From<Milliseconds> for MoveTimes {
    fn from(logged: Milliseconds) -> MoveTimes {
        let duration = |ms: f64| Duration::try_from_secs_f64(ms / 1000.0).unwrap_or_default();
        MoveTimes {
            moves: logged.moves,
            total: duration(logged.total_ms),
            longest: duration(logged.longest_ms),
        }
    }
}

impl From<MoveTimes> for Milliseconds {
    fn from(times: MoveTimes) -> Milliseconds {
        Milliseconds {
            moves: times.moves,
            total_ms: times.total.as_secs_f64() * 1000.0,
            longest_ms: times.longest.as_secs_f64() * 1000.0,
        }
    }
}
