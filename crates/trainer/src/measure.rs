//! `reversi-trainer measure`: how far an evaluation is off where the truth is known.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use clap::Args;
use indicatif::ParallelProgressIterator;
use rayon::prelude::*;
use reversi_engine::eval::{PatternIndices, Weights};
use reversi_engine::{Board, Limits, Searcher, Selectivity, Value};

use crate::error_stats::ErrorStats;
use crate::progress;
use crate::solved;

/// What to measure.
#[derive(Args, Debug)]
pub struct Options {
    /// Solved positions, made by the command truth.
    truth: PathBuf,
    /// File of weights; those built in if it is left out.
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
pub fn run(options: &Options) -> Result<()> {
    let solved = solved::read(&options.truth)?;
    ensure!(!solved.is_empty(), "there are no solved positions");
    let weights = weights(options.weights.as_deref())?;
    println!("depth positions     root     mean");
    for &depth in &options.depths {
        let bar = progress::bar(solved.len() as u64, "positions");
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

/// The weights of a file, or those built in.
///
/// # Errors
/// If the file cannot be read or holds something else.
pub fn weights(file: Option<&Path>) -> Result<Arc<Weights>> {
    let Some(file) = file else {
        return Ok(Weights::builtin());
    };
    let name = || file.display().to_string();
    let bytes = std::fs::read(file).with_context(name)?;
    Ok(Arc::new(Weights::from_bytes(&bytes).with_context(name)?))
}

/// What `board` is worth to a search of `depth` plies that leaves nothing out.
fn value(weights: &Arc<Weights>, board: Board, depth: u32) -> Value {
    if depth == 0 {
        return weights.value(&PatternIndices::of(board), board);
    }
    let limits = Limits {
        depth: Some(depth),
        selectivity: Some(Selectivity::None),
        ..Limits::default()
    };
    // Each search begins with an empty table, so that the order of positions makes no difference.
    let report = Searcher::new(weights.clone()).search(board, &limits, &mut |_| {});
    report.expect("the side to move can move").value
}
