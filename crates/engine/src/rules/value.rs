//! Outcomes and estimates in discs.

use std::fmt;

use crate::rules::board::Board;

/// An outcome in discs for the side to move, -64 to 64, with the empties given to the winner.
///
/// ```
/// use reversi_engine::{Bitboard, Board, DiscDiff, Square};
///
/// let lonely = Board::new(Bitboard::of(Square::A1), Bitboard::EMPTY).expect("no overlap");
/// assert_eq!(DiscDiff::of_finished(lonely).discs(), 64);
/// assert_eq!((-DiscDiff::of_finished(lonely)).to_string(), "-64");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DiscDiff(i8);

impl DiscDiff {
    /// All 64 squares for the side to move.
    pub const MAX: DiscDiff = DiscDiff(64);

    /// The outcome for the side to move if play stops with this board.
    pub const fn of_finished(board: Board) -> DiscDiff {
        let player = board.player().len() as i8;
        let opponent = board.opponent().len() as i8;
        let empties = 64 - player - opponent;
        DiscDiff(if player > opponent {
            player - opponent + empties
        } else if player < opponent {
            player - opponent - empties
        } else {
            0
        })
    }

    /// An outcome of `discs` discs, or `None` outside -64 to 64.
    pub const fn from_discs(discs: i32) -> Option<DiscDiff> {
        if -64 <= discs && discs <= 64 {
            Some(DiscDiff(discs as i8))
        } else {
            None
        }
    }

    /// The outcome nearest to a value.
    pub fn nearest(value: Value) -> DiscDiff {
        DiscDiff((value.discs().round()) as i8)
    }

    /// The number of discs, -64 to 64.
    pub const fn discs(self) -> i8 {
        self.0
    }
}

/// The value of a position for the side to move, in 1/128 disc.
///
/// ```
/// use reversi_engine::{DiscDiff, Value};
///
/// let six = DiscDiff::from_discs(6).expect("six discs are a result");
/// assert_eq!(Value::from(six).discs(), 6.0);
/// assert!(Value::from(six) < Value::MAX);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(i32);

impl Value {
    /// Units that make a disc.
    pub const PER_DISC: i32 = 128;

    /// All 64 squares for the side to move: no outcome is larger.
    pub const MAX: Value = Value(64 * Value::PER_DISC);

    /// The smallest difference between two values.
    pub const UNIT: Value = Value(1);

    /// Less than any outcome by one unit: the value of no move yet.
    pub(crate) const BELOW_ALL: Value = Value(-Value::MAX.0 - 1);

    /// More than any outcome by one unit.
    pub(crate) const ABOVE_ALL: Value = Value(Value::MAX.0 + 1);

    /// `units` of 1/128 disc, or the nearest possible outcome.
    #[inline]
    pub const fn clamped(units: i32) -> Value {
        let most = Value::MAX.0;
        Value(if units > most {
            most
        } else if units < -most {
            -most
        } else {
            units
        })
    }

    /// In units of 1/128 disc.
    #[inline]
    pub const fn units(self) -> i32 {
        self.0
    }

    /// In discs.
    pub fn discs(self) -> f32 {
        self.0 as f32 / Value::PER_DISC as f32
    }
}

impl std::ops::Add for Value {
    type Output = Value;

    /// The sum, which may lie beyond any outcome: a bound of a search window.
    #[inline]
    fn add(self, other: Value) -> Value {
        Value(self.0 + other.0)
    }
}

impl std::ops::Sub for Value {
    type Output = Value;

    /// The difference, which may lie beyond any outcome: a bound of a search window.
    #[inline]
    fn sub(self, other: Value) -> Value {
        Value(self.0 - other.0)
    }
}

impl From<DiscDiff> for Value {
    fn from(result: DiscDiff) -> Value {
        Value(i32::from(result.0) * Value::PER_DISC)
    }
}

impl std::ops::Neg for Value {
    type Output = Value;

    #[inline]
    fn neg(self) -> Value {
        Value(-self.0)
    }
}

impl std::ops::Neg for DiscDiff {
    type Output = DiscDiff;

    fn neg(self) -> DiscDiff {
        DiscDiff(-self.0)
    }
}

impl fmt::Display for DiscDiff {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_outcome_is_at_most_half_a_disc_away() {
        for units in -Value::MAX.0..=Value::MAX.0 {
            let nearest = i32::from(DiscDiff::nearest(Value(units)).discs());
            let distance = (nearest * Value::PER_DISC - units).abs();
            assert!(2 * distance <= Value::PER_DISC, "{units}");
            let opposite = DiscDiff::nearest(-Value(units));
            assert_eq!(opposite, -DiscDiff::nearest(Value(units)), "{units}");
        }
    }

    #[test]
    fn the_bounds_lie_one_unit_beyond_every_outcome() {
        assert_eq!(Value::ABOVE_ALL - Value::UNIT, Value::MAX);
        assert_eq!(-Value::ABOVE_ALL, Value::BELOW_ALL);
        let outcomes = (-70..=70).filter_map(DiscDiff::from_discs);
        assert_eq!(outcomes.clone().count(), 129);
        for outcome in outcomes.map(Value::from) {
            assert!(Value::BELOW_ALL < outcome && outcome < Value::ABOVE_ALL);
            assert_eq!(Value::clamped(outcome.units()), outcome);
        }
        for beyond in [Value::ABOVE_ALL, Value::MAX + Value::MAX] {
            assert_eq!(Value::clamped(beyond.units()), Value::MAX);
            assert_eq!(Value::clamped(-beyond.units()), -Value::MAX);
        }
    }
}
