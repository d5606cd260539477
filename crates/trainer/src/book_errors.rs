//! `reversi-trainer book-errors`: how far a book's values are from those of deeper searches.

use std::collections::{HashSet, VecDeque};
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use indicatif::ParallelProgressIterator;
use rayon::prelude::*;
use reversi_engine::{
    Board, Book, Color, Limits, Position, Rng, Searcher, Selectivity, Value, Weights,
};
use reversi_toolkit::progress_bar;

use crate::error_stats::ErrorStats;

/// Arguments of `book-errors`.
#[derive(Args, Debug)]
pub struct BookErrorsArgs {
    /// The book.
    book: PathBuf,
    /// Number of positions, drawn at random.
    #[arg(long, default_value_t = 100)]
    sample: usize,
    /// Seed of the draw.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Plies to look ahead from each position.
    #[arg(long, default_value_t = 24)]
    depth: u32,
}

/// Prints each position with the book's value and the search's, and the errors of all.
///
/// # Errors
/// If the file cannot be read or is not a book.
pub fn run(args: &BookErrorsArgs) -> Result<()> {
    let name = || args.book.display().to_string();
    let book = Book::from_bytes(&std::fs::read(&args.book).with_context(name)?)?;
    let sample = sample(&book, args);
    let bar = progress_bar(sample.len(), "positions");
    let searched: Vec<Value> = sample
        .par_iter()
        .progress_with(bar)
        .map(|&(board, _)| searched_value(board, args.depth))
        .collect();
    let mut errors = ErrorStats::default();
    let mut largest = 0.0_f32;
    for ((board, value), searched) in sample.into_iter().zip(searched) {
        let (value, searched) = (value.discs(), searched.discs());
        println!(
            "{} {value:+.2} {searched:+.2}",
            Position::new(board, Color::Black)
        );
        errors.add(value, searched);
        largest = largest.max((value - searched).abs());
    }
    println!("positions     root     mean  largest\n{errors} {largest:8.3}");
    Ok(())
}

/// Positions of the book with their values, which are those of their best moves.
fn sample(book: &Book, args: &BookErrorsArgs) -> Vec<(Board, Value)> {
    let mut found = HashSet::new();
    let mut positions = Vec::new();
    let mut waiting = VecDeque::from([Board::DIAGONAL, Board::PARALLEL]);
    while let Some(board) = waiting.pop_front() {
        let moves = book.moves(board);
        let best = moves.iter().map(|found| found.value).max();
        if let Some(best) = best
            && found.insert(board.canonical())
        {
            positions.push((board, best));
            waiting.extend(moves.iter().filter_map(|found| board.play(found.square)));
        }
    }
    let mut rng = Rng::new(args.seed);
    let size = args.sample.min(positions.len());
    (0..size)
        .map(|_| positions.swap_remove(rng.below(positions.len())))
        .collect()
}

/// The value of a position with a legal move, for the side to move.
fn searched_value(board: Board, depth: u32) -> Value {
    let limits = Limits {
        depth: Some(depth),
        selectivity: Some(Selectivity::Percent95),
        ..Limits::default()
    };
    let found = Searcher::new(Weights::builtin()).search(board, &limits, &mut |_| {});
    found.expect("a position of a book has a move").value
}

#[cfg(test)]
mod tests {
    use super::*;
    use reversi_engine::{BookMove, Square};

    #[test]
    fn a_sample_has_each_position_once_with_the_value_of_its_best_move() {
        let found = |square, discs: i32| BookMove {
            square,
            value: Value::clamped(discs * 128),
        };
        let after = Board::DIAGONAL.play(Square::F5).expect("legal");
        let book = Book::new([
            (
                Board::DIAGONAL,
                vec![found(Square::F5, 1), found(Square::D3, 1)],
            ),
            (
                after,
                vec![
                    found(Square::D6, -1),
                    found(Square::F6, 2),
                    found(Square::F4, -3),
                ],
            ),
        ]);
        let args = BookErrorsArgs {
            book: PathBuf::new(),
            sample: 9,
            seed: 1,
            depth: 2,
        };
        let values: HashSet<(Board, i32)> = sample(&book, &args)
            .into_iter()
            .map(|(board, value)| (board.canonical(), value.units() / 128))
            .collect();
        let expected = [(Board::DIAGONAL.canonical(), 1), (after.canonical(), 2)];
        assert_eq!(values, HashSet::from(expected));
        assert_eq!(
            sample(&book, &BookErrorsArgs { sample: 1, ..args }).len(),
            1
        );
    }
}
