//! The ten levels, from 1, for a first game, to 10, the whole engine; docs/levels.md has their
//! strengths.
//!
//! The levels below 10 err as people do: they value each move by a short search and then choose at
//! random; the more a move loses, the less likely they are to choose it.

use std::fmt;

use crate::eval::Weights;
use crate::opponents::book::Book;
use crate::opponents::choice::Choice;
use crate::rules::board::Board;
use crate::rules::rng::Rng;
use crate::rules::score::Value;
use crate::search::{Limits, SearchResult, Searcher, Selectivity};

/// A level from 1 to 10.
///
/// ```
/// use reversi_engine::{Board, Level, Limits, Searcher, Rng, Weights};
///
/// assert_eq!(Level::ALL.map(Level::number), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
/// let mut searcher = Searcher::with_table(Weights::builtin(), 10);
/// let (board, rng, limits) = (Board::DIAGONAL, Rng::new(1), Limits::default());
/// let choice = Level::ALL[4].choose(|| &mut searcher, board, rng, &limits, &mut |_| {});
/// assert_eq!(choice.map(|choice| choice.depth), Some(2));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// The transposition table of a level below 10: 2^12 pairs of entries (256 KiB).
const SHORT_TABLE_BITS: u32 = 12;

/// How a level below 10 plays.
struct LevelParams {
    /// Plies looked ahead before the endgame.
    depth: u32,
    /// In 1/128 disc: a move that loses this much more is chosen half as often, like the
    /// temperature of a softmax. 0 chooses among the best moves only.
    half_loss: i32,
    /// Empties from which the endgame is solved.
    solve_from: u32,
}

/// `[level - 1]`: the levels below the strongest, set by matches between neighbours
/// (docs/levels.md).
const PARAMS: [LevelParams; 9] = [
    LevelParams {
        depth: 1,
        half_loss: 896,
        solve_from: 0,
    },
    LevelParams {
        depth: 1,
        half_loss: 464,
        solve_from: 0,
    },
    LevelParams {
        depth: 1,
        half_loss: 304,
        solve_from: 2,
    },
    LevelParams {
        depth: 2,
        half_loss: 288,
        solve_from: 4,
    },
    LevelParams {
        depth: 2,
        half_loss: 152,
        solve_from: 6,
    },
    LevelParams {
        depth: 3,
        half_loss: 108,
        solve_from: 8,
    },
    LevelParams {
        depth: 3,
        half_loss: 40,
        solve_from: 10,
    },
    LevelParams {
        depth: 5,
        half_loss: 44,
        solve_from: 12,
    },
    LevelParams {
        depth: 6,
        half_loss: 18,
        solve_from: 14,
    },
];

impl Level {
    /// The whole engine.
    pub const STRONGEST: Level = Level(10);

    /// All levels, the weakest first.
    pub const ALL: [Level; 10] = {
        let mut all = [Level(1); 10];
        let mut index = 0;
        while index < 10 {
            all[index] = Level(index as u8 + 1);
            index += 1;
        }
        all
    };

    /// The level's number, 1 to 10.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The level's move, or `None` if there is no legal move. Only level 10 uses `limits` and
    /// reports progress; the others have limits of their own. If only time is limited, a book move
    /// is returned at once; `searcher` is called only when a search is needed.
    pub fn choose<'s>(
        self,
        searcher: impl FnOnce() -> &'s mut Searcher,
        board: Board,
        mut rng: Rng,
        limits: &Limits,
        progress: &mut dyn FnMut(&SearchResult),
    ) -> Option<Choice> {
        let Some(params) = PARAMS.get(usize::from(self.0) - 1) else {
            let known = Book::builtin()
                .choose(board, rng)
                .filter(|_| limits.is_only_time());
            let known = known.map(|found| Choice::from_book(found.square, found.value));
            return known.or_else(|| searcher().search(board, limits, progress).map(Choice::from));
        };
        let empties = board.empties().len();
        let depth = if empties <= params.solve_from {
            empties
        } else {
            params.depth.min(empties)
        };
        // A table of its own: earlier searches must not change the choice.
        let mut beginner = Searcher::with_table(Weights::builtin(), SHORT_TABLE_BITS);
        let limits = Limits {
            depth: Some(depth),
            selectivity: Some(Selectivity::None),
            ..Limits::default()
        };
        let analysis = beginner.analyse(board, board.legal_moves(), &limits, &mut |_| {});
        let best = analysis.best()?.value;
        let weights = analysis
            .moves
            .iter()
            .map(|found| weight(best - found.value, params.half_loss));
        let weights: Vec<usize> = weights.collect();
        let mut drawn = rng.below(weights.iter().sum());
        let mut chosen = analysis.moves.into_iter().zip(weights);
        let (found, _) = chosen.find(|(_, weight)| match drawn.checked_sub(*weight) {
            Some(left) => {
                drawn = left;
                false
            }
            None => true,
        })?;
        Some(Choice {
            square: found.square,
            value: Some(found.value),
            exact: found.exact,
            depth: found.depth,
            nodes: analysis.nodes,
            pv: found.pv,
        })
    }
}

