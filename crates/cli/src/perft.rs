//! `reversi perft N`: the number of lines of play of a given length.

use std::io::Write;
use std::time::Instant;

use anyhow::Result;
use reversi_engine::{Board, perft};
use reversi_game::{Color, Position};

use crate::game_name::GameName;

/// Prints the number of leaves `depth` plies below the initial position, and the time on standard
/// error.
///
/// # Errors
/// If the number cannot be written.
pub fn run(depth: u32, game: GameName) -> Result<()> {
    let started = Instant::now();
    let leaves = match game {
        GameName::Reversi => perft(Board::DIAGONAL, depth),
        GameName::Side(game) => count(game.start(Color::Black), depth),
    };
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

/// The leaves `depth` plies below a position; a finished game is one leaf.
fn count<P: Position>(position: P, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let after = position.moves().filter_map(|mv| position.play(mv).ok());
    let leaves: u64 = after.map(|after| count(after, depth - 1)).sum();
    leaves.max(1)
}
