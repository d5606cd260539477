//! `reversi-trainer book`: the opening book, from positions searched beforehand.
//!
//! Starting from the initial positions, it searches the positions that games most probably reach:
//! those with the least cost, which is what the moves to a position lose, plus a little for each
//! move. The positions in which moves leave the book are then searched deeper and with fewer cuts,
//! and their values are carried back to the first positions.

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap, HashMap};
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use reversi_engine::{
    Board, Book, BookMove, Color, DiscDiff, Limits, Position, Searcher, Selectivity, Square, Value,
    Weights,
};
use reversi_toolkit::{AppendLog, progress_bar};

use crate::log;

/// The cost of a move beyond its loss: half a disc.
const PLY_COST: i32 = Value::PER_DISC / 2;

/// Moves that lose more than this are not in the book: four discs.
const MAX_LOSS: i32 = 4 * Value::PER_DISC;

/// The initial positions, Black to move.
const INITIAL_POSITIONS: [Board; 2] = [Board::DIAGONAL, Board::PARALLEL];

/// How aggressively the positions after the book are searched.
const VERIFIED: Selectivity = Selectivity::Percent95;

/// The number of slots of a table for one search, as a power of two.
const TABLE_BITS: u32 = 20;

/// Positions after the book that are searched before the log is written.
const AT_ONCE: usize = 8;

/// Arguments of `book`.
#[derive(Args, Debug)]
pub struct BookArgs {
    /// File that the searched positions are appended to.
    file: PathBuf,
    /// File that the positions after the book are appended to, each with its value.
    ends: PathBuf,
    /// Number of positions to have in the book.
    #[arg(long)]
    positions: usize,
    /// Plies to look ahead for each move, to find the positions of the book.
    #[arg(long, default_value_t = 14, value_parser = clap::value_parser!(u32).range(1..=60))]
    depth: u32,
    /// Plies to look ahead where the book ends.
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=60))]
    end_depth: u32,
    /// File that the book is written to.
    #[arg(long)]
    out: PathBuf,
}

/// Searches what is missing and writes the book.
///
/// # Errors
/// If a file cannot be used.
pub fn run(args: &BookArgs) -> Result<()> {
    let mut positions = searched_positions(args)?;
    let values = values_of_ends(args, &positions)?;
    carry_back(&mut positions, values);
    let bytes = Book::new(positions).to_bytes();
    println!(
        "{} positions, {} bytes",
        Book::from_bytes(&bytes)?.len(),
        bytes.len()
    );
    std::fs::write(&args.out, bytes).with_context(|| args.out.display().to_string())
}

/// The positions of the book with their moves, which a search has found.
fn searched_positions(args: &BookArgs) -> Result<HashMap<Board, Vec<BookMove>>> {
    let header = format!("% moves of canonical positions, {} plies ahead", args.depth);
    let name = || args.file.display().to_string();
    let (mut file, lines) = AppendLog::open(&args.file, &header).with_context(name)?;
    let known: Result<HashMap<_, _>> = lines.lines().map(read_position).collect();
    let mut known = known.with_context(name)?;
    let mut searcher = Searcher::new(Weights::builtin());
    let bar = progress_bar(args.positions, "positions");
    let mut positions = HashMap::new();
    let mut waiting: BinaryHeap<(Reverse<i32>, Board)> = INITIAL_POSITIONS
        .map(|start| (Reverse(0), start.canonical()))
        .into_iter()
        .collect();
    while positions.len() < args.positions
        && let Some((Reverse(cost), board)) = waiting.pop()
    {
        if positions.contains_key(&board) {
            continue;
        }
        let moves = match known.remove(&board) {
            Some(moves) => moves,
            None => {
                let moves = search_moves(&mut searcher, board, args.depth);
                file.append(&[write_position(board, &moves)])
                    .with_context(name)?;
                moves
            }
        };
        let best = moves
            .iter()
            .map(|found| found.value.units())
            .max()
            .unwrap_or(0);
        for found in &moves {
            let after = board
                .play(found.square)
                .filter(|after| !after.legal_moves().is_empty());
            let cost = cost + best - found.value.units() + PLY_COST;
            waiting.extend(after.map(|after| (Reverse(cost), after.canonical())));
        }
        positions.insert(board, moves);
        bar.inc(1);
    }
    bar.finish();
    Ok(positions)
}

