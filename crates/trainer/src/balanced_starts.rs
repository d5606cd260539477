//! `reversi-trainer starts`: balanced starts, openings of eight plies whose value is near zero.

use std::collections::HashSet;
use std::io::Write;

use anyhow::{Context, Result};
use reversi_engine::{Game, Limits, Rng, Searcher, Square, Value, Weights};
use reversi_toolkit::{play_random, progress_bar};

/// Moves of a start.
const PLIES: usize = 8;

/// Plies that are looked ahead.
const DEPTH: u32 = 12;

/// The most that a side may stand better.
const MARGIN: Value = Value::clamped(Value::PER_DISC);

/// Prints `count` starts as transcripts, sorted, no two of them symmetric. Random moves from `seed`
/// lead to each, and a search of 12 plies gives it a value of at most one disc for either side.
///
/// # Errors
/// If they cannot be written.
pub fn run(count: usize, seed: u64) -> Result<()> {
    let mut rng = Rng::new(seed);
    let mut searcher = Searcher::with_table(Weights::builtin(), 18);
    let limits = Limits {
        depth: Some(DEPTH),
        ..Limits::default()
    };
    let (mut known, mut starts) = (HashSet::new(), Vec::new());
    let bar = progress_bar(count, "starts");
    while starts.len() < count {
        let game = random_game(&mut rng);
        let board = game.position().board();
        if game.turn().is_none() || !known.insert(board.canonical()) {
            continue;
        }
        searcher.clear();
        let found = searcher.search(board, &limits, &mut |_| {});
        if found.is_some_and(|found| (-MARGIN..=MARGIN).contains(&found.value)) {
            starts.push(game.to_string());
            bar.inc(1);
        }
    }
    bar.finish_and_clear();
    starts.sort_unstable();
    let text = starts.join("\n");
    writeln!(std::io::stdout(), "{text}").context("the starts cannot be written")
}

/// A game that begins with f5, as all do in some symmetry, and goes on with random moves.
fn random_game(rng: &mut Rng) -> Game {
    let mut game = Game::default();
    game.play(Square::F5).expect("f5 is legal");
    while game.ply() < PLIES && game.turn().is_some() {
        play_random(&mut game, rng);
    }
    game
}
