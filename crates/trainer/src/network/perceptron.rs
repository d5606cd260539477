//! Multilayer perceptron: fully connected layers, their gradients, and Adam.
//!
//! Rows of a batch are examples, and columns are the numbers of a layer. Between two layers
//! negative numbers become 0. Adam is the method of Kingma and Ba (2015).

use ndarray::linalg::general_mat_mul;
use ndarray::{Array2, ArrayView2, Axis, Zip, s};
use reversi_engine::Rng;

/// Decay of Adam's mean of the gradients, and of that of their squares.
const MEAN_DECAY: f32 = 0.9;
const SQUARE_DECAY: f32 = 0.999;

/// Added to the root of the mean square: a parameter without gradients stays as it is.
const EPSILON: f32 = 1e-8;

/// A perceptron of several layers.
#[derive(Clone, Debug)]
pub struct Perceptron(Vec<Layer>);

/// A fully connected layer. The arrays are `[input][output]`, with the biases as their last row.
#[derive(Clone, Debug)]
struct Layer {
    values: Array2<f32>,
    /// Adam's mean of the gradients.
    mean: Array2<f32>,
    /// Adam's mean of their squares.
    square: Array2<f32>,
}

/// The numbers of each layer for one batch, those of the input left out.
#[derive(Clone, Debug)]
pub struct Trace(Vec<Array2<f32>>);

/// The change of the loss for each parameter, layer by layer.
#[derive(Clone, Debug)]
pub struct Gradient(Vec<Array2<f32>>);

impl Layer {
    /// A layer for positive inputs, whose outputs vary as these do (He and others, 2015).
    fn new(inputs: usize, outputs: usize, rng: &mut Rng) -> Layer {
        let shape = (inputs + 1, outputs);
        let range = (6.0 / inputs as f32).sqrt();
        let mut values = Array2::from_shape_simple_fn(shape, || range * signed_unit(rng));
        values.row_mut(inputs).fill(0.0);
        Layer {
            values,
            mean: Array2::zeros(shape),
            square: Array2::zeros(shape),
        }
    }

    fn weights(&self) -> ArrayView2<'_, f32> {
        self.values.slice(s![..-1, ..])
    }

    fn output(&self, input: ArrayView2<'_, f32>) -> Array2<f32> {
        let biases = self.values.row(self.values.nrows() - 1);
        let shape = (input.nrows(), biases.len());
        let biases = biases.broadcast(shape).expect("a row fits every row");
        let mut output = biases.to_owned();
        general_mat_mul(1.0, &input, &self.weights(), 1.0, &mut output);
        output
    }

    fn gradient(&self, input: ArrayView2<'_, f32>, of_output: &Array2<f32>) -> Array2<f32> {
        let mut gradient = Array2::zeros(self.values.dim());
        let (mut weights, mut biases) = gradient.view_mut().split_at(Axis(0), input.ncols());
        general_mat_mul(1.0, &input.t(), of_output, 0.0, &mut weights);
        biases.row_mut(0).assign(&of_output.sum_axis(Axis(0)));
        gradient
    }
}

/// A number from -1 to 1.
fn signed_unit(rng: &mut Rng) -> f32 {
    const STEPS: usize = 1 << 24;
    rng.below(STEPS) as f32 * (2.0 / STEPS as f32) - 1.0
}

impl Trace {
    /// The numbers of the last layer.
    pub fn output(&self) -> &Array2<f32> {
        self.0.last().expect("a perceptron has a layer")
    }
}

impl Perceptron {
    /// A perceptron with random weights; `widths` are those of its input and of each layer.
    pub fn new(widths: &[usize], rng: &mut Rng) -> Perceptron {
        let layers = widths.windows(2);
        Perceptron(
            layers
                .map(|pair| Layer::new(pair[0], pair[1], rng))
                .collect(),
        )
    }

    /// The perceptron with its outputs multiplied by a factor.
    pub fn with_scaled_output(mut self, factor: f32) -> Perceptron {
        let last = self.0.last_mut().expect("a perceptron has a layer");
        last.values *= factor;
        self
    }

    /// Number of parameters.
    pub fn parameter_count(&self) -> usize {
        self.0.iter().map(|layer| layer.values.len()).sum()
    }

    /// The numbers of each layer for a batch.
    pub fn forward(&self, input: ArrayView2<'_, f32>) -> Trace {
        let mut outputs: Vec<Array2<f32>> = Vec::with_capacity(self.0.len());
        for (number, layer) in self.0.iter().enumerate() {
            let before = outputs.last().map_or(input, |output| output.view());
            let mut output = layer.output(before);
            if number + 1 < self.0.len() {
                output.mapv_inplace(|number| number.max(0.0));
            }
            outputs.push(output);
        }
        Trace(outputs)
    }

    /// The gradients of the parameters and of the input, by those of the output.
    pub fn backward(
        &self,
        input: ArrayView2<'_, f32>,
        trace: &Trace,
        of_output: Array2<f32>,
    ) -> (Gradient, Array2<f32>) {
        let mut gradient = Vec::with_capacity(self.0.len());
        let mut of_numbers = of_output;
        for (number, layer) in self.0.iter().enumerate().rev() {
            let before = number.checked_sub(1).map(|before| &trace.0[before]);
            let before_or_input = before.map_or(input, |before| before.view());
            gradient.push(layer.gradient(before_or_input, &of_numbers));
            of_numbers = of_numbers.dot(&layer.weights().t());
            if let Some(before) = before {
                let positive = |of_number: &mut f32, &number: &f32| {
                    if number <= 0.0 {
                        *of_number = 0.0;
                    }
                };
                Zip::from(&mut of_numbers).and(before).for_each(positive);
            }
        }
        gradient.reverse();
        (Gradient(gradient), of_numbers)
    }

