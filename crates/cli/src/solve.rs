//! `reversi solve FILE.obf`: endgame problems solved exactly.

use std::num::NonZeroUsize;
use std::path::Path;
use std::time::Duration;

use anyhow::{Result, ensure};
use reversi_engine::{EndgameProblem, solve_on, transcript};

use crate::solved_file::{self, ProblemSolver, Solved};

/// Solves the problems of a file with at most `max_empties` empties, each on `threads` threads, and
/// prints a line for each and the totals.
///
/// # Errors
/// As [`solved_file::run`]; a problem whose side to move has no move is none.
pub fn run(path: &Path, max_empties: u32, threads: NonZeroUsize) -> Result<()> {
    let mut solver = EndgameSolver {
        max_empties,
        threads,
    };
    solved_file::run(path, &mut solver)
}

struct EndgameSolver {
    max_empties: u32,
    threads: NonZeroUsize,
}

impl ProblemSolver for EndgameSolver {
    const UNIT: Duration = Duration::from_millis(1);

    type Problem = EndgameProblem;

    fn read(&self, line: &str) -> Result<Option<EndgameProblem>> {
        let problem: EndgameProblem = line.parse()?;
        let board = problem.position.board();
        ensure!(
            !board.legal_moves().is_empty(),
            "the side to move has no move"
        );
        Ok((board.empties().len() <= self.max_empties).then_some(problem))
    }

    fn solve(&mut self, problem: &EndgameProblem) -> Solved {
        let board = problem.position.board();
        let solution = solve_on(self.threads, board).expect("the side to move has a move");
        let expected = problem.result();
        let best = solution.pv.first();
        let is_right = expected.is_none_or(|expected| {
            expected == solution.score && problem.best_moves().any(|listed| Some(&listed) == best)
        });
        let listed = expected.map_or_else(|| "?".to_owned(), |expected| expected.to_string());
        Solved {
            results: format!(
                "{} {} {} {listed}",
                board.empties().len(),
                transcript(best.copied()),
                solution.score,
            ),
            is_right,
            nodes: solution.nodes,
        }
    }
}
