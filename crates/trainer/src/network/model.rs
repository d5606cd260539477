//! A network over the patterns of a position.
//!
//! Each pattern has a perceptron of its own, which makes a vector of each configuration from its
//! squares. The vectors of a pattern's instances are added up; a last perceptron joins the sums of
//! all patterns, the phase of the game and the mobility to one value. There may be several of
//! these, for parts of the game.
//!
//! The positions of a batch have many configurations in common: each is computed once.

use std::ops::Range;

use ndarray::{Array2, ArrayView2, Axis, concatenate, s};
use rayon::prelude::*;
use reversi_engine::eval::{FeatureSet, INSTANCE_COUNT, KNOT_COUNT, KNOT_SPACING, Phase};
use reversi_engine::{Board, Rng};

use super::pattern_input::PatternInput;
use super::perceptron::{Gradient, Perceptron, Trace};

/// Inputs of the last perceptrons beside the patterns: the share of each knot in the phase, and the
/// mobility of either side.
const OTHER_INPUTS: usize = KNOT_COUNT + 2;

/// Moves of a side that count as 1.
const MOBILITY_UNIT: f32 = 16.0;

/// Discs that an output of 1 stands for.
const UNIT: f32 = 8.0;

/// Error in discs from which the loss grows in proportion to the error, not to its square.
const OUTLIER: f32 = 4.0;

/// A position to train with, or to measure.
pub struct Example {
    /// The number of each instance's configuration.
    configurations: [u32; INSTANCE_COUNT],
    others: [f32; OTHER_INPUTS],
    /// Number of empties.
    pub empties: u32,
    /// The value that the network is added to, in discs.
    pub base: f32,
    /// The label in discs.
    pub label: f32,
}

impl Example {
    /// A position with its label, for a network that is added to `base`.
    pub fn new(features: &FeatureSet, board: Board, base: f32, label: f32) -> Example {
        let empties = board.empties().len();
        let (knot, share) = Phase::of(empties).interpolate();
        let share = share as f32 / KNOT_SPACING as f32;
        let mut others = [0.0; OTHER_INPUTS];
        others[knot] = 1.0 - share;
        others[(knot + 1).min(KNOT_COUNT - 1)] += share;
        let moves = [board, board.pass()].map(|board| board.legal_moves().len());
        others[KNOT_COUNT..].copy_from_slice(&moves.map(|count| count as f32 / MOBILITY_UNIT));
        let configurations = features.of(board).first_chunk().copied();
        Example {
            configurations: configurations.expect("the patterns come first"),
            others,
            empties,
            base,
            label,
        }
    }
}

/// The widths of a network.
#[derive(Clone, Debug)]
pub struct Shape {
    /// Widths of the hidden layers of each pattern's perceptron.
    pub hidden: Vec<usize>,
    /// Length of a configuration's vector.
    pub outputs: usize,
    /// Widths of the hidden layers of the last perceptrons.
    pub joined: Vec<usize>,
    /// Number of last perceptrons, each for a part of the game.
    pub parts: usize,
    /// Numbers of empties that the parts divide.
    pub empties: Range<u32>,
}

impl Shape {
    /// The part of the game with this many empties.
    fn part(&self, empties: u32) -> usize {
        let since = empties.saturating_sub(self.empties.start) as usize;
        (since * self.parts / self.empties.len()).min(self.parts - 1)
    }
}

/// A network over the patterns.
pub struct Network {
    shape: Shape,
    inputs: Vec<PatternInput>,
    /// One for each pattern.
    patterns: Vec<Perceptron>,
    /// One for each part of the game.
    parts: Vec<Perceptron>,
}

/// The configurations of one pattern in a batch.
struct Configurations {
    /// The different ones.
    squares: Array2<f32>,
    /// `[example][instance]`: the row in `squares`.
    rows: Vec<u32>,
    trace: Trace,
}

impl Network {
    /// A network with random weights, whose values are 0.
    pub fn new(shape: Shape, rng: &mut Rng) -> Network {
        let inputs = PatternInput::all();
        let widths =
            |input: usize, hidden: &[usize], output: usize| [&[input], hidden, &[output]].concat();
        let patterns = inputs.iter().map(|input| {
            let widths = widths(input.squares.ncols(), &shape.hidden, shape.outputs);
            // Sums then vary as vectors do, however many instances a pattern has.
            let share = 1.0 / input.instances.len() as f32;
            Perceptron::new(&widths, rng).with_scaled_output(share)
        });
        let patterns: Vec<Perceptron> = patterns.collect();
        let joined = inputs.len() * shape.outputs + OTHER_INPUTS;
        let widths = widths(joined, &shape.joined, 1);
        let parts = (0..shape.parts).map(|_| Perceptron::new(&widths, rng).with_scaled_output(0.0));
        Network {
            parts: parts.collect(),
            shape,
            inputs,
            patterns,
        }
    }

