//! `reversi-trainer network`: a small network over the patterns, fitted to labels.
//!
//! It says how much of the error of the weights is left to a network that sees the patterns of a
//! position together. By default its value is added to that of the weights.

mod checkpoint;
mod model;
mod pattern_input;
mod perceptron;

use std::fmt;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Result, ensure};
use clap::Args;
use flate2::Crc;
use rayon::prelude::*;
use reversi_engine::eval::{FeatureSet, PatternIndices, Weights};
use reversi_engine::{Board, Rng};
use reversi_toolkit::progress_bar;

use crate::error_stats::ErrorsByEmpties;
use crate::measure;
use crate::training_set::{self, Labelled};
use checkpoint::Checkpoint;
use model::{Example, Network, Shape};

/// Steps in which the learning rate rises to its full height.
const WARM_UP: usize = 200;

/// Positions measured at once.
const MEASURED_AT_ONCE: usize = 8192;

/// Arguments of `network`.
#[derive(Args, Debug)]
pub struct NetworkArgs {
    /// Files of labelled games, made by label or exact.
    #[arg(required = true)]
    games: Vec<PathBuf>,
    /// File that keeps the network after each pass.
    #[arg(long)]
    out: PathBuf,
    /// Passes through all positions.
    #[arg(long, default_value_t = 10)]
    passes: u32,
    /// Positions of a step.
    #[arg(long, default_value_t = 4096)]
    batch: usize,
    /// Learning rate; it falls to 0 in the course of all passes.
    #[arg(long, default_value_t = 0.002)]
    rate: f32,
    /// Widths of the hidden layers of each pattern's network.
    #[arg(long, value_delimiter = ',', default_value = "48,48")]
    hidden: Vec<usize>,
    /// Numbers that the network of a pattern makes of a configuration.
    #[arg(long, default_value_t = 8)]
    outputs: usize,
    /// Widths of the hidden layers that join the sums of all patterns.
    #[arg(long, value_delimiter = ',', default_value = "64,32")]
    joined: Vec<usize>,
    /// Parts of the game that have joining layers of their own.
    #[arg(long, default_value_t = 1)]
    parts: usize,
    /// Fewest empties of a position.
    #[arg(long, default_value_t = 15)]
    empties_from: u32,
    /// Most empties of a position.
    #[arg(long, default_value_t = 50)]
    empties_to: u32,
    /// Most positions to fit to, drawn from all.
    #[arg(long)]
    positions: Option<usize>,
    /// File of weights to compare with; by default the built-in ones.
    #[arg(long)]
    weights: Option<PathBuf>,
    /// The network is the whole evaluation: it is not added to the value of the weights.
    #[arg(long)]
    alone: bool,
    /// Seed of the first weights and of the order of the positions.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl NetworkArgs {
    fn shape(&self) -> Shape {
        Shape {
            hidden: self.hidden.clone(),
            outputs: self.outputs,
            joined: self.joined.clone(),
            parts: self.parts,
            empties: self.empties_from..self.empties_to + 1,
        }
    }

    /// The first line of the file: everything that training depends on.
    fn header(&self, training: &[Example]) -> String {
        let mut values = Crc::new();
        for Example { base, label, .. } in training {
            values.update(&[base.to_le_bytes(), label.to_le_bytes()].concat());
        }
        format!(
            "% network {:?} passes {} batch {} rate {} positions {} of {:08x} alone {} seed {}",
            self.shape(),
            self.passes,
            self.batch,
            self.rate,
            training.len(),
            values.sum(),
            self.alone,
            self.seed
        )
    }
}

