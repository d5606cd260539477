//! Phases of a game, and the interpolation of the weights between the knots.

/// Number of knots, the points of a game for which the weights file holds weights: at 4, 14, 24,
/// 34, 44 and 54 empties.
pub const KNOT_COUNT: usize = 6;

/// Phases from one knot to the next.
pub const KNOT_SPACING: usize = 5;

/// The phase of the first knot; the phases before it (fewer empties) use its weights as they are.
const FIRST_KNOT: usize = 2;

/// A part of the game: two neighbouring numbers of empties, 0 and 1 being phase 0.
///
/// ```
/// use reversi_engine::eval::Phase;
///
/// assert_eq!(Phase::of(20), Phase::of(21));
/// assert_ne!(Phase::of(20), Phase::of(22));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phase(usize);

impl Phase {
    /// Number of phases.
    pub const COUNT: usize = 31;

    /// All phases, the end of the game first.
    pub fn all() -> impl Iterator<Item = Phase> {
        (0..Phase::COUNT).map(Phase)
    }

    /// The phase of a position with this many empties.
    #[inline]
    pub const fn of(empties: u32) -> Phase {
        let phase = empties as usize / 2;
        Phase(if phase < Phase::COUNT {
            phase
        } else {
            Phase::COUNT - 1
        })
    }

    /// The number of the phase, from 0.
    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0
    }

    /// The knot before the phase, and the share of the next knot in the weights of the phase, from
    /// 0 to [`KNOT_SPACING`] - 1. The share is 0 at the last knot.
    pub const fn interpolate(self) -> (usize, usize) {
        let steps = self.0.saturating_sub(FIRST_KNOT);
        let (knot, share) = (steps / KNOT_SPACING, steps % KNOT_SPACING);
        if knot + 1 < KNOT_COUNT {
            (knot, share)
        } else {
            (KNOT_COUNT - 1, 0)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_share_of_the_next_knot_grows_by_a_fifth_every_two_empties() {
        let at = |empties| Phase::of(empties).interpolate();
        let before_the_first_knot = [0, 1, 3, 4, 5].map(at);
        assert_eq!(before_the_first_knot, [(0, 0); 5]);
        assert_eq!(
            [6, 8, 10, 12, 13, 14].map(at),
            [(0, 1), (0, 2), (0, 3), (0, 4), (0, 4), (1, 0)]
        );
        assert_eq!([23, 24, 26].map(at), [(1, 4), (2, 0), (2, 1)]);
        assert_eq!([52, 53, 54].map(at), [(4, 4), (4, 4), (5, 0)]);
        let after_the_last_knot = [55, 56, 60, 62, 64].map(at);
        assert_eq!(after_the_last_knot, [(5, 0); 5]);
    }

    #[test]
    fn every_phase_has_two_numbers_of_empties_and_the_last_all_the_rest() {
        let phases: Vec<Phase> = Phase::all().collect();
        assert_eq!(phases.len(), Phase::COUNT);
        for empties in 0..=64 {
            let index = (empties as usize / 2).min(30);
            assert_eq!(Phase::of(empties), phases[index]);
            assert_eq!(Phase::of(empties).index(), index);
        }
    }
}
