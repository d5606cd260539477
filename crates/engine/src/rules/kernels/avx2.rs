//! The kernel for x86-64 with vectors of 256 bits, which follow four directions at once.

use std::arch::x86_64::{
    __m256i, _mm_cvtsi128_si64, _mm_or_si128, _mm_unpackhi_epi64, _mm256_add_epi64,
    _mm256_and_si256, _mm256_andnot_si256, _mm256_castsi256_si128, _mm256_cmpeq_epi64,
    _mm256_extracti128_si256, _mm256_or_si256, _mm256_set1_epi64x, _mm256_setr_epi64x,
    _mm256_setzero_si256, _mm256_slli_epi64, _mm256_sllv_epi64, _mm256_srlv_epi64,
    _mm256_sub_epi64,
};

use super::runs::INNER_FILES;
use super::scalar::RAYS;
use crate::rules::square::Square;

/// The squares just beyond runs of the opponent's discs that begin beside one of the player's; some
/// may be occupied.
#[target_feature(enable = "avx2")]
#[inline]
pub(crate) fn enclosing_squares(player: u64, opponent: u64) -> u64 {
    let inner = opponent & INNER_FILES;
    let (from, through) = (splat(player), lanes([inner, inner, opponent, inner]));
    let (step, two_steps) = (lanes([1, 7, 8, 9]), lanes([2, 14, 16, 18]));
    let mut up = _mm256_and_si256(through, _mm256_sllv_epi64(from, step));
    let mut down = _mm256_and_si256(through, _mm256_srlv_epi64(from, step));
    up = grown(up, through, _mm256_sllv_epi64(up, step));
    down = grown(down, through, _mm256_srlv_epi64(down, step));
    let pairs_up = _mm256_and_si256(through, _mm256_sllv_epi64(through, step));
    let pairs_down = _mm256_srlv_epi64(pairs_up, step);
    for _ in 0..2 {
        up = grown(up, pairs_up, _mm256_sllv_epi64(up, two_steps));
        down = grown(down, pairs_down, _mm256_srlv_epi64(down, two_steps));
    }
    joined(_mm256_or_si256(
        _mm256_sllv_epi64(up, step),
        _mm256_srlv_epi64(down, step),
    ))
}

/// The opponent's discs that flip when the player places a disc on `square`, which is empty.
#[target_feature(enable = "avx2")]
#[inline]
pub(crate) fn flips(player: u64, opponent: u64, square: Square) -> u64 {
    let &[
        right,
        down_left,
        down,
        down_right,
        left,
        up_right,
        up,
        up_left,
    ] = &RAYS[square as usize];
    let (from, through) = (splat(player), splat(opponent));
    let upwards = flips_upwards(from, through, lanes([right, down_left, down, down_right]));
    let downwards = flips_downwards(from, through, lanes([left, up_right, up, up_left]));
    joined(_mm256_or_si256(upwards, downwards))
}

/// The discs that flip along rays to higher indices: with all squares off a ray filled, adding one
/// carries along the opponent's discs to the first other square of the ray.
#[target_feature(enable = "avx2")]
#[inline]
fn flips_upwards(from: __m256i, through: __m256i, ray: __m256i) -> __m256i {
    let ones = splat(u64::MAX);
    let filled = _mm256_or_si256(through, _mm256_andnot_si256(ray, ones));
    let carried = _mm256_sub_epi64(filled, ones);
    let end = _mm256_and_si256(_mm256_and_si256(carried, ray), from);
    // One less fills all below the end; without an end, nothing is subtracted.
    let none = _mm256_cmpeq_epi64(end, _mm256_setzero_si256());
    let below = _mm256_sub_epi64(_mm256_add_epi64(end, ones), none);
    _mm256_and_si256(below, ray)
}

/// The discs that flip along rays to lower indices, in the order of [`RAYS`]: the first square that
/// is not the opponent's erases those behind it, and has to be the player's.
#[target_feature(enable = "avx2")]
#[inline]
fn flips_downwards(from: __m256i, through: __m256i, ray: __m256i) -> __m256i {
    let steps = |count: u64| lanes([count, 7 * count, 8 * count, 9 * count]);
    let gaps = _mm256_andnot_si256(through, ray);
    let mut behind = _mm256_srlv_epi64(gaps, steps(1));
    for count in [1, 2, 4] {
        behind = _mm256_or_si256(behind, _mm256_srlv_epi64(behind, steps(count)));
    }
    let end = _mm256_andnot_si256(behind, _mm256_and_si256(gaps, from));
    let above = _mm256_sub_epi64(_mm256_setzero_si256(), _mm256_slli_epi64::<1>(end));
    _mm256_and_si256(above, ray)
}

/// Runs with the squares of `through` among `next`.
#[target_feature(enable = "avx2")]
#[inline]
fn grown(runs: __m256i, through: __m256i, next: __m256i) -> __m256i {
    _mm256_or_si256(runs, _mm256_and_si256(through, next))
}

#[target_feature(enable = "avx2")]
#[inline]
fn splat(set: u64) -> __m256i {
    _mm256_set1_epi64x(set.cast_signed())
}

#[target_feature(enable = "avx2")]
#[inline]
fn lanes(sets: [u64; 4]) -> __m256i {
    let [first, second, third, fourth] = sets.map(u64::cast_signed);
    _mm256_setr_epi64x(first, second, third, fourth)
}

/// The squares of all four sets.
#[target_feature(enable = "avx2")]
#[inline]
fn joined(sets: __m256i) -> u64 {
    let (low, high) = (
        _mm256_castsi256_si128(sets),
        _mm256_extracti128_si256::<1>(sets),
    );
    let both = _mm_or_si128(low, high);
    _mm_cvtsi128_si64(_mm_or_si128(both, _mm_unpackhi_epi64(both, both))).cast_unsigned()
}
