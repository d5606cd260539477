//! Weights of the evaluation.
//!
//! The weights change in the course of a game: the file holds them for a few points of it, the
//! *knots*, and the phases between two knots use interpolated ones.

mod arithmetic_coder;
mod file;
mod table;

use std::fmt;
use std::sync::{Arc, OnceLock};

use self::table::{PhaseTable, Sums};
use super::feature_set::FeatureSet;
use super::pattern_indices::PatternIndices;
use super::phase::{KNOT_COUNT, KNOT_SPACING, Phase};
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::value::Value;

pub use self::file::WeightsError;

/// The weights, expanded to a table for each phase.
///
/// ```
/// use reversi_engine::eval::PatternIndices;
/// use reversi_engine::{Board, Weights};
///
/// // The initial position is the same for both sides; the side to move is worth little more.
/// let board = Board::DIAGONAL;
/// let value = Weights::builtin().value(&PatternIndices::of(board), board);
/// assert!(value.discs().abs() < 4.0);
/// ```
pub struct Weights {
    /// `[phase]`.
    tables: Vec<PhaseTable>,
}

impl fmt::Debug for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Weights")
            .field("phases", &self.tables.len())
            .finish_non_exhaustive()
    }
}

/// The file of the engine's own weights; docs/evaluation.md describes how it is made.
static BUILTIN: &[u8] = include_bytes!("../../../weights/weights.bin");

impl Weights {
    /// The engine's own weights, expanded at the first call.
    pub fn builtin() -> Arc<Weights> {
        static EXPANDED: OnceLock<Arc<Weights>> = OnceLock::new();
        let expand = || Weights::from_bytes(BUILTIN).expect("the file was made for these patterns");
        EXPANDED.get_or_init(|| Arc::new(expand())).clone()
    }

    /// Reads a weights file.
    ///
    /// # Errors
    /// If the bytes are not weights of these patterns.
    pub fn from_bytes(bytes: &[u8]) -> Result<Weights, WeightsError> {
        let features = FeatureSet::new();
        let knots = file::unpack(bytes, &features)?;
        let sums = Sums::new();
        let tables = Phase::all().map(|phase| {
            let (knot, share) = phase.interpolate();
            let (here, next) = (&knots[knot], &knots[(knot + 1).min(KNOT_COUNT - 1)]);
            let weights = here.iter().zip(next).map(|(&here, &next)| {
                let sum = i32::from(here) * (KNOT_SPACING - share) as i32
                    + i32::from(next) * share as i32;
                (sum / KNOT_SPACING as i32) as i16
            });
            PhaseTable::new(&weights.collect::<Vec<i16>>(), &features, &sums)
        });
        let tables: Option<Vec<PhaseTable>> = tables.collect();
        let tables = tables.ok_or(WeightsError::TooLarge)?;
        Ok(Weights { tables })
    }

    /// The bytes of a weights file, the nearest it can hold to `knots`.
    ///
    /// `[knot][weight]` in discs, in the numbering of [`FeatureSet`].
    pub fn to_bytes(knots: &[Vec<f32>; KNOT_COUNT], features: &FeatureSet) -> Vec<u8> {
        file::pack(knots, features)
    }

    /// The weights of a file: `[knot][weight]` in discs, in the numbering of [`FeatureSet`].
    ///
    /// # Errors
    /// If the bytes are not weights of these patterns.
    pub fn knots_of(bytes: &[u8], features: &FeatureSet) -> Result<Vec<Vec<f32>>, WeightsError> {
        let knots = file::unpack(bytes, features)?;
        let discs = |units: i16| f32::from(units) / Value::PER_DISC as f32;
        let knots = knots.into_iter();
        Ok(knots
            .map(|knot| knot.into_iter().map(discs).collect())
            .collect())
    }

    /// The expected outcome of `board` for the side to move; `indices` are those of the board.
    pub fn value(&self, indices: &PatternIndices, board: Board) -> Value {
        self.value_with_moves(indices, board, board.legal_moves())
    }

    /// The same, if the `legal` moves of the side to move have been computed already.
    #[inline]
    pub(crate) fn value_with_moves(
        &self,
        indices: &PatternIndices,
        board: Board,
        legal: Bitboard,
    ) -> Value {
        let table = &self.tables[Phase::of(board.empties().len()).index()];
        Value::clamped(table.sum(indices, board, legal))
    }
}
