//! `reversi solve`: the problems of a file, a line each, solved exactly and compared with the
//! results that the file lists. What a line holds is the game's.

use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use reversi_toolkit::{progress_bar, read_lines};

/// What solving a problem has found.
pub struct Solved {
    /// What stands before the verdict: the problem, its result and the listed one.
    pub results: String,
    /// Whether the result is the listed one, or none is listed.
    pub is_right: bool,
    pub nodes: u64,
}

/// A reader and solver of problems.
pub trait ProblemSolver {
    /// The unit of the times that are printed for each problem.
    const UNIT: Duration;

    /// The problem of a line.
    type Problem;

    /// Reads a line; `None` if its problem is not wanted.
    ///
    /// # Errors
    /// If the line holds no problem.
    fn read(&self, line: &str) -> Result<Option<Self::Problem>>;

    /// Solves a problem.
    fn solve(&mut self, problem: &Self::Problem) -> Solved;
}

/// Sums over the problems solved.
#[derive(Default)]
struct Totals {
    problems: usize,
    wrong: usize,
    nodes: u64,
    time: Duration,
}

/// Solves the problems of a file, and prints a line for each and the totals. A line that holds no
/// problem costs itself alone: standard error says where it is and what is wrong.
///
/// # Errors
/// If the file cannot be read or has no line; after all are solved, if results differ from the
/// listed ones or lines hold no problem.
pub fn run<S: ProblemSolver>(path: &Path, solver: &mut S) -> Result<()> {
    let bar = progress_bar(0, "problems");
    let (mut totals, mut unread) = (Totals::default(), 0);
    for line in read_lines(path, "problem")? {
        let (number, line) = line?;
        match solver.read(&line) {
            Ok(None) => {}
            Ok(Some(problem)) => {
                bar.inc_length(1);
                let line = format!("{number} {}", solve(solver, &problem, &mut totals));
                bar.suspend(|| writeln!(std::io::stdout(), "{line}"))
                    .context("the results cannot be written")?;
                bar.inc(1);
            }
            Err(wrong) => {
                unread += 1;
                let text = format!("reversi: {}, line {number}: {wrong:#}", path.display());
                // Without standard error, the exit code still reports a failure.
                let _ = bar.suspend(|| writeln!(std::io::stderr(), "{text}"));
            }
        }
    }
    bar.finish_and_clear();
    print_totals(&totals)?;
    let wrong = totals.wrong;
    ensure!(
        wrong == 0,
        "results that differ from the listed ones: {wrong}"
    );
    ensure!(unread == 0, "lines that hold no problem: {unread}");
    Ok(())
}

fn print_totals(totals: &Totals) -> Result<()> {
    let Totals {
        problems,
        wrong,
        nodes,
        time,
    } = totals;
    let line = format!(
        "problems {problems} wrong {wrong} nodes {nodes} ms {}",
        time.as_millis()
    );
    writeln!(std::io::stdout(), "{line}").context("the results cannot be written")
}

/// Solves a problem, adds it to the totals and describes it.
fn solve<S: ProblemSolver>(solver: &mut S, problem: &S::Problem, totals: &mut Totals) -> String {
    let started = Instant::now();
    let Solved {
        results,
        is_right,
        nodes,
    } = solver.solve(problem);
    let time = started.elapsed();
    totals.problems += 1;
    totals.wrong += usize::from(!is_right);
    totals.nodes += nodes;
    totals.time += time;
    let verdict = if is_right { "ok" } else { "WRONG" };
    format!(
        "{results} {verdict} {nodes} {}",
        time.as_nanos() / S::UNIT.as_nanos()
    )
}
