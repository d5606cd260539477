//! The kernel for words of 64 bits.
//!
//! Mobility is found with Kogge-Stone fills: from all the player's discs at once, shifts by one
//! square, one more and twice two more follow the runs of opponent discs in each of the eight
//! directions. Flips are found with one addition per direction to higher indices (the carry runs
//! along the opponent's discs) and one count of leading zeros per direction to lower ones. Both
//! ideas are common in the field.

use super::runs::{INNER_FILES, beyond_runs};
use crate::rules::square::Square;

/// `[square][direction]`: the squares that lie in one direction, without the square itself.
/// Directions 0-3 lead to higher indices (right, down left, down, down right), 4-7 to lower ones.
pub(super) static RAYS: [[u64; 8]; 64] = rays();

const fn rays() -> [[u64; 8]; 64] {
    const STEPS: [(i8, i8); 8] = [
        (1, 0),
        (-1, 1),
        (0, 1),
        (1, 1),
        (-1, 0),
        (1, -1),
        (0, -1),
        (-1, -1),
    ];
    let mut rays = [[0; 8]; 64];
    let mut square = 0;
    while square < 64 {
        let mut direction = 0;
        while direction < 8 {
            let (step_x, step_y) = STEPS[direction];
            let (mut x, mut y) = (square as i8 % 8 + step_x, square as i8 / 8 + step_y);
            while x >= 0 && x < 8 && y >= 0 && y < 8 {
                rays[square][direction] |= 1 << (y * 8 + x);
                (x, y) = (x + step_x, y + step_y);
            }
            direction += 1;
        }
        square += 1;
    }
    rays
}

/// The squares just beyond runs of the opponent's discs that begin beside one of the player's; some
/// may be occupied.
#[inline]
pub(crate) const fn enclosing_squares(player: u64, opponent: u64) -> u64 {
    let inner = opponent & INNER_FILES;
    beyond_runs::<1>(player, inner)
        | beyond_runs::<7>(player, inner)
        | beyond_runs::<8>(player, opponent)
        | beyond_runs::<9>(player, inner)
}

/// The opponent's discs that flip when the player places a disc on `square`, which is empty.
#[inline]
pub(crate) const fn flips(player: u64, opponent: u64, square: Square) -> u64 {
    let rays = &RAYS[square as usize];
    flips_upwards(player, opponent, rays[0])
        | flips_upwards(player, opponent, rays[1])
        | flips_upwards(player, opponent, rays[2])
        | flips_upwards(player, opponent, rays[3])
        | flips_downwards(player, opponent, rays[4])
        | flips_downwards(player, opponent, rays[5])
        | flips_downwards(player, opponent, rays[6])
        | flips_downwards(player, opponent, rays[7])
}

/// The discs that flip along `ray`, which leads to higher indices. With all squares off the ray
/// filled, adding one carries along them and along the opponent's discs to the first other square
/// of the ray; it must be the player's.
#[inline]
const fn flips_upwards(player: u64, opponent: u64, ray: u64) -> u64 {
    let end = (opponent | !ray).wrapping_add(1) & ray & player;
    end.wrapping_sub((end != 0) as u64) & ray
}

/// The discs that flip along `ray`, which leads to lower indices: the highest square of the ray
/// that is not the opponent's has to be the player's, and all of the ray above it flips.
#[inline]
const fn flips_downwards(player: u64, opponent: u64, ray: u64) -> u64 {
    // The lowest bit keeps the count below 64; off the ray it ends no run.
    let gap = (ray & !opponent) | 1;
    let end = (1 << 63 >> gap.leading_zeros()) & ray & player;
    (end << 1).wrapping_neg() & ray
}