    /// Number of parameters.
    pub fn parameter_count(&self) -> usize {
        let perceptrons = self.patterns.iter().chain(&self.parts);
        perceptrons.map(Perceptron::parameter_count).sum()
    }

    /// All numbers that training goes on from.
    pub fn state(&self) -> impl Iterator<Item = f32> {
        let perceptrons = self.patterns.iter().chain(&self.parts);
        perceptrons.flat_map(Perceptron::state)
    }

    /// The places of the numbers of [`state`](Self::state).
    pub fn state_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let perceptrons = self.patterns.iter_mut().chain(&mut self.parts);
        perceptrons.flat_map(Perceptron::state_mut)
    }

    /// The values of a batch in discs, which [`Example::base`] is a part of.
    pub fn values(&self, batch: &[&Example]) -> Vec<f32> {
        let configurations = self.configurations(batch);
        let joined = self.joined(batch, &configurations);
        let mut values = vec![0.0; batch.len()];
        for (part, perceptron) in self.parts.iter().enumerate() {
            let rows = self.rows_of_part(batch, part);
            let trace = perceptron.forward(joined.select(Axis(0), &rows).view());
            for (row, &output) in rows.into_iter().zip(trace.output()) {
                values[row] = batch[row].base + UNIT * output;
            }
        }
        values
    }

    /// One step of training by a batch, the one of this number from 1.
    pub fn step(&mut self, batch: &[&Example], rate: f32, number: u32) {
        let configurations = self.configurations(batch);
        let joined = self.joined(batch, &configurations);
        let (of_parts, of_joined) = self.last_gradients(batch, &joined);
        for (part, gradient) in self.parts.iter_mut().zip(&of_parts) {
            part.step(gradient, rate, number);
        }
        let outputs = self.shape.outputs;
        self.patterns
            .par_iter_mut()
            .zip(&self.inputs)
            .zip(&configurations)
            .enumerate()
            .for_each(|(pattern, ((perceptron, input), configurations))| {
                let of_sums = of_joined.slice(s![.., pattern * outputs..(pattern + 1) * outputs]);
                let of_vectors = configurations.spread(of_sums, input.instances.len());
                let (squares, trace) = (&configurations.squares, &configurations.trace);
                let (gradient, _) = perceptron.backward(squares.view(), trace, of_vectors);
                perceptron.step(&gradient, rate, number);
            });
    }

    /// The gradients of the last perceptrons, and those of their inputs.
    fn last_gradients(
        &self,
        batch: &[&Example],
        joined: &Array2<f32>,
    ) -> (Vec<Gradient>, Array2<f32>) {
        let mut of_joined = Array2::zeros(joined.dim());
        let parts = self.parts.iter().enumerate().map(|(part, perceptron)| {
            let rows = self.rows_of_part(batch, part);
            let input = joined.select(Axis(0), &rows);
            let trace = perceptron.forward(input.view());
            let mut of_output = trace.output().clone();
            for (of_output, &row) in of_output.iter_mut().zip(&rows) {
                let example = batch[row];
                let error = example.base + UNIT * *of_output - example.label;
                *of_output = slope(error) / batch.len() as f32;
            }
            let (gradient, of_input) = perceptron.backward(input.view(), &trace, of_output);
            for (&row, of_row) in rows.iter().zip(of_input.rows()) {
                of_joined.row_mut(row).assign(&of_row);
            }
            gradient
        });
        (parts.collect(), of_joined)
    }

    /// The examples of a batch that belong to a part of the game.
    fn rows_of_part(&self, batch: &[&Example], part: usize) -> Vec<usize> {
        let examples = batch.iter().enumerate();
        let of_part = examples.filter(|(_, example)| self.shape.part(example.empties) == part);
        of_part.map(|(row, _)| row).collect()
    }

    /// The configurations of each pattern with their vectors.
    fn configurations(&self, batch: &[&Example]) -> Vec<Configurations> {
        let patterns = self.patterns.par_iter().zip(&self.inputs);
        let configurations =
            patterns.map(|(perceptron, input)| Configurations::new(perceptron, input, batch));
        configurations.collect()
    }

    /// The inputs of the last perceptrons.
    fn joined(&self, batch: &[&Example], configurations: &[Configurations]) -> Array2<f32> {
        let others = |(row, input): (usize, usize)| batch[row].others[input];
        let mut columns: Vec<Array2<f32>> = configurations
            .par_iter()
            .map(|configurations| configurations.sums(batch.len()))
            .collect();
        columns.push(Array2::from_shape_fn((batch.len(), OTHER_INPUTS), others));
        let columns: Vec<ArrayView2<'_, f32>> = columns.iter().map(|sums| sums.view()).collect();
        concatenate(Axis(1), &columns).expect("each has a row for each example")
    }
}

