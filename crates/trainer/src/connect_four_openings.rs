//! `reversi-trainer openings`: the opening table of Connect Four.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::Instant;

use anyhow::{Context, Result};
use reversi_toolkit::{progress_bar, read_text};
use side_games::connect_four::{Board, Opening, Openings, Solver};

use crate::connect_four_verdicts::counts;

/// Buckets of the table of bounds as a power of two: 1 GiB, which all threads share.
const TABLE_BITS: u32 = 26;

/// Adds the answers that the file lacks, up to positions of `plies` discs, and prints a line for
/// each number of discs. The file is written after every answer, so the command may be stopped at
/// any time.
///
/// # Errors
/// If the file is no opening table, or cannot be written.
pub fn run(path: &Path, plies: u32, threads: usize) -> Result<()> {
    let name = || path.display().to_string();
    let mut text = if path.try_exists().with_context(name)? {
        read_text(path)?
    } else {
        String::new()
    };
    let mut solver = None;
    loop {
        let openings = Openings::read(&text).with_context(name)?;
        let missing = openings.missing();
        let Some(discs) = missing.first().map(|board| board.plies()) else {
            return Ok(());
        };
        if discs > plies {
            return Ok(());
        }
        text.truncate(text.trim_end().len());
        if text.lines().count() == discs as usize && discs > 0 {
            text.push('\n');
        }
        // A file that cannot be written is refused before the first search.
        if solver.is_none() {
            write(path, &text)?;
        }
        let start = Instant::now();
        let solver = solver.get_or_insert_with(|| Solver::with_table(TABLE_BITS));
        let found = answer_all(&missing, solver, threads, |answer| {
            text.push(answer.sign());
            write(path, &text)
        })?;
        text.push('\n');
        write(path, &text)?;
        let line = format!(
            "discs {discs} positions {} {} nodes {} ms {}",
            found.answers.len(),
            counts(found.answers.iter().map(|answer| answer.outcome)),
            found.nodes,
            start.elapsed().as_millis()
        );
        writeln!(std::io::stdout(), "{line}").context("the results cannot be written")?;
    }
}

/// Answers to positions.
struct Answers {
    answers: Vec<Opening>,
    nodes: u64,
}

/// Answers positions on several threads, and hands the answers on in the order of the positions.
fn answer_all(
    boards: &[Board],
    solver: &Solver,
    threads: usize,
    mut hand_on: impl FnMut(Opening) -> Result<()>,
) -> Result<Answers> {
    let bar = progress_bar(boards.len(), "positions");
    if let Some(board) = boards.first() {
        bar.set_message(format!("with {} discs", board.plies()));
    }
    let (next, answered) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let (sender, next, answered) = (sender.clone(), &next, &answered);
            let mut solver = solver.sharing();
            scope.spawn(move || {
                while let Some((index, &board)) = take(boards, next) {
                    let before = solver.nodes();
                    let answer = Opening::search(board, &mut solver);
                    answered.fetch_add(1, Ordering::Relaxed);
                    // Without a receiver the file could not be written: every thread ends.
                    let searched = solver.nodes() - before;
                    if sender.send((index, answer, searched)).is_err() {
                        next.store(boards.len(), Ordering::Relaxed);
                        answered.store(boards.len(), Ordering::Relaxed);
                    }
                }
                help(boards, thread, &mut solver, answered);
            });
        }
        drop(sender);
        let (mut answers, mut nodes) = (Vec::new(), 0);
        let mut early = BTreeMap::new();
        for (index, answer, searched) in receiver {
            nodes += searched;
            early.insert(index, answer);
            while let Some(answer) = early.remove(&answers.len()) {
                answers.push(answer);
                hand_on(answer)?;
                bar.inc(1);
            }
        }
        bar.finish_and_clear();
        Ok(Answers { answers, nodes })
    })
}

/// Searches the positions one move on while answers are missing: other threads find the bounds in
/// the table. Threads begin with different positions.
fn help(boards: &[Board], thread: usize, solver: &mut Solver, answered: &AtomicUsize) {
    let is_over = || answered.load(Ordering::Relaxed) >= boards.len();
    let after: Vec<Board> = boards
        .iter()
        .flat_map(|board| board.undecided_after())
        .collect();
    let (earlier, later) = after.split_at(thread % after.len().max(1));
    for &board in later.iter().chain(earlier) {
        if solver.outcome_in_time(board, &is_over).is_none() {
            return;
        }
    }
}

/// The next position that no thread has taken.
fn take<'a>(boards: &'a [Board], next: &AtomicUsize) -> Option<(usize, &'a Board)> {
    let index = next.fetch_add(1, Ordering::Relaxed);
    boards.get(index).map(|board| (index, board))
}

/// Replaces the file, which a stop in between leaves as it was.
fn write(path: &Path, text: &str) -> Result<()> {
    let name = path.with_extension("new");
    std::fs::write(&name, text)
        .and_then(|()| std::fs::rename(&name, path))
        .with_context(|| format!("{} cannot be written", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use side_games::Outcome;
    use side_games::connect_four::GAME;
    use side_games::read_game;

    #[test]
    fn answers_come_in_the_order_of_the_positions() {
        let late = [
            "2252576253462244111563365343671351441",
            "5554224333234511764415115",
            "23163416124767223154467471272416755633",
            "1233722555341451114725221333",
        ];
        let outcomes = [Outcome::Loss, Outcome::Win, Outcome::Draw, Outcome::Loss];
        let boards = late.map(|moves| {
            let game = read_game(GAME, moves).expect(moves);
            Board::of(game.position()).expect(moves)
        });
        for threads in [1, 3, 6] {
            let mut written = Vec::new();
            let found = answer_all(&boards, &Solver::new(), threads, |answer| {
                written.push(answer);
                Ok(())
            });
            let found = found.expect("nothing refuses the answers");
            assert_eq!(found.answers, written);
            assert!(
                found
                    .answers
                    .iter()
                    .map(|answer| answer.outcome)
                    .eq(outcomes)
            );
            assert!(found.nodes > 0);
        }
    }
}