/// The values of the positions to which moves lead out of the book, for the side to move there.
fn values_of_ends(
    args: &BookArgs,
    positions: &HashMap<Board, Vec<BookMove>>,
) -> Result<HashMap<Board, Value>> {
    let ends: BTreeSet<Board> = positions
        .iter()
        .flat_map(|(board, moves)| moves.iter().filter_map(|found| board.play(found.square)))
        .map(Board::canonical)
        .filter(|after| !positions.contains_key(after))
        .collect();
    let ends: Vec<Board> = ends.into_iter().collect();
    let header = format!(
        "% values of the {} positions after a book of {} ({} plies), {} plies ahead at {} percent",
        ends.len(),
        positions.len(),
        args.depth,
        args.end_depth,
        VERIFIED.certainty(),
    );
    let search = |number: usize| {
        let limits = Limits {
            depth: Some(args.end_depth),
            selectivity: Some(VERIFIED),
            ..Limits::default()
        };
        // Each search has a new table: the value then depends on the position alone.
        let mut searcher = Searcher::with_table(Weights::builtin(), TABLE_BITS);
        value_of(&mut searcher, ends[number], &limits).units()
    };
    log::complete(&args.ends, &header, (ends.len(), "ends"), AT_ONCE, search)?;
    let name = || args.ends.display().to_string();
    let lines = std::fs::read_to_string(&args.ends).with_context(name)?;
    let values = lines.lines().skip(1).map(|line| {
        let units = line
            .parse()
            .with_context(|| format!("{line:?} is no value"));
        units.map(Value::clamped)
    });
    let values: Vec<Value> = values.collect::<Result<_>>().with_context(name)?;
    Ok(ends.into_iter().zip(values).collect())
}

/// The value of a position for the side to move, which may have to pass.
fn value_of(searcher: &mut Searcher, board: Board, limits: &Limits) -> Value {
    let mut search = |board| {
        searcher
            .search(board, limits, &mut |_| {})
            .map(|found| found.value)
    };
    match search(board) {
        Some(value) => value,
        None => {
            search(board.pass()).map_or_else(|| DiscDiff::of_finished(board).into(), |value| -value)
        }
    }
}

/// The moves of a position that lose little, with their values by a search. The table is cleared
/// before: the values then depend on the position alone, and a resumed run makes the same book.
fn search_moves(searcher: &mut Searcher, board: Board, depth: u32) -> Vec<BookMove> {
    searcher.clear();
    let limits = Limits {
        depth: Some(depth - 1),
        ..Limits::default()
    };
    let value_of = |square: Square| {
        let value = -value_of(searcher, board.play(square)?, &limits);
        Some(BookMove { square, value })
    };
    let mut moves: Vec<BookMove> = board
        .legal_moves()
        .into_iter()
        .filter_map(value_of)
        .collect();
    let best = moves
        .iter()
        .map(|found| found.value.units())
        .max()
        .unwrap_or(0);
    moves.retain(|found| best - found.value.units() <= MAX_LOSS);
    moves
}

/// Gives each move the value of the position after it: that of the best answer there, or `ends`'
/// where the book ends. Positions with the most discs come first.
fn carry_back(positions: &mut HashMap<Board, Vec<BookMove>>, mut values: HashMap<Board, Value>) {
    let mut boards: Vec<Board> = positions.keys().copied().collect();
    boards.sort_by_key(|board| (board.empties().len(), *board));
    for board in boards {
        let moves = positions.entry(board).or_default();
        for found in &mut *moves {
            let after = board.play(found.square).map(Board::canonical);
            let value = after.and_then(|after| values.get(&after));
            found.value = value.map_or(found.value, |&value| -value);
        }
        let best = moves.iter().map(|found| found.value).max();
        values.extend(best.map(|best| (board, best)));
    }
}

/// A position as a line: the board, then each move with its value in 1/128 disc.
fn write_position(board: Board, moves: &[BookMove]) -> String {
    let moves = moves
        .iter()
        .map(|found| format!(" {}:{}", found.square, found.value.units()));
    Position::new(board, Color::Black).to_string() + &moves.collect::<String>()
}

