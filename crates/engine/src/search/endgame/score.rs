//! Scores in discs, and their conversion from and to values.

use crate::rules::board::Board;
use crate::rules::value::{DiscDiff, Value};

/// A score in discs for the side to move, -64 to 64, as a plain number for speed.
pub(super) type Discs = i32;

/// Less than any score.
pub(super) const BELOW_MIN: Discs = -65;

/// The score of a board on which the game is over.
#[inline]
pub(super) fn final_score(board: Board) -> Discs {
    Discs::from(DiscDiff::of_finished(board).discs())
}

/// A bound in discs, rounded down: a score exceeds the rounded bound if it exceeds the bound.
pub(super) fn in_discs(bound: Value) -> Discs {
    bound.units().div_euclid(Value::PER_DISC)
}

/// A score as a value.
pub(super) fn in_units(discs: Discs) -> Value {
    Value::clamped(discs * Value::PER_DISC)
}
