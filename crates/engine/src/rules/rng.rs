//! Repeatable chance: the engine draws no random numbers of its own, it is handed a seed.

/// A seed that yields a series of numbers (the SplitMix64 generator of Steele, Lea and Flood, 2014).
///
/// ```
/// use reversi_engine::Seed;
///
/// let draws = |mut seed: Seed| [seed.below(6), seed.below(6), seed.below(6)];
/// assert_eq!(draws(Seed::new(1)), draws(Seed::new(1)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seed(u64);

impl Seed {
    /// The series that belongs to `number`.
    pub const fn new(number: u64) -> Seed {
        Seed(number)
    }

    /// The next number of the series, from 0 to `bound` - 1 (0 for a bound of 0).
    ///
    /// With the bounds of a board game the share of one number differs from that of another by
    /// less than one in 10^17.
    pub const fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^= mixed >> 31;
        ((mixed as u128 * bound as u128) >> 64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_below_the_bound_is_drawn_about_equally_often() {
        let mut seed = Seed::new(7);
        let mut drawn = [0; 5];
        for _ in 0..5000 {
            drawn[seed.below(5)] += 1;
        }
        assert!(
            drawn.iter().all(|count| (900..1100).contains(count)),
            "{drawn:?}"
        );
        assert_eq!(seed.below(0), 0);
    }
}
