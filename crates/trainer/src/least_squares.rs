//! Weights that predict results with the least squared error.
//!
//! A row predicts its label by the weights of its inputs, interpolated between two neighbouring
//! knots. The fit minimises `sum(weight · error²) + ridge · sum(w²) + smooth · sum(d²)`, where `w`
//! are the changes of the weights from their start, 0 or those of an earlier fit, and `d` the
//! differences between the changes of a weight at neighbouring knots. The second term keeps weights
//! of few rows at their start, the third lets them change as they do earlier and later in the
//! game. The minimum solves a linear system, here by the method of conjugate gradients
//! with the system's diagonal as preconditioner: it needs no step size, and a step is one pass over
//! the rows.
//!
//! The rows are summed in a fixed number of parts: the result does not depend on the number of
//! threads.

use rayon::prelude::*;

use reversi_engine::eval::KNOT_COUNT;

/// Parts of the rows whose sums are added up in their order.
const PARTS: usize = 32;

/// `[weight][knot]`: a weight's values through the game, in discs.
pub type Knots = Vec<[f32; KNOT_COUNT]>;

/// A position with `N` inputs and the result to predict.
#[derive(Clone, Copy, Debug)]
pub struct Row<const N: usize> {
    /// The numbers of the weights it adds up.
    pub inputs: [u32; N],
    /// The knot before it.
    pub knot: usize,
    /// The share of the knot after it, from 0 to 1.
    pub share: f32,
    /// The result to predict, in discs.
    pub label: f32,
    /// How much its error counts.
    pub weight: f32,
}

impl<const N: usize> Row<N> {
    /// The result that `weights` predict.
    #[inline]
    pub fn predicted(&self, weights: &[[f32; KNOT_COUNT]]) -> f32 {
        let (here, next) = self.knots();
        let (mut sum_here, mut sum_next) = (0.0, 0.0);
        for &input in &self.inputs {
            let weight = &weights[input as usize];
            sum_here += weight[here];
            sum_next += weight[next];
        }
        (1.0 - self.share) * sum_here + self.share * sum_next
    }

    /// Adds `amount` to the weights in the shares in which the prediction uses them.
    #[inline]
    fn spread(&self, amount: f32, weights: &mut [[f32; KNOT_COUNT]]) {
        let (here, next) = self.knots();
        let (to_here, to_next) = ((1.0 - self.share) * amount, self.share * amount);
        for &input in &self.inputs {
            let weight = &mut weights[input as usize];
            weight[here] += to_here;
            weight[next] += to_next;
        }
    }

    /// Adds the row's summands of the system's diagonal.
    fn add_diagonal(&self, diagonal: &mut [[f32; KNOT_COUNT]]) {
        let (here, next) = self.knots();
        for &input in &self.inputs {
            let sum = &mut diagonal[input as usize];
            sum[here] += (1.0 - self.share).powi(2) * self.weight;
            sum[next] += self.share.powi(2) * self.weight;
        }
    }

    #[inline]
    fn knots(&self) -> (usize, usize) {
        (self.knot, (self.knot + 1).min(KNOT_COUNT - 1))
    }
}

/// The penalties that keep weights of few rows small and smooth.
#[derive(Clone, Copy, Debug)]
pub struct Regularization {
    /// Penalty of the square of a weight's change.
    pub ridge: f32,
    /// Penalty of the squared difference between the changes at neighbouring knots.
    pub smooth: f32,
}

impl Regularization {
    /// Adds the system's summands for the penalties to its `image` of `direction`.
    fn add(self, image: &mut Knots, direction: &Knots) {
        for (image, direction) in image.iter_mut().zip(direction) {
            for knot in 0..KNOT_COUNT {
                image[knot] += self.ridge * direction[knot];
            }
            for knot in 1..KNOT_COUNT {
                let difference = self.smooth * (direction[knot] - direction[knot - 1]);
                image[knot] += difference;
                image[knot - 1] -= difference;
            }
        }
    }
}

/// The fit, step by step.
pub struct LeastSquares<'a, const N: usize> {
    rows: &'a [Row<N>],
    regularization: Regularization,
    /// The inverse of the system's diagonal; 0 for weights that stay as they are.
    scale: Knots,
    weights: Knots,
    /// The residual: the negative gradient, halved.
    residual: Knots,
    direction: Knots,
    /// The scaled residual times the residual.
    energy: f64,
}