/// Trains until the file has all passes, and prints the errors after each.
///
/// # Errors
/// If a file cannot be used, or there are no positions.
pub fn run(args: &NetworkArgs) -> Result<()> {
    ensure!(
        args.empties_from <= args.empties_to,
        "the fewest empties are more than the most"
    );
    ensure!(
        args.batch > 0 && args.parts > 0 && args.outputs > 0,
        "a batch, the parts and the outputs are at least 1"
    );
    let mut positions = training_set::read(&args.games)?;
    let within = args.empties_from..=args.empties_to;
    for part in [&mut positions.training, &mut positions.held_out] {
        part.retain(|position| within.contains(&position.board.empties().len()));
    }
    let mut rng = Rng::new(args.seed);
    if let Some(most) = args.positions {
        shuffle(&mut positions.training, rng.split());
        positions.training.truncate(most);
    }
    ensure!(
        !positions.training.is_empty() && !positions.held_out.is_empty(),
        "there are no positions to fit a network to, or none to measure it with"
    );
    let weights = measure::weights(args.weights.as_deref())?;
    let training = examples(args, &weights, &positions.training);
    let held_out = examples(args, &weights, &positions.held_out);
    let network = Network::new(args.shape(), &mut rng);
    println!(
        "positions {} held out {} parameters {}",
        training.len(),
        held_out.len(),
        network.parameter_count()
    );
    println!("mean error    all   15-24   25-34   35-50    root  seconds");
    let of_weights = positions.held_out.iter();
    let of_weights = of_weights.map(|position| value(&weights, position.board));
    println!("weights  {}", Summary(errors(&held_out, of_weights)));
    let mut file = Checkpoint::open(&args.out, args.header(&training), network)?;
    while file.passes < args.passes {
        let started = Instant::now();
        pass(args, &training, &mut file);
        file.write(&args.out)?;
        let seconds = started.elapsed().as_secs();
        let errors = Summary(measured(&file.network, &held_out));
        println!("pass {:>3} {errors} {seconds:>8}", file.passes);
    }
    Ok(())
}

/// One pass through all positions, in an order that depends on its number alone: a stopped run
/// resumes with the same network.
fn pass(args: &NetworkArgs, training: &[Example], file: &mut Checkpoint) {
    let mut order: Vec<&Example> = training.iter().collect();
    shuffle(
        &mut order,
        Rng::new(args.seed << 16 | u64::from(file.passes)),
    );
    let steps = order.len().div_ceil(args.batch);
    let bar = progress_bar(steps, "steps");
    for (step, batch) in order.chunks(args.batch).enumerate() {
        let number = file.passes as usize * steps + step;
        let rate = args.rate * share_of_rate(number, args.passes as usize * steps);
        file.network.step(batch, rate, number as u32 + 1);
        bar.inc(1);
    }
    bar.finish_and_clear();
    file.passes += 1;
}

/// The share of the learning rate in a step: it rises for a while, then falls to 0.
fn share_of_rate(step: usize, steps: usize) -> f32 {
    let rise = (step + 1) as f32 / WARM_UP as f32;
    let fall = 1.0 - step as f32 / steps as f32;
    rise.min(fall)
}

/// The positions as a network sees them.
fn examples(args: &NetworkArgs, weights: &Weights, positions: &[Labelled]) -> Vec<Example> {
    let features = FeatureSet::new();
    let example = |position: &Labelled| {
        let base = if args.alone {
            0.0
        } else {
            value(weights, position.board)
        };
        Example::new(&features, position.board, base, position.label)
    };
    positions.par_iter().map(example).collect()
}

/// The value of a position by the weights, in discs.
fn value(weights: &Weights, board: Board) -> f32 {
    weights.value(&PatternIndices::of(board), board).discs()
}

/// Brings items into a random order.
fn shuffle<T>(items: &mut [T], mut rng: Rng) {
    for end in (2..=items.len()).rev() {
        items.swap(end - 1, rng.below(end));
    }
}

/// The errors of a network.
fn measured(network: &Network, examples: &[Example]) -> ErrorsByEmpties {
    let batches = examples.chunks(MEASURED_AT_ONCE);
    let values = batches.flat_map(|batch| network.values(&batch.iter().collect::<Vec<_>>()));
    errors(examples, values)
}

