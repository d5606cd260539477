//! The weights of the evaluation: their file, and their tables.
//!
//! The evaluation is a sum with one summand for each input: the filling of each pattern in each way it
//! lies on the board, the number of moves of either side, and whether the number of empty squares is odd. The
//! weights change in the course of a game: the file holds them for a few points of it, the *knots*,
//! and between two knots they are mixed in proportion.
//!
//! The file keeps a byte for each weight, in steps that each pattern and knot chooses for itself, and
//! keeps shared weights once. Tables for each [`Phase`] are made when it is read.

use std::fmt;
use std::sync::{Arc, OnceLock};

use super::features::PatternIndices;
use super::patterns::{INSTANCE_COUNT, INSTANCES, PATTERN_COUNT, PATTERNS};
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::score::Value;

/// Phases between two knots.
const KNOT_SPACING: usize = 5;

/// The phase of the first knot; earlier phases (fewer empty squares) use it as it is.
const FIRST_KNOT: usize = 2;

/// Number of knots, for 4 empty squares, 14, 24, 34, 44 and 54.
pub const KNOT_COUNT: usize = 6;

/// Numbers of moves that are told apart; more count as the largest.
const MOVE_COUNTS: usize = 32;

/// Number of inputs of one position: its features, the moves of either side, the parity.
pub const FEATURE_COUNT: usize = INSTANCE_COUNT + 3;

/// The first bytes of a weights file.
const MAGIC: [u8; 4] = *b"RVW1";

/// Table entries of one phase: all fillings of all patterns, and the other inputs.
const TABLE_LENGTH: usize = PATTERN_STARTS[PATTERN_COUNT] + 2 * MOVE_COUNTS + 2;

/// `[pattern]`: where its fillings begin in the table of a phase; the last is where they all end.
const PATTERN_STARTS: [usize; PATTERN_COUNT + 1] = {
    let mut starts = [0; PATTERN_COUNT + 1];
    let mut pattern = 0;
    while pattern < PATTERN_COUNT {
        starts[pattern + 1] = starts[pattern] + PATTERNS[pattern].configurations();
        pattern += 1;
    }
    starts
};

/// `[feature]`: the place of the feature's index 0 in the table of a phase.
const FEATURE_ZEROS: [usize; INSTANCE_COUNT] = {
    let mut zeros = [0; INSTANCE_COUNT];
    let mut feature = 0;
    while feature < INSTANCE_COUNT {
        let pattern = INSTANCES[feature].pattern;
        zeros[feature] = PATTERN_STARTS[pattern] + PATTERNS[pattern].configurations() / 2;
        feature += 1;
    }
    zeros
};

/// Where the weights of the player's moves, the opponent's moves and the parity begin.
const MOVES_START: usize = PATTERN_STARTS[PATTERN_COUNT];
const REPLIES_START: usize = MOVES_START + MOVE_COUNTS;
const PARITY_START: usize = REPLIES_START + MOVE_COUNTS;

/// A part of the game: two neighbouring numbers of empty squares, 0 and 1 being phase 0.
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

    /// The phase of a position with this many empty squares.
    #[inline]
    pub const fn of(empties: u32) -> Phase {
        let phase = empties as usize / 2;
        Phase(if phase < Phase::COUNT {
            phase
        } else {
            Phase::COUNT - 1
        })
    }

    /// The knot before the phase, and the share of the next one in fifths; the share is 0 at the last knot.
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

/// The weights that are mixed at a knot, numbered from 0: those of the patterns in their order, the
/// moves of the player, of the opponent, the parity.
///
/// ```
/// use reversi_engine::Board;
/// use reversi_engine::eval::{FEATURE_COUNT, FeatureSet};
///
/// let inputs = FeatureSet::new();
/// let found = inputs.of(Board::DIAGONAL);
/// assert_eq!(found.len(), FEATURE_COUNT);
/// assert!(found.iter().all(|&weight| (weight as usize) < inputs.weight_count()));
/// ```
#[derive(Clone, Debug)]
pub struct FeatureSet {
    /// `[table entry]`: the number of its weight.
    weight_of: Vec<u32>,
    /// `[pattern]`: the first weight of each pattern; the last is the first that belongs to none.
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
        let others = (TABLE_LENGTH - weight_of.len()) as u32;
        weight_of.extend(count..count + others);
        FeatureSet { weight_of, starts }
    }

    /// Number of weights of one knot.
    pub fn weight_count(&self) -> usize {
        self.starts[PATTERN_COUNT] + 2 * MOVE_COUNTS + 2
    }

    /// The numbers of the weights that a position adds up.
    pub fn of(&self, board: Board) -> [u32; FEATURE_COUNT] {
        let mut inputs = [0; FEATURE_COUNT];
        for (input, entry) in inputs.iter_mut().zip(entries(
            &PatternIndices::of(board),
            board,
            board.legal_moves(),
        )) {
            *input = self.weight_of[entry];
        }
        inputs
    }
}

