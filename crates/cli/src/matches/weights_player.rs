//! A player that searches with the weights of a file, without the opening book.

use std::sync::Arc;

use reversi_engine::{Move, Position, Rng, Searcher, Weights};
use reversi_toolkit::Stopwatch;

use crate::player::{Player, PlayerError};
use crate::search_limit::SearchLimit;
use crate::time_control::Clocks;

/// A search with its own weights and limit.
pub struct WeightsPlayer {
    searcher: Searcher,
    limit: SearchLimit,
}

impl WeightsPlayer {
    /// A player with these weights.
    pub fn new(weights: Arc<Weights>, limit: SearchLimit) -> WeightsPlayer {
        WeightsPlayer {
            searcher: Searcher::new(weights),
            limit,
        }
    }
}

impl Player for WeightsPlayer {
    /// The searcher starts each game with an empty table; it makes no random choice.
    fn new_game(&mut self, _: Rng, _: Option<Clocks>) -> Result<(), PlayerError> {
        self.searcher.clear();
        Ok(())
    }

    fn pick_move(
        &mut self,
        position: Position,
        clocks: Option<Clocks>,
    ) -> Result<Move, PlayerError> {
        let stopwatch = Stopwatch::start();
        let mut limits = self.limit.limits(&stopwatch);
        if let Some(clocks) = clocks {
            let share = clocks.share(position).as_secs_f64() * 1000.0;
            let own = limits.deadline.map_or(f64::INFINITY, |(_, end)| end);
            limits.deadline = Some((&stopwatch, share.min(own)));
        }
        let found = self.searcher.search(position.board(), &limits, &mut |_| {});
        Ok(found.map_or(Move::Pass, |found| Move::Place(found.square)))
    }
}
