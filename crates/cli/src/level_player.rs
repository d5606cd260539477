//! A computer in this process, which plays at one of the levels.

use std::hash::{BuildHasher, RandomState};
use std::time::Duration;

use reversi_engine::{Board, Color, Engine, Move, Position, Request, Rng};

use crate::level_spec::LevelSpec;
use crate::player::{Player, PlayerError};
use crate::search_limit::{SearchLimit, Stopwatch};

/// A computer in this process, whose random choices its seed determines.
pub struct Computer {
    spec: LevelSpec,
    rng: Rng,
    engine: Engine<Stopwatch>,
}

impl Computer {
    /// A computer that answers repeatably for the same seed, unless it has a limit of time.
    pub fn new(spec: LevelSpec, rng: Rng) -> Computer {
        Computer {
            spec,
            rng,
            engine: Engine::new(Stopwatch::start()),
        }
    }

    /// The move for the side to move: a pass if it has none. A search may take `time`, if that is
    /// given.
    pub fn pick_move(&mut self, board: Board, time: Option<Duration>) -> Move {
        let mut request = Request {
            opponent: Some(self.spec.opponent()),
            ..Request::new(board, self.rng.split())
        };
        match self.spec.limit_within(time) {
            Some(SearchLimit::Milliseconds(ms)) => request.limits.ms = Some(ms.into()),
            Some(SearchLimit::Plies(plies)) => request.limits.depth = Some(plies),
            Some(SearchLimit::Nodes(nodes)) => request.limits.nodes = Some(nodes.into()),
            None => {}
        }
        let choice = self.engine.choose(&request, &mut |_| {});
        choice.map_or(Move::Pass, |choice| Move::Place(choice.square))
    }
}

impl Player for Computer {
    fn new_game(&mut self, rng: Rng) -> Result<(), PlayerError> {
        self.rng = rng;
        self.engine.clear();
        Ok(())
    }

    fn observe(&mut self, _: Color, _: Move) -> Result<(), PlayerError> {
        Ok(())
    }

    fn pick_move(&mut self, position: Position) -> Result<Move, PlayerError> {
        Ok(Computer::pick_move(self, position.board(), None))
    }
}

/// Random numbers with the given seed, or a random one.
pub fn rng(seed: Option<u64>) -> Rng {
    Rng::new(seed.unwrap_or_else(|| RandomState::new().hash_one(0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_repeats_the_choices_and_its_series_varies_them() {
        let doofie = "doofie".parse().expect("a level");
        let choices = |number| {
            let mut computer = Computer::new(doofie, Rng::new(number));
            [(); 12].map(|()| computer.pick_move(Board::DIAGONAL, None))
        };
        assert_eq!(choices(3), choices(3));
        assert!(choices(3).iter().any(|&choice| choice != choices(3)[0]));
    }
}
