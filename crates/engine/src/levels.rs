//! The strengths to choose from: the opponents of the sources by name, and ten grades from "1", for
//! a first game, to "10", the whole engine. docs/levels.md says how strong they are.
//!
//! The lower grades err like people: they look ahead a little and see what each move is worth, and
//! then choose by chance, a move the less often the more it loses.

use std::fmt;
use std::str::FromStr;

use crate::board::Board;
use crate::book::Book;
use crate::eval::Weights;
use crate::opponents::{Choice, Opponent};
use crate::random::Seed;
use crate::score::Value;
use crate::search::{Limits, Report, Searcher};

/// A strength of play.
///
/// ```
/// use reversi_engine::{Grade, Level, Opponent};
///
/// assert_eq!("pascal".parse(), Ok(Level::Named(Opponent::Pascal)));
/// assert_eq!("10".parse(), Ok(Level::Graded(Grade::STRONGEST)));
/// assert!("11".parse::<Level>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// An opponent of the sources.
    Named(Opponent),
    /// One of the ten grades.
    Graded(Grade),
}

/// A grade from 1 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Grade(u8);

/// Table of a grade below 10: 2^12 pairs of entries (256 KiB).
const SHORT_TABLE_BITS: u32 = 12;

/// How a grade below 10 plays.
struct Strength {
    /// Plies that it looks ahead.
    depth: u32,
    /// 1/128 disc: a move that loses this much more is chosen half as often. 0 chooses among the best only.
    halving: i32,
    /// Empty squares from which on it counts the ending out.
    exact: u32,
}

/// `[grade - 1]`: the grades below the strongest, set by matches between neighbours (docs/levels.md).
const STRENGTHS: [Strength; 9] = [
    Strength {
        depth: 1,
        halving: 896,
        exact: 0,
    },
    Strength {
        depth: 1,
        halving: 464,
        exact: 0,
    },
    Strength {
        depth: 1,
        halving: 304,
        exact: 2,
    },
    Strength {
        depth: 2,
        halving: 288,
        exact: 4,
    },
    Strength {
        depth: 2,
        halving: 152,
        exact: 6,
    },
    Strength {
        depth: 3,
        halving: 108,
        exact: 8,
    },
    Strength {
        depth: 3,
        halving: 40,
        exact: 10,
    },
    Strength {
        depth: 5,
        halving: 44,
        exact: 12,
    },
    Strength {
        depth: 6,
        halving: 18,
        exact: 14,
    },
];

impl Grade {
    /// The whole engine.
    pub const STRONGEST: Grade = Grade(10);

    /// All grades, the weakest first.
    pub const ALL: [Grade; 10] = {
        let mut all = [Grade(1); 10];
        let mut index = 0;
        while index < 10 {
            all[index] = Grade(index as u8 + 1);
            index += 1;
        }
        all
    };

    /// The grade's number, 1 to 10.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The grade's move, or `None` where there is no legal move. Only the strongest grade heeds the limits, and
    /// reports its progress; the others know their own. Where only time is limited it answers from the book at once,
    /// if it can, and only for a search does it ask for a `searcher`.
    pub fn choose<'s>(
        self,
        searcher: impl FnOnce() -> &'s mut Searcher,
        board: Board,
        mut seed: Seed,
        limits: &Limits,
        progress: &mut dyn FnMut(&Report),
    ) -> Option<Choice> {
        let Some(strength) = STRENGTHS.get(usize::from(self.0) - 1) else {
            let known = Book::ours()
                .choose(board, seed)
                .filter(|_| limits.is_only_time());
            let known = known.map(|found| Choice::from_book(found.square, found.value));
            return known.or_else(|| searcher().search(board, limits, progress).map(Choice::from));
        };
        let empties = board.empties().len();
        let depth = if empties <= strength.exact {
            empties
        } else {
            strength.depth.min(empties)
        };
        // A table of its own: what was found out before must not change a choice.
        let mut beginner = Searcher::with_table(Weights::ours(), SHORT_TABLE_BITS);
        let reports = beginner.every_move(board, depth);
        let best = reports.iter().map(|report| report.value).max()?;
        let weights = reports
            .iter()
            .map(|report| weight(best - report.value, strength.halving));
        let weights: Vec<usize> = weights.collect();
        let mut drawn = seed.below(weights.iter().sum());
        let mut chosen = reports.into_iter().zip(weights);
        let (report, _) = chosen.find(|(_, weight)| match drawn.checked_sub(*weight) {
            Some(left) => {
                drawn = left;
                false
            }
            None => true,
        })?;
        Some(report.into())
    }
}

