//! The computer's levels with their limits, and a computer that plays at one of them in this process.

use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::str::FromStr;
use std::time::Instant;

use reversi_engine::{
    Board, Clock, Color, Engine, Move, Opponent, Position, Request, Rng, Square, UnknownOpponent,
};

use crate::player::{Player, PlayerError};

/// How far the strongest level looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Milliseconds a move.
    Milliseconds(u32),
    /// Plies.
    Plies(u32),
    /// Positions.
    Nodes(u32),
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Limit::Milliseconds(number) => write!(f, "{number}ms"),
            Limit::Plies(number) => write!(f, "{number}ply"),
            Limit::Nodes(number) => write!(f, "{number}nodes"),
        }
    }
}

/// A level, the strongest with its limit: `pascal`, `7`, `10`, `10:60ms`, `10:8ply`, `10:50000nodes`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelSpec {
    opponent: Opponent,
    limit: Option<Limit>,
}

impl LevelSpec {
    /// The strongest level.
    pub const STRONGEST: LevelSpec = LevelSpec {
        opponent: Opponent::STRONGEST,
        limit: None,
    };

    /// The same level with a limit.
    ///
    /// # Errors
    /// If it is not the strongest: the others look as far as they always do.
    pub fn within(self, limit: Limit) -> Result<LevelSpec, BadLevelSpec> {
        if self.opponent.takes_limits() {
            Ok(LevelSpec {
                limit: Some(limit),
                ..self
            })
        } else {
            Err(BadLevelSpec::Limited(self.opponent))
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

/// Why a text is no level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadLevelSpec {
    /// No level is called so.
    Unknown(UnknownOpponent),
    /// The limit is not understood.
    Limit(String),
    /// The level takes no limit.
    Limited(Opponent),
}

impl fmt::Display for BadLevelSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadLevelSpec::Unknown(unknown) => unknown.fmt(f),
            BadLevelSpec::Limit(text) => {
                write!(
                    f,
                    "{text:?} is no limit; limits are such as 60ms, 8ply, 50000nodes"
                )
            }
            BadLevelSpec::Limited(opponent) => {
                write!(
                    f,
                    "only level {} takes a limit, {opponent} does not",
                    Opponent::STRONGEST
                )
            }
        }
    }
}

impl std::error::Error for BadLevelSpec {}

impl FromStr for LevelSpec {
    type Err = BadLevelSpec;

    fn from_str(text: &str) -> Result<LevelSpec, BadLevelSpec> {
        let (name, limit) = match text.split_once(':') {
            Some((name, limit)) => (name, Some(limit)),
            None => (text, None),
        };
        let opponent = name.parse().map_err(BadLevelSpec::Unknown)?;
        let spec = LevelSpec {
            opponent,
            limit: None,
        };
        match limit {
            Some(limit) => {
                let bad = || BadLevelSpec::Limit(limit.to_owned());
                spec.within(read_limit(limit).ok_or_else(bad)?)
            }
            None => Ok(spec),
        }
    }
}

fn read_limit(text: &str) -> Option<Limit> {
    let number = |unit| {
        text.strip_suffix(unit)?
            .parse()
            .ok()
            .filter(|&number| number > 0)
    };
    let milliseconds = number("ms").map(Limit::Milliseconds);
    milliseconds
        .or_else(|| number("ply").map(Limit::Plies))
        .or_else(|| number("nodes").map(Limit::Nodes))
}

/// The time since the clock was made.
struct Stopwatch(Instant);

impl Clock for Stopwatch {
    fn now(&self) -> f64 {
        self.0.elapsed().as_secs_f64() * 1000.0
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
            engine: Engine::new(Stopwatch(Instant::now())),
        }
    }

    /// The move for the side to move, or `None` if it has none.
    pub fn choose(&mut self, board: Board) -> Option<Square> {
        let mut request = Request {
            opponent: Some(self.spec.opponent),
            ..Request::new(board, self.rng.split())
        };
        match self.spec.limit {
            Some(Limit::Milliseconds(ms)) => request.ms = Some(ms.into()),
            Some(Limit::Plies(plies)) => request.depth = Some(plies),
            Some(Limit::Nodes(nodes)) => request.nodes = Some(nodes.into()),
            None => {}
        }
        let choice = self.engine.choose(&request, &mut |_| {});
        choice.ok().map(|choice| choice.square)
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

    fn choose(&mut self, position: Position) -> Result<Move, PlayerError> {
        let choice = Computer::choose(self, position.board());
        Ok(choice.map_or(Move::Pass, Move::Place))
    }
}

/// The seed with the number that was asked for, or one that is another in every run.
pub fn seed(number: Option<u64>) -> Rng {
    Rng::new(number.unwrap_or_else(|| RandomState::new().hash_one(0)))
}

#[cfg(test)]
mod tests {
    use reversi_engine::Bot;

    use super::*;

    #[test]
    fn every_level_is_found_by_its_name_and_no_other_name_is() {
        let texts = Opponent::all().map(|opponent| opponent.to_string());
        for text in texts.chain(["10:60ms".into(), "10:8ply".into(), "10:500nodes".into()]) {
            let spec: Result<LevelSpec, BadLevelSpec> = text.parse();
            assert_eq!(spec.map(|spec| spec.to_string()), Ok(text));
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
        let doofie = LevelSpec {
            opponent: Opponent::Bot(Bot::Doofie),
            limit: None,
        };
        let choices = |number| {
            let mut computer = Computer::new(doofie, Rng::new(number));
            [(); 12].map(|()| computer.choose(Board::DIAGONAL))
        };
        assert_eq!(choices(3), choices(3));
        assert!(choices(3).iter().any(|&choice| choice != choices(3)[0]));
    }
}