impl<'a, const N: usize> LeastSquares<'a, N> {
    /// Starts with the weights of `start`; those that are not `used` stay as they are.
    pub fn new(
        rows: &'a [Row<N>],
        start: Knots,
        used: impl Fn(usize) -> bool,
        regularization: Regularization,
    ) -> LeastSquares<'a, N> {
        let mut scale = summed(rows, start.len(), |row, sums| row.add_diagonal(sums));
        let penalty = regularization.ridge + 2.0 * regularization.smooth;
        for (number, knots) in scale.iter_mut().enumerate() {
            let allowed = if used(number) { 1.0 } else { 0.0 };
            *knots = knots.map(|sum| allowed / (sum + penalty));
        }
        let residual = summed(rows, start.len(), |row, sums| {
            row.spread(row.weight * (row.label - row.predicted(&start)), sums);
        });
        let direction = scaled(&residual, &scale);
        let energy = product(&direction, &residual);
        LeastSquares {
            rows,
            regularization,
            scale,
            weights: start,
            residual,
            direction,
            energy,
        }
    }

    /// Takes one step towards the best weights.
    pub fn step(&mut self) {
        let mut image = summed(self.rows, self.weights.len(), |row, sums| {
            row.spread(row.weight * row.predicted(&self.direction), sums);
        });
        self.regularization.add(&mut image, &self.direction);
        let curvature = product(&self.direction, &image);
        if curvature <= 0.0 {
            return;
        }
        let length = self.energy / curvature;
        add(&mut self.weights, length as f32, &self.direction);
        add(&mut self.residual, -length as f32, &image);
        let scaled = scaled(&self.residual, &self.scale);
        let energy = product(&scaled, &self.residual);
        let kept = (energy / self.energy) as f32;
        self.energy = energy;
        for (direction, scaled) in self.direction.iter_mut().zip(&scaled) {
            for knot in 0..KNOT_COUNT {
                direction[knot] = scaled[knot] + kept * direction[knot];
            }
        }
    }

    /// The weights found so far.
    pub fn weights(&self) -> &Knots {
        &self.weights
    }
}

/// The sum over all rows of what `add` adds.
fn summed<const N: usize>(
    rows: &[Row<N>],
    weight_count: usize,
    add_row: impl Fn(&Row<N>, &mut [[f32; KNOT_COUNT]]) + Sync,
) -> Knots {
    let length = rows.len().div_ceil(PARTS).max(1);
    let parts: Vec<Knots> = rows
        .par_chunks(length)
        .map(|part| {
            let mut sums = vec![[0.0; KNOT_COUNT]; weight_count];
            part.iter().for_each(|row| add_row(row, &mut sums));
            sums
        })
        .collect();
    let mut total = vec![[0.0; KNOT_COUNT]; weight_count];
    for part in &parts {
        add(&mut total, 1.0, part);
    }
    total
}

/// Adds `factor` times `summand`.
fn add(sum: &mut Knots, factor: f32, summand: &Knots) {
    for (sum, summand) in sum.iter_mut().zip(summand) {
        for knot in 0..KNOT_COUNT {
            sum[knot] += factor * summand[knot];
        }
    }
}

/// The entries of `values` times those of `scale`.
fn scaled(values: &Knots, scale: &Knots) -> Knots {
    let pairs = values.iter().zip(scale);
    pairs
        .map(|(values, scale)| std::array::from_fn(|knot| values[knot] * scale[knot]))
        .collect()
}

