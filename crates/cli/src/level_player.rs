//! A computer in this process, which plays at one of the levels.

use std::hash::{BuildHasher, RandomState};
use std::num::NonZeroUsize;
use std::time::Duration;

use reversi_engine::{
    Analysis, Board, Choice, Engine, Move, Position, Request, RequestLimits, Rng, SearchResult,
    Value,
};
use reversi_toolkit::{Interrupt, Stopwatch};

use crate::level_spec::LevelSpec;
use crate::player::{Player, PlayerError};
use crate::time_control::Clocks;

/// A computer in this process, whose random choices its seed determines.
pub struct Computer {
    spec: LevelSpec,
    rng: Rng,
    engine: Engine<Stopwatch>,
}

impl Computer {
    /// A computer that answers repeatably for the same seed, unless it has a limit of time.
    pub fn new(spec: LevelSpec, rng: Rng) -> Computer {
        Computer::interrupted_by(spec, rng, Interrupt::default())
    }

    /// The same, whose searches end early by `interrupt`.
    pub fn interrupted_by(spec: LevelSpec, rng: Rng, interrupt: Interrupt) -> Computer {
        Computer {
            spec,
            rng,
            engine: Engine::new(Stopwatch::interrupted_by(interrupt)),
        }
    }

    /// The same computer, which searches for its moves on several threads.
    #[must_use]
    pub fn on_threads(self, threads: NonZeroUsize) -> Computer {
        Computer {
            engine: self.engine.on_threads(threads),
            ..self
        }
    }

    /// The level.
    pub fn level(&self) -> LevelSpec {
        self.spec
    }

    /// Forgets what earlier searches have stored.
    pub fn clear(&mut self) {
        self.engine.clear();
    }

    /// The move for the side to move: a pass if it has none. A search may take `time`, if that is
    /// given.
    pub fn pick_move(&mut self, board: Board, time: Option<Duration>) -> Move {
        let limits = RequestLimits {
            ms: time.map(|time| time.as_secs_f64() * 1000.0),
            ..RequestLimits::default()
        };
        let choice = self.choose(board, limits, &mut |_| {});
        choice.map_or(Move::Pass, |choice| Move::Place(choice.square))
    }

    /// The move for the side to move, with what is found about it; `None` if it has no move. The
    /// limits count together with the level's own. `progress` receives what a search has found
    /// after each deepening.
    pub fn choose(
        &mut self,
        board: Board,
        limits: RequestLimits,
        progress: &mut dyn FnMut(&SearchResult),
    ) -> Option<Choice> {
        let request = Request {
            opponent: Some(self.spec.opponent()),
            limits: self.spec.limits(limits),
            ..Request::new(board, self.rng.split())
        };
        self.engine.choose(&request, progress).ok()
    }

    /// The value of the best move by the full engine, within `limits`; `None` without a move.
    pub fn value(&mut self, board: Board, limits: RequestLimits) -> Option<Value> {
        let request = Request {
            limits,
            ..Request::new(board, self.rng.split())
        };
        self.engine.choose(&request, &mut |_| {}).ok()?.value
    }

    /// The values of all moves by the full engine, within `limits`; `None` without a move.
    pub fn analyse(
        &mut self,
        board: Board,
        limits: RequestLimits,
        progress: &mut dyn FnMut(&Analysis),
    ) -> Option<Analysis> {
        let squares = board.legal_moves();
        self.engine.analyse(board, squares, limits, progress).ok()
    }
}

impl Player for Computer {
    fn new_game(&mut self, rng: Rng, _: Option<Clocks>) -> Result<(), PlayerError> {
        self.rng = rng;
        self.engine.clear();
        Ok(())
    }

    fn pick_move(
        &mut self,
        position: Position,
        clocks: Option<Clocks>,
    ) -> Result<Move, PlayerError> {
        let time = clocks.map(|clocks| clocks.share(position));
        Ok(Computer::pick_move(self, position.board(), time))
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
