//! Format of the weights file.
//!
//! Four magic bytes, then for each knot the weights in the numbering of [`FeatureSet`]. Each
//! pattern has one byte for its step, in 1/128 disc, and one signed byte of steps for each weight;
//! shared weights are stored once. The weights of mobility and parity follow as signed 16-bit
//! numbers of 1/128 disc, the least significant byte first.

use std::fmt;

use crate::eval::feature_set::FeatureSet;
use crate::eval::patterns::PATTERN_COUNT;
use crate::eval::phase::KNOT_COUNT;
use crate::rules::value::Value;

/// The first bytes of a weights file.
const MAGIC: [u8; 4] = *b"RVW1";

/// The bytes of a file with the nearest weights to `knots` that it can hold.
///
/// `[knot][weight]` in discs.
pub(super) fn pack(knots: &[Vec<f32>; KNOT_COUNT], features: &FeatureSet) -> Vec<u8> {
    let unit = Value::PER_DISC as f32;
    let mut bytes = MAGIC.to_vec();
    for knot in knots {
        for range in features.starts().windows(2) {
            let weights = &knot[range[0]..range[1]];
            let sizes = weights.iter().map(|weight| weight.abs());
            let largest = sizes.fold(0.0, f32::max);
            let step = (largest * unit / f32::from(i8::MAX))
                .ceil()
                .clamp(1.0, 255.0);
            bytes.push(step as u8);
            let packed = weights
                .iter()
                .map(|weight| (weight * unit / step).round() as i8);
            bytes.extend(packed.map(i8::cast_unsigned));
        }
        for weight in &knot[features.starts()[PATTERN_COUNT]..] {
            let rounded = (weight * unit).round() as i16;
            bytes.extend(rounded.to_le_bytes());
        }
    }
    bytes
}

/// `[knot][weight]` of a file, in the unit of [`Value`].
pub(super) fn unpack(bytes: &[u8], features: &FeatureSet) -> Result<Vec<Vec<i16>>, WeightsError> {
    let knots = bytes.strip_prefix(&MAGIC).ok_or(WeightsError::NoWeights)?;
    let pattern_weights = features.starts()[PATTERN_COUNT];
    let other_weights = features.weight_count() - pattern_weights;
    let bytes_per_knot = PATTERN_COUNT + pattern_weights + 2 * other_weights;
    let expected = MAGIC.len() + KNOT_COUNT * bytes_per_knot;
    if bytes.len() != expected {
        return Err(WeightsError::Length {
            expected,
            found: bytes.len(),
        });
    }
    Ok(knots
        .chunks_exact(bytes_per_knot)
        .map(|knot| unpack_knot(knot, features))
        .collect())
}

fn unpack_knot(mut bytes: &[u8], features: &FeatureSet) -> Vec<i16> {
    let mut weights = Vec::with_capacity(features.weight_count());
    for range in features.starts().windows(2) {
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

/// Why bytes are not weights.
///
/// ```
/// use reversi_engine::Weights;
///
/// let wrong = Weights::from_bytes(b"GIF89a").err().expect("no weights");
/// assert_eq!(wrong.to_string(), "this is not a weights file");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeightsError {
    /// They do not begin like a weights file.
    NoWeights,
    /// The file is cut off, too long, or made for other patterns.
    Length {
        /// Length of a file for these patterns, in bytes.
        expected: usize,
        /// Length of this file, in bytes.
        found: usize,
    },
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WeightsError::NoWeights => f.write_str("this is not a weights file"),
            WeightsError::Length { expected, found } => {
                write!(
                    f,
                    "a weights file has {expected} bytes, this one has {found}"
                )
            }
        }
    }
}

impl std::error::Error for WeightsError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::Weights;
    use reversi_game::Rng;

    #[test]
    fn what_is_packed_is_unpacked_within_half_a_step() {
        let features = FeatureSet::new();
        let mut rng = Rng::new(3);
        // From -4 to 4 discs: the largest step is 5/128 disc.
        let mut weight = || rng.below(8001) as f32 / 1000.0 - 4.0;
        let knots = [(); KNOT_COUNT].map(|()| {
            let weights = (0..features.weight_count()).map(|_| weight());
            weights.collect::<Vec<f32>>()
        });
        let unpacked = unpack(&pack(&knots, &features), &features).expect("a packed file");
        assert_eq!(unpacked.len(), KNOT_COUNT);
        for (knot, unpacked) in knots.iter().zip(&unpacked) {
            assert_eq!(unpacked.len(), features.weight_count());
            for (weight, &unpacked) in knot.iter().zip(unpacked) {
                let difference = (weight - f32::from(unpacked) / Value::PER_DISC as f32).abs();
                assert!(difference <= 2.51 / 128.0, "{weight} became {unpacked}/128");
            }
        }
    }

    #[test]
    fn other_bytes_are_refused() {
        let error = |bytes: &[u8]| Weights::from_bytes(bytes).err();
        assert_eq!(error(b"GIF89a"), Some(WeightsError::NoWeights));
        let short = error(b"RVW1abc").expect("three bytes are too few");
        assert!(short.to_string().ends_with("this one has 7"), "{short}");
    }
}