impl Default for FeatureSet {
    fn default() -> FeatureSet {
        FeatureSet::new()
    }
}

/// The table entries that a position adds up, in which the side to move has the `legal` moves.
#[inline]
fn entries(
    features: &PatternIndices,
    board: Board,
    legal: Bitboard,
) -> impl Iterator<Item = usize> {
    let fillings = features.indices().iter().zip(&FEATURE_ZEROS);
    let fillings = fillings.map(|(&index, &zero)| (zero as isize + isize::from(index)) as usize);
    let count = |moves: Bitboard| (moves.len() as usize).min(MOVE_COUNTS - 1);
    fillings.chain([
        MOVES_START + count(legal),
        REPLIES_START + count(board.pass().legal_moves()),
        PARITY_START + board.empties().len() as usize % 2,
    ])
}

/// The weights in the form that a search adds them up in.
///
/// ```
/// use reversi_engine::eval::PatternIndices;
/// use reversi_engine::{Board, Weights};
///
/// // Both sides stand alike at the start; the side to move is worth little more.
/// let value = Weights::builtin().value(&PatternIndices::of(Board::DIAGONAL), Board::DIAGONAL);
/// assert!(value.discs().abs() < 4.0);
/// ```
pub struct Weights {
    /// `[phase][table entry]`, in the unit of [`Value`].
    tables: Vec<i16>,
}

/// The weights that the engine plays with (their making is told in docs/evaluation.md).
static BUILTIN: &[u8] = include_bytes!("../../weights/weights.bin");

impl Weights {
    /// The weights that the engine plays with, expanded at the first call.
    pub fn builtin() -> Arc<Weights> {
        static EXPANDED: OnceLock<Arc<Weights>> = OnceLock::new();
        let expand = || Weights::from_bytes(BUILTIN).expect("the weights belong to these patterns");
        EXPANDED.get_or_init(|| Arc::new(expand())).clone()
    }

    /// Reads a weights file.
    ///
    /// # Errors
    /// If the bytes are no weights of these patterns.
    pub fn from_bytes(bytes: &[u8]) -> Result<Weights, WeightsError> {
        let inputs = FeatureSet::new();
        let knots = unpack(bytes, &inputs)?;
        let mut tables = Vec::with_capacity(Phase::COUNT * TABLE_LENGTH);
        for phase in 0..Phase::COUNT {
            let (knot, share) = Phase(phase).interpolate();
            let (here, next) = (&knots[knot], &knots[(knot + 1).min(KNOT_COUNT - 1)]);
            tables.extend(inputs.weight_of.iter().map(|&weight| {
                let mixed = i32::from(here[weight as usize]) * (KNOT_SPACING - share) as i32
                    + i32::from(next[weight as usize]) * share as i32;
                (mixed / KNOT_SPACING as i32) as i16
            }));
        }
        Ok(Weights { tables })
    }

    /// The bytes of a weights file, the nearest it can hold to `knots`.
    ///
    /// `[knot][weight]` in discs, numbered as [`FeatureSet`] does; as many knots as [`KNOT_COUNT`].
    pub fn to_bytes(knots: &[Vec<f32>; KNOT_COUNT], inputs: &FeatureSet) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for knot in knots {
            for range in inputs.starts.windows(2) {
                let weights = &knot[range[0]..range[1]];
                let largest = weights
                    .iter()
                    .fold(0.0, |most: f32, weight| most.max(weight.abs()));
                let unit = Value::PER_DISC as f32;
                let step = (largest * unit / f32::from(i8::MAX))
                    .ceil()
                    .clamp(1.0, 255.0);
                bytes.push(step as u8);
                let packed = weights
                    .iter()
                    .map(|weight| (weight * unit / step).round() as i8);
                bytes.extend(packed.map(i8::cast_unsigned));
            }
            for weight in &knot[inputs.starts[PATTERN_COUNT]..] {
                let rounded = (weight * Value::PER_DISC as f32).round() as i16;
                bytes.extend(rounded.to_le_bytes());
            }
        }
        bytes
    }

    /// The expected result of `board` for the side to move; `features` are those of the board.
    pub fn value(&self, features: &PatternIndices, board: Board) -> Value {
        self.value_with_moves(features, board, board.legal_moves())
    }

    /// The same where the legal moves of the side to move are known already.
    #[inline]
    pub(crate) fn value_with_moves(
        &self,
        features: &PatternIndices,
        board: Board,
        legal: Bitboard,
    ) -> Value {
        let Phase(phase) = Phase::of(board.empties().len());
        let table = &self.tables[phase * TABLE_LENGTH..][..TABLE_LENGTH];
        let sum = entries(features, board, legal)
            .map(|entry| i32::from(table[entry]))
            .sum();
        Value::clamped(sum)
    }
}

