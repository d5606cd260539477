//! The computer's levels, and a computer that plays at one of them in this process.

use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::str::FromStr;

use reversi_engine::{Board, Opponent, Seed, Square, strongest};

/// How strong the computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// An opponent by name.
    Named(Opponent),
    /// As strong as the engine can.
    Strongest,
}

impl Level {
    /// All levels.
    fn all() -> impl Iterator<Item = Level> {
        let named = Opponent::ALL.into_iter().map(Level::Named);
        named.chain([Level::Strongest])
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Level::Named(opponent) => opponent.fmt(f),
            Level::Strongest => f.write_str("strongest"),
        }
    }
}

/// A name that no level bears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel {
    /// The name.
    name: String,
}

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no level {:?}; the levels are", self.name)?;
        for (index, level) in Level::all().enumerate() {
            write!(f, "{} {level}", if index == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Level, UnknownLevel> {
        Level::all()
            .find(|level| level.to_string() == name)
            .ok_or_else(|| UnknownLevel {
                name: name.to_owned(),
            })
    }
}

/// A computer in this process. Where its level holds several moves equal, its seed decides.
#[derive(Clone, Debug)]
pub struct Computer {
    level: Level,
    seed: Seed,
}

impl Computer {
    /// A computer that answers repeatably for the same seed.
    pub fn new(level: Level, seed: Seed) -> Computer {
        Computer { level, seed }
    }

    /// Forgets the game before, and draws from `seed` in the next one.
    pub fn begin(&mut self, seed: Seed) {
        self.seed = seed;
    }

    /// The move for the side to move, or `None` where it has none.
    pub fn choose(&mut self, board: Board) -> Option<Square> {
        let seed = Seed::new(self.seed.below(usize::MAX) as u64);
        let choice = match self.level {
            Level::Named(opponent) => opponent.choose(board, seed),
            Level::Strongest => strongest(board, seed),
        };
        choice.map(|choice| choice.square)
    }
}

/// The seed with the number that was asked for, or one that is another in every run.
pub fn seed(number: Option<u64>) -> Seed {
    Seed::new(number.unwrap_or_else(|| RandomState::new().hash_one(0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_found_by_its_name_and_no_other_name_is() {
        for level in Level::all() {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        let wrong = "Pascal"
            .parse::<Level>()
            .expect_err("capitals are not known");
        assert_eq!(
            wrong.to_string(),
            "there is no level \"Pascal\"; the levels are doofie, klauwastekannz, ramscher, \
             ecken-eddi, aufpasser, pascal, stratege, strongest"
        );
    }

    #[test]
    fn a_seed_repeats_the_choices_and_its_series_varies_them() {
        let choices = |number| {
            let mut computer = Computer::new(Level::Named(Opponent::Doofie), Seed::new(number));
            [(); 12].map(|()| computer.choose(Board::DIAGONAL))
        };
        assert_eq!(choices(3), choices(3));
        assert!(choices(3).iter().any(|&choice| choice != choices(3)[0]));
    }
}
