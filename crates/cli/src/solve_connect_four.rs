//! `reversi solve FILE --game connect-four`: positions of Connect Four solved exactly.

use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use reversi_game::BoardGame;
use reversi_toolkit::{progress_bar, read_lines};
use side_games::connect_four::{Board, GAME, Solver};
use side_games::read_game;

/// A line of the file.
struct Problem {
    number: usize,
    moves: String,
    board: Board,
    expected: i32,
}

/// Solves the positions of a file, a line each: the columns played, a blank, the score. The table
/// of bounds has 2^`table_bits` buckets of 16 bytes. Prints a line for each and the totals.
///
/// # Errors
/// If there is no problem, or at the first line that is none; after all are solved, if scores
/// differ from the listed ones.
pub fn run(path: &Path, table_bits: u32) -> Result<()> {
    let bar = progress_bar(0, "positions");
    let mut solver = Solver::with_table(table_bits);
    let (mut problems, mut wrong, mut nodes, mut time) = (0, 0, 0, Duration::ZERO);
    for line in read_lines(path, "problem")? {
        let (number, line) = line?;
        let place = || format!("{}, line {number}", path.display());
        let problem = problem(number, &line).with_context(place)?;
        bar.inc_length(1);
        problems += 1;
        // Each position on its own, as public solvers are measured.
        solver.clear();
        let started = Instant::now();
        let solved = solver.solve(problem.board);
        let took = started.elapsed();
        let right = solved.score == problem.expected;
        wrong += usize::from(!right);
        nodes += solved.nodes;
        time += took;
        let line = format!(
            "{} {} {} {} {} {} {}",
            problem.number,
            problem.moves,
            solved.score,
            problem.expected,
            if right { "ok" } else { "WRONG" },
            solved.nodes,
            took.as_micros(),
        );
        bar.suspend(|| writeln!(std::io::stdout(), "{line}"))
            .context("the results cannot be written")?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    let ms = time.as_millis();
    let line = format!("problems {problems} wrong {wrong} nodes {nodes} ms {ms}");
    writeln!(std::io::stdout(), "{line}").context("the results cannot be written")?;
    ensure!(
        wrong == 0,
        "results that differ from the listed ones: {wrong}"
    );
    Ok(())
}

fn problem(number: usize, line: &str) -> Result<Problem> {
    let Some((moves, score)) = line.trim().split_once(' ') else {
        bail!("the score is missing");
    };
    let position = read_game(GAME, moves)?.position();
    ensure!(position.turn().is_some(), "the game is over");
    Ok(Problem {
        number,
        moves: moves.to_owned(),
        board: Board::of(position).context("no position of Connect Four")?,
        expected: score.trim().parse().context("the score is no number")?,
    })
}