    /// One step of Adam, the one of this number from 1.
    pub fn step(&mut self, gradient: &Gradient, rate: f32, number: u32) {
        let decayed = |decay: f32| 1.0 - decay.powf(number as f32);
        let rate = rate * decayed(SQUARE_DECAY).sqrt() / decayed(MEAN_DECAY);
        for (layer, gradient) in self.0.iter_mut().zip(&gradient.0) {
            Zip::from(&mut layer.values)
                .and(&mut layer.mean)
                .and(&mut layer.square)
                .and(gradient)
                .for_each(|value, mean, square, &gradient| {
                    *mean += (1.0 - MEAN_DECAY) * (gradient - *mean);
                    *square += (1.0 - SQUARE_DECAY) * (gradient * gradient - *square);
                    *value -= rate * *mean / (square.sqrt() + EPSILON);
                });
        }
    }

    /// All numbers that training goes on from.
    pub fn state(&self) -> impl Iterator<Item = f32> {
        let arrays = self.0.iter();
        let arrays = arrays.flat_map(|layer| [&layer.values, &layer.mean, &layer.square]);
        arrays.flatten().copied()
    }

    /// The places of the numbers of [`state`](Self::state).
    pub fn state_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let arrays = self.0.iter_mut();
        let arrays =
            arrays.flat_map(|layer| [&mut layer.values, &mut layer.mean, &mut layer.square]);
        arrays.flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn random(shape: (usize, usize), rng: &mut Rng) -> Array2<f32> {
        Array2::from_shape_simple_fn(shape, || signed_unit(rng))
    }

    /// Half the sum of the squares of the outputs: the gradient of an output is the output.
    fn loss(perceptron: &Perceptron, input: &Array2<f32>) -> f64 {
        let trace = perceptron.forward(input.view());
        trace
            .output()
            .iter()
            .map(|&x| f64::from(x).powi(2))
            .sum::<f64>()
            / 2.0
    }

    /// Compares a gradient with what the loss changes by along a direction.
    fn assert_slope(
        gradient: &Array2<f32>,
        direction: &Array2<f32>,
        mut loss: impl FnMut(f32) -> f64,
    ) {
        const SHIFT: f32 = 1e-3;
        let slope = (loss(SHIFT) - loss(-SHIFT)) / f64::from(2.0 * SHIFT);
        let expected = f64::from((gradient * direction).sum());
        let scale = gradient
            .iter()
            .map(|&x| f64::from(x).powi(2))
            .sum::<f64>()
            .sqrt();
        assert!(
            (slope - expected).abs() < 0.01 * scale,
            "{slope} {expected} {scale}"
        );
    }

    #[test]
    fn gradients_are_what_the_loss_changes_by() {
        let mut rng = Rng::new(1);
        let perceptron = Perceptron::new(&[5, 7, 6, 2], &mut rng);
        let input = random((9, 5), &mut rng);
        let trace = perceptron.forward(input.view());
        let of_output = trace.output().clone();
        let (gradient, of_input) = perceptron.backward(input.view(), &trace, of_output);
        for _ in 0..8 {
            let direction = random(input.dim(), &mut rng);
            assert_slope(&of_input, &direction, |shift| {
                loss(&perceptron, &(&input + &(shift * &direction)))
            });
            for (number, gradient) in gradient.0.iter().enumerate() {
                let direction = random(gradient.dim(), &mut rng);
                assert_slope(gradient, &direction, |shift| {
                    let mut shifted = perceptron.clone();
                    shifted.0[number].values.scaled_add(shift, &direction);
                    loss(&shifted, &input)
                });
            }
        }
    }

    #[test]
    fn adam_fits_a_product_that_no_sum_of_the_inputs_equals() {
        let mut rng = Rng::new(2);
        let mut perceptron = Perceptron::new(&[2, 16, 1], &mut rng);
        let input = random((64, 2), &mut rng);
        let target = Array2::from_shape_fn((64, 1), |(row, _)| input[[row, 0]] * input[[row, 1]]);
        let error = |perceptron: &Perceptron| {
            let trace = perceptron.forward(input.view());
            (trace.output() - &target, trace)
        };
        let square = |error: &Array2<f32>| (error * error).sum();
        for number in 1..=800 {
            let (of_output, trace) = error(&perceptron);
            let (gradient, _) = perceptron.backward(input.view(), &trace, of_output);
            perceptron.step(&gradient, 0.01, number);
        }
        let left = square(&error(&perceptron).0);
        assert!(left < 0.02 * square(&target), "{left}");
    }

    #[test]
    fn training_goes_on_from_its_state() {
        let mut rng = Rng::new(3);
        let mut first = Perceptron::new(&[3, 4, 1], &mut rng);
        let input = random((8, 3), &mut rng);
        let step = |perceptron: &mut Perceptron, number| {
            let trace = perceptron.forward(input.view());
            let of_output = trace.output().clone();
            let (gradient, _) = perceptron.backward(input.view(), &trace, of_output);
            perceptron.step(&gradient, 0.01, number);
        };
        step(&mut first, 1);
        let mut second = Perceptron::new(&[3, 4, 1], &mut rng);
        let places = second.state_mut();
        places
            .zip(first.state())
            .for_each(|(place, number)| *place = number);
        step(&mut first, 2);
        step(&mut second, 2);
        assert!(first.state().eq(second.state()));
        assert_eq!(first.state().count(), 3 * first.parameter_count());
    }
}
