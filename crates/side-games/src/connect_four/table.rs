//! The transposition table of the solver: bounds of positions searched before.

use alloc::vec;
use alloc::vec::Vec;

/// The known bounds of the score of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// It is at least this.
    Lower(i32),
    /// It is at most this.
    Upper(i32),
}

/// Positions and bounds, two to a bucket: the first slot keeps the entry that took the most work,
/// the second the latest.
///
/// An entry is 49 bits of key, 7 bits of bound and 8 bits of work. No two positions have the same
/// key, so an entry found is never another position's.
pub struct Table {
    buckets: Vec<[u64; 2]>,
}

const KEY_BITS: u32 = 49;
const KEY: u64 = (1 << KEY_BITS) - 1;
const BOUND_SHIFT: u32 = KEY_BITS;
const WORK_SHIFT: u32 = KEY_BITS + 7;

/// Scores lie between -21 and 21: an upper bound is stored as 1 to 43, a lower one as 65 to 107.
const ZERO: i32 = 22;
const LOWER: i32 = 64;

impl Table {
    /// A table of 2^`bits` buckets of 16 bytes.
    pub fn new(bits: u32) -> Table {
        Table {
            buckets: vec![[0; 2]; 1 << bits],
        }
    }

    /// Drops all entries.
    pub fn clear(&mut self) {
        self.buckets.fill([0; 2]);
    }

    fn index(&self, key: u64) -> usize {
        // The golden ratio spreads keys that differ in few columns over the whole table.
        let hash = key.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (hash >> (64 - self.buckets.len().trailing_zeros())) as usize
    }

    /// The known bounds of the position with this key.
    pub fn get(&self, key: u64) -> Option<Bound> {
        let bucket = &self.buckets[self.index(key)];
        let entry = bucket.iter().find(|&entry| entry & KEY == key)?;
        let stored = (entry >> BOUND_SHIFT & 0x7F) as i32;
        Some(if stored >= LOWER {
            Bound::Lower(stored - LOWER - ZERO)
        } else {
            Bound::Upper(stored - ZERO)
        })
    }

    /// Stores a bound that took `nodes` positions to find.
    pub fn insert(&mut self, key: u64, bound: Bound, nodes: u64) {
        let stored = match bound {
            Bound::Lower(score) => score + ZERO + LOWER,
            Bound::Upper(score) => score + ZERO,
        };
        let work = u64::from(64 - nodes.leading_zeros());
        let entry = key | (stored as u64) << BOUND_SHIFT | work << WORK_SHIFT;
        let index = self.index(key);
        let [first, second] = &mut self.buckets[index];
        if *first & KEY == key {
            *first = entry;
        } else if *first >> WORK_SHIFT > work {
            *second = entry;
        } else {
            *second = *first;
            *first = entry;
        }
    }
}
