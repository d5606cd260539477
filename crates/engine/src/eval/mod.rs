//! Evaluation: what a position is worth before the endgame is solved, as a linear function of board
//! patterns with weights fitted to games of the engine against itself (docs/evaluation.md).

mod feature_set;
mod folding;
mod pattern_indices;
mod patterns;
mod phase;
mod weights;

pub use feature_set::{FEATURE_COUNT, FeatureSet};
pub use pattern_indices::PatternIndices;
pub use patterns::{INSTANCE_COUNT, PATTERN_COUNT, PATTERNS, Pattern};
pub use phase::{KNOT_COUNT, KNOT_SPACING, Phase};
pub use weights::{Weights, WeightsError};

#[cfg(test)]
mod tests;
