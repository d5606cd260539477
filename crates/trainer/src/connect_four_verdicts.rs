//! `reversi-trainer verdicts`: who wins each early position of Connect Four.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use reversi_toolkit::read_text;
use side_games::Outcome;
use side_games::connect_four::{Board, Solver, VERDICT_DISCS, Verdicts, undecided};

use crate::log;

/// The first line of the file.
const HEADER: &str = "% outcomes of the undecided positions of Connect Four with 9 discs";

/// Positions of a line.
const POSITIONS_OF_LINE: usize = 16;

/// Lines solved between two writes to the file: a minute and a half of a core.
const LINES_AT_ONCE: usize = 256;

/// Arguments of `verdicts`.
#[derive(Args, Debug)]
pub struct VerdictsArgs {
    /// File that the outcomes of the positions are appended to.
    file: PathBuf,
    /// Write the table of the page, and print its counts.
    #[arg(long, value_name = "FILE")]
    pack: Option<PathBuf>,
}

/// Solves until the file has all positions; packs the table if that is wanted.
///
/// # Errors
/// If a file cannot be used.
pub fn run(args: &VerdictsArgs) -> Result<()> {
    let positions = undecided(VERDICT_DISCS);
    let lines: Vec<&[Board]> = positions.chunks(POSITIONS_OF_LINE).collect();
    let line = |number: usize| signs(lines[number]);
    let count = (lines.len(), "lines");
    log::complete(&args.file, HEADER, count, LINES_AT_ONCE, line)?;
    match &args.pack {
        Some(table) => pack(&args.file, table),
        None => Ok(()),
    }
}

/// Writes the table of the outcomes in a file.
fn pack(file: &Path, table: &Path) -> Result<()> {
    let name = || file.display().to_string();
    let text = read_text(file)?;
    let verdicts = read(&text).with_context(name)?;
    let bytes = verdicts.pack();
    std::fs::write(table, &bytes)
        .with_context(|| format!("{} cannot be written", table.display()))?;
    let line = format!(
        "discs {} {} bytes {}",
        verdicts.discs(),
        counts(verdicts.outcomes()),
        bytes.len()
    );
    writeln!(std::io::stdout(), "{line}").context("the results cannot be written")
}

/// How many outcomes of each kind there are, as the results name them.
fn counts(outcomes: impl Iterator<Item = Outcome> + Clone) -> String {
    let count = |wanted| {
        outcomes
            .clone()
            .filter(|&outcome| outcome == wanted)
            .count()
    };
    let [wins, draws, losses] = [Outcome::Win, Outcome::Draw, Outcome::Loss].map(count);
    format!("wins {wins} draws {draws} losses {losses}")
}

/// The outcomes in the text of a file.
fn read(text: &str) -> Result<Verdicts> {
    let lines = text.lines().filter(|line| *line != HEADER);
    let outcomes: Option<Vec<Outcome>> = lines.flat_map(str::chars).map(outcome).collect();
    let outcomes = outcomes.context("a sign is not one of + = -")?;
    let count = outcomes.len();
    Verdicts::new(VERDICT_DISCS, outcomes)
        .with_context(|| format!("{count} signs are not one for each position"))
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

fn outcome(sign: char) -> Option<Outcome> {
    match sign {
        '+' => Some(Outcome::Win),
        '=' => Some(Outcome::Draw),
        '-' => Some(Outcome::Loss),
        _ => None,
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
