//! Repeatable random numbers; the programs choose the seed.

/// A series of random numbers (the SplitMix64 generator of Steele, Lea and Flood, 2014).
///
/// The same seed gives the same series on every platform.
///
/// ```
/// use reversi_game::Rng;
///
/// let draws = |mut rng: Rng| [rng.below(6), rng.below(6), rng.below(6)];
/// assert_eq!(draws(Rng::new(1)), draws(Rng::new(1)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rng(u64);

impl Rng {
    /// The series of `seed`.
    pub const fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    /// The next 64 bits of the series.
    pub const fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    /// The next number from 0 to `bound` - 1 (0 for a bound of 0).
    ///
    /// For the bounds of a board game the probabilities differ by less than one in 10^17.
    pub const fn below(&mut self, bound: usize) -> usize {
        ((self.next_u64() as u128 * bound as u128) >> 64) as usize
    }

    /// The seed of another series: the next 64 bits, less one. The subtraction has no other purpose
    /// than to repeat the series that the published weights, games and match logs come from.
    pub const fn next_seed(&mut self) -> u64 {
        self.next_u64().saturating_sub(1)
    }

    /// A series seeded by this one. All series lie on one cycle of 2^64 numbers; the start of a
    /// split series is almost certainly far from those of the others.
    #[must_use]
    pub const fn split(&mut self) -> Rng {
        Rng(self.next_seed())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_below_the_bound_is_drawn_about_equally_often() {
        let mut rng = Rng::new(7);
        let mut drawn = [0; 5];
        for _ in 0..5000 {
            drawn[rng.below(5)] += 1;
        }
        assert!(
            drawn.iter().all(|count| (900..1100).contains(count)),
            "{drawn:?}"
        );
        assert_eq!(rng.below(0), 0);
    }

    #[test]
    fn the_series_is_that_of_the_published_generator() {
        // The first numbers of the reference implementation for the seed 1234567.
        let mut rng = Rng::new(1_234_567);
        assert_eq!(
            [rng.next_u64(), rng.next_u64(), rng.next_u64()],
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423
            ]
        );
    }

    #[test]
    fn a_split_series_is_repeatable_and_another_one() {
        let mut rng = Rng::new(3);
        let (mut first, mut second) = (rng.split(), rng.split());
        assert_eq!(first, Rng::new(3).split());
        assert_eq!(
            Rng::new(1_234_567).split(),
            Rng::new(6_457_827_717_110_365_316)
        );
        assert_ne!(first.next_u64(), second.next_u64());
    }
}
