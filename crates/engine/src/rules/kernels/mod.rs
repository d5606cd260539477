//! The two computations in which every search spends most of its time: where a side can move, and what a move
//! turns.
//!
//! Discs are the bits of a set, bit 0 being a1. There are two kernels with the same results: one in plain words of 64 bits,
//! and one for WebAssembly with vectors. Both are compared with a walk along the lines, by the tests of the
//! engine and by those of the module in Node.

mod runs;
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
mod scalar;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
pub(crate) use scalar::{flips, mobility};
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
pub(crate) use simd128::{flips, mobility};