/// How often a move is chosen that loses `loss` against the best, which is chosen 65,536 times: half as
/// often for every `halving`, and in between on a straight line. Whole numbers give the same choice on every machine.
fn weight(loss: Value, halving: i32) -> usize {
    const BEST: i32 = 1 << 16;
    let loss = loss.units();
    if halving == 0 {
        return usize::from(loss == 0);
    }
    let (halvings, rest) = (loss / halving, loss % halving);
    if halvings >= 16 {
        return 0;
    }
    let upper = BEST >> halvings;
    (upper - upper / 2 * rest / halving) as usize
}

impl Level {
    /// The names of all levels: the opponents', then the grades'.
    pub fn names() -> Vec<String> {
        let named = Opponent::ALL.into_iter().map(Level::Named);
        let graded = Grade::ALL.into_iter().map(Level::Graded);
        named.chain(graded).map(|level| level.to_string()).collect()
    }

    /// The level's move, or `None` where there is no legal move; only the strongest grade heeds the limits, and only
    /// it asks for a `searcher`.
    pub fn choose<'s>(
        self,
        searcher: impl FnOnce() -> &'s mut Searcher,
        board: Board,
        seed: Seed,
        limits: &Limits,
        progress: &mut dyn FnMut(&Report),
    ) -> Option<Choice> {
        match self {
            Level::Named(opponent) => opponent.choose(board, seed),
            Level::Graded(grade) => grade.choose(searcher, board, seed, limits, progress),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Level::Named(opponent) => opponent.fmt(f),
            Level::Graded(Grade(number)) => number.fmt(f),
        }
    }
}

/// A name that no level bears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel {
    /// The name.
    pub name: String,
}

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let opponents = Opponent::ALL
            .map(|opponent| opponent.to_string())
            .join(", ");
        let strongest = Grade::STRONGEST.number();
        write!(
            f,
            "there is no level {:?}; there are {opponents} and 1 to {strongest}",
            self.name
        )
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Level, UnknownLevel> {
        let graded = Grade::ALL.into_iter().map(Level::Graded);
        let mut all = Opponent::ALL.into_iter().map(Level::Named).chain(graded);
        all.find(|level| level.to_string() == name)
            .ok_or_else(|| UnknownLevel {
                name: name.to_owned(),
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loss_of_one_halving_halves_the_weight() {
        let lost = |units| weight(Value::clamped(units), 64);
        assert_eq!(
            [lost(0), lost(64), lost(96), lost(128)],
            [65536, 32768, 24576, 16384]
        );
        assert_eq!(lost(64 * 16), 0);
        assert_eq!(
            [weight(Value::clamped(0), 0), weight(Value::clamped(1), 0)],
            [1, 0]
        );
    }

    #[test]
    fn grades_below_the_strongest_like_good_moves_better_than_bad_ones() {
        let mut board = Board::DIAGONAL;
        let mut searcher = Searcher::with_table(Weights::ours(), 10);
        for ply in 0..20 {
            let moves = board.legal_moves();
            board = moves
                .nth(ply % moves.len() as usize)
                .and_then(|square| board.play(square))
                .expect("a move");
        }
        let mut choose = |grade: Grade, seed| {
            let limits = Limits::default();
            let choice = grade.choose(
                || &mut searcher,
                board,
                Seed::new(seed),
                &limits,
                &mut |_| {},
            );
            choice
                .and_then(|choice| choice.value)
                .expect("a graded choice has a value")
                .units()
        };
        let mut mean = |grade: Grade| (0..60).map(|seed| choose(grade, seed)).sum::<i32>() / 60;
        let every = Searcher::with_table(Weights::ours(), 10).every_move(board, 1);
        let chance =
            every.iter().map(|report| report.value.units()).sum::<i32>() / every.len() as i32;
        let [first, third] = [mean(Grade::ALL[0]), mean(Grade::ALL[2])];
        assert!(
            chance < first && first < third,
            "{chance}, {first}, {third}"
        );
    }
}
