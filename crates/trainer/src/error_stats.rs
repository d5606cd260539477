//! Errors of predictions: their mean and root mean square.

use std::fmt;
use std::ops::RangeInclusive;

/// Statistics of the errors of predictions.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ErrorStats {
    /// Number of predictions.
    pub count: u64,
    absolute: f64,
    squared: f64,
}

impl ErrorStats {
    /// Adds one prediction in discs.
    pub fn add(&mut self, predicted: f32, actual: f32) {
        // No game ends with a lead of more than all squares.
        let error = f64::from(predicted.clamp(-64.0, 64.0) - actual);
        self.count += 1;
        self.absolute += error.abs();
        self.squared += error * error;
    }

    /// The mean absolute error in discs.
    pub fn mean(&self) -> f64 {
        self.absolute / self.count as f64
    }

    /// The root mean square error in discs.
    pub fn root_mean_square(&self) -> f64 {
        (self.squared / self.count as f64).sqrt()
    }
}

impl fmt::Display for ErrorStats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (root, mean) = (self.root_mean_square(), self.mean());
        write!(f, "{:>9} {root:8.3} {mean:8.3}", self.count)
    }
}

/// Statistics by the number of empties.
#[derive(Clone, Debug, PartialEq)]
pub struct ErrorsByEmpties([ErrorStats; 61]);

impl Default for ErrorsByEmpties {
    fn default() -> ErrorsByEmpties {
        ErrorsByEmpties([ErrorStats::default(); 61])
    }
}

impl ErrorsByEmpties {
    /// Adds one prediction in discs, for a position with this many empties.
    pub fn add(&mut self, empties: u32, predicted: f32, actual: f32) {
        self.0[empties as usize].add(predicted, actual);
    }

    /// The statistics of the positions with numbers of empties in `range`.
    pub fn within(&self, range: RangeInclusive<usize>) -> ErrorStats {
        let mut sum = ErrorStats::default();
        for part in &self.0[range] {
            sum.count += part.count;
            sum.absolute += part.absolute;
            sum.squared += part.squared;
        }
        sum
    }

    /// The statistics of all positions.
    pub fn total(&self) -> ErrorStats {
        self.within(0..=60)
    }
}

impl fmt::Display for ErrorsByEmpties {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "  empty positions     root     mean")?;
        for fewest in (0..60).step_by(10) {
            let most = fewest + 9;
            let part = self.within(fewest..=most);
            if part.count > 0 {
                writeln!(f, "{fewest:>4}-{most:<2} {part}")?;
            }
        }
        writeln!(f, "    all {}", self.total())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_averaged_in_both_ways() {
        let mut errors = ErrorsByEmpties::default();
        errors.add(0, 3.0, 0.0);
        errors.add(2, -5.0, -1.0);
        let total = errors.total();
        assert_eq!(total.mean(), 3.5);
        assert_eq!(total.root_mean_square(), 12.5_f64.sqrt());
    }

    #[test]
    fn a_prediction_beyond_the_board_counts_as_the_whole_board() {
        let mut tally = ErrorStats::default();
        tally.add(90.0, 64.0);
        assert_eq!(tally.mean(), 0.0);
    }
}
