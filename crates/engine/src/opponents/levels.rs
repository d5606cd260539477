//! The ten levels, from 1, for a first game, to 10, the whole engine; docs/levels.md has their
//! strengths.
//!
//! The levels below 10 err as people do: they value each move by a short search and then choose at
//! random; the more a move loses, the less likely they are to choose it.

use std::fmt;

use crate::eval::Weights;
use crate::opponents::chosen_move::Choice;
use crate::rules::board::Board;
use crate::rules::value::Value;
use crate::search::{Analysis, Searcher};
use reversi_game::Rng;

/// A level from 1 to 10.
///
/// ```
/// use reversi_engine::Level;
///
/// assert_eq!(Level::ALL.map(Level::number), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
/// assert_eq!(Level::STRONGEST.to_string(), "10");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// The transposition table of a level below 10: 2^12 pairs of entries (192 KiB).
const SHORT_TABLE_BITS: u32 = 12;

/// Half losses at which a move is too bad to be chosen: people err, but not at random.
const MAX_HALVINGS: i32 = 4;

/// How a level below 10 plays.
pub(crate) struct LevelParams {
    /// Plies looked ahead, also near the end: people err there, too.
    depth: u32,
    /// In 1/128 disc: a move that loses this much more is chosen half as often, like the
    /// temperature of a softmax; one that loses [`MAX_HALVINGS`] times as much is never chosen.
    half_loss: i32,
}

/// `[level - 1]`: the levels below the strongest, set by matches between neighbours
/// (docs/levels.md).
const PARAMS: [LevelParams; 9] = [
    LevelParams::new(1, 2432),
    LevelParams::new(1, 860),
    LevelParams::new(1, 486),
    LevelParams::new(1, 261),
    LevelParams::new(2, 276),
    LevelParams::new(2, 114),
    LevelParams::new(3, 84),
    LevelParams::new(5, 90),
    LevelParams::new(7, 64),
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

    /// How the level plays; `None` for the strongest, which is the engine's own search.
    pub(crate) fn params(self) -> Option<&'static LevelParams> {
        PARAMS.get(usize::from(self.0) - 1)
    }
}

impl LevelParams {
    const fn new(depth: u32, half_loss: i32) -> LevelParams {
        LevelParams { depth, half_loss }
    }

    /// A move, or `None` if there is no legal move.
    pub fn choose(&self, board: Board, rng: Rng) -> Option<Choice> {
        let mut analysis = self.analyse(board);
        let chosen = self.draw(&analysis, rng)?;
        let chosen = analysis.moves.swap_remove(chosen);
        Some(Choice {
            square: chosen.square,
            value: Some(chosen.value),
            exact: chosen.exact,
            depth: chosen.depth,
            nodes: analysis.nodes,
            pv: chosen.pv,
        })
    }

    /// The legal moves with their values.
    fn analyse(&self, board: Board) -> Analysis {
        let depth = self.depth.min(board.empties().len());
        // A new table: earlier searches must not change the choice.
        let mut searcher = Searcher::with_table(Weights::builtin(), SHORT_TABLE_BITS);
        searcher.analyse_at_depth(board, depth)
    }

    /// The index of one of the moves at random; `None` if there is none.
    fn draw(&self, analysis: &Analysis, mut rng: Rng) -> Option<usize> {
        let best = analysis.best()?.value;
        let moves = analysis.moves.iter();
        let frequencies = moves.map(|found| frequency(best - found.value, self.half_loss));
        let mut drawn = rng.below(frequencies.clone().sum());
        frequencies.enumerate().find_map(|(index, frequency)| {
            let remaining = drawn.checked_sub(frequency);
            drawn = remaining.unwrap_or(drawn);
            remaining.is_none().then_some(index)
        })
    }
}

