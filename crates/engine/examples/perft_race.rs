//! Perft by the engine and by the yardstick as a WebAssembly module without imports, for timing in
//! a JavaScript engine: `cargo xtask bench` builds it and runs both in turn.
#![allow(unsafe_code)] // exporting a function by its name counts as unsafe

#[path = "../benches/support/mod.rs"]
mod support;

use reversi_engine::Board;

/// Leaves `depth` plies below the start, by the engine.
#[unsafe(no_mangle)]
pub extern "C" fn perft(depth: u32) -> u64 {
    reversi_engine::perft(Board::DIAGONAL, depth)
}

/// Leaves `depth` plies below the start, by the yardstick.
#[unsafe(no_mangle)]
pub extern "C" fn perft_reference(depth: u32) -> u64 {
    let start = Board::DIAGONAL;
    support::reference_perft(start.player().bits(), start.opponent().bits(), depth)
}
