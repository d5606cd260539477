//! Phases of a game, and the interpolation of the weights between the knots.

/// Number of knots, the points of a game for which the weights file holds weights: at 4, 14, 24,
/// 34, 44 and 54 empties.
pub const KNOT_COUNT: usize = 6;

/// Half empties from one knot to the next.
pub const KNOT_SPACING: usize = 20;

/// The first knot, in half empties; phases with fewer empties use its weights as they are.
const FIRST_KNOT: usize = 8;

/// A part of the game: four neighbouring numbers of empties, 0 to 3 being phase 0.
///
/// ```
/// use reversi_engine::eval::Phase;
///
/// assert_eq!(Phase::of(20), Phase::of(23));
/// assert_ne!(Phase::of(20), Phase::of(24));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phase(usize);

impl Phase {
    /// Number of phases.
    pub const COUNT: usize = 16;

    /// Numbers of empties of a phase.
    const LENGTH: usize = 4;

    /// All phases, the end of the game first.
    pub fn all() -> impl Iterator<Item = Phase> {
        (0..Phase::COUNT).map(Phase)
    }

    /// The phase of a position with this many empties.
    #[inline]
    pub const fn of(empties: u32) -> Phase {
        let phase = empties as usize / Phase::LENGTH;
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

    /// The knot before the middle of the phase, and the share of the next knot in the weights of
    /// the phase, from 0 to [`KNOT_SPACING`] - 1. The share is 0 at the last knot.
    pub const fn interpolate(self) -> (usize, usize) {
        let middle = 2 * Phase::LENGTH * self.0 + Phase::LENGTH - 1;
        let steps = middle.saturating_sub(FIRST_KNOT);
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
    fn the_share_of_the_next_knot_grows_with_the_empties_in_the_middle_of_the_phase() {
        let at = |empties| Phase::of(empties).interpolate();
        let before_the_first_knot = [0, 1, 2, 3].map(at);
        assert_eq!(before_the_first_knot, [(0, 0); 4]);
        // Phases 4-7, 8-11, 12-15, 16-19: 5.5, 9.5, 13.5 and 17.5 empties; knots at 4 and 14.
        assert_eq!(
            [4, 7, 8, 12, 15, 16].map(at),
            [(0, 3), (0, 3), (0, 11), (0, 19), (0, 19), (1, 7)]
        );
        assert_eq!([51, 52, 55].map(at), [(4, 11), (4, 19), (4, 19)]);
        let after_the_last_knot = [56, 59, 60, 63, 64].map(at);
        assert_eq!(after_the_last_knot, [(5, 0); 5]);
    }

    #[test]
    fn every_phase_has_four_numbers_of_empties_and_the_last_all_the_rest() {
        let phases: Vec<Phase> = Phase::all().collect();
        assert_eq!(phases.len(), Phase::COUNT);
        for empties in 0..=64 {
            let index = (empties as usize / 4).min(15);
            assert_eq!(Phase::of(empties), phases[index]);
            assert_eq!(Phase::of(empties).index(), index);
        }
    }
}