/// The loss's slope at an error in discs: that of `sqrt(1 + (error / OUTLIER)²)`, up to a factor.
fn slope(error: f32) -> f32 {
    error / (1.0 + (error / OUTLIER).powi(2)).sqrt()
}

impl Configurations {
    fn new(perceptron: &Perceptron, input: &PatternInput, batch: &[&Example]) -> Configurations {
        const NONE: u32 = u32::MAX;
        let mut row_of = vec![NONE; input.squares.nrows()];
        let mut different = Vec::new();
        let mut rows = Vec::with_capacity(batch.len() * input.instances.len());
        for example in batch {
            for &number in &example.configurations[input.instances.clone()] {
                let number = (number - input.start) as usize;
                if row_of[number] == NONE {
                    row_of[number] = different.len() as u32;
                    different.push(number);
                }
                rows.push(row_of[number]);
            }
        }
        let squares = input.squares.select(Axis(0), &different);
        let trace = perceptron.forward(squares.view());
        Configurations {
            squares,
            rows,
            trace,
        }
    }

    /// `[example][output]`: the sum of the vectors of all instances.
    fn sums(&self, examples: usize) -> Array2<f32> {
        let vectors = self.trace.output();
        let (instances, outputs) = (self.rows.len() / examples, vectors.ncols());
        let vectors = vectors.as_slice().expect("outputs lie row by row");
        let mut sums = vec![0.0; examples * outputs];
        let examples_rows = self.rows.chunks_exact(instances);
        for (sum, rows) in sums.chunks_exact_mut(outputs).zip(examples_rows) {
            for &row in rows {
                let vector = &vectors[row as usize * outputs..][..outputs];
                sum.iter_mut()
                    .zip(vector)
                    .for_each(|(sum, number)| *sum += number);
            }
        }
        Array2::from_shape_vec((examples, outputs), sums).expect("a sum for each example")
    }

