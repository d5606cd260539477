//! Perft, a best move, and a solved endgame.
//!
//! ```sh
//! cargo run --release --example tour
//! ```

use reversi_engine::{Board, Limits, Position, Searcher, Weights, perft, solve, transcript};

fn main() -> Result<(), reversi_engine::BoardTextError> {
    println!("perft 8: {}", perft(Board::DIAGONAL, 8));
    let limits = Limits {
        depth: Some(8),
        ..Limits::default()
    };
    let mut searcher = Searcher::new(Weights::builtin());
    let found = searcher.search(Board::DIAGONAL, &limits, &mut |_| {});
    let found = found.expect("Black can move");
    println!("best move: {} {:+.2}", found.square, found.value.discs());
    let text = "XXXXXOX-XXXOOOOOXXXXXOOOXXXXOOXOXXXXXOXOOOOXXOXOOOXXXOXOOOOOOO-O X";
    let endgame: Position = text.parse()?;
    let solution = solve(endgame.board()).expect("Black can move");
    println!(
        "{:+} by {}",
        solution.score.discs(),
        transcript(solution.pv)
    );
    Ok(())
}
