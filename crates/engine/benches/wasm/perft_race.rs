//! Perft race as a WebAssembly module without imports: the engine against plain perft.
//!
//! `cargo xtask bench` builds it and runs both by turns in Node.
#![allow(unsafe_code)] // an exported function name counts as unsafe

#[path = "../support/plain_perft.rs"]
mod plain_perft;

use reversi_engine::Board;

/// Leaves `depth` plies below the start, by the engine.
#[unsafe(no_mangle)]
pub extern "C" fn perft(depth: u32) -> u64 {
    reversi_engine::perft(Board::DIAGONAL, depth)
}

/// Leaves `depth` plies below the start, by plain perft.
#[unsafe(no_mangle)]
pub extern "C" fn plain_perft(depth: u32) -> u64 {
    let start = Board::DIAGONAL;
    plain_perft::plain_perft(start.player().bits(), start.opponent().bits(), depth)
}
