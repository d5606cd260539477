//! Features of a position, and the numbering of their weights.
//!
//! The features are the configuration of each pattern in each way it lies on the board, the
//! mobility of either side, and the parity of the number of empties. The evaluation is the sum of
//! one weight for each. A phase keeps its weights in a table with an entry for every possible
//! feature; entries of mirrored configurations share one weight.

use std::ops::Range;

use super::pattern_indices::PatternIndices;
use super::patterns::{INSTANCE_COUNT, INSTANCES, PATTERN_COUNT, PATTERNS};
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;

/// Number of features of a position: its pattern instances, the mobility of either side, the
/// parity.
pub const FEATURE_COUNT: usize = INSTANCE_COUNT + 3;

/// Mobilities with a weight of their own, from 0 moves; more moves count as the largest.
const MOBILITY_COUNT: usize = 32;

/// Entries for the mobility of either side and the two parities.
const OTHER_COUNT: usize = 2 * MOBILITY_COUNT + 2;

/// `[pattern]`: the entry of its first configuration; the last is the first entry that belongs to
/// no pattern.
const PATTERN_STARTS: [usize; PATTERN_COUNT + 1] = {
    let mut starts = [0; PATTERN_COUNT + 1];
    let mut pattern = 0;
    while pattern < PATTERN_COUNT {
        starts[pattern + 1] = starts[pattern] + PATTERNS[pattern].configurations();
        pattern += 1;
    }
    starts
};

/// `[instance]`: the entry of the instance's index 0.
static INSTANCE_ZEROS: [i32; INSTANCE_COUNT] = {
    let mut zeros = [0; INSTANCE_COUNT];
    let mut instance = 0;
    while instance < INSTANCE_COUNT {
        let pattern = INSTANCES[instance].pattern;
        let zero = PATTERN_STARTS[pattern] + PATTERNS[pattern].configurations() / 2;
        zeros[instance] = zero as i32;
        instance += 1;
    }
    zeros
};

/// The first entries of the player's mobility, the opponent's mobility and the parity.
const MOBILITY_START: usize = PATTERN_STARTS[PATTERN_COUNT];
const OPPONENT_MOBILITY_START: usize = MOBILITY_START + MOBILITY_COUNT;
const PARITY_START: usize = OPPONENT_MOBILITY_START + MOBILITY_COUNT;

/// Number of entries in the table of a phase.
pub(super) const TABLE_LENGTH: usize = PATTERN_STARTS[PATTERN_COUNT] + OTHER_COUNT;

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
    /// `[table entry]`: the number of its weight.
    weight_of: Vec<u32>,
    /// `[pattern]`: the number of its first weight; the last is the first that belongs to no
    /// pattern.
    starts: [usize; PATTERN_COUNT + 1],
}

impl FeatureSet {
    /// Numbers the weights.
    pub fn new() -> FeatureSet {
        let mut weight_of = Vec::with_capacity(TABLE_LENGTH);
        let mut starts = [0; PATTERN_COUNT + 1];
        let mut count = 0;
        for (pattern, start) in PATTERNS.iter().zip(&mut starts) {
            *start = count as usize;
            let shared = pattern.shared_weights();
            let used = shared.iter().max().map_or(0, |last| last + 1);
            weight_of.extend(shared.into_iter().map(|weight| count + weight));
            count += used;
        }
        starts[PATTERN_COUNT] = count as usize;
        weight_of.extend(count..count + OTHER_COUNT as u32);
        FeatureSet { weight_of, starts }
    }

    /// Number of weights of one knot.
    pub fn weight_count(&self) -> usize {
        self.pattern_weight_count() + OTHER_COUNT
    }

    /// The numbers of the weights that the evaluation of a position adds up.
    pub fn of(&self, board: Board) -> [u32; FEATURE_COUNT] {
        let mut weights = [0; FEATURE_COUNT];
        let indices = PatternIndices::of(board);
        let entries = entries(&indices, board, board.legal_moves());
        for (weight, entry) in weights.iter_mut().zip(entries) {
            *weight = self.weight_of[entry];
        }
        weights
    }

    /// `[table entry]`: the number of its weight.
    pub(super) fn weight_of(&self) -> &[u32] {
        &self.weight_of
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

/// The table entries that the evaluation of a position adds up; `legal` are the moves of the side
/// to move.
#[inline]
pub(super) fn entries(
    indices: &PatternIndices,
    board: Board,
    legal: Bitboard,
) -> impl Iterator<Item = usize> {
    let configurations = indices.indices().iter().zip(&INSTANCE_ZEROS);
    let configurations = configurations.map(|(&index, &zero)| (zero + i32::from(index)) as usize);
    let mobility = |moves: Bitboard| (moves.len() as usize).min(MOBILITY_COUNT - 1);
    configurations.chain([
        MOBILITY_START + mobility(legal),
        OPPONENT_MOBILITY_START + mobility(board.pass().legal_moves()),
        PARITY_START + board.empties().len() as usize % 2,
    ])
}
