//! `reversi-trainer fit`: the weights that predict the results of games best.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use rayon::prelude::*;
use reversi_engine::eval::{
    FEATURE_COUNT, FeatureSet, KNOT_COUNT, KNOT_SPACING, PATTERNS, PatternIndices, Phase, Weights,
};
use reversi_toolkit::progress_bar;

use crate::error_stats::ErrorsByEmpties;
use crate::least_squares::{Knots, LeastSquares, Regularization, Row};
use crate::training_set::{self, Labelled};

/// The pilot fit, whose errors weight the rows of the fit proper: its steps and regularization.
const PILOT_STEPS: u32 = 8;
const PILOT_REGULARIZATION: Regularization = Regularization {
    ridge: 100.0,
    smooth: 0.0,
};

/// Arguments of `fit`.
#[derive(Args, Debug)]
pub struct FitArgs {
    /// Files of games, made by selfplay, or of labelled games, made by label or exact.
    #[arg(required = true)]
    games: Vec<PathBuf>,
    /// File that the weights are written to.
    #[arg(long)]
    out: PathBuf,
    /// Steps of the fit; each goes once through all positions.
    #[arg(long, default_value_t = 40)]
    steps: u32,
    /// Penalty of a weight's square: the inverse of the variance that weights are expected to have.
    #[arg(long, default_value_t = 0.3)]
    ridge: f32,
    /// Penalty of the squared difference between a weight's values at neighbouring knots.
    #[arg(long, default_value_t = 0.0)]
    smooth: f32,
    /// File of weights to begin with: the penalties are then those of the changes.
    #[arg(long)]
    start: Option<PathBuf>,
    /// Weights of fewer discs than this are set to 0, which makes the file smaller.
    #[arg(long, default_value_t = 0.0)]
    drop_below: f32,
    /// Inputs to leave out: names of patterns, or "moves".
    #[arg(long, value_delimiter = ',')]
    without: Vec<String>,
}

/// The weights that the fit leaves out: ranges of their numbers.
fn unused(without: &[String], inputs: &FeatureSet) -> Result<Vec<std::ops::Range<usize>>> {
    let mut unused = Vec::new();
    let mut start = 0;
    let mut known = Vec::new();
    for pattern in &PATTERNS {
        let shared = pattern.shared_weights();
        let end = start + shared.iter().max().map_or(0, |&last| last as usize + 1);
        known.push((pattern.name, start..end));
        start = end;
    }
    // The last two are those of odd and even numbers of empties.
    known.push(("moves", start..inputs.weight_count() - 2));
    for name in without {
        let Some((_, range)) = known.iter().find(|(known, _)| known == name) else {
            let names: Vec<&str> = known.iter().map(|&(name, _)| name).collect();
            bail!(
                "there is no input {name:?}; the inputs are {}",
                names.join(", ")
            );
        };
        unused.push(range.clone());
    }
    Ok(unused)
}

/// The row of a position.
fn row(position: &Labelled, inputs: &FeatureSet) -> Row<FEATURE_COUNT> {
    let (knot, share) = Phase::of(position.board.empties().len()).interpolate();
    Row {
        inputs: inputs.of(position.board),
        knot,
        share: share as f32 / KNOT_SPACING as f32,
        label: position.label,
        weight: position.count as f32,
    }
}

fn rows(positions: &[Labelled], inputs: &FeatureSet) -> Vec<Row<FEATURE_COUNT>> {
    let rows = positions.par_iter().map(|position| row(position, inputs));
    rows.collect()
}

/// Reads the games, fits, writes the weights, and prints their errors.
///
/// # Errors
/// If a file cannot be read or written, or there are no games.
pub fn run(args: &FitArgs) -> Result<()> {
    let inputs = FeatureSet::new();
    let unused = unused(&args.without, &inputs)?;
    eprintln!("reading games");
    let mut positions = training_set::read(&args.games)?;
    ensure!(
        !positions.training.is_empty(),
        "there are no positions to fit weights to"
    );
    // Neighbouring rows then use the same knots, whose weights stay in the processor's cache.
    let empties = |position: &Labelled| position.board.empties().len();
    positions.training.par_sort_by_key(empties);
    positions.held_out.par_sort_by_key(empties);
    println!(
        "positions {} held out {}",
        positions.training.len(),
        positions.held_out.len()
    );
    let mut training = rows(&positions.training, &inputs);
    let held_out = rows(&positions.held_out, &inputs);
    let used = |number: usize| !unused.iter().any(|range| range.contains(&number));
    let start = start(args.start.as_deref(), &inputs)?;
    let mut pilot = LeastSquares::new(&training, start.clone(), used, PILOT_REGULARIZATION);
    (0..PILOT_STEPS).for_each(|_| pilot.step());
    let errors = predicted(&positions.training, &training, pilot.weights());
    weight_by_errors(&positions.training, &mut training, &errors);
    let regularization = Regularization {
        ridge: args.ridge,
        smooth: args.smooth,
    };
    let mut fit = LeastSquares::new(&training, start, used, regularization);
    let bar = progress_bar(args.steps as usize, "steps");
    for step in 1..=args.steps {
        fit.step();
        bar.inc(1);
        if step % 5 == 0 {
            let error = predicted(&positions.held_out, &held_out, fit.weights())
                .total()
                .root_mean_square();
            bar.suspend(|| eprintln!("step {step}: held-out error {error:.4}"));
        }
    }
    bar.finish_and_clear();
    let weights = without_small(fit.weights(), args.drop_below);
    println!(
        "\ntraining\n{}",
        predicted(&positions.training, &training, &weights)
    );
    println!(
        "held out\n{}",
        predicted(&positions.held_out, &held_out, &weights)
    );
    let bytes = Weights::to_bytes(&by_knot(&weights), &inputs);
    println!(
        "held out, by the weights as the file holds them\n{}",
        evaluated(&positions.held_out, &bytes)?
    );
    write(&args.out, &bytes)
}

