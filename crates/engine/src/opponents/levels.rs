//! The strengths to choose from: the opponents of the sources by name, and ten grades from "1", for
//! a first game, to "10", the whole engine. docs/levels.md says how strong they are.
//!
//! The lower grades err like people: they look ahead a little and see what each move is worth, and
//! then choose by chance, a move the less often the more it loses.

use std::fmt;
use std::str::FromStr;

use crate::eval::Weights;
use crate::opponents::book::Book;
use crate::opponents::{Choice, Opponent};
use crate::rules::board::Board;
use crate::rules::rng::Seed;
use crate::rules::score::Value;
use crate::search::{Limits, SearchResult, Searcher};

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
///
/// ```
/// use reversi_engine::{Board, Grade, Limits, Searcher, Seed, Weights};
///
/// assert_eq!(Grade::ALL.map(Grade::number), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
/// let mut searcher = Searcher::with_table(Weights::builtin(), 10);
/// let (board, seed, limits) = (Board::DIAGONAL, Seed::new(1), Limits::default());
/// let choice = Grade::ALL[4].choose(|| &mut searcher, board, seed, &limits, &mut |_| {});
/// assert_eq!(choice.map(|choice| choice.depth), Some(2));
/// ```
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
        progress: &mut dyn FnMut(&SearchResult),
    ) -> Option<Choice> {
        let Some(strength) = STRENGTHS.get(usize::from(self.0) - 1) else {
            let known = Book::builtin()
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
        let mut beginner = Searcher::with_table(Weights::builtin(), SHORT_TABLE_BITS);
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
        progress: &mut dyn FnMut(&SearchResult),
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
///
/// ```
/// use reversi_engine::Level;
///
/// let unknown = "deep-thought".parse::<Level>().expect_err("nobody is called so");
/// assert!(unknown.to_string().starts_with("there is no level \"deep-thought\"; there are doofie"));
/// ```
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
    use crate::search::Selectivity;

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

    /// A board of a random game with so many empty squares, the side to move able to move.
    fn board_with(empties: u32) -> Board {
        let mut seed = Seed::new(u64::from(empties));
        let mut board = Board::DIAGONAL;
        while board.empties().len() > empties || board.legal_moves().is_empty() {
            let moves = board.legal_moves();
            board = match moves.nth(seed.below(moves.len() as usize)) {
                Some(square) => board.play(square).expect("legal"),
                None if board.is_over() => Board::DIAGONAL,
                None => board.passed(),
            };
        }
        board
    }

    fn choose(grade: Grade, searcher: &mut Searcher, board: Board, seed: u64) -> Choice {
        let (seed, limits) = (Seed::new(seed), Limits::default());
        let choice = grade.choose(|| searcher, board, seed, &limits, &mut |_| {});
        choice.expect("the side to move can move")
    }

    #[test]
    fn each_grade_looks_as_far_ahead_as_its_table_says_and_counts_endings_out() {
        let mut unused = Searcher::with_table(Weights::builtin(), 0);
        for (grade, strength) in Grade::ALL.into_iter().zip(&STRENGTHS) {
            let early = choose(grade, &mut unused, board_with(40), 1);
            assert_eq!((early.depth, early.exact), (strength.depth, false));
            let before = board_with(strength.exact.max(strength.depth) + 1);
            let choice = choose(grade, &mut unused, before, 1);
            assert_eq!((choice.depth, choice.exact), (strength.depth, false));
            if strength.exact > 0 {
                let choice = choose(grade, &mut unused, board_with(strength.exact), 1);
                assert_eq!((choice.depth, choice.exact), (strength.exact, true));
            }
        }
    }

    #[test]
    fn the_number_of_a_grade_says_how_it_plays() {
        for (number, grade) in (1..).zip(Grade::ALL) {
            assert_eq!(grade.number(), number);
        }
        assert_eq!(Grade::STRONGEST, Grade::ALL[9]);
        assert_eq!(STRENGTHS.len() + 1, Grade::ALL.len());
    }

    #[test]
    fn a_grade_below_the_strongest_repeats_its_choice_whatever_the_engine_did_before() {
        for empties in [50, 30, 9] {
            let board = board_with(empties);
            let mut fresh = Searcher::with_table(Weights::builtin(), 12);
            let mut used = Searcher::with_table(Weights::builtin(), 12);
            used.every_move(board, 4);
            for grade in &Grade::ALL[..9] {
                for seed in 0..3 {
                    let choice = choose(*grade, &mut fresh, board, seed);
                    assert_eq!(choose(*grade, &mut used, board, seed), choice, "{grade:?}");
                }
            }
        }
    }

    #[test]
    fn the_book_answers_only_where_nothing_but_time_is_limited() {
        let answer = |limits: &Limits| {
            let mut searcher = Searcher::with_table(Weights::builtin(), 12);
            let (board, seed) = (Board::DIAGONAL, Seed::new(1));
            let choice =
                Grade::STRONGEST.choose(|| &mut searcher, board, seed, limits, &mut |_| {});
            choice.expect("the side to move can move")
        };
        let known = answer(&Limits::default());
        let moves = Book::builtin().moves(Board::DIAGONAL);
        assert_eq!(known.nodes, 0);
        assert!(moves.iter().any(|found| found.square == known.square));
        let searched = [
            Limits {
                depth: Some(2),
                ..Limits::default()
            },
            Limits {
                nodes: Some(500),
                ..Limits::default()
            },
            Limits {
                depth: Some(3),
                selectivity: Some(Selectivity::None),
                ..Limits::default()
            },
        ];
        for limits in &searched {
            assert!(answer(limits).nodes > 0);
        }
        let how = Limits {
            selectivity: Some(Selectivity::None),
            ..Limits::default()
        };
        assert!(Limits::default().is_only_time() && !how.is_only_time());
    }

    #[test]
    fn the_strongest_grade_needs_no_engine_where_the_book_answers() {
        let choice = Grade::STRONGEST.choose(
            || unreachable!("the book answers"),
            Board::PARALLEL,
            Seed::new(1),
            &Limits::default(),
            &mut |_| {},
        );
        assert!(choice.is_some());
    }

    #[test]
    fn grades_below_the_strongest_like_good_moves_better_than_bad_ones() {
        let board = board_with(40);
        let mut unused = Searcher::with_table(Weights::builtin(), 0);
        let mut mean = |grade: Grade| {
            let value = |seed| choose(grade, &mut unused, board, seed).value;
            let values = (0..60).filter_map(value).map(Value::units);
            values.sum::<i32>() / 60
        };
        let every = Searcher::with_table(Weights::builtin(), 10).every_move(board, 1);
        let values = every.iter().map(|report| report.value.units());
        let chance = values.sum::<i32>() / every.len() as i32;
        let [first, third, seventh] = [0, 2, 6].map(|index| mean(Grade::ALL[index]));
        assert!(
            chance < first && first < third && third < seventh,
            "{chance}, {first}, {third}, {seventh}"
        );
    }
}
