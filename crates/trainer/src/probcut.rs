//! `reversi-trainer probcut`: the differences between shallow and deep searches.
//!
//! Multi-ProbCut skips a deep search if the result of a shallow one is further outside the window
//! than its usual error. That error depends on both depths and on the stage of the game. This
//! command measures it and fits a plane to it; the plane's four constants belong into the search.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Result, ensure};
use clap::Args;
use indicatif::ParallelProgressIterator;
use rayon::prelude::*;
use reversi_engine::eval::PatternIndices;
use reversi_engine::{Board, Limits, Rng, Searcher, Selectivity, Weights};
use reversi_toolkit::{progress_bar, solve_linear_system};

use crate::error_stats::ErrorStats;
use crate::games::{self, TrainingGame};
use crate::measure;
use crate::solve::{self, Solved};

/// Numbers of empties that one line of the table takes together.
const EMPTIES_AT_ONCE: u32 = 6;

/// Size of the transposition table of one search: `2^TABLE_BITS` pairs of entries.
const TABLE_BITS: u32 = 14;

/// Arguments of `probcut`.
#[derive(Args, Debug)]
pub struct ProbcutArgs {
    /// Files of games, whose positions are searched.
    games: Vec<PathBuf>,
    /// Number of positions taken from the games.
    #[arg(long, default_value_t = 1000)]
    positions: usize,
    /// Greatest depth.
    #[arg(long, default_value_t = 10)]
    depth: u32,
    /// Files of solved positions, made by the command solve: their deep search is the exact result.
    #[arg(long)]
    solved: Vec<PathBuf>,
    /// File of weights; by default the built-in ones.
    #[arg(long)]
    weights: Option<PathBuf>,
}

/// The values of a position by a deep and a shallow search, in discs.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Sample {
    empties: u32,
    depth: u32,
    shallow: u32,
    values: [f32; 2],
}

/// Samples of like positions and depths.
#[derive(Clone, Copy, Debug, Default)]
struct Cell {
    errors: ErrorStats,
    empties: u64,
}

/// `[part of the game, depth, shallow depth]`.
type Cells = BTreeMap<[u32; 3], Cell>;

/// Measures, and prints the table and the constants of the plane.
///
/// # Errors
/// If a file cannot be read, or there is nothing to measure.
pub fn run(args: &ProbcutArgs) -> Result<()> {
    ensure!(
        !(args.games.is_empty() && args.solved.is_empty()),
        "there are neither games nor solved positions"
    );
    let weights = measure::weights(args.weights.as_deref())?;
    if !args.games.is_empty() {
        let boards = boards(args)?;
        println!("a shallow search against a deep one");
        print(&measured(&boards, |&board| {
            searches(&weights, board, args.depth)
        }));
    }
    if !args.solved.is_empty() {
        let mut solved = Vec::new();
        for file in &args.solved {
            solved.extend(solve::read(file)?);
        }
        println!("a shallow search against the exact result");
        print(&measured(&solved, |solved| {
            endgames(&weights, solved, args.depth)
        }));
    }
    Ok(())
}

/// One position of each game, drawn from those after the random moves, until there are enough.
fn boards(args: &ProbcutArgs) -> Result<Vec<Board>> {
    let mut boards = Vec::new();
    for file in &args.games {
        boards.extend(games::read(file, |number, record: TrainingGame| {
            drawn(record, Rng::new(number), args.depth).into_iter()
        })?);
    }
    boards.truncate(args.positions);
    ensure!(
        !boards.is_empty(),
        "there is no position to search in the games"
    );
    Ok(boards)
}

/// A position with more than `depth` empties, if the game has one after the random moves.
fn drawn(mut record: TrainingGame, mut rng: Rng, depth: u32) -> Option<Board> {
    let last = 60_usize.saturating_sub(depth as usize + 1);
    let span = (last + 1).checked_sub(record.random)?;
    let ply = record.random + rng.below(span.max(1));
    while record.game.ply() > ply {
        record.game.undo();
    }
    record.game.turn()?;
    Some(record.game.position().board())
}

/// The samples of all `positions`, taken together.
fn measured<T: Sync>(positions: &[T], samples: impl Fn(&T) -> Vec<Sample> + Sync + Send) -> Cells {
    let bar = progress_bar(positions.len(), "positions");
    let found = positions.par_iter().progress_with(bar.clone());
    let found: Vec<Vec<Sample>> = found.map(samples).collect();
    bar.finish_and_clear();
    let mut cells = Cells::new();
    for sample in found.into_iter().flatten() {
        let part = sample.empties / EMPTIES_AT_ONCE;
        let cell = cells.entry([part, sample.depth, sample.shallow]);
        let cell = cell.or_default();
        let [deep, shallow] = sample.values;
        cell.errors.add(shallow, deep);
        cell.empties += u64::from(sample.empties);
    }
    cells
}

/// The value without a search, and by searches of 1 to `depth` plies without ProbCut.
fn values(weights: &Arc<Weights>, board: Board, depth: u32) -> Vec<f32> {
    let mut values = vec![weights.value(&PatternIndices::of(board), board).discs()];
    let limits = Limits {
        depth: Some(depth),
        selectivity: Some(Selectivity::Off),
        ..Limits::default()
    };
    let mut searcher = Searcher::with_table(weights.clone(), TABLE_BITS);
    searcher.search(board, &limits, &mut |report| {
        values.push(report.value.discs())
    });
    values
}

