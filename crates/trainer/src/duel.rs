//! `reversi-trainer duel`: a match between two files of weights.
//!
//! ErrorsByEmpties tell how well results are predicted; a match tells who wins. The openings are random,
//! and each is played twice, so that both sides have it with either colour.

use anyhow::{Result, ensure};
use clap::Args;
use indicatif::ParallelProgressIterator;
use rayon::prelude::*;
use reversi_engine::{Color, Game, Rng, solve};

use crate::games::new_game;
use crate::player::Search;
use crate::progress;

/// Standard errors on either side of an interval that holds 95 %.
const WIDTH: f64 = 1.96;

/// Empty squares from which both sides play perfectly.
const EXACT: u32 = 12;

/// Who plays whom.
#[derive(Args, Debug)]
pub struct Options {
    /// One side: a file of weights and the plies to look ahead, FILE:DEPTH.
    one: Search,
    /// The other side.
    other: Search,
    /// Number of openings; each is played twice.
    #[arg(long, default_value_t = 100)]
    openings: u64,
    /// Random moves of an opening.
    #[arg(long, default_value_t = 10)]
    plies: usize,
    /// Number that stands for the whole series of openings.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The two games of an opening, as the first side sees them.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Pair {
    /// Points, a draw being half a point.
    points: [f64; 2],
    /// Discs more than the other side.
    discs: [f64; 2],
}

impl Pair {
    /// The pair of games with these numbers of discs more than the other side.
    fn new(discs: [i32; 2]) -> Pair {
        Pair {
            points: discs.map(|lead| f64::from(lead.signum() + 1) / 2.0),
            discs: discs.map(f64::from),
        }
    }
}

/// Plays the match, and prints the first side's share of the points and its discs a game.
///
/// # Errors
/// If there is nothing to play.
pub fn run(options: &Options) -> Result<()> {
    ensure!(options.openings > 1, "a match needs two openings or more");
    let bar = progress::bar(options.openings, "openings");
    let openings = (0..options.openings).into_par_iter();
    let pairs: Vec<Pair> = openings
        .progress_with(bar.clone())
        .map(|number| options.pair(number))
        .collect();
    bar.finish_and_clear();
    let count = |points| {
        let games = pairs.iter().flat_map(|pair| pair.points);
        games.filter(|&found| found == points).count()
    };
    println!(
        "won {} drawn {} lost {}",
        count(1.0),
        count(0.5),
        count(0.0)
    );
    let (score, error) = mean(pairs.iter().map(|pair| pair.points));
    println!("score {:.1} ± {:.1} %", 100.0 * score, 100.0 * error);
    let (discs, error) = mean(pairs.iter().map(|pair| pair.discs));
    println!("discs {discs:+.2} ± {error:.2} a game");
    Ok(())
}

impl Options {
    /// Plays the two games of an opening.
    fn pair(&self, number: u64) -> Pair {
        let opening = opening(self.seed << 32 | number, self.plies);
        let lead = |black, white| finished(opening.clone(), [black, white]);
        Pair::new([lead(&self.one, &self.other), -lead(&self.other, &self.one)])
    }
}

/// A game after this many random moves, not yet over.
fn opening(seed: u64, plies: usize) -> Game {
    let mut rng = Rng::new(seed).split();
    let mut game = new_game();
    while game.ply() < plies && game.turn().is_some() {
        let moves = game.position().legal_moves();
        let square = moves.nth(rng.below(moves.len() as usize));
        let square = square.expect("the side to move can move");
        game.play(square).expect("the move is legal");
    }
    game
}

/// Plays on to the end; Black's discs more than White's.
fn finished(mut game: Game, [black, white]: [&Search; 2]) -> i32 {
    while let Some(turn) = game.turn() {
        let board = game.position().board();
        let side = if turn == Color::Black { black } else { white };
        let square = if board.empties().len() <= EXACT {
            solve(board).and_then(|solution| solution.pv.first().copied())
        } else {
            side.best(board)
        };
        let square = square.expect("the side to move can move");
        game.play(square).expect("players choose legal moves");
    }
    let outcome = game.outcome().expect("the game is over");
    i32::from(outcome.black()) - i32::from(outcome.white())
}

/// The mean of all games and the half width of its 95 % interval. The unit is the pair: the two
/// games of an opening depend on each other.
fn mean(pairs: impl Iterator<Item = [f64; 2]>) -> (f64, f64) {
    let means: Vec<f64> = pairs.map(|[one, other]| (one + other) / 2.0).collect();
    let count = means.len() as f64;
    let mean = means.iter().sum::<f64>() / count;
    let squares: f64 = means.iter().map(|found| (found - mean).powi(2)).sum();
    let variance = squares / (count - 1.0);
    (mean, WIDTH * (variance / count).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_and_discs_are_those_of_the_first_side() {
        let pair = Pair::new([6, -2]);
        assert_eq!((pair.points, pair.discs), ([1.0, 0.0], [6.0, -2.0]));
        assert_eq!(Pair::new([0, 0]).points, [0.5, 0.5]);
    }

    #[test]
    fn the_interval_is_that_of_the_means_of_pairs() {
        let (middle, width) = mean([[1.0, 0.0], [1.0, 1.0], [0.0, 0.0]].into_iter());
        assert_eq!(middle, 0.5);
        assert!((width - 1.96 * 0.5 / 3.0_f64.sqrt()).abs() < 1e-9);
    }

    #[test]
    fn openings_repeat_by_their_seed() {
        let moves = |seed| opening(seed, 10).line().collect::<Vec<_>>();
        assert_eq!(moves(3), moves(3));
        assert_ne!(moves(3), moves(4));
        assert_eq!(moves(3).len(), 10);
    }

    #[test]
    fn weights_against_themselves_come_out_even() {
        let file = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../engine/weights/weights.bin:1"
        );
        let side = || -> Search { file.parse().expect("weights") };
        let options = Options {
            one: side(),
            other: side(),
            openings: 2,
            plies: 10,
            seed: 1,
        };
        for number in 0..2 {
            let pair = options.pair(number);
            assert_eq!(pair.discs[0] + pair.discs[1], 0.0);
        }
    }
}
