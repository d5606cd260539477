//! `reversi-trainer book-errors`: how far a book's values are from those of deeper searches.

use std::collections::{HashSet, VecDeque};
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use reversi_engine::{
    Board, Book, Color, Limits, Position, Rng, Searcher, Selectivity, Value, Weights,
};
use reversi_toolkit::read_lines;

use crate::error_stats::ErrorStats;
use crate::log;

/// Positions searched between two writes to the file.
const AT_ONCE: usize = 2;

/// Arguments of `book-errors`.
#[derive(Args, Debug)]
pub struct BookErrorsArgs {
    /// The book.
    book: PathBuf,
    /// File that the searched positions are appended to.
    file: PathBuf,
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

/// Appends each position with the book's value and the search's, and prints the errors of all.
///
/// # Errors
/// If a file cannot be used, or the book is none.
pub fn run(args: &BookErrorsArgs) -> Result<()> {
    let name = || args.book.display().to_string();
    let bytes = std::fs::read(&args.book).with_context(name)?;
    let sample = sample(&Book::from_bytes(&bytes)?, args);
    let header = format!(
        "% positions of a book of {} bytes, seed {}, searched {} plies ahead at 95 percent",
        bytes.len(),
        args.seed,
        args.depth
    );
    let things = (sample.len(), "positions");
    log::complete(&args.file, &header, things, AT_ONCE, |number| {
        let (board, value) = sample[number];
        let searched = searched_value(board, args.depth).discs();
        let position = Position::new(board, Color::Black);
        format!("{position} {:+.2} {searched:+.2}", value.discs())
    })?;
    let mut errors = ErrorStats::default();
    let mut largest = 0.0_f32;
    for line in read_lines(&args.file, "searched position")? {
        let (number, line) = line?;
        let (value, searched) =
            values(&line).with_context(|| format!("{}, line {number}", args.file.display()))?;
        errors.add(value, searched);
        largest = largest.max((value - searched).abs());
    }
    println!("positions     root     mean  largest\n{errors} {largest:8.3}");
    Ok(())
}

/// The book's value and the search's, at the end of a line of the file.
fn values(line: &str) -> Option<(f32, f32)> {
    let mut words = line.rsplit(' ').map_while(|word| word.parse().ok());
    let searched = words.next()?;
    Some((words.next()?, searched))
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
            file: PathBuf::new(),
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