/// The inner product.
fn product(one: &Knots, other: &Knots) -> f64 {
    let pairs = one.iter().flatten().zip(other.iter().flatten());
    pairs
        .map(|(&one, &other)| f64::from(one) * f64::from(other))
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use reversi_engine::Rng;

    const WEIGHTS: usize = 40;

    fn zeros(count: usize) -> Knots {
        vec![[0.0; KNOT_COUNT]; count]
    }

    fn regularization(ridge: f32, smooth: f32) -> Regularization {
        Regularization { ridge, smooth }
    }

    fn model() -> Knots {
        let mut rng = Rng::new(11);
        let mut any = || rng.below(2001) as f32 / 100.0 - 10.0;
        (0..WEIGHTS)
            .map(|_| std::array::from_fn(|_| any()))
            .collect()
    }

    fn rows(count: usize, model: &Knots) -> Vec<Row<3>> {
        let mut rng = Rng::new(12);
        let mut row = || {
            let knot = rng.below(KNOT_COUNT);
            let share = if knot + 1 < KNOT_COUNT {
                rng.below(5) as f32 / 5.0
            } else {
                0.0
            };
            let mut row = Row {
                inputs: std::array::from_fn(|_| rng.below(WEIGHTS) as u32),
                knot,
                share,
                label: 0.0,
                weight: 1.0,
            };
            row.label = row.predicted(model);
            row
        };
        (0..count).map(|_| row()).collect()
    }

    #[test]
    fn the_weights_of_a_linear_model_are_recovered() {
        let model = model();
        let rows = rows(20_000, &model);
        let mut fit =
            LeastSquares::new(&rows, zeros(WEIGHTS), |_| true, regularization(0.001, 0.0));
        for _ in 0..60 {
            fit.step();
        }
        for (found, model) in fit.weights().iter().zip(&model) {
            for (found, model) in found.iter().zip(model) {
                assert!((found - model).abs() < 0.05, "{found} for {model}");
            }
        }
    }

    #[test]
    fn weights_that_are_not_used_or_not_seen_stay_0() {
        let model = model();
        let rows = rows(2000, &model);
        let mut fit = LeastSquares::new(
            &rows,
            zeros(WEIGHTS + 1),
            |number| number != 7,
            regularization(1.0, 0.5),
        );
        for _ in 0..10 {
            fit.step();
        }
        assert_eq!(fit.weights()[7], [0.0; KNOT_COUNT]);
        assert_eq!(fit.weights()[WEIGHTS], [0.0; KNOT_COUNT]);
        assert_ne!(fit.weights()[8], [0.0; KNOT_COUNT]);
    }

    #[test]
    fn the_ridge_shrinks_weights_of_few_rows() {
        let row = |input, label| Row {
            inputs: [input],
            knot: 0,
            share: 0.0,
            label,
            weight: 1.0,
        };
        let mut rows = vec![row(0, 8.0); 300];
        rows.extend([row(1, 8.0); 3]);
        let mut fit = LeastSquares::new(&rows, zeros(2), |_| true, regularization(3.0, 0.0));
        for _ in 0..5 {
            fit.step();
        }
        let found = fit.weights();
        assert!((found[0][0] - 8.0 * 300.0 / 303.0).abs() < 0.01);
        assert!((found[1][0] - 4.0).abs() < 0.01);
    }

    #[test]
    fn weights_that_are_not_seen_keep_their_start_and_the_others_begin_there() {
        let row = Row {
            inputs: [0],
            knot: 0,
            share: 0.0,
            label: 8.0,
            weight: 1.0,
        };
        let rows = [row; 3];
        let start = vec![[5.0; KNOT_COUNT]; 2];
        let mut fit = LeastSquares::new(&rows, start, |_| true, regularization(3.0, 0.0));
        for _ in 0..5 {
            fit.step();
        }
        let found = fit.weights();
        assert_eq!(found[1], [5.0; KNOT_COUNT]);
        assert!((found[0][0] - 6.5).abs() < 0.01, "{found:?}");
        assert_eq!(found[0][1..], [5.0; KNOT_COUNT - 1]);
    }

    #[test]
    fn smoothing_draws_weights_towards_neighbouring_knots() {
        let row = Row {
            inputs: [0],
            knot: 2,
            share: 0.0,
            label: 8.0,
            weight: 1.0,
        };
        let rows = [row; 1000];
        let mut fit = LeastSquares::new(&rows, zeros(1), |_| true, regularization(0.001, 1.0));
        for _ in 0..KNOT_COUNT {
            fit.step();
        }
        assert!(
            fit.weights()[0]
                .iter()
                .all(|weight| (weight - 8.0).abs() < 0.1)
        );
    }
}