/// `[knot][weight]` of a file, in the unit of [`Value`].
fn unpack(bytes: &[u8], inputs: &FeatureSet) -> Result<Vec<Vec<i16>>, WeightsError> {
    let rest = bytes.strip_prefix(&MAGIC).ok_or(WeightsError::NoWeights)?;
    let bytes_per_knot = PATTERN_COUNT + inputs.starts[PATTERN_COUNT] + 2 * (2 * MOVE_COUNTS + 2);
    let expected = MAGIC.len() + KNOT_COUNT * bytes_per_knot;
    if bytes.len() != expected {
        return Err(WeightsError::Length {
            expected,
            found: bytes.len(),
        });
    }
    Ok(rest
        .chunks_exact(bytes_per_knot)
        .map(|knot| unpack_knot(knot, inputs))
        .collect())
}

fn unpack_knot(mut bytes: &[u8], inputs: &FeatureSet) -> Vec<i16> {
    let mut weights = Vec::with_capacity(inputs.weight_count());
    for range in inputs.starts.windows(2) {
        let (pattern, rest) = bytes.split_at(1 + range[1] - range[0]);
        let step = i16::from(pattern[0]);
        weights.extend(
            pattern[1..]
                .iter()
                .map(|&byte| i16::from(byte.cast_signed()) * step),
        );
        bytes = rest;
    }
    let others = bytes.as_chunks::<2>().0;
    weights.extend(others.iter().map(|&pair| i16::from_le_bytes(pair)));
    weights
}

/// Why bytes are no weights.
///
/// ```
/// use reversi_engine::Weights;
///
/// let wrong = Weights::from_bytes(b"GIF89a").err().expect("no weights");
/// assert_eq!(wrong.to_string(), "this is no file of weights");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeightsError {
    /// They do not begin like a weights file.
    NoWeights,
    /// The file is cut off, too long, or made for other patterns.
    Length {
        /// Bytes that weights of these patterns have.
        expected: usize,
        /// Bytes that there are.
        found: usize,
    },
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WeightsError::NoWeights => f.write_str("this is no file of weights"),
            WeightsError::Length { expected, found } => {
                write!(
                    f,
                    "a file of weights has {expected} bytes, this one has {found}"
                )
            }
        }
    }
}

impl std::error::Error for WeightsError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::rng::Rng;

    /// Any weights, from -4 to 4 discs.
    fn any_weights(inputs: &FeatureSet) -> [Vec<f32>; KNOT_COUNT] {
        let mut rng = Rng::new(3);
        std::array::from_fn(|_| {
            let mut weight = || rng.below(8001) as f32 / 1000.0 - 4.0;
            (0..inputs.weight_count()).map(|_| weight()).collect()
        })
    }

    #[test]
    fn what_is_written_is_read_again_within_half_a_step() {
        let inputs = FeatureSet::new();
        let knots = any_weights(&inputs);
        let read = unpack(&Weights::to_bytes(&knots, &inputs), &inputs).expect("just written");
        for (knot, read) in knots.iter().zip(&read) {
            for (weight, &read) in knot.iter().zip(read) {
                let difference = (weight - f32::from(read) / Value::PER_DISC as f32).abs();
                assert!(difference <= 2.51 / 128.0, "{weight} became {read}/128");
            }
        }
    }

    #[test]
    fn the_value_is_the_sum_of_the_weights_of_the_inputs() {
        let inputs = FeatureSet::new();
        let bytes = Weights::to_bytes(&any_weights(&inputs), &inputs);
        let (weights, knots) = (Weights::from_bytes(&bytes), unpack(&bytes, &inputs));
        let (weights, knots) = (weights.expect("well written"), knots.expect("well written"));
        let board = Board::DIAGONAL;
        let mut board = board;
        for ply in 0..40 {
            let moves = board.legal_moves();
            let Some(square) = moves.nth(ply * 7 % moves.len().max(1) as usize) else {
                break;
            };
            board = board.play(square).expect("a legal move");
            let (knot, share) = Phase::of(board.empties().len()).interpolate();
            let mixed = |weight: u32| {
                let at = |knot: usize| i32::from(knots[knot.min(KNOT_COUNT - 1)][weight as usize]);
                (at(knot) * (5 - share as i32) + at(knot + 1) * share as i32) / 5
            };
            let sum: i32 = inputs.of(board).into_iter().map(mixed).sum();
            assert_eq!(
                weights.value(&PatternIndices::of(board), board),
                Value::clamped(sum)
            );
        }
    }

    #[test]
    fn other_bytes_are_refused() {
        assert_eq!(
            Weights::from_bytes(b"GIF89a").err(),
            Some(WeightsError::NoWeights)
        );
        let short = Weights::from_bytes(b"RVW1abc")
            .err()
            .expect("three bytes are too few");
        assert!(short.to_string().ends_with("this one has 7"), "{short}");
    }
}