/// The weights that the fit begins with: those of a file, or 0.
fn start(file: Option<&Path>, inputs: &FeatureSet) -> Result<Knots> {
    let mut start = vec![[0.0; KNOT_COUNT]; inputs.weight_count()];
    if let Some(file) = file {
        let name = || file.display().to_string();
        let bytes = std::fs::read(file).with_context(name)?;
        let knots = Weights::knots_of(&bytes, inputs).with_context(name)?;
        for (knot, weights) in knots.iter().enumerate() {
            for (start, &weight) in start.iter_mut().zip(weights) {
                start[knot] = weight;
            }
        }
    }
    Ok(start)
}

/// Divides the weight of each row by the squared error of the pilot fit at its stage of the game:
/// late results depend less on mistakes to come, and say more about a position.
fn weight_by_errors(
    positions: &[Labelled],
    rows: &mut [Row<FEATURE_COUNT>],
    errors: &ErrorsByEmpties,
) {
    for (position, row) in positions.iter().zip(rows) {
        let empties = position.board.empties().len() as usize;
        let near = errors.within(empties.saturating_sub(1)..=(empties + 1).min(60));
        row.weight /= (near.root_mean_square().powi(2) as f32).max(1.0);
    }
}

/// The weights with those of an absolute value below `least` set to 0.
fn without_small(weights: &Knots, least: f32) -> Knots {
    let kept = |weight: f32| if weight.abs() < least { 0.0 } else { weight };
    weights.iter().map(|knots| knots.map(kept)).collect()
}

/// The weights by knot, `[knot][weight]`: the order of the weights file.
fn by_knot(weights: &Knots) -> [Vec<f32>; KNOT_COUNT] {
    std::array::from_fn(|knot| weights.iter().map(|knots| knots[knot]).collect())
}

/// The errors of the fit's own predictions.
fn predicted(
    positions: &[Labelled],
    rows: &[Row<FEATURE_COUNT>],
    weights: &Knots,
) -> ErrorsByEmpties {
    let mut errors = ErrorsByEmpties::default();
    for (position, row) in positions.iter().zip(rows) {
        errors.add(
            position.board.empties().len(),
            row.predicted(weights),
            row.label,
        );
    }
    errors
}

/// The errors of the evaluation by the weights as the file holds them.
fn evaluated(positions: &[Labelled], bytes: &[u8]) -> Result<ErrorsByEmpties> {
    let weights = Weights::from_bytes(bytes)?;
    let mut errors = ErrorsByEmpties::default();
    for position in positions {
        let value = weights.value(&PatternIndices::of(position.board), position.board);
        errors.add(
            position.board.empties().len(),
            value.discs(),
            position.label,
        );
    }
    Ok(errors)
}

/// Writes the file, and prints its size.
fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    std::fs::write(path, bytes).with_context(|| path.display().to_string())?;
    println!("{} bytes", bytes.len());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fit_starts_with_the_weights_of_a_file_or_with_0() {
        let inputs = FeatureSet::new();
        let zeros = vec![[0.0; KNOT_COUNT]; inputs.weight_count()];
        assert_eq!(start(None, &inputs).expect("no file is needed"), zeros);
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("weights.bin");
        let mut knots = zeros;
        knots[3] = [1.0, -0.5, 0.25, 0.0, 0.5, 0.125];
        let bytes = Weights::to_bytes(&by_knot(&knots), &inputs);
        std::fs::write(&path, bytes).expect("writable");
        assert_eq!(start(Some(&path), &inputs).expect("weights"), knots);
        std::fs::write(&path, "GIF89a").expect("writable");
        let error = format!("{:#}", start(Some(&path), &inputs).expect_err("no weights"));
        assert!(
            error.ends_with("weights.bin: this is not a weights file"),
            "{error}"
        );
    }
}
