//! Elo differences and ratings with their confidence intervals.
//!
//! An Elo difference is a score on another scale: 400 · log10(s / (1 - s)) for the share `s` of the
//! points, a draw being half a point. The two games of an opening are not independent of each
//! other, because the opening may favour a colour: the unit of every interval is the pair. All
//! intervals are 95 % confidence intervals.

use reversi_toolkit::solve_linear_system;

/// Standard errors on either side of a 95 % interval.
const WIDTH: f64 = 1.959_964;

/// Probability of what lies outside a 95 % interval on one side.
const TAIL: f64 = 0.025;

/// Elo points in one unit of the logistic scale.
const ELO_PER_LOGIT: f64 = 400.0 / std::f64::consts::LN_10;

/// The difference that corresponds to a share of the points, infinite for 0 and 1.
pub fn elo(score: f64) -> f64 {
    ELO_PER_LOGIT * (score / (1.0 - score)).ln()
}

/// Pairs of games, by the half points that the first player made of them, 0 to 4.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pairs([u32; 5]);

/// A difference in Elo, with its interval if there is one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Difference {
    /// The first player's lead.
    pub elo: f64,
    /// The 95 % interval.
    pub interval: Option<(f64, f64)>,
}

impl Pairs {
    /// Adds a pair in which the first player scored `half_points`, 4 at most.
    pub fn add(&mut self, half_points: usize) {
        self.0[half_points] += 1;
    }

    /// Number of pairs by the half points made, 0 first.
    pub fn counts(self) -> [u32; 5] {
        self.0
    }

    fn len(self) -> f64 {
        f64::from(self.0.iter().sum::<u32>())
    }

    /// Each share of a pair's points, 0 to 1, with the number of pairs that have it.
    fn shares(self) -> impl Iterator<Item = (f64, f64)> {
        let shares = [0.0, 0.25, 0.5, 0.75, 1.0];
        shares.into_iter().zip(self.0.map(f64::from))
    }

    /// The first player's share of all points; not a number without pairs.
    pub fn score(self) -> f64 {
        let points: f64 = self.shares().map(|(share, count)| share * count).sum();
        points / self.len()
    }

    /// Sum of the squared distances from `score`.
    fn scatter(self, score: f64) -> f64 {
        self.shares()
            .map(|(share, count)| count * (share - score).powi(2))
            .sum()
    }

    /// The difference, or `None` without pairs.
    ///
    /// The interval of the mean share comes from the scatter of the pairs (the normal
    /// approximation), and its ends are converted to Elo. If one side won every pair, there is no
    /// scatter: the bound is the probability of winning a pair that wins them all in 2.5 % of the
    /// matches. If all pairs ended alike otherwise, there is no interval.
    pub fn difference(self) -> Option<Difference> {
        let pairs = self.len();
        if pairs == 0.0 {
            return None;
        }
        let score = self.score();
        let swept = TAIL.powf(1.0 / pairs);
        let scatter = self.scatter(score);
        let interval = if score == 1.0 {
            Some((elo(swept), f64::INFINITY))
        } else if score == 0.0 {
            Some((f64::NEG_INFINITY, elo(1.0 - swept)))
        } else if scatter > 0.0 {
            let margin = WIDTH * (scatter / (pairs - 1.0) / pairs).sqrt();
            Some((
                elo((score - margin).max(0.0)),
                elo((score + margin).min(1.0)),
            ))
        } else {
            None
        };
        Some(Difference {
            elo: elo(score),
            interval,
        })
    }
}

/// The pairs that two of several players played against each other.
#[derive(Clone, Copy, Debug)]
pub struct Meeting {
    /// Index of the player whose points are counted.
    pub first: usize,
    /// Index of the other.
    pub second: usize,
    /// The pairs.
    pub pairs: Pairs,
}

/// A player's rating on the common scale, in Elo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// Lead over the first player.
    pub elo: f64,
    /// Half the interval of that lead.
    pub margin: f64,
    /// Lead over the player before.
    pub step: f64,
    /// Half the interval of that lead.
    pub step_margin: f64,
}

/// The maximum-likelihood ratings, the first player's being 0.
///
/// A drawn pair is added to each meeting: without it, a clean sweep would be likeliest at an
/// infinite distance. The intervals come from the scatter of the pairs around the expected results
/// (the sandwich estimator with the pair as its unit). Ratings of players that no meetings connect
/// mean nothing.
pub fn ratings(players: usize, meetings: &[Meeting]) -> Vec<Rating> {
    let meetings: Vec<Meeting> = meetings.iter().map(with_a_draw).collect();
    let mut logits = vec![0.0; players];
    for _ in 0..MAX_STEPS {
        let gradient = gradient(&logits, &meetings);
        let step = product(&inverse(&curvature(&logits, &meetings)), &gradient);
        for (logit, step) in logits.iter_mut().zip(&step) {
            *logit += step.clamp(-1.0, 1.0);
        }
        if step.iter().all(|step| step.abs() < PRECISION) {
            break;
        }
    }
    let covariance = covariance(&logits, &meetings);
    let margin = |a: usize, b: usize| {
        let variance = covariance[a][a] + covariance[b][b] - 2.0 * covariance[a][b];
        ELO_PER_LOGIT * WIDTH * variance.max(0.0).sqrt()
    };
    let rating = |player: usize| Rating {
        elo: ELO_PER_LOGIT * logits[player],
        margin: margin(player, 0),
        step: ELO_PER_LOGIT * (logits[player] - logits[player.saturating_sub(1)]),
        step_margin: margin(player, player.saturating_sub(1)),
    };
    (0..players).map(rating).collect()
}

