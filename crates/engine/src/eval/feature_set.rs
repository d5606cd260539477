//! Features of a position, and the numbering of their weights.
//!
//! The features are the configuration of each pattern in each way it lies on the board, the
//! mobility of either side, and the parity of the number of empties. The evaluation is the sum of
//! one weight for each; mirrored configurations share one.

use std::ops::Range;

use super::patterns::{INSTANCE_COUNT, INSTANCES, PATTERN_COUNT, PATTERNS};
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;

/// Number of features of a position: its pattern instances, the mobility of either side, the
/// parity.
pub const FEATURE_COUNT: usize = INSTANCE_COUNT + 3;

/// Mobilities with their own weight, from 0 moves; more moves count as the largest.
const MOBILITY_COUNT: usize = 32;

/// Number of features that belong to no pattern: the mobility of either side and the two parities.
pub(super) const OTHER_COUNT: usize = 2 * MOBILITY_COUNT + 2;

/// The numbering of the weights of one knot, from 0: those of the patterns in their order, then
/// those of the player's mobility, the opponent's mobility and the parity.
///
/// ```
/// use reversi_engine::Board;
/// use reversi_engine::eval::{FEATURE_COUNT, FeatureSet};
///
/// let features = FeatureSet::new();
/// let found = features.of(Board::DIAGONAL);
/// assert_eq!(found.len(), FEATURE_COUNT);
/// assert!(found.iter().all(|&weight| (weight as usize) < features.weight_count()));
/// ```
#[derive(Clone, Debug)]
pub struct FeatureSet {
    /// `[pattern][configuration]`: the number of its weight.
    configurations: Vec<Vec<u32>>,
    /// `[pattern]`: the number of its first weight; the last is the first that belongs to no
    /// pattern.
    starts: [usize; PATTERN_COUNT + 1],
}

impl FeatureSet {
    /// Numbers the weights.
    pub fn new() -> FeatureSet {
        let mut configurations = Vec::with_capacity(PATTERN_COUNT);
        let mut starts = [0; PATTERN_COUNT + 1];
        let mut count = 0;
        for (pattern, start) in PATTERNS.iter().zip(&mut starts) {
            *start = count as usize;
            let mut numbers = pattern.shared_weights();
            let used = numbers.iter().max().map_or(0, |last| last + 1);
            numbers.iter_mut().for_each(|number| *number += count);
            configurations.push(numbers);
            count += used;
        }
        starts[PATTERN_COUNT] = count as usize;
        FeatureSet {
            configurations,
            starts,
        }
    }

    /// Number of weights of one knot.
    pub fn weight_count(&self) -> usize {
        self.pattern_weight_count() + OTHER_COUNT
    }

    /// The numbers of the weights that the evaluation of a position adds up.
    pub fn of(&self, board: Board) -> [u32; FEATURE_COUNT] {
        let mut weights = [0; FEATURE_COUNT];
        let of_patterns = INSTANCES.iter().map(|instance| {
            let max_index = PATTERNS[instance.pattern].max_index();
            let configuration = i32::from(instance.index(board)) + i32::from(max_index);
            self.configurations[instance.pattern][configuration as usize]
        });
        let others = other_features(board, board.legal_moves());
        let others = others.map(|feature| (self.pattern_weight_count() + feature) as u32);
        for (weight, number) in weights.iter_mut().zip(of_patterns.chain(others)) {
            *weight = number;
        }
        weights
    }

    /// `[configuration]`: the number of its weight.
    pub(super) fn configurations(&self, pattern: usize) -> &[u32] {
        &self.configurations[pattern]
    }

    /// The numbers of the weights of each pattern.
    pub(super) fn pattern_ranges(&self) -> impl Iterator<Item = Range<usize>> {
        self.starts.windows(2).map(|range| range[0]..range[1])
    }

    /// Number of weights of all patterns; the others follow them.
    pub(super) fn pattern_weight_count(&self) -> usize {
        self.starts[PATTERN_COUNT]
    }
}

impl Default for FeatureSet {
    fn default() -> FeatureSet {
        FeatureSet::new()
    }
}

/// The features of a position that belong to no pattern, numbered from 0; `legal` are the moves of
/// the side to move.
#[inline]
pub(super) fn other_features(board: Board, legal: Bitboard) -> [usize; 3] {
    let mobility = |moves: Bitboard| (moves.len() as usize).min(MOBILITY_COUNT - 1);
    [
        mobility(legal),
        MOBILITY_COUNT + mobility(board.pass().legal_moves()),
        2 * MOBILITY_COUNT + board.empties().len() as usize % 2,
    ]
}
