//! `reversi perft N`.

use std::io::Write;
use std::time::Instant;

use reversi_engine::{Board, perft};

/// Prints the number of leaves `depth` plies below the start, and on standard error how long the
/// count took.
///
/// # Errors
/// If standard output cannot be written.
pub fn run(depth: u32) -> std::io::Result<()> {
    let begun = Instant::now();
    let leaves = perft(Board::DIAGONAL, depth);
    let seconds = begun.elapsed().as_secs_f64();
    writeln!(std::io::stdout(), "{leaves}")?;
    eprintln!(
        "{seconds:.3} s, {:.0} million leaves a second",
        leaves as f64 / seconds / 1e6
    );
    Ok(())
}
