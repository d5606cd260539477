//! Sets of squares, as wide as the largest board of the crate.

use core::ops::{BitAnd, BitOr, BitXor, Not};
use core::{array, iter};

use crate::BOARD_BITS;

/// Words of 64 bits beyond the first one, for the squares of the largest board.
const MORE: usize = BOARD_BITS.div_ceil(u64::BITS) as usize - 1;

/// A set of squares as bits; `Rules::bit` numbers the squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Squares {
    /// The first 64 bits, apart: where no board has more, a set is passed as a number.
    low: u64,
    more: [u64; MORE],
}

impl Squares {
    /// No square.
    pub const EMPTY: Squares = Squares::from_low(0);

    /// The square of one bit; none if no board has it.
    pub const fn of(bit: u32) -> Squares {
        Squares::EMPTY.with_bit(bit)
    }

    /// These squares with the one of a bit.
    pub const fn with_bit(mut self, bit: u32) -> Squares {
        let (word, bit) = ((bit / u64::BITS) as usize, 1 << (bit % u64::BITS));
        if word == 0 {
            self.low |= bit;
        } else if word < 1 + MORE {
            self.more[word - 1] |= bit;
        }
        self
    }

    /// The squares of the lowest 64 bits.
    pub const fn from_low(low: u64) -> Squares {
        let more = [0; MORE];
        Squares { low, more }
    }

    /// The lowest 64 bits, which are all of a board of so few.
    pub const fn low(self) -> u64 {
        self.low
    }

    /// The squares of this many bits, from the lowest.
    pub fn first(bits: u32) -> Squares {
        (0..bits).map(Squares::of).collect()
    }

    /// Whether there is no square.
    pub fn is_empty(self) -> bool {
        self == Squares::EMPTY
    }

    /// Number of squares.
    pub fn len(self) -> u32 {
        let more = self.more.iter().map(|word| word.count_ones());
        self.low.count_ones() + more.sum::<u32>()
    }

    /// Whether the square of this bit is among them.
    pub fn contains(self, bit: u32) -> bool {
        self.meets(Squares::of(bit))
    }

    /// Whether both have a square.
    pub fn meets(self, other: Squares) -> bool {
        !(self & other).is_empty()
    }

    /// The bits, in ascending order.
    pub fn bits(self) -> impl Iterator<Item = u32> {
        let mut left = self;
        iter::from_fn(move || {
            let words = iter::once(&mut left.low).chain(&mut left.more);
            for (word, first) in words.zip((0..).step_by(64)) {
                if *word != 0 {
                    let lowest = word.trailing_zeros();
                    *word &= *word - 1;
                    return Some(first + lowest);
                }
            }
            None
        })
    }

    fn with(self, other: Squares, join: impl Fn(u64, u64) -> u64) -> Squares {
        Squares {
            low: join(self.low, other.low),
            more: array::from_fn(|word| join(self.more[word], other.more[word])),
        }
    }
}

impl BitAnd for Squares {
    type Output = Squares;

    fn bitand(self, other: Squares) -> Squares {
        self.with(other, |word, other| word & other)
    }
}

impl BitOr for Squares {
    type Output = Squares;

    fn bitor(self, other: Squares) -> Squares {
        self.with(other, |word, other| word | other)
    }
}

impl BitXor for Squares {
    type Output = Squares;

    fn bitxor(self, other: Squares) -> Squares {
        self.with(other, |word, other| word ^ other)
    }
}

impl Not for Squares {
    type Output = Squares;

    fn not(self) -> Squares {
        Squares {
            low: !self.low,
            more: self.more.map(|word| !word),
        }
    }
}

/// All squares of the sets.
impl FromIterator<Squares> for Squares {
    fn from_iter<I: IntoIterator<Item = Squares>>(sets: I) -> Squares {
        sets.into_iter().fold(Squares::EMPTY, |all, set| all | set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_the_bits_that_are_put_in_and_no_other() {
        let bits: Vec<u32> = (0..BOARD_BITS).step_by(3).collect();
        let set: Squares = bits.iter().map(|&bit| Squares::of(bit)).collect();
        assert!(set.bits().eq(bits.iter().copied()));
        assert_eq!(set.len() as usize, bits.len());
        let missing = Squares::first(BOARD_BITS) & !set;
        assert!((0..BOARD_BITS).all(|bit| missing.contains(bit) != set.contains(bit)));
        assert!(!set.meets(missing) && (set ^ set).is_empty());
        assert_eq!(set | missing, Squares::first(BOARD_BITS));
    }
}