/// Most steps of the fit; a handful is the rule.
const MAX_STEPS: usize = 200;

/// Size of the steps, in logits, at which the fit is done.
const PRECISION: f64 = 1e-12;

/// A square table of numbers, row by row.
type Matrix = Vec<Vec<f64>>;

fn with_a_draw(meeting: &Meeting) -> Meeting {
    let mut meeting = *meeting;
    meeting.pairs.add(2);
    meeting
}

/// The share of the points that the first player is expected to make.
fn expected(logits: &[f64], meeting: &Meeting) -> f64 {
    1.0 / (1.0 + (logits[meeting.second] - logits[meeting.first]).exp())
}

/// The gradient of the log-likelihood; the first player's rating is fixed.
fn gradient(logits: &[f64], meetings: &[Meeting]) -> Vec<f64> {
    let mut gradient = vec![0.0; logits.len()];
    for meeting in meetings {
        let missing = meeting.pairs.score() - expected(logits, meeting);
        let games = 2.0 * meeting.pairs.len();
        gradient[meeting.first] += games * missing;
        gradient[meeting.second] -= games * missing;
    }
    gradient[0] = 0.0;
    gradient
}

/// Adds `weight` times the square of the difference between the two players of a meeting.
fn add_square(matrix: &mut Matrix, meeting: &Meeting, weight: f64) {
    let (first, second) = (meeting.first, meeting.second);
    matrix[first][first] += weight;
    matrix[second][second] += weight;
    matrix[first][second] -= weight;
    matrix[second][first] -= weight;
}

/// The negative Hessian of the log-likelihood. The first player's row and column are those of the
/// unit matrix: the inverse leaves them alone.
fn curvature(logits: &[f64], meetings: &[Meeting]) -> Matrix {
    let mut matrix = vec![vec![0.0; logits.len()]; logits.len()];
    for meeting in meetings {
        let share = expected(logits, meeting);
        let games = 2.0 * meeting.pairs.len();
        add_square(&mut matrix, meeting, games * share * (1.0 - share));
    }
    for row in &mut matrix {
        row[0] = 0.0;
    }
    matrix[0].fill(0.0);
    matrix[0][0] = 1.0;
    matrix
}

/// Variances and covariances of the ratings, in squared logits; 0 for the first player.
fn covariance(logits: &[f64], meetings: &[Meeting]) -> Matrix {
    let inverse = inverse(&curvature(logits, meetings));
    let mut scatter = vec![vec![0.0; logits.len()]; logits.len()];
    for meeting in meetings {
        // The gradient of a pair is its points, those of two games, less the expected ones.
        let squares = 4.0 * meeting.pairs.scatter(expected(logits, meeting));
        add_square(&mut scatter, meeting, squares);
    }
    for row in &mut scatter {
        row[0] = 0.0;
    }
    scatter[0].fill(0.0);
    // The inverse is symmetric, so its rows are its columns.
    let half: Matrix = inverse.iter().map(|row| product(&scatter, row)).collect();
    half.iter().map(|row| product(&inverse, row)).collect()
}

/// The product of a matrix and a column.
fn product(matrix: &Matrix, column: &[f64]) -> Vec<f64> {
    let row_times = |row: &Vec<f64>| row.iter().zip(column).map(|(a, b)| a * b).sum();
    matrix.iter().map(row_times).collect()
}

