//! Values of all moves of a position.
//!
//! ```sh
//! cargo run --release --example analyse -- "$POSITION" 12
//! ```
//!
//! A position is 64 squares from a1 to h8 (`X` black, `O` white, `-` empty), a blank, and the side
//! to move; without one, it is the initial position. The depth is a number of plies, 10 if there is
//! none.

use std::error::Error;
use std::process::ExitCode;

use reversi_engine::{Analysis, Limits, Position, Searcher, Weights};

fn main() -> ExitCode {
    match analyse() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn analyse() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let position: Position = match arguments.next() {
        Some(text) => text.parse()?,
        None => Position::default(),
    };
    let depth = match arguments.next() {
        Some(text) => text
            .parse()
            .map_err(|_| format!("the depth {text:?} is not a number of plies"))?,
        None => 10,
    };

    let limits = Limits {
        depth: Some(depth),
        ..Limits::default()
    };
    let mut searcher = Searcher::new(Weights::builtin());
    let board = position.board();
    let mut progress = |analysis: &Analysis| {
        let deepest = analysis.moves.iter().map(|found| found.depth).max();
        eprintln!("{} plies, {} nodes", deepest.unwrap_or(0), analysis.nodes);
    };
    let mut moves = searcher
        .analyse(board, board.legal_moves(), &limits, &mut progress)
        .moves;
    moves.sort_by_key(|found| -found.value);

    println!("{position}");
    if moves.is_empty() {
        println!("The side to move has no legal move.");
    }
    for found in moves {
        let exact = if found.exact { "exact" } else { "     " };
        let pv: Vec<String> = found.pv.iter().map(ToString::to_string).collect();
        println!(
            "{} {:+6.2} {exact} {}",
            found.square,
            found.value.discs(),
            pv.join(" ")
        );
    }
    Ok(())
}
