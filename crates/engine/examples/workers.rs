//! The gain of several workers that share no memory: the values of all legal moves, divided among
//! 1, 2 and 4 of them as the page does, beside one search for the best move.
//!
//! `cargo run --release -p reversi-engine --example workers -- DEPTH POSITIONS`
//!
//! Counted are the positions visited by the worker that visits most, which the others wait for.

mod support;

use std::error::Error;

use reversi_engine::{Bitboard, Board, Limits, Searcher, Weights};

use support::position;

/// Moves played before the positions.
const PLIES: [usize; 4] = [12, 20, 28, 36];

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse::<u64>());
    let depth = arguments.next().unwrap_or(Ok(14))?;
    let positions = arguments.next().unwrap_or(Ok(8))?.max(1);
    let limits = Limits {
        depth: Some(u32::try_from(depth)?),
        ..Limits::default()
    };
    println!("thousands of positions visited, mean of {positions} positions, {depth} plies");
    println!("moves played  best move  values by 1  by 2 workers  by 4 workers");
    for plies in PLIES {
        let mut totals = [0; 4];
        for seed in 0..positions {
            let board = position(seed, plies)?;
            let counted = [
                best_move(board, &limits),
                values(board, 1, &limits),
                values(board, 2, &limits),
                values(board, 4, &limits),
            ];
            for (total, nodes) in totals.iter_mut().zip(counted) {
                *total += nodes;
            }
        }
        let [best, one, two, four] = totals.map(|nodes| nodes / positions / 1000);
        println!("{plies:12}  {best:9}  {one:11}  {two:12}  {four:12}");
    }
    Ok(())
}

/// A worker with an empty table.
fn worker() -> Searcher {
    Searcher::new(Weights::builtin())
}

fn best_move(board: Board, limits: &Limits) -> u64 {
    let found = worker().search(board, limits, &mut |_| {});
    found.map_or(0, |found| found.nodes)
}

/// The positions visited by the busiest of the given number of workers.
fn values(board: Board, workers: usize, limits: &Limits) -> u64 {
    let share = |first: usize| -> Bitboard {
        let squares = board.legal_moves().into_iter().skip(first).step_by(workers);
        squares.fold(Bitboard::EMPTY, |share, square| share.with(square))
    };
    let visited = |first| {
        let analysis = worker().analyse(board, share(first), limits, &mut |_| {});
        analysis.nodes
    };
    (0..workers).map(visited).max().unwrap_or(0)
}
