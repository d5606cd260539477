//! The two computations in which every search spends most of its time: where a side can move, and what a move
//! turns.
//!
//! Discs are the bits of a set, bit 0 being a1. There are two kernels with the same results: one in plain words of 64 bits,
//! and one for WebAssembly with vectors. Both are compared with a walk along the lines, by the tests of the
//! engine and by those of the module in Node.

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
mod scalar;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
pub(crate) use scalar::{flips, mobility};
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
pub(crate) use simd128::{flips, mobility};

/// Squares that have a neighbour on both sides in their row: a run along a row or a diagonal can
/// only pass through these without leaving the board.
const INNER_FILES: u64 = 0x7E7E_7E7E_7E7E_7E7E;

/// The squares just beyond unbroken runs of `through` that begin beside a disc of `from`, in the
/// two opposite directions whose squares are `SHIFT` indices apart.
#[inline]
const fn beyond_runs<const SHIFT: u32>(from: u64, through: u64) -> u64 {
    let mut up = through & (from << SHIFT);
    let mut down = through & (from >> SHIFT);
    up |= through & (up << SHIFT);
    down |= through & (down >> SHIFT);
    let pairs_up = through & (through << SHIFT);
    let pairs_down = pairs_up >> SHIFT;
    up |= pairs_up & (up << (2 * SHIFT));
    down |= pairs_down & (down >> (2 * SHIFT));
    up |= pairs_up & (up << (2 * SHIFT));
    down |= pairs_down & (down >> (2 * SHIFT));
    up << SHIFT | down >> SHIFT
}
