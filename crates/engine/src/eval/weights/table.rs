//! The weights of a phase as the evaluation looks them up.
//!
//! The patterns with tables lie one after another. The table of a pattern has a power of two
//! entries: an index cut to its bits, which wraps negative ones to the end, needs no check.

use crate::eval::feature_set::{FeatureSet, OTHER_COUNT, other_features};
use crate::eval::folding::{TABLE_INSTANCE_STARTS, has_table, parts_of};
use crate::eval::pattern_indices::PatternIndices;
use crate::eval::patterns::{PATTERN_COUNT, PATTERNS};
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;

/// `[pattern]`: the length of its table, 0 if it has none.
const LENGTHS: [usize; PATTERN_COUNT] = {
    let mut lengths = [0; PATTERN_COUNT];
    let mut pattern = 0;
    while pattern < PATTERN_COUNT {
        if has_table(pattern) {
            lengths[pattern] = PATTERNS[pattern].configurations().next_power_of_two();
        }
        pattern += 1;
    }
    lengths
};

/// `[pattern]`: the first entry of its table; the last is the first entry that belongs to no
/// pattern.
const STARTS: [usize; PATTERN_COUNT + 1] = {
    let mut starts = [0; PATTERN_COUNT + 1];
    let mut pattern = 0;
    while pattern < PATTERN_COUNT {
        starts[pattern + 1] = starts[pattern] + LENGTHS[pattern];
        pattern += 1;
    }
    starts
};

const OTHERS_START: usize = STARTS[PATTERN_COUNT];

const LENGTH: usize = OTHERS_START + OTHER_COUNT;

/// The sums of the looked-up weights of these patterns.
macro_rules! sum_of_patterns {
    ($table:expr, $indices:expr, $($pattern:literal)*) => {
        0 $(+ sum_of_pattern::<$pattern>($table, $indices))*
    };
}

/// The weights of a phase, in the unit of [`crate::Value`].
pub(super) struct PhaseTable(Box<[i16; LENGTH]>);

impl PhaseTable {
    /// The table of the numbered `weights` of a phase; `None` if a sum of them is out of range.
    pub fn new(weights: &[i16], features: &FeatureSet, sums: &Sums) -> Option<PhaseTable> {
        // A boxed slice, since an array would pass over the stack.
        let mut table = vec![0; LENGTH].into_boxed_slice();
        for pattern in (0..PATTERN_COUNT).filter(|&pattern| has_table(pattern)) {
            let of_pattern = &mut table[STARTS[pattern]..STARTS[pattern + 1]];
            let max_index = usize::from(PATTERNS[pattern].max_index().cast_unsigned());
            let entry = |configuration: usize| {
                configuration.wrapping_sub(max_index) & (LENGTHS[pattern] - 1)
            };
            for (configuration, &weight) in features.configurations(pattern).iter().enumerate() {
                of_pattern[entry(configuration)] = weights[weight as usize];
            }
            for (part, configurations) in &sums.parts[pattern] {
                let numbers = features.configurations(*part);
                for (configuration, &of_part) in configurations.iter().enumerate() {
                    let weight = weights[numbers[of_part as usize] as usize];
                    let sum = &mut of_pattern[entry(configuration)];
                    *sum = sum.checked_add(weight)?;
                }
            }
        }
        table[OTHERS_START..].copy_from_slice(&weights[features.pattern_weight_count()..]);
        let table = table.try_into().expect("the table has this length");
        Some(PhaseTable(table))
    }

    /// The sum of the weights of a position; `legal` are the moves of the side to move.
    #[inline]
    pub fn sum(&self, indices: &PatternIndices, board: Board, legal: Bitboard) -> i32 {
        const { assert!(PATTERN_COUNT == 17, "the sum has to name every pattern") };
        let patterns = sum_of_patterns!(&self.0, indices, 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16);
        let others = other_features(board, legal);
        let others = others.map(|feature| i32::from(self.0[OTHERS_START + feature]));
        patterns + others.iter().sum::<i32>()
    }
}

/// The sums for the tables of all phases.
pub(super) struct Sums {
    /// `[pattern]`: the patterns whose weights it takes over, with their configurations.
    parts: [Vec<(usize, Vec<u32>)>; PATTERN_COUNT],
}

impl Sums {
    pub fn new() -> Sums {
        Sums {
            parts: std::array::from_fn(|pattern| parts_of(pattern).collect()),
        }
    }
}

/// The sum of the weights of a pattern's instances. The pattern is a parameter of the type: starts
/// and lengths are then constants of the compiled loop.
#[inline]
fn sum_of_pattern<const PATTERN: usize>(table: &[i16; LENGTH], indices: &PatternIndices) -> i32 {
    let mut sum = 0;
    for instance in TABLE_INSTANCE_STARTS[PATTERN]..TABLE_INSTANCE_STARTS[PATTERN + 1] {
        let index = usize::from(indices.indices()[instance].cast_unsigned());
        sum += i32::from(table[STARTS[PATTERN] + (index & (LENGTHS[PATTERN] - 1))]);
    }
    sum
}