/// The errors of values, one for each example.
fn errors(examples: &[Example], values: impl Iterator<Item = f32>) -> ErrorsByEmpties {
    let mut errors = ErrorsByEmpties::default();
    for (example, value) in examples.iter().zip(values) {
        errors.add(example.empties, value, example.label);
    }
    errors
}

/// A line of errors: the means of all positions and of three parts of the game.
struct Summary(ErrorsByEmpties);

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for range in [0..=60, 15..=24, 25..=34, 35..=50] {
            write!(f, "{:8.3}", self.0.within(range).mean())?;
        }
        write!(f, "{:8.3}", self.0.total().root_mean_square())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;
    use reversi_engine::Game;
    use reversi_toolkit::play_random;

    #[derive(Parser)]
    struct Command {
        #[command(flatten)]
        args: NetworkArgs,
    }

    #[test]
    fn the_learning_rate_rises_and_falls_to_0() {
        let share = |step| share_of_rate(step, 1000);
        assert!(share(0) < 0.01);
        assert!((0..160).map(share).is_sorted());
        assert!((200..1000).map(share).rev().is_sorted());
        assert!(share(999) <= 0.001);
    }

    fn args(rest: &str) -> NetworkArgs {
        let words = format!("network {rest} --hidden 4 --outputs 2 --joined 3 --batch 16");
        Command::parse_from(words.split(' ')).args
    }

    fn random_game(seed: u64) -> Game {
        let mut game = Game::default();
        let mut rng = Rng::new(seed);
        (0..30).for_each(|_| play_random(&mut game, &mut rng));
        game
    }

    /// Random games, each with labels of two positions.
    fn labels(count: u64) -> String {
        let mut lines = String::from("% labels\n");
        for seed in 0..count {
            let game = random_game(seed);
            lines.push_str(&format!("{game} 20:{:+}.00 25:+1.00\n", seed % 9));
        }
        lines
    }

    #[test]
    fn a_stopped_run_resumes_with_the_same_network() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("network");
        let features = FeatureSet::new();
        let games = (0..40).map(random_game);
        let examples = games.map(|game| {
            let board = game.position().board();
            Example::new(&features, board, 0.0, board.legal_moves().len() as f32)
        });
        let examples: Vec<Example> = examples.collect();
        let args = args("labels --out network --passes 2");
        let open = || {
            let network = Network::new(args.shape(), &mut Rng::new(1));
            Checkpoint::open(&path, args.header(&examples), network).expect("a network")
        };
        let mut whole = open();
        pass(&args, &examples, &mut whole);
        whole.write(&path).expect("written");
        pass(&args, &examples, &mut whole);
        let mut resumed = open();
        assert_eq!(resumed.passes, 1);
        assert!(!resumed.network.state().eq(whole.network.state()));
        pass(&args, &examples, &mut resumed);
        assert!(resumed.network.state().eq(whole.network.state()));
    }

    #[test]
    fn a_file_of_another_training_stays_as_it_is() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(name).display().to_string();
        std::fs::write(path("labels"), labels(60)).expect("written");
        let train = |passes: u32| {
            let (labels, out) = (path("labels"), path("network"));
            run(&args(&format!("{labels} --out {out} --passes {passes}")))
        };
        train(2).expect("trained");
        let bytes = std::fs::read(path("network")).expect("written");
        let error = format!("{:#}", train(3).expect_err("another number of passes"));
        assert!(
            error.contains("the file holds another training: "),
            "{error}"
        );
        assert_eq!(std::fs::read(path("network")).expect("there"), bytes);
        let others = labels(60).replace("25:+1.00", "25:+2.00");
        std::fs::write(path("labels"), others).expect("written");
        let error = format!("{:#}", train(2).expect_err("other labels"));
        assert!(
            error.contains("the file holds another training: "),
            "{error}"
        );
        std::fs::write(path("labels"), labels(60)).expect("written");
        std::fs::write(path("network"), &bytes[..bytes.len() - 1]).expect("written");
        let error = format!("{:#}", train(2).expect_err("a byte is missing"));
        assert!(error.ends_with("network: the file is cut off"), "{error}");
    }
}
