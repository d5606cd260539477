//! Format of the weights file.
//!
//! Four magic bytes, the number of weights of one knot (four bytes, the least significant first),
//! then coded bits: for each knot the weights in the numbering of [`FeatureSet`]. Each pattern has
//! a step, in 1/128 disc, and from -127 to 127 steps for each weight; shared weights are stored
//! once. The weights of mobility and parity follow as 16-bit numbers of 1/128 disc.
//!
//! A weight is much like it was at the knot before: its bits have other probabilities for
//! each size of that weight.

use std::fmt;

use super::arithmetic_coder::{BitCoder, Decoder, Encoder, Probability};
use crate::eval::feature_set::FeatureSet;
use crate::eval::patterns::PATTERN_COUNT;
use crate::eval::phase::KNOT_COUNT;
use crate::rules::value::Value;

/// The first bytes of a weights file.
const MAGIC: [u8; 4] = *b"RVW2";

/// The weights of one knot as the file holds them.
#[derive(Clone, Debug, PartialEq)]
struct PackedKnot {
    /// `[pattern]`: the step in 1/128 disc.
    steps: [u8; PATTERN_COUNT],
    /// The weights of the patterns, in steps.
    patterns: Vec<i8>,
    /// The weights of mobility and parity, in 1/128 disc.
    others: Vec<i16>,
}

/// The bytes of a file with the nearest weights to `knots` that it can hold.
///
/// `[knot][weight]` in discs.
pub(super) fn pack(knots: &[Vec<f32>; KNOT_COUNT], features: &FeatureSet) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend((features.weight_count() as u32).to_le_bytes());
    let mut encoder = Encoder::new(bytes);
    let mut code = WeightsCode::default();
    let mut before = None;
    for knot in knots {
        let mut packed = PackedKnot::of(knot, features);
        code.code(&mut encoder, &mut packed, before.as_ref());
        before = Some(packed);
    }
    encoder.finish()
}

/// `[knot][weight]` of a file, in the unit of [`Value`].
pub(super) fn unpack(bytes: &[u8], features: &FeatureSet) -> Result<Vec<Vec<i16>>, WeightsError> {
    let rest = bytes.strip_prefix(&MAGIC).ok_or(WeightsError::NoWeights)?;
    let (count, coded) = rest.split_first_chunk().ok_or(WeightsError::Damaged)?;
    let expected = features.weight_count() as u32;
    let found = u32::from_le_bytes(*count);
    if found != expected {
        return Err(WeightsError::OtherFeatures { expected, found });
    }
    let mut decoder = Decoder::new(coded);
    let mut code = WeightsCode::default();
    let mut knots = Vec::with_capacity(KNOT_COUNT);
    let mut before = None;
    for _ in 0..KNOT_COUNT {
        let mut knot = PackedKnot::new(features);
        code.code(&mut decoder, &mut knot, before.as_ref());
        if decoder.is_past_end() {
            return Err(WeightsError::Damaged);
        }
        knots.push(knot.weights(features));
        before = Some(knot);
    }
    if decoder.is_at_end() {
        Ok(knots)
    } else {
        Err(WeightsError::Damaged)
    }
}

impl PackedKnot {
    /// Room for the weights of a knot.
    fn new(features: &FeatureSet) -> PackedKnot {
        let pattern_weights = features.pattern_weight_count();
        PackedKnot {
            steps: [0; PATTERN_COUNT],
            patterns: vec![0; pattern_weights],
            others: vec![0; features.weight_count() - pattern_weights],
        }
    }

    /// The nearest to `weights`, in discs.
    fn of(weights: &[f32], features: &FeatureSet) -> PackedKnot {
        let unit = Value::PER_DISC as f32;
        let mut packed = PackedKnot::new(features);
        for (range, packed_step) in features.pattern_ranges().zip(&mut packed.steps) {
            let sizes = weights[range.clone()].iter().map(|weight| weight.abs());
            let largest = sizes.fold(0.0, f32::max);
            let step = (largest * unit / f32::from(i8::MAX))
                .ceil()
                .clamp(1.0, 255.0);
            *packed_step = step as u8;
            for (packed, weight) in packed.patterns[range.clone()]
                .iter_mut()
                .zip(&weights[range])
            {
                *packed = (weight * unit / step).round() as i8;
            }
        }
        let others = &weights[packed.patterns.len()..];
        for (packed, weight) in packed.others.iter_mut().zip(others) {
            *packed = (weight * unit).round() as i16;
        }
        packed
    }

    /// All weights, in the unit of [`Value`].
    fn weights(&self, features: &FeatureSet) -> Vec<i16> {
        let mut weights = Vec::with_capacity(features.weight_count());
        for (range, &step) in features.pattern_ranges().zip(&self.steps) {
            let in_steps = self.patterns[range].iter();
            weights.extend(in_steps.map(|&steps| i16::from(steps) * i16::from(step)));
        }
        weights.extend(&self.others);
        weights
    }
}

/// The probabilities of the bits that a byte is coded by.
#[derive(Clone)]
struct ByteCode {
    /// `[place]`: whether the number is longer than this many bits after the leading 1.
    longer: [Probability; 8],
    /// `[bits after the leading 1][the leading bits so far]`: whether the next bit is 1.
    next: [[Probability; 256]; 9],
}

