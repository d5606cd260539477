//! `reversi perft N`: the number of lines of play of a given length.

use std::io::Write;
use std::time::Instant;

use anyhow::Result;
use reversi_engine::{Board, perft};

/// Prints the number of leaves `depth` plies below the initial position, and the time on standard
/// error.
///
/// # Errors
/// If the number cannot be written.
pub fn run(depth: u32) -> Result<()> {
    let started = Instant::now();
    let leaves = perft(Board::DIAGONAL, depth);
    let seconds = started.elapsed().as_secs_f64();
    writeln!(std::io::stdout(), "{leaves}")?;
    let speed = leaves as f64 / seconds / 1e6;
    // The time is a remark: without standard error, the number alone is the result.
    let _ = writeln!(
        std::io::stderr(),
        "{seconds:.3} s, {speed:.0} million leaves a second"
    );
    Ok(())
}