/// Reads a line that [`write_position`] has written.
fn read_position(line: &str) -> Result<(Board, Vec<BookMove>)> {
    let (position, moves) = line
        .split_at_checked(66)
        .context("a position has 64 squares and a side")?;
    let read = |text: &str| {
        let (square, units) = text
            .split_once(':')
            .context("a move has a value after it")?;
        let value = Value::clamped(units.parse()?);
        anyhow::Ok(BookMove {
            square: square.parse()?,
            value,
        })
    };
    let moves = moves.split_whitespace().map(read).collect::<Result<_>>()?;
    Ok((position.parse::<Position>()?.board(), moves))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn a_position_is_written_in_the_form_that_is_read() {
        let moves = search_moves(
            &mut Searcher::with_table(Weights::builtin(), 10),
            Board::DIAGONAL,
            2,
        );
        let line = write_position(Board::DIAGONAL, &moves);
        assert_eq!(
            read_position(&line).expect("just written"),
            (Board::DIAGONAL, moves)
        );
        assert!(read_position("too short").is_err());
    }

    fn args(folder: &Path, name: &str, positions: usize) -> BookArgs {
        BookArgs {
            file: folder.join(name).with_extension("txt"),
            ends: folder.join(format!("{name}-{positions}.txt")),
            positions,
            depth: 4,
            end_depth: 5,
            out: folder.join(name).with_extension("bin"),
        }
    }

    #[test]
    fn a_stopped_run_resumes_to_the_same_book() {
        let folder = tempfile::tempdir().expect("a folder");
        let unbroken = args(folder.path(), "unbroken", 12);
        run(&unbroken).expect("a book");
        for stopped_after in [1, 5, 11] {
            run(&args(folder.path(), "broken", stopped_after)).expect("a smaller book");
        }
        let broken = args(folder.path(), "broken", 12);
        run(&broken).expect("a book");
        for [one, other] in [[&unbroken.file, &broken.file], [&unbroken.out, &broken.out]] {
            let bytes = [one, other].map(|path| std::fs::read(path).expect("written"));
            assert_eq!(bytes[0], bytes[1], "{} differs", other.display());
        }
    }

    #[test]
    fn an_earlier_search_changes_no_value() {
        let mut searcher = Searcher::new(Weights::builtin());
        let moves = search_moves(&mut searcher, Board::DIAGONAL, 7);
        let deeper = search_moves(&mut searcher, Board::DIAGONAL, 9);
        assert_ne!(deeper, moves);
        assert_eq!(search_moves(&mut searcher, Board::DIAGONAL, 7), moves);
    }

    #[test]
    fn a_search_of_no_ply_is_refused_by_a_sentence() {
        use clap::Parser;
        #[derive(Parser, Debug)]
        struct Command {
            #[command(flatten)]
            args: BookArgs,
        }
        let words = |depth| {
            let words = [
                "book",
                "b.txt",
                "ends.txt",
                "--positions",
                "9",
                "--out",
                "b.bin",
                "--depth",
                depth,
            ];
            Command::try_parse_from(words)
        };
        let refusal = words("0").expect_err("no ply").to_string();
        assert!(refusal.contains("0 is not in 1..=60"), "{refusal}");
        assert_eq!(words("1").expect("one ply").args.depth, 1);
    }

    #[test]
    fn a_move_is_worth_what_the_best_answer_leaves() {
        let found = |square, discs: i32| BookMove {
            square,
            value: Value::clamped(discs * 128),
        };
        let after = Board::DIAGONAL.play(Square::F5).expect("legal").canonical();
        let answers: Vec<Square> = after.legal_moves().into_iter().collect();
        let mut positions = HashMap::from([
            (Board::DIAGONAL, vec![found(Square::F5, 9)]),
            (after, vec![found(answers[0], 2), found(answers[1], 4)]),
        ]);
        let end = after.play(answers[1]).expect("legal").canonical();
        carry_back(
            &mut positions,
            HashMap::from([(end, Value::clamped(7 * 128))]),
        );
        let values = |board: Board| {
            let moves = positions[&board].iter();
            moves
                .map(|found| found.value.units() / 128)
                .collect::<Vec<_>>()
        };
        assert_eq!(
            values(after),
            [2, -7],
            "where the book ends, the deeper search counts"
        );
        assert_eq!(values(Board::DIAGONAL), [-2]);
    }
}
