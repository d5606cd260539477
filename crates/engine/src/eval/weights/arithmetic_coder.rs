//! Adaptive binary arithmetic coding: the more predictable a bit is, the less room it takes.
//!
//! The coder keeps an interval of 32-bit numbers. Each bit cuts it in two parts, as long as the two
//! values of the bit are probable, and keeps one of them. Leading bytes that are the same in the
//! whole interval are written; in the end any number of the interval stands for the bits after
//! them. A probability follows the bits that were coded with it. (Rissanen and Langdon, "Arithmetic
//! Coding", 1979.)

/// The probability that the next bit is 1, which adapts to the bits so far.
#[derive(Clone, Copy, Debug)]
pub struct Probability(u16);

impl Probability {
    /// Either value is as likely.
    pub const EVEN: Probability = Probability(1 << 15);

    /// How fast it adapts: each bit goes 2 to the minus `RATE` of the way to certainty.
    const RATE: u32 = 5;

    fn adapt(&mut self, bit: bool) {
        if bit {
            self.0 += (u16::MAX - self.0) >> Self::RATE;
        } else {
            self.0 -= self.0 >> Self::RATE;
        }
    }
}

/// The numbers from `low` to `high`, both included.
struct Interval {
    low: u32,
    high: u32,
}

impl Interval {
    const WHOLE: Interval = Interval {
        low: 0,
        high: u32::MAX,
    };

    /// The last number of the part for a 1; the part for a 0 follows it.
    fn last_of_ones(&self, probability: Probability) -> u32 {
        let part = (u64::from(self.high - self.low) * u64::from(probability.0)) >> 16;
        self.low + part as u32
    }

    fn keep(&mut self, bit: bool, last_of_ones: u32) {
        if bit {
            self.high = last_of_ones;
        } else {
            self.low = last_of_ones + 1;
        }
    }

    /// Removes the leading byte if it is the same in the whole interval, and returns it.
    fn shift(&mut self) -> Option<u8> {
        let [first, ..] = self.low.to_be_bytes();
        let same = self.high.to_be_bytes()[0] == first;
        same.then(|| {
            self.low <<= 8;
            self.high = self.high << 8 | 0xff;
            first
        })
    }
}

/// A writer or a reader of bits: a format is described once, for both.
pub trait BitCoder {
    /// Writes `bit`, or reads one in its place; returns it, and adapts its probability.
    fn code(&mut self, bit: bool, probability: &mut Probability) -> bool;
}

/// Writes bits.
pub struct Encoder {
    interval: Interval,
    bytes: Vec<u8>,
}

impl Encoder {
    /// Appends to `bytes`.
    pub fn new(bytes: Vec<u8>) -> Encoder {
        Encoder {
            interval: Interval::WHOLE,
            bytes,
        }
    }

    /// The bytes with all bits.
    pub fn finish(mut self) -> Vec<u8> {
        self.bytes.extend(self.interval.high.to_be_bytes());
        self.bytes
    }
}

impl BitCoder for Encoder {
    fn code(&mut self, bit: bool, probability: &mut Probability) -> bool {
        let last_of_ones = self.interval.last_of_ones(*probability);
        self.interval.keep(bit, last_of_ones);
        probability.adapt(bit);
        while let Some(byte) = self.interval.shift() {
            self.bytes.push(byte);
        }
        bit
    }
}

/// Reads the bits that an [`Encoder`] has written, with the same probabilities.
pub struct Decoder<'a> {
    interval: Interval,
    /// The four bytes that lie in the interval; 0 for those after the end.
    number: u32,
    rest: &'a [u8],
    past_end: bool,
}

impl Decoder<'_> {
    /// Reads from the first byte of `bytes` on.
    pub fn new(bytes: &[u8]) -> Decoder<'_> {
        let mut decoder = Decoder {
            interval: Interval::WHOLE,
            number: 0,
            rest: bytes,
            past_end: false,
        };
        for _ in 0..size_of::<u32>() {
            decoder.next_byte();
        }
        decoder
    }

    /// Whether the bits read so far are those of all bytes, no more and no fewer.
    pub fn is_at_end(&self) -> bool {
        self.rest.is_empty() && !self.is_past_end()
    }

    /// Whether bits have been read that no byte stands for.
    pub fn is_past_end(&self) -> bool {
        self.past_end
    }

    fn next_byte(&mut self) {
        let byte = match self.rest.split_first() {
            Some((&byte, rest)) => {
                self.rest = rest;
                byte
            }
            None => {
                self.past_end = true;
                0
            }
        };
        self.number = self.number << 8 | u32::from(byte);
    }
}

impl BitCoder for Decoder<'_> {
    #[inline]
    fn code(&mut self, _: bool, probability: &mut Probability) -> bool {
        let last_of_ones = self.interval.last_of_ones(*probability);
        let bit = self.number <= last_of_ones;
        self.interval.keep(bit, last_of_ones);
        probability.adapt(bit);
        while self.interval.shift().is_some() {
            self.next_byte();
        }
        bit
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use reversi_game::Rng;

    /// Bits; one in `one_in` is 1.
    fn bits(count: usize, one_in: usize) -> Vec<bool> {
        let mut rng = Rng::new(7);
        (0..count).map(|_| rng.below(one_in) == 0).collect()
    }

    fn encoded(bits: &[bool]) -> Vec<u8> {
        let mut encoder = Encoder::new(Vec::new());
        let mut probability = Probability::EVEN;
        for &bit in bits {
            encoder.code(bit, &mut probability);
        }
        encoder.finish()
    }

    #[test]
    fn bits_are_read_as_they_were_written() {
        for one_in in [1, 2, 3, 20, 1000] {
            let bits = bits(5000, one_in);
            let bytes = encoded(&bits);
            let mut decoder = Decoder::new(&bytes);
            let mut probability = Probability::EVEN;
            for (number, &bit) in bits.iter().enumerate() {
                assert_eq!(decoder.code(false, &mut probability), bit, "bit {number}");
            }
            assert!(decoder.is_at_end(), "one in {one_in}");
        }
    }

    #[test]
    fn predictable_bits_take_less_room() {
        // 80,000 bits with a 1 among 20 have an entropy of 22,912 bits, 2,864 bytes.
        let bytes = encoded(&bits(80_000, 20)).len();
        assert!((2864..3010).contains(&bytes), "{bytes}");
        let bytes = encoded(&bits(80_000, 2)).len();
        assert!((10_000..10_200).contains(&bytes), "{bytes}");
    }

    #[test]
    fn bits_of_an_even_probability_take_a_bit_each() {
        let mut encoder = Encoder::new(Vec::new());
        for bit in bits(800, 2) {
            encoder.code(bit, &mut Probability::EVEN.clone());
        }
        let bytes = encoder.finish().len();
        assert!((100..=104).contains(&bytes), "{bytes}");
    }

    #[test]
    fn missing_and_further_bytes_are_noticed() {
        let bits = bits(5000, 3);
        let at_end = |bytes: &[u8]| {
            let mut decoder = Decoder::new(bytes);
            let mut probability = Probability::EVEN;
            bits.iter().for_each(|_| {
                decoder.code(false, &mut probability);
            });
            decoder.is_at_end()
        };
        let bytes = encoded(&bits);
        assert!(at_end(&bytes));
        assert!(!at_end(&bytes[..bytes.len() - 1]));
        assert!(!at_end(&[&bytes[..], &[0]].concat()));
        assert!(!at_end(&[]));
    }
}