/// The relative frequency of a move that loses `loss` against the best, which has 65,536: halved
/// for every `half_loss`, linear in between. Whole numbers give the same choice on every machine.
fn weight(loss: Value, half_loss: i32) -> usize {
    const BEST: i32 = 1 << 16;
    let loss = loss.units();
    if half_loss == 0 {
        return usize::from(loss == 0);
    }
    let (halvings, rest) = (loss / half_loss, loss % half_loss);
    if halvings >= 16 {
        return 0;
    }
    let upper = BEST >> halvings;
    (upper - upper / 2 * rest / half_loss) as usize
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loss_of_one_half_loss_halves_the_weight() {
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
        let mut rng = Rng::new(u64::from(empties));
        let mut board = Board::DIAGONAL;
        while board.empties().len() > empties || board.legal_moves().is_empty() {
            let moves = board.legal_moves();
            board = match moves.nth(rng.below(moves.len() as usize)) {
                Some(square) => board.play(square).expect("legal"),
                None if board.is_over() => Board::DIAGONAL,
                None => board.pass(),
            };
        }
        board
    }

    fn choose(level: Level, searcher: &mut Searcher, board: Board, seed: u64) -> Choice {
        let (rng, limits) = (Rng::new(seed), Limits::default());
        let choice = level.choose(|| searcher, board, rng, &limits, &mut |_| {});
        choice.expect("the side to move can move")
    }

    #[test]
    fn each_level_looks_as_far_ahead_as_its_table_says_and_solves_the_endgame() {
        let mut unused = Searcher::with_table(Weights::builtin(), 0);
        for (level, params) in Level::ALL.into_iter().zip(&PARAMS) {
            let early = choose(level, &mut unused, board_with(40), 1);
            assert_eq!((early.depth, early.exact), (params.depth, false));
            let before = board_with(params.solve_from.max(params.depth) + 1);
            let choice = choose(level, &mut unused, before, 1);
            assert_eq!((choice.depth, choice.exact), (params.depth, false));
            if params.solve_from > 0 {
                let choice = choose(level, &mut unused, board_with(params.solve_from), 1);
                assert_eq!((choice.depth, choice.exact), (params.solve_from, true));
            }
        }
    }

    #[test]
    fn the_number_of_a_level_says_how_it_plays() {
        for (number, level) in (1..).zip(Level::ALL) {
            assert_eq!(level.number(), number);
        }
        assert_eq!(Level::STRONGEST, Level::ALL[9]);
        assert_eq!(PARAMS.len() + 1, Level::ALL.len());
    }

    #[test]
    fn a_level_below_the_strongest_repeats_its_choice_whatever_the_engine_did_before() {
        for empties in [50, 30, 9] {
            let board = board_with(empties);
            let mut fresh = Searcher::with_table(Weights::builtin(), 12);
            let mut used = Searcher::with_table(Weights::builtin(), 12);
            let limits = Limits {
                depth: Some(4),
                ..Limits::default()
            };
            used.search(board, &limits, &mut |_| {});
            for level in &Level::ALL[..9] {
                for seed in 0..3 {
                    let choice = choose(*level, &mut fresh, board, seed);
                    assert_eq!(choose(*level, &mut used, board, seed), choice, "{level:?}");
                }
            }
        }
    }

    #[test]
    fn the_book_answers_only_where_nothing_but_time_is_limited() {
        let answer = |limits: &Limits| {
            let mut searcher = Searcher::with_table(Weights::builtin(), 12);
            let (board, rng) = (Board::DIAGONAL, Rng::new(1));
            let choice = Level::STRONGEST.choose(|| &mut searcher, board, rng, limits, &mut |_| {});
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
    fn the_strongest_level_needs_no_engine_where_the_book_answers() {
        let choice = Level::STRONGEST.choose(
            || unreachable!("the book answers"),
            Board::PARALLEL,
            Rng::new(1),
            &Limits::default(),
            &mut |_| {},
        );
        assert!(choice.is_some());
    }

    #[test]
    fn levels_below_the_strongest_like_good_moves_better_than_bad_ones() {
        let board = board_with(40);
        let mut unused = Searcher::with_table(Weights::builtin(), 0);
        let mut mean = |level: Level| {
            let value = |seed| choose(level, &mut unused, board, seed).value;
            let values = (0..60).filter_map(value).map(Value::units);
            values.sum::<i32>() / 60
        };
        let one_ply = Limits {
            depth: Some(1),
            ..Limits::default()
        };
        let mut searcher = Searcher::with_table(Weights::builtin(), 10);
        let analysis = searcher.analyse(board, board.legal_moves(), &one_ply, &mut |_| {});
        let values = analysis.moves.iter().map(|found| found.value.units());
        let chance = values.sum::<i32>() / analysis.moves.len() as i32;
        let [first, third, seventh] = [0, 2, 6].map(|index| mean(Level::ALL[index]));
        assert!(
            chance < first && first < third && third < seventh,
            "{chance}, {first}, {third}, {seventh}"
        );
    }
}
