//! `reversi bench`: a game of the engine against itself, at a fixed depth.
//!
//! The number of nodes is the engine's signature: the same on every machine and in WebAssembly, and
//! a different one after any change of the search or the weights.

use std::fmt;
use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::Result;
use reversi_engine::{Game, Limits, Searcher, Weights, transcript};

/// A game with its nodes and time.
struct BenchGame {
    moves: String,
    nodes: u64,
    time: Duration,
}

/// Plays the game and prints its moves, nodes and time.
///
/// # Errors
/// If they cannot be written.
pub fn run(depth: u32) -> Result<()> {
    Ok(writeln!(std::io::stdout(), "{}", play(depth))?)
}

fn play(depth: u32) -> BenchGame {
    let mut game = Game::default();
    let mut searcher = Searcher::new(Weights::builtin());
    let limits = Limits {
        depth: Some(depth),
        ..Limits::default()
    };
    let start = Instant::now();
    let mut nodes = 0;
    loop {
        // As in WebAssembly, where a search with a limited depth starts with an empty table.
        searcher.clear();
        let Some(best) = searcher.search(game.position().board(), &limits, &mut |_| {}) else {
            break;
        };
        nodes += best.nodes;
        game.play(best.square).expect("the best move is legal");
    }
    BenchGame {
        moves: transcript(game.line()),
        nodes,
        time: start.elapsed(),
    }
}

impl fmt::Display for BenchGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let speed = self.nodes as f64 / self.time.as_secs_f64();
        writeln!(f, "{}", self.moves)?;
        write!(
            f,
            "nodes {} ms {} nodes/s {speed:.0}",
            self.nodes,
            self.time.as_millis()
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The module in Node plays the same game: tests/node/signature.test.mjs.
    const SIGNATURE: &str = include_str!("../../../tests/data/signature.txt");

    #[test]
    fn the_game_and_its_nodes_are_those_of_the_signature() {
        let played = play(6);
        let found = format!("{}\nnodes {}", played.moves, played.nodes);
        assert_eq!(
            found,
            SIGNATURE.trim_end(),
            "a change of the search or the weights changes the signature"
        );
    }
}
