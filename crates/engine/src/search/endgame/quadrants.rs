//! Quadrants of the board: in one with an odd number of empties, a side is likely to make the last
//! move.

use crate::rules::bitboard::Bitboard;
use crate::rules::square::Square;

/// `[quadrants]`: the squares of the quadrants whose bits are set.
const QUADRANTS: [u64; 16] = {
    const FIRST: u64 = 0x0000_0000_0F0F_0F0F;
    let mut sets = [0; 16];
    let mut index = 0;
    while index < 16 {
        let mut quadrant = 0;
        while quadrant < 4 {
            if index >> quadrant & 1 != 0 {
                sets[index] |= FIRST << (quadrant % 2 * 4 + quadrant / 2 * 32);
            }
            quadrant += 1;
        }
        index += 1;
    }
    sets
};

/// The quadrant a square lies in, 0 to 3.
#[inline]
pub(super) const fn quadrant(square: Square) -> u8 {
    square.file() / 4 + square.rank() / 4 * 2
}

/// The squares of the quadrants that hold an odd number of `empties`.
#[inline]
pub(super) fn odd_quadrants(empties: Bitboard) -> Bitboard {
    let odd = |quadrant: usize| {
        let held = empties & Bitboard::from_bits(QUADRANTS[1 << quadrant]);
        (held.len() as usize & 1) << quadrant
    };
    Bitboard::from_bits(QUADRANTS[odd(0) | odd(1) | odd(2) | odd(3)])
}
