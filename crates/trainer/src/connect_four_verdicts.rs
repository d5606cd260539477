//! `reversi-trainer verdicts`: who wins each early position of Connect Four.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use side_games::Outcome;
use side_games::connect_four::{Board, Solver, VERDICT_DISCS, undecided};

use crate::log;

/// Positions of a line.
const POSITIONS_OF_LINE: usize = 16;

/// Lines solved between two writes to the file: a minute and a half of a core.
const LINES_AT_ONCE: usize = 256;

/// Arguments of `verdicts`.
#[derive(Args, Debug)]
pub struct VerdictsArgs {
    /// File that the outcomes are appended to.
    file: PathBuf,
    /// Discs of the positions.
    #[arg(long, default_value_t = VERDICT_DISCS, value_parser = clap::value_parser!(u32).range(0..=12))]
    discs: u32,
}

/// Solves until the file has all positions.
///
/// # Errors
/// If the file cannot be used.
pub fn run(args: &VerdictsArgs) -> Result<()> {
    let header = format!(
        "% outcomes of the undecided positions of Connect Four with {} discs",
        args.discs
    );
    let positions = undecided(args.discs);
    let lines: Vec<&[Board]> = positions.chunks(POSITIONS_OF_LINE).collect();
    let line = |number: usize| signs(lines[number]);
    let count = (lines.len(), "lines");
    log::complete(&args.file, &header, count, LINES_AT_ONCE, line)
}

/// A sign for each position: `+`, `=` or `-` if the side to move wins, draws or loses.
fn signs(positions: &[Board]) -> String {
    let mut solver = Solver::new();
    let outcomes = positions.iter().map(|&board| {
        // Old entries and their history cost more than they save.
        solver.clear();
        solver.outcome(board)
    });
    outcomes.map(sign).collect()
}

fn sign(outcome: Outcome) -> char {
    match outcome {
        Outcome::Win => '+',
        Outcome::Draw => '=',
        Outcome::Loss => '-',
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use side_games::connect_four::GAME;
    use side_games::read_game;

    #[test]
    fn a_sign_names_the_outcome_for_the_side_to_move() {
        let late = [
            "2252576253462244111563365343671351441",
            "5554224333234511764415115",
            "23163416124767223154467471272416755633",
        ];
        let boards = late.map(|moves| {
            let game = read_game(GAME, moves).expect(moves);
            Board::of(game.position()).expect(moves)
        });
        assert_eq!(signs(&boards), "-+=");
    }
}