impl ByteCode {
    const EVEN: ByteCode = ByteCode {
        longer: [Probability::EVEN; 8],
        next: [[Probability::EVEN; 256]; 9],
    };

    /// Writes a byte, or reads one in its place. Small numbers take few bits: the
    /// length of the number after it is coded first.
    fn code(&mut self, coder: &mut impl BitCoder, byte: u8) -> u8 {
        let number = u32::from(byte) + 1;
        let mut length = 0;
        while length < 8 && coder.code(number >> length > 1, &mut self.longer[length]) {
            length += 1;
        }
        let mut leading = 1;
        for place in (0..length).rev() {
            let bit = coder.code(number >> place & 1 == 1, &mut self.next[length][leading]);
            leading = leading << 1 | usize::from(bit);
        }
        (leading - 1) as u8
    }
}

/// The probabilities of the bits of a file.
struct WeightsCode {
    of_steps: ByteCode,
    of_others: [ByteCode; 2],
    /// `[class]`: those of the weights of a class.
    of_weights: Vec<ByteCode>,
}

impl Default for WeightsCode {
    fn default() -> WeightsCode {
        WeightsCode {
            of_steps: ByteCode::EVEN,
            of_others: [ByteCode::EVEN; 2],
            of_weights: vec![ByteCode::EVEN; CLASS_COUNT],
        }
    }
}

impl WeightsCode {
    /// Writes the weights of a knot after those of the knot `before`, or reads them in its place.
    fn code(
        &mut self,
        coder: &mut impl BitCoder,
        knot: &mut PackedKnot,
        before: Option<&PackedKnot>,
    ) {
        for step in &mut knot.steps {
            *step = self.of_steps.code(coder, *step);
        }
        for (number, weight) in knot.patterns.iter_mut().enumerate() {
            let class = class(before.map(|before| before.patterns[number]));
            let byte = self.of_weights[class].code(coder, zigzag(*weight));
            *weight = unzigzag(byte);
        }
        for weight in &mut knot.others {
            let mut bytes = weight.to_le_bytes();
            for (byte, code) in bytes.iter_mut().zip(&mut self.of_others) {
                *byte = code.code(coder, *byte);
            }
            *weight = i16::from_le_bytes(bytes);
        }
    }
}

/// Number of classes of weights.
const CLASS_COUNT: usize = 2 + 2 * LARGEST_CLASS as usize;

/// Weights of more steps at the knot before belong to one class.
const LARGEST_CLASS: i8 = 20;

/// The class of a weight, by its steps at the knot before; those of the first knot are one class.
fn class(before: Option<i8>) -> usize {
    match before {
        Some(steps) => 1 + (steps.clamp(-LARGEST_CLASS, LARGEST_CLASS) + LARGEST_CLASS) as usize,
        None => 0,
    }
}

/// 0, 1, 2, 3, 4 … for 0, -1, 1, -2, 2 …: the leading bits of small numbers are 0.
fn zigzag(number: i8) -> u8 {
    (number << 1 ^ number >> 7).cast_unsigned()
}

fn unzigzag(byte: u8) -> i8 {
    (byte >> 1 ^ (byte & 1).wrapping_neg()).cast_signed()
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
    /// The file was made for other patterns.
    OtherFeatures {
        /// Number of weights of a knot in a file for these patterns.
        expected: u32,
        /// The number in this file.
        found: u32,
    },
    /// The file is cut off, too long or damaged.
    Damaged,
    /// Weights that are looked up together add up to more than 255 discs.
    TooLarge,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WeightsError::NoWeights => f.write_str("this is not a weights file"),
            WeightsError::OtherFeatures { expected, found } => write!(
                f,
                "the weights file is for an evaluation of {found} weights, this one has {expected}"
            ),
            WeightsError::Damaged => {
                f.write_str("the weights file is cut off, too long or damaged")
            }
            WeightsError::TooLarge => {
                f.write_str("weights of the file add up to more than 255 discs for a configuration")
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
        let features = FeatureSet::new();
        let knots = [(); KNOT_COUNT].map(|()| vec![0.5; features.weight_count()]);
        let bytes = pack(&knots, &features);
        let error = |bytes: &[u8]| Weights::from_bytes(bytes).err();
        assert_eq!(error(&bytes), None);
        assert_eq!(error(b"GIF89a"), Some(WeightsError::NoWeights));
        assert_eq!(error(b"RVW2abc"), Some(WeightsError::Damaged));
        assert_eq!(
            error(&bytes[..bytes.len() - 1]),
            Some(WeightsError::Damaged)
        );
        assert_eq!(
            error(&[&bytes[..], &[0]].concat()),
            Some(WeightsError::Damaged)
        );
        let mut other = bytes;
        other[4..8].copy_from_slice(&7_u32.to_le_bytes());
        let other = error(&other).expect("seven weights are too few");
        let start = "the weights file is for an evaluation of 7 weights, this one has ";
        assert!(other.to_string().starts_with(start), "{other}");
    }
}