/// The relative frequency of a move that loses `loss` against the best, which has 65,536: halved
/// for every `half_loss`, linear in between, and 0 from [`MAX_HALVINGS`] on. Whole numbers give
/// the same choice on every machine.
fn frequency(loss: Value, half_loss: i32) -> usize {
    const BEST: i32 = 1 << 16;
    let loss = loss.units();
    let (halvings, rest) = (loss / half_loss, loss % half_loss);
    if halvings >= MAX_HALVINGS {
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
    use crate::random_games::random_boards;

    /// A board of a random game with this many empties whose side to move can move.
    fn board_with(empties: u32) -> Board {
        let can_move = |board: &Board| !board.legal_moves().is_empty();
        let board = random_boards(empties).find(can_move);
        board.expect("random games do not run out")
    }

    /// Each level below the strongest with its parameters.
    fn levels() -> impl Iterator<Item = (Level, &'static LevelParams)> {
        let levels = Level::ALL.into_iter();
        levels.filter_map(|level| Some((level, level.params()?)))
    }

    /// The rows of the table in docs/levels.md: level, plies, half loss in discs.
    fn documented() -> impl Iterator<Item = (u8, u32, f32)> {
        let text = include_str!("../../../../docs/levels.md").lines();
        text.filter_map(|line| {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            let [_, level, plies, half_loss, _] = cells[..] else {
                return None;
            };
            Some((
                level.parse().ok()?,
                plies.parse().ok()?,
                half_loss.parse().ok()?,
            ))
        })
    }

    #[test]
    fn every_level_below_the_strongest_has_the_documented_parameters() {
        let actual = levels().map(|(level, params)| {
            let half_loss = Value::clamped(params.half_loss).discs();
            (level.number(), params.depth, half_loss)
        });
        let actual: Vec<_> = actual.collect();
        assert_eq!(actual, documented().collect::<Vec<_>>());
        assert_eq!(actual.len(), 9);
    }

    #[test]
    fn a_level_is_written_as_its_number() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level.number()));
        }
    }

    #[test]
    fn a_higher_level_loses_less() {
        for ((_, lower), (level, higher)) in levels().zip(levels().skip(1)) {
            assert!(lower.depth <= higher.depth, "{level}");
            let loses_less = lower.half_loss > higher.half_loss || lower.depth < higher.depth;
            assert!(loses_less, "{level}");
        }
    }

    #[test]
    fn a_loss_of_one_half_loss_halves_the_frequency() {
        let after = |loss| frequency(Value::clamped(loss), 64);
        let frequencies = [0, 64, 96, 128].map(after);
        assert_eq!(frequencies, [65536, 32768, 24576, 16384]);
        assert_eq!([64 * 3, 64 * 4 - 1, 64 * 4].map(after), [8192, 4160, 0]);
    }

    /// How often each move should be drawn, by the definition of the half loss.
    fn odds(params: &LevelParams, analysis: &Analysis) -> Vec<f64> {
        let best = analysis.best().expect("there are moves").value;
        let odds = analysis.moves.iter().map(|found| {
            let half_losses = (best - found.value).discs() * 128.0 / params.half_loss as f32;
            if half_losses >= 4.0 {
                return 0.0;
            }
            f64::from((1.0 - half_losses.fract() / 2.0) / half_losses.floor().exp2())
        });
        let odds: Vec<f64> = odds.collect();
        let total: f64 = odds.iter().sum();
        odds.into_iter().map(|odds| odds / total).collect()
    }

    /// Compares the drawn moves with their probabilities by Pearson's chi-square.
    #[test]
    fn the_more_a_move_loses_the_less_likely_it_is_drawn() {
        const DRAWS: u64 = 20_000;
        for (level, params) in levels() {
            let (mut chi_square, mut freedom) = (0.0, 0);
            for empties in [20, 40, 50, 53, 56, 58] {
                let analysis = params.analyse(board_with(empties));
                let mut drawn = vec![0.0; analysis.moves.len()];
                for seed in 0..DRAWS {
                    drawn[params
                        .draw(&analysis, Rng::new(seed))
                        .expect("there are moves")] += 1.0;
                }
                let expected = odds(params, &analysis).into_iter();
                let expected = expected.map(|odds| odds * DRAWS as f64);
                let counted = expected.zip(drawn).filter(|(expected, _)| *expected >= 5.0);
                let counted: Vec<(f64, f64)> = counted.collect();
                let squares = counted
                    .iter()
                    .map(|(expected, drawn)| (drawn - expected).powi(2) / expected);
                chi_square += squares.sum::<f64>();
                freedom += counted.len() - 1;
            }
            // Chi-square has its degrees of freedom as mean, and twice as many as variance.
            let freedom = freedom as f64;
            assert!(freedom >= 3.0, "{level} hardly ever has a choice");
            let limit = freedom + 5.0 * (2.0 * freedom).sqrt();
            assert!(chi_square < limit, "{level}: {chi_square}, at most {limit}");
        }
    }

    #[test]
    fn each_level_looks_as_far_ahead_near_the_end_as_before_it() {
        for (level, params) in levels() {
            let answer = |empties| {
                let choice = params.choose(board_with(empties), Rng::new(1));
                let choice = choice.expect("the side to move can move");
                (choice.depth, choice.exact)
            };
            for empties in [40, params.depth + 1] {
                assert_eq!(answer(empties), (params.depth, false), "{level}");
            }
            assert_eq!(answer(params.depth), (params.depth, true), "{level}");
        }
    }
}
