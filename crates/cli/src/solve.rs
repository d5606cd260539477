//! `reversi solve FILE.obf`: endgame problems solved exactly.

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use reversi_engine::{EndgameProblem, Solution, solve_on, transcript};
use reversi_toolkit::{progress_bar, read_lines};

/// Sums over the problems solved.
#[derive(Default)]
struct Totals {
    problems: usize,
    wrong: usize,
    nodes: u64,
    time: Duration,
}

/// Solves the problems of a file with at most `max_empties` empties, each on `threads` threads, and
/// prints a line for each and the totals. Reports a problem without a move on standard error.
///
/// # Errors
/// If there is no problem, or at the first line that is none; after all are solved, if results
/// differ from the listed ones or problems have no move.
pub fn run(path: &Path, max_empties: u32, threads: NonZeroUsize) -> Result<()> {
    let bar = progress_bar(0, "problems");
    let mut totals = Totals::default();
    let mut unsolvable = 0;
    for line in read_lines(path, "problem")? {
        let (number, line) = line?;
        let place = || format!("{}, line {number}", path.display());
        let problem: EndgameProblem = line.parse().with_context(place)?;
        if problem.position.board().empties().len() > max_empties {
            continue;
        }
        bar.inc_length(1);
        let started = Instant::now();
        if let Some(solution) = solve_on(threads, problem.position.board()) {
            let line = report(number, &problem, &solution, started.elapsed(), &mut totals);
            bar.suspend(|| writeln!(std::io::stdout(), "{line}"))
                .context("the results cannot be written")?;
        } else {
            unsolvable += 1;
            let text = format!("reversi: {}: the side to move has no move", place());
            // Without standard error, the exit code still reports a failure.
            let _ = bar.suspend(|| writeln!(std::io::stderr(), "{text}"));
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    let (problems, wrong) = (totals.problems, totals.wrong);
    let (nodes, ms) = (totals.nodes, totals.time.as_millis());
    let line = format!("problems {problems} wrong {wrong} nodes {nodes} ms {ms}");
    writeln!(std::io::stdout(), "{line}").context("the results cannot be written")?;
    ensure!(
        wrong == 0,
        "results that differ from the listed ones: {wrong}"
    );
    ensure!(unsolvable == 0, "problems without a move: {unsolvable}");
    Ok(())
}

/// Adds a solution to the totals and describes it.
fn report(
    number: usize,
    problem: &EndgameProblem,
    solution: &Solution,
    time: Duration,
    totals: &mut Totals,
) -> String {
    let expected = problem.result();
    let best = solution.pv.first();
    let right = expected.is_none_or(|expected| expected == solution.score)
        && (expected.is_none() || problem.best_moves().any(|listed| Some(&listed) == best));
    totals.problems += 1;
    totals.wrong += usize::from(!right);
    totals.nodes += solution.nodes;
    totals.time += time;
    format!(
        "{number} {} {} {} {} {} {} {}",
        problem.position.board().empties().len(),
        transcript(best.copied()),
        solution.score,
        expected.map_or_else(|| "?".to_owned(), |expected| expected.to_string()),
        if right { "ok" } else { "WRONG" },
        solution.nodes,
        time.as_millis(),
    )
}
