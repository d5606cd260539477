//! What a position is worth before the game is counted out: a linear evaluation of board patterns,
//! with weights learned from games the engine played against itself (see docs/evaluation.md).

mod features;
mod patterns;
mod weights;

pub use features::PatternIndices;
pub use patterns::{INSTANCE_COUNT, PATTERN_COUNT, PATTERNS, Pattern};
pub use weights::{FEATURE_COUNT, FeatureSet, KNOT_COUNT, Phase, Weights, WeightsError};
