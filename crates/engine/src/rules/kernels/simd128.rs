//! The kernel for WebAssembly with vectors of 128 bits.
//!
//! A vector holds a set of squares twice: as it is, and upside down, which reverses its bytes
//! because a rank is a byte. Down on the upside-down board is up on the board: one computation
//! follows the runs in two opposite directions, always towards higher indices. Rows are the same
//! both ways; their flips come from tables.

use std::arch::wasm32::{
    i8x16_shuffle, i64x2_add, i64x2_ne, i64x2_neg, i64x2_splat, u64x2, u64x2_extract_lane,
    u64x2_shl, u64x2_splat, v128, v128_and, v128_andnot, v128_or,
};

use super::runs::{INNER_FILES, beyond_runs};
use crate::rules::square::Square;

/// `[square][direction]`: the squares that lie down left, straight down and down right, and on the
/// upside-down board those that lie up left, straight up and up right; without the square itself.
static RAYS: [[[u64; 2]; 3]; 64] = rays();

const fn rays() -> [[[u64; 2]; 3]; 64] {
    let mut rays = [[[0; 2]; 3]; 64];
    let mut square = 0;
    while square < 64 {
        let mut direction = 0;
        while direction < 3 {
            let (mut x, mut y) = (square as i8 % 8, square as i8 / 8);
            loop {
                (x, y) = (x + direction as i8 - 1, y + 1);
                if x < 0 || x > 7 || y > 7 {
                    break;
                }
                rays[square][direction][0] |= 1 << (y * 8 + x);
                rays[square ^ 56][direction][1] |= 1 << (y * 8 + x);
            }
            direction += 1;
        }
        square += 1;
    }
    rays
}

/// `[file][opponent]`: the squares of a rank whose disc, if it is the player's, encloses a run
/// together with one on the file; `opponent` are the opponent's discs on the files b to g.
static ENDS: [[u8; 64]; 8] = {
    let mut ends = [[0; 64]; 8];
    let mut file = 0;
    while file < 8 {
        let mut opponent = 0;
        while opponent < 64 {
            let through = opponent << 1;
            let mut right = file + 1;
            while through >> right & 1 != 0 {
                right += 1;
            }
            if right > file + 1 {
                ends[file][opponent] |= 1 << right;
            }
            let mut left = file;
            while left > 0 && through >> (left - 1) & 1 != 0 {
                left -= 1;
            }
            if left > 0 && left < file {
                ends[file][opponent] |= 1 << (left - 1);
            }
            opponent += 1;
        }
        file += 1;
    }
    ends
};

/// `[file][ends]`: the squares of a rank between the file and the ends, at most one on each side.
static BETWEEN: [[u8; 256]; 8] = {
    let mut between = [[0; 256]; 8];
    let mut file = 0;
    while file < 8 {
        let mut ends: usize = 0;
        while ends < 256 {
            let right = ends >> file >> 1;
            let left = ends & ((1 << file) - 1);
            if right != 0 {
                between[file][ends] |= (((1 << right.trailing_zeros()) - 1) << (file + 1)) as u8;
            }
            if left != 0 {
                between[file][ends] |= ((1 << file) - (2 << left.ilog2())) as u8;
            }
            ends += 1;
        }
        file += 1;
    }
    between
};

/// The squares just beyond runs of the opponent's discs that begin beside one of the player's; some
/// may be occupied.
#[inline]
pub(crate) fn enclosing_squares(player: u64, opponent: u64) -> u64 {
    let inner = opponent & INNER_FILES;
    let (from, all, through) = (both_ways(player), both_ways(opponent), both_ways(inner));
    let slanting = v128_or(
        beyond_runs_downwards::<7>(from, through),
        beyond_runs_downwards::<9>(from, through),
    );
    joined(v128_or(beyond_runs_downwards::<8>(from, all), slanting))
        | beyond_runs::<1>(player, inner)
}

/// The opponent's discs that flip when the player places a disc on `square`, which is empty.
#[inline]
pub(crate) fn flips(player: u64, opponent: u64, square: Square) -> u64 {
    let (from, through) = (both_ways(player), both_ways(opponent));
    let [left, straight, right] = RAYS[square as usize].map(|[down, up]| {
        let ray = u64x2(down, up);
        // The first square that is not the opponent's has to be the player's.
        let gaps = v128_andnot(ray, through);
        let end = v128_and(v128_and(gaps, i64x2_neg(gaps)), from);
        // One less fills everything below the end; without an end, nothing is subtracted.
        let below = i64x2_add(end, i64x2_ne(end, i64x2_splat(0)));
        v128_and(below, ray)
    });
    joined(v128_or(v128_or(left, straight), right)) | flips_in_row(player, opponent, square)
}

/// The set as it is, and upside down.
#[inline(always)]
fn both_ways(set: u64) -> v128 {
    let twice = u64x2_splat(set);
    i8x16_shuffle::<0, 1, 2, 3, 4, 5, 6, 7, 15, 14, 13, 12, 11, 10, 9, 8>(twice, twice)
}

/// The squares of the first set, and those of the second turned the right way up.
#[inline(always)]
fn joined(sets: v128) -> u64 {
    let back = i8x16_shuffle::<15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0>(sets, sets);
    u64x2_extract_lane::<0>(v128_or(sets, back))
}

/// The squares just beyond unbroken runs of `through` that begin beside a disc of `from`, each
/// square of a run `SHIFT` indices higher than the one before.
#[inline(always)]
fn beyond_runs_downwards<const SHIFT: u32>(from: v128, through: v128) -> v128 {
    let mut runs = v128_and(through, u64x2_shl(from, SHIFT));
    runs = v128_or(runs, v128_and(through, u64x2_shl(runs, SHIFT)));
    let pairs = v128_and(through, u64x2_shl(through, SHIFT));
    runs = v128_or(runs, v128_and(pairs, u64x2_shl(runs, 2 * SHIFT)));
    runs = v128_or(runs, v128_and(pairs, u64x2_shl(runs, 2 * SHIFT)));
    u64x2_shl(runs, SHIFT)
}

/// The discs that flip in the row of `square`.
#[inline(always)]
fn flips_in_row(player: u64, opponent: u64, square: Square) -> u64 {
    let (file, row) = (square as usize % 8, square as u32 / 8 * 8);
    let ends = ENDS[file][(opponent >> row >> 1) as usize & 63] & (player >> row) as u8;
    u64::from(BETWEEN[file][usize::from(ends)]) << row
}
