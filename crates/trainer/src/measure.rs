//! `reversi-trainer measure`: the errors of evaluation and search on solved positions.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Result;
use clap::Args;
use indicatif::ParallelProgressIterator;
use rayon::prelude::*;
use reversi_engine::eval::{PatternIndices, Weights};
use reversi_engine::{Board, Limits, Searcher, Selectivity, Value};
use reversi_toolkit::{WeightsFile, progress_bar};

use crate::error_stats::ErrorStats;
use crate::solve;

/// Arguments of `measure`.
#[derive(Args, Debug)]
pub struct MeasureArgs {
    /// Solved positions, made by the command solve.
    solved: PathBuf,
    /// File of weights; by default the built-in ones.
    #[arg(long)]
    weights: Option<PathBuf>,
    /// Plies to look ahead; 0 evaluates the position as it is.
    #[arg(long, value_delimiter = ',', default_value = "0,1,8")]
    depths: Vec<u32>,
}

/// Prints a line for each depth.
///
/// # Errors
/// If a file cannot be read.
pub fn run(args: &MeasureArgs) -> Result<()> {
    let solved = solve::read(&args.solved)?;
    let weights = weights(args.weights.as_deref())?;
    println!("depth positions     root     mean");
    for &depth in &args.depths {
        let bar = progress_bar(solved.len(), "positions");
        let values = solved.par_iter().progress_with(bar.clone());
        let values: Vec<Value> = values
            .map(|position| value(&weights, position.board, depth))
            .collect();
        bar.finish_and_clear();
        let mut tally = ErrorStats::default();
        for (value, position) in values.iter().zip(&solved) {
            tally.add(value.discs(), f32::from(position.result.discs()));
        }
        println!("{depth:>5} {tally}");
    }
    Ok(())
}

/// The weights of a file, or the built-in ones.
///
/// # Errors
/// If the file cannot be read or holds something else.
pub fn weights(file: Option<&Path>) -> Result<Arc<Weights>> {
    match file {
        Some(file) => Ok(WeightsFile::read(file)?.weights),
        None => Ok(Weights::builtin()),
    }
}

/// The value of `board` by a search of `depth` plies without ProbCut.
fn value(weights: &Arc<Weights>, board: Board, depth: u32) -> Value {
    if depth == 0 {
        return weights.value(&PatternIndices::of(board), board);
    }
    let limits = Limits {
        depth: Some(depth),
        selectivity: Some(Selectivity::Off),
        ..Limits::default()
    };
    // Each search has a new table: the order of the positions makes no difference.
    let found = Searcher::new(weights.clone()).search(board, &limits, &mut |_| {});
    found.expect("the side to move has a move").value
}
