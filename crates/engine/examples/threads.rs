//! The gain of several threads that share the transposition table: the seconds that one takes
//! beside those of all together, and the positions that one visits beside those of each in the
//! mean.
//!
//! `cargo run --release -p reversi-engine --example threads -- THREADS PLIES FILE.obf EMPTIES`
//!
//! Forty midgame positions are searched to the given depth, and the problems of the file with at
//! most the given number of empties are solved.

mod support;

use std::error::Error;
use std::num::NonZeroUsize;
use std::time::Instant;

use reversi_engine::{Board, EndgameProblem, Limits, Searcher, Weights};

use support::position;

/// Moves played before the midgame positions.
const PLIES: [usize; 4] = [12, 18, 24, 30];

/// Positions for each of them.
const SEEDS: u64 = 10;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [threads, depth, file, empties] = &arguments[..] else {
        return Err("expected: THREADS PLIES FILE.obf EMPTIES".into());
    };
    let threads: NonZeroUsize = threads.parse()?;
    let (depth, empties): (u32, u32) = (depth.parse()?, empties.parse()?);
    let mut boards = Vec::new();
    for plies in PLIES {
        for seed in 0..SEEDS {
            boards.push(position(seed, plies)?);
        }
    }
    compare("midgame", &boards, threads, Some(depth));
    let mut boards = Vec::new();
    let text = std::fs::read_to_string(file)?;
    for line in text.lines().filter(|line| !line.starts_with('%')) {
        let board = line.parse::<EndgameProblem>()?.position.board();
        if board.empties().len() <= empties {
            boards.push(board);
        }
    }
    compare("endgame", &boards, threads, None);
    Ok(())
}

/// Searches each board by one thread and by several, and prints how many times as long one takes,
/// and how many times as many positions it visits as each of them: the least, the median, the
/// greatest.
fn compare(name: &str, boards: &[Board], threads: NonZeroUsize, depth: Option<u32>) {
    let limits = Limits {
        depth,
        ..Limits::default()
    };
    let search = |board, threads| {
        let mut searcher = Searcher::new(Weights::builtin());
        let begin = Instant::now();
        let found = searcher.search_on(threads, board, &limits, &mut |_| {});
        let seconds = begin.elapsed().as_secs_f64();
        (seconds, found.map_or(0, |found| found.nodes) as f64)
    };
    let (seconds, nodes) = boards
        .iter()
        .map(|&board| {
            let (alone, together) = (search(board, NonZeroUsize::MIN), search(board, threads));
            let each = together.1 / threads.get() as f64;
            (alone.0 / together.0, alone.1 / each)
        })
        .unzip();
    println!("{name}: {} positions, {threads} threads", boards.len());
    print("seconds", seconds);
    print("nodes", nodes);
}

fn print(what: &str, mut gains: Vec<f64>) {
    gains.sort_by(f64::total_cmp);
    let middle = gains.len() / 2;
    if let [least, .., greatest] = gains[..] {
        let median = gains[middle];
        println!("  {what:8}{least:.2} {median:.2} {greatest:.2}");
    }
}