/// The inverse of a symmetric positive definite matrix.
fn inverse(matrix: &Matrix) -> Matrix {
    let unit = |row: usize| (0..matrix.len()).map(move |column| f64::from(row == column));
    let rows = matrix.iter().enumerate();
    solve_linear_system(
        rows.map(|(index, row)| row.iter().copied().chain(unit(index)).collect())
            .collect(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use reversi_engine::Rng;

    fn close(left: f64, right: f64) -> bool {
        (left - right).abs() < 0.05 || left == right
    }

    #[test]
    fn ten_to_one_is_four_hundred_points() {
        assert!(close(elo(10.0 / 11.0), 400.0));
        assert!(close(elo(0.5), 0.0));
        assert!(close(elo(0.25), -190.85));
        assert_eq!((elo(1.0), elo(0.0)), (f64::INFINITY, f64::NEG_INFINITY));
    }

    #[test]
    fn the_interval_comes_from_the_scatter_of_the_pairs() {
        // Shares 0, 1/2, 1/2, 1: mean 1/2, variance 1/6, standard error 0.20412, margin 0.40008.
        let difference = Pairs([1, 0, 2, 0, 1]).difference().expect("pairs");
        let (low, high) = difference.interval.expect("an interval");
        assert!(close(difference.elo, 0.0), "{difference:?}");
        assert!(close(low, -381.86) && close(high, 381.86), "{difference:?}");
        // The same points in pairs that agree: the openings decide nothing, and much less is open.
        let (low, high) = Pairs([0, 1, 2, 1, 0])
            .difference()
            .and_then(|difference| difference.interval)
            .expect("an interval");
        assert!(close(low, -147.26) && close(high, 147.26), "{low} {high}");
    }

    #[test]
    fn a_sweep_has_one_bound_and_pairs_that_all_ended_alike_have_none() {
        // 0.025 ^ (1/10) = 0.69150.
        let won = Pairs([0, 0, 0, 0, 10]).difference().expect("pairs");
        let (low, high) = won.interval.expect("an interval");
        assert_eq!((won.elo, high), (f64::INFINITY, f64::INFINITY));
        assert!(close(low, 140.22), "{low}");
        let lost = Pairs([10, 0, 0, 0, 0]).difference().expect("pairs");
        assert_eq!(lost.elo, f64::NEG_INFINITY);
        assert!(lost.interval.is_some_and(|(_, high)| close(high, -140.22)));
        let even = Pairs([0, 0, 7, 0, 0]).difference().expect("pairs");
        assert_eq!((even.elo, even.interval), (0.0, None));
        assert_eq!(Pairs::default().difference(), None);
    }

    /// A pair of independent games, won with a chance of 64 in 100.
    fn chance_pair(rng: &mut Rng) -> usize {
        [(); 2]
            .map(|()| if rng.below(100) < 64 { 2 } else { 0 })
            .iter()
            .sum()
    }

    #[test]
    fn about_95_of_100_intervals_hold_the_true_difference() {
        let mut rng = Rng::new(5);
        let truth = elo(0.64);
        let (mut of_matches, mut of_ladders) = (0, 0);
        for _ in 0..2000 {
            let mut pairs = Pairs::default();
            (0..100).for_each(|_| pairs.add(chance_pair(&mut rng)));
            let difference = pairs
                .difference()
                .and_then(|difference| difference.interval);
            let (low, high) = difference.expect("an interval");
            of_matches += i32::from(low <= truth && truth <= high);
            let rating = ratings(
                2,
                &[Meeting {
                    first: 1,
                    second: 0,
                    pairs,
                }],
            )[1];
            of_ladders += i32::from((rating.elo - truth).abs() <= rating.margin);
        }
        assert!((1860..1940).contains(&of_matches), "{of_matches}");
        assert!((1860..1940).contains(&of_ladders), "{of_ladders}");
    }

    #[test]
    fn two_players_are_as_far_apart_as_their_points_with_a_drawn_pair() {
        // 6 pairs won, 2 drawn, and the one added: 15 points of 18, so 5 to 1; 400 log10 5.
        let pairs = Pairs([0, 0, 2, 0, 6]);
        let [first, second] = ratings(
            2,
            &[Meeting {
                first: 1,
                second: 0,
                pairs,
            }],
        )[..] else {
            panic!("there are two players");
        };
        assert_eq!((first.elo, first.margin, first.step), (0.0, 0.0, 0.0));
        assert!(close(second.elo, 279.59), "{second:?}");
        // Curvature 18 · 5/6 · 1/6 = 5/2; squared slopes 6 · (1/3)² + 3 · (2/3)² = 2; so the
        // variance is 2 / (5/2)² = 0.32, and the margin 1.96 · 0.5657 · 173.72.
        assert!(close(second.margin, 192.60), "{second:?}");
        assert_eq!(
            (second.step, second.step_margin),
            (second.elo, second.margin)
        );
    }

    #[test]
    fn along_a_ladder_the_steps_add_up() {
        let step = |first, pairs| Meeting {
            first,
            second: first - 1,
            pairs,
        };
        let meetings = [
            step(1, Pairs([0, 0, 2, 0, 6])),
            step(2, Pairs([1, 2, 3, 4, 5])),
            step(3, Pairs([0, 0, 0, 0, 9])),
        ];
        let ratings = ratings(4, &meetings);
        let alone = |pairs| {
            super::ratings(
                2,
                &[Meeting {
                    first: 1,
                    second: 0,
                    pairs,
                }],
            )[1]
        };
        let mut sum = 0.0;
        let mut variance = 0.0;
        for (rating, meeting) in ratings[1..].iter().zip(meetings) {
            let step = alone(meeting.pairs);
            sum += step.elo;
            variance += step.margin.powi(2);
            assert!(
                close(rating.elo, sum) && close(rating.step, step.elo),
                "{rating:?}"
            );
            assert!(close(rating.margin, variance.sqrt()), "{rating:?}");
            assert!(close(rating.step_margin, step.margin), "{rating:?}");
        }
    }

    #[test]
    fn three_who_beat_each_other_in_a_circle_are_equal() {
        let meeting = |first, second| Meeting {
            first,
            second,
            pairs: Pairs([1, 0, 0, 0, 9]),
        };
        for rating in ratings(3, &[meeting(0, 1), meeting(1, 2), meeting(2, 0)]) {
            assert!(close(rating.elo, 0.0), "{rating:?}");
        }
    }
}