/// Every deep search with every shallower one of the same parity, and with the evaluation alone.
fn searches(weights: &Arc<Weights>, board: Board, depth: u32) -> Vec<Sample> {
    let values = values(weights, board, depth);
    let mut samples = Vec::new();
    for (depth, &deep) in (0..).zip(&values).skip(3) {
        for (shallow, &value) in (0..depth - 1).zip(&values) {
            if shallow == 0 || (depth - shallow) % 2 == 0 {
                samples.push(Sample {
                    empties: board.empties().len(),
                    depth,
                    shallow,
                    values: [deep, value],
                });
            }
        }
    }
    samples
}

/// The exact result with every shallow search.
fn endgames(weights: &Arc<Weights>, solved: &Solved, depth: u32) -> Vec<Sample> {
    let empties = solved.board.empties().len();
    let exact = f32::from(solved.result.discs());
    let values = values(weights, solved.board, depth.min(empties - 1));
    let samples = (0..).zip(values).map(|(shallow, value)| Sample {
        empties,
        depth: empties,
        shallow,
        values: [exact, value],
    });
    samples.collect()
}

/// The terms of the plane.
fn terms(cell: &Cell, depth: u32, shallow: u32) -> [f64; 4] {
    let empties = cell.empties as f64 / cell.errors.count as f64;
    [1.0, empties, f64::from(depth), f64::from(shallow)]
}

/// The plane nearest to the measured errors, each weighted by its number of samples.
fn plane(cells: &Cells) -> [f64; 4] {
    let mut system = vec![vec![0.0; 5]; 4];
    for (&[_, depth, shallow], cell) in cells {
        let terms = terms(cell, depth, shallow);
        let count = cell.errors.count as f64;
        for (row, one) in system.iter_mut().zip(terms) {
            for (sum, other) in row.iter_mut().zip(terms) {
                *sum += count * one * other;
            }
            row[4] += count * one * cell.errors.root_mean_square();
        }
    }
    let solution = solve_linear_system(system);
    std::array::from_fn(|term| solution[term][0])
}

/// Prints the errors measured beside those of the plane.
fn print(cells: &Cells) {
    let plane = plane(cells);
    println!("empty depth shallow samples measured plane");
    for (&[_, depth, shallow], cell) in cells {
        let terms = terms(cell, depth, shallow);
        let on_plane: f64 = terms
            .iter()
            .zip(plane)
            .map(|(term, factor)| term * factor)
            .sum();
        println!(
            "{:>5.1} {depth:>5} {shallow:>7} {:>7} {:>8.2} {on_plane:>5.2}",
            terms[1],
            cell.errors.count,
            cell.errors.root_mean_square(),
        );
    }
    let [constant, empties, depth, shallow] = plane;
    println!(
        "discs = {constant:.3} {empties:+.4} · empty {depth:+.4} · depth {shallow:+.4} · shallow\n"
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cells whose errors lie on a plane.
    fn cells(error: impl Fn(u32, u32, u32) -> f32) -> Cells {
        let mut cells = Cells::new();
        for empties in [12, 20, 31] {
            for depth in [4, 6, 8] {
                for shallow in [0, 2] {
                    let cell: &mut Cell = cells.entry([empties, depth, shallow]).or_default();
                    cell.errors.add(error(empties, depth, shallow), 0.0);
                    cell.empties += u64::from(empties);
                }
            }
        }
        cells
    }

    #[test]
    fn the_plane_of_the_errors_is_recovered() {
        let cells = cells(|empties, depth, shallow| {
            2.0 + 0.0625 * empties as f32 + 0.5 * depth as f32 - 0.25 * shallow as f32
        });
        for (found, wanted) in plane(&cells).into_iter().zip([2.0, 0.0625, 0.5, -0.25]) {
            assert!((found - wanted).abs() < 1e-3, "{found} for {wanted}");
        }
    }

    #[test]
    fn a_term_that_depends_on_others_is_0() {
        let mut cells = Cells::new();
        for empties in [12, 20, 31] {
            let cell: &mut Cell = cells.entry([empties, empties, 0]).or_default();
            cell.errors.add(empties as f32 / 4.0, 0.0);
            cell.empties += u64::from(empties);
        }
        let [constant, empties, depth, shallow] = plane(&cells);
        assert!(constant.abs() < 1e-3 && (empties - 0.25).abs() < 1e-3);
        assert_eq!([depth, shallow], [0.0, 0.0]);
    }

    #[test]
    fn deep_searches_are_paired_with_shallower_ones_of_their_parity() {
        let samples = searches(&Weights::builtin(), Board::DIAGONAL, 5);
        let depths: Vec<_> = samples.iter().map(|one| (one.depth, one.shallow)).collect();
        assert_eq!(
            depths,
            [(3, 0), (3, 1), (4, 0), (4, 2), (5, 0), (5, 1), (5, 3)]
        );
        assert!(samples.iter().all(|one| one.empties == 60));
    }
}
