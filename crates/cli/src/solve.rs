//! `reversi solve FILE.obf`: endgame problems solved exactly.

use std::fmt;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use reversi_engine::{EndgameProblem, EndgameProblemError, Solution, solve, transcript};

/// Why a run fails.
#[derive(Debug)]
pub enum Failure {
    /// The file cannot be read.
    Unreadable(PathBuf, std::io::Error),
    /// The results cannot be written.
    Output(std::io::Error),
    /// A line is no problem.
    Line(PathBuf, usize, EndgameProblemError),
    /// The side to move cannot move.
    NoMove(PathBuf, usize),
    /// Results differ from the listed ones.
    Wrong(usize),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Output(wrong) => write!(f, "the results cannot be written: {wrong}"),
            Failure::Unreadable(path, wrong) => write!(f, "{}: {wrong}", path.display()),
            Failure::Line(path, line, wrong) => {
                write!(f, "{}, line {line}: {wrong}", path.display())
            }
            Failure::NoMove(path, line) => {
                write!(
                    f,
                    "{}, line {line}: the side to move has no move",
                    path.display()
                )
            }
            Failure::Wrong(count) => write!(f, "results that differ from the listed ones: {count}"),
        }
    }
}

impl std::error::Error for Failure {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Failure::Output(wrong) => Some(wrong),
            _ => None,
        }
    }
}

/// Sums over the problems solved.
#[derive(Default)]
struct Totals {
    problems: usize,
    wrong: usize,
    nodes: u64,
    time: Duration,
}

/// Solves the problems of a file that have at most `max_empties` empty squares, and prints a line
/// for each and the totals.
pub fn run(path: &Path, max_empties: u32) -> Result<(), Failure> {
    let text = std::fs::read_to_string(path)
        .map_err(|wrong| Failure::Unreadable(path.to_owned(), wrong))?;
    let mut problems = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        if line.trim().is_empty() || line.starts_with('%') {
            continue;
        }
        let problem: EndgameProblem = line
            .parse()
            .map_err(|wrong| Failure::Line(path.to_owned(), number, wrong))?;
        if problem.position.board().empties().len() <= max_empties {
            problems.push((number, problem));
        }
    }
    let bar = ProgressBar::new(problems.len() as u64).with_style(
        ProgressStyle::with_template("{bar:32} {pos}/{len} problems, {elapsed}")
            .expect("the template is well-formed"),
    );
    let mut totals = Totals::default();
    for (number, problem) in &problems {
        let begun = Instant::now();
        let solution = solve(problem.position.board())
            .ok_or_else(|| Failure::NoMove(path.to_owned(), *number))?;
        let line = report(*number, problem, &solution, begun.elapsed(), &mut totals);
        bar.suspend(|| writeln!(std::io::stdout(), "{line}"))
            .map_err(Failure::Output)?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    let Totals {
        problems,
        wrong,
        nodes,
        time,
    } = totals;
    let time = time.as_millis();
    let line = format!("problems {problems} wrong {wrong} nodes {nodes} ms {time}");
    writeln!(std::io::stdout(), "{line}").map_err(Failure::Output)?;
    if wrong == 0 {
        Ok(())
    } else {
        Err(Failure::Wrong(wrong))
    }
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
