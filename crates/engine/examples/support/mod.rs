//! Positions that the examples search.

use std::error::Error;

use reversi_engine::{Board, Game, Limits, Rng, Searcher, Weights, balanced_start};

/// The position of a balanced start after `plies` moves, those after the start by a short search.
pub fn position(seed: u64, plies: usize) -> Result<Board, Box<dyn Error>> {
    let mut game: Game = balanced_start(Rng::new(seed)).parse()?;
    let mut searcher = Searcher::with_table(Weights::builtin(), 12);
    let limits = Limits {
        depth: Some(4),
        ..Limits::default()
    };
    while game.line().len() < plies {
        let board = game.position().board();
        let found = searcher.search(board, &limits, &mut |_| {});
        game.play(found.ok_or("the game is over")?.square)?;
    }
    Ok(game.position().board())
}
