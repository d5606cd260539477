//! The computer's levels with their limits, and a computer that plays at one of them.

use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::str::FromStr;
use std::time::Duration;

use anyhow::{Result, ensure};
use reversi_engine::{Board, Color, Engine, Move, Opponent, Position, Request, Rng};

use crate::player::{Player, PlayerError};
use crate::search_limit::{SearchLimit, Stopwatch};

/// A level, the strongest with its limit: `pascal`, `7`, `10`, `10:60ms`, `10:8ply`,
/// `10:50000nodes`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelSpec {
    opponent: Opponent,
    limit: Option<SearchLimit>,
}

impl LevelSpec {
    /// The strongest level.
    pub const STRONGEST: LevelSpec = LevelSpec {
        opponent: Opponent::STRONGEST,
        limit: None,
    };

    /// The limit of a search with `time` left for it on the player's clock: the shorter one, if the
    /// level has a limit of time too.
    fn limit_within(self, time: Option<Duration>) -> Option<SearchLimit> {
        let on_clock = |time: Duration| u32::try_from(time.as_millis()).unwrap_or(u32::MAX);
        match (self.limit, time.map(on_clock)) {
            _ if !self.opponent.takes_limits() => None,
            (None, Some(time)) => Some(SearchLimit::Milliseconds(time)),
            (Some(SearchLimit::Milliseconds(ms)), Some(time)) => {
                Some(SearchLimit::Milliseconds(ms.min(time)))
            }
            (limit, _) => limit,
        }
    }
}

impl fmt::Display for LevelSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.limit {
            Some(limit) => write!(f, "{}:{limit}", self.opponent),
            None => self.opponent.fmt(f),
        }
    }
}

impl FromStr for LevelSpec {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<LevelSpec> {
        let (name, limit) = match text.split_once(':') {
            Some((name, limit)) => (name, Some(limit)),
            None => (text, None),
        };
        let opponent: Opponent = name.parse()?;
        let limit = limit.map(SearchLimit::from_str).transpose()?;
        ensure!(
            limit.is_none() || opponent.takes_limits(),
            "only level {} takes a limit, {opponent} does not",
            Opponent::STRONGEST
        );
        Ok(LevelSpec { opponent, limit })
    }
}

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
            opponent: Some(self.spec.opponent),
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
    fn every_level_is_found_by_its_name_and_no_other_name_is() {
        let texts = Opponent::all().map(|opponent| opponent.to_string());
        for text in texts.chain(["10:60ms".into(), "10:8ply".into(), "10:500nodes".into()]) {
            let spec: LevelSpec = text.parse().expect("a level");
            assert_eq!(spec.to_string(), text);
        }
        let refused = |text: &str| {
            text.parse::<LevelSpec>()
                .expect_err("is refused")
                .to_string()
        };
        assert!(refused("Pascal").starts_with("there is no level \"Pascal\"; there are doofie"));
        assert!(refused("10:8").starts_with("\"8\" is no limit"));
        assert!(refused("10:0ms").starts_with("\"0ms\" is no limit"));
        assert_eq!(
            refused("pascal:8ply"),
            "only level 10 takes a limit, pascal does not"
        );
    }

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

    #[test]
    fn the_time_on_the_clock_shortens_a_limit_of_time_and_no_other() {
        let limit = |level: &str, ms: Option<u64>| {
            let spec: LevelSpec = level.parse().expect("a level");
            let limit = spec.limit_within(ms.map(Duration::from_millis));
            limit.map(|limit| limit.to_string())
        };
        assert_eq!(limit("10", None), None);
        assert_eq!(limit("10", Some(2500)).as_deref(), Some("2500ms"));
        assert_eq!(limit("10:60ms", Some(2500)).as_deref(), Some("60ms"));
        assert_eq!(limit("10:60ms", Some(25)).as_deref(), Some("25ms"));
        assert_eq!(limit("10:8ply", Some(25)).as_deref(), Some("8ply"));
        assert_eq!(limit("9", Some(25)), None);
    }
}
