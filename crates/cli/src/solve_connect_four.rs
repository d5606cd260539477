//! `reversi solve FILE --game connect-four`: positions of Connect Four solved exactly.

use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use reversi_game::BoardGame;
use side_games::connect_four::{Board, GAME, Solver};
use side_games::read_game;

use crate::solved_file::{self, ProblemSolver, Solved};

/// Solves the positions of a file, a line each: the columns played, a blank, the score. The table
/// of bounds has 2^`table_bits` buckets of 16 bytes.
///
/// # Errors
/// As [`solved_file::run`].
pub fn run(path: &Path, table_bits: u32) -> Result<()> {
    solved_file::run(path, &mut Solver::with_table(table_bits))
}

/// The position of a line and its score.
pub struct ScoredPosition {
    moves: String,
    board: Board,
    score: i32,
}

impl ProblemSolver for Solver {
    const UNIT: Duration = Duration::from_micros(1);

    type Problem = ScoredPosition;

    fn read(&self, line: &str) -> Result<Option<ScoredPosition>> {
        let Some((moves, score)) = line.trim().split_once(' ') else {
            bail!("the score is missing");
        };
        let position = read_game(GAME, moves)?.position();
        ensure!(position.turn().is_some(), "the game is over");
        Ok(Some(ScoredPosition {
            moves: moves.to_owned(),
            board: Board::of(position).context("no position of Connect Four")?,
            score: score.trim().parse().context("the score is no number")?,
        }))
    }

    fn solve(&mut self, problem: &ScoredPosition) -> Solved {
        // Each position on its own, as public solvers are measured.
        self.clear();
        let ScoredPosition { moves, score, .. } = problem;
        let solved = Solver::solve(self, problem.board);
        Solved {
            results: format!("{moves} {} {score}", solved.score),
            is_right: solved.score == *score,
            nodes: solved.nodes,
        }
    }
}