    /// The gradients of the vectors, by those of the sums.
    fn spread(&self, of_sums: ArrayView2<'_, f32>, instances: usize) -> Array2<f32> {
        let mut of_vectors = Array2::zeros(self.trace.output().dim());
        let outputs = of_sums.ncols();
        let slots: &mut [f32] = of_vectors
            .as_slice_mut()
            .expect("a new array lies row by row");
        for (of_sum, rows) in of_sums
            .rows()
            .into_iter()
            .zip(self.rows.chunks_exact(instances))
        {
            let of_sum = of_sum.to_slice().expect("columns side by side");
            for &row in rows {
                let slots = &mut slots[row as usize * outputs..][..outputs];
                slots
                    .iter_mut()
                    .zip(of_sum)
                    .for_each(|(slot, number)| *slot += number);
            }
        }
        of_vectors
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use reversi_engine::Game;
    use reversi_toolkit::play_random;

    fn shape(parts: usize) -> Shape {
        Shape {
            hidden: vec![12, 10],
            outputs: 3,
            joined: vec![8],
            parts,
            empties: 15..51,
        }
    }

    /// Positions of random games, labelled with what each side's discs on the edges are worth.
    fn examples(count: usize) -> Vec<Example> {
        let features = FeatureSet::new();
        let mut rng = Rng::new(1);
        let edges = |board: Board| {
            const EDGES: u64 = 0xFF81_8181_8181_81FF;
            let count = |side: u64| (side & EDGES).count_ones() as f32;
            count(board.player().bits()) - count(board.opponent().bits())
        };
        let examples = std::iter::from_fn(|| {
            let mut game = Game::default();
            let plies = 10 + rng.below(35);
            while game.ply() < plies && game.turn().is_some() {
                play_random(&mut game, &mut rng);
            }
            let board = game.position().board();
            Some(Example::new(&features, board, 1.0, 1.0 + edges(board)))
        });
        examples.take(count).collect()
    }

    /// A network of two parts after a few steps.
    fn fitted(seed: u64) -> Network {
        let examples = examples(30);
        let batch: Vec<&Example> = examples.iter().collect();
        let mut network = Network::new(shape(2), &mut Rng::new(seed));
        (1..=4).for_each(|number| network.step(&batch, 0.01, number));
        network
    }

    fn mean_error(network: &Network, batch: &[&Example]) -> f32 {
        let values = network.values(batch);
        let errors = values
            .iter()
            .zip(batch)
            .map(|(value, example)| (value - example.label).abs());
        errors.sum::<f32>() / batch.len() as f32
    }

    #[test]
    fn a_network_learns_a_sum_over_squares_and_its_parts_each_their_positions() {
        let examples = examples(240);
        let (training, held_out) = examples.split_at(160);
        let training: Vec<&Example> = training.iter().collect();
        let held_out: Vec<&Example> = held_out.iter().collect();
        for parts in [1, 3] {
            let mut network = Network::new(shape(parts), &mut Rng::new(2));
            let bases = held_out.iter().map(|example| example.base);
            assert!(bases.eq(network.values(&held_out)));
            let before = mean_error(&network, &held_out);
            for number in 1..=60 {
                network.step(&training, 0.01, number);
            }
            let after = mean_error(&network, &held_out);
            assert!(after < 0.3 * before, "{parts} parts: {before} {after}");
        }
    }

    #[test]
    fn symmetric_positions_have_one_value_and_each_is_computed_alone() {
        let network = fitted(3);
        let game: Game = "f5d6c3d3c4f4f6f3e6e7d7g6".parse().expect("a legal game");
        let board = game.position().board();
        let features = FeatureSet::new();
        let one = Example::new(&features, board, 0.0, 0.0);
        let same = Example::new(&features, board.canonical(), 0.0, 0.0);
        let others = examples(20);
        let batch: Vec<&Example> = others.iter().chain([&one, &same]).collect();
        let values = network.values(&batch);
        let alone = network.values(&[&one])[0];
        assert!(alone.abs() > 1e-2, "{alone}");
        assert!((values[20] - alone).abs() < 1e-4, "{} {alone}", values[20]);
        assert!((values[21] - alone).abs() < 1e-4, "{} {alone}", values[21]);
        assert_ne!(board, board.canonical());
    }

    #[test]
    fn gradients_of_the_vectors_are_what_the_loss_changes_by() {
        let examples = examples(30);
        let batch: Vec<&Example> = examples.iter().collect();
        let network = fitted(4);
        let loss = |joined: &Array2<f32>| -> f64 {
            let parts = network.parts.iter().enumerate();
            let losses = parts.flat_map(|(part, perceptron)| {
                let rows = network.rows_of_part(&batch, part);
                let trace = perceptron.forward(joined.select(Axis(0), &rows).view());
                let output = trace.output().clone();
                rows.into_iter().zip(output).map(|(row, output)| {
                    let error = f64::from(batch[row].base + UNIT * output - batch[row].label);
                    let outlier = f64::from(OUTLIER);
                    outlier.powi(2) * (1.0 + (error / outlier).powi(2)).sqrt()
                })
            });
            losses.sum::<f64>() / batch.len() as f64 / f64::from(UNIT)
        };
        let configurations = network.configurations(&batch);
        let joined = network.joined(&batch, &configurations);
        let (_, of_joined) = network.last_gradients(&batch, &joined);
        // A larger vector of one configuration is a larger sum of each example that contains it.
        for (pattern, configurations) in configurations.iter().enumerate() {
            let outputs = network.shape.outputs;
            let columns = pattern * outputs..(pattern + 1) * outputs;
            let of_sums = of_joined.slice(s![.., columns.clone()]);
            let instances = network.inputs[pattern].instances.len();
            let of_vectors = configurations.spread(of_sums, instances);
            let shifted = |shift: f32| {
                let mut changed = joined.clone();
                for (example, rows) in configurations.rows.chunks_exact(instances).enumerate() {
                    let times = rows.iter().filter(|&&row| row == 0).count() as f32;
                    changed[[example, columns.start]] += shift * times;
                }
                loss(&changed)
            };
            let slope = (shifted(0.01) - shifted(-0.01)) / 0.02;
            let gradient = f64::from(of_vectors[[0, 0]]);
            assert!(
                (slope - gradient).abs() < 0.01 * gradient.abs() + 1e-4,
                "{slope} {gradient}"
            );
        }
    }
}
