//! Kernels: the squares that enclose discs and the flips of a move, on which every search spends
//! most of its time.
//!
//! Discs are the bits of a set, bit 0 being a1. All kernels have the same results: one for words of
//! 64 bits, one for WebAssembly with vectors, and one for x86-64 with vectors, which a processor
//! may lack. Tests of the engine and of the module in Node compare the first two with a walk along
//! the lines, and the third with the first.

#[cfg(target_arch = "x86_64")]
pub(crate) mod avx2;
mod runs;
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
mod scalar;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
pub(crate) use scalar::{enclosing_squares, flips};
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
pub(crate) use simd128::{enclosing_squares, flips};
