//! Compares the table of verdicts with the solver, which searches without it, in random positions
//! of Connect Four, and with published scores.
//!
//! `cargo run --release -p side-games --example verdicts -- POSITIONS SEED [FILE]`
//!
//! The positions have 4 to 9 discs, in turn; the side to move cannot complete a four. A line of the
//! file has moves and a score, as those of Pascal Pons' tutorial have; lines with other numbers of
//! discs are passed over. Outcomes that differ are printed, and fail the command.

#[path = "../tests/random/mod.rs"]
mod random;

use std::error::Error;
use std::time::Instant;

use random::random_position;
use reversi_game::Rng;
use side_games::connect_four::{Board, GAME, Solver, VERDICT_DISCS, Verdicts};
use side_games::{Outcome, read_game, write_position};

/// The fewest discs of a position: a proof with fewer takes minutes.
const FEWEST_DISCS: u32 = 4;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (count, seed, file) = match &arguments[..] {
        [count, seed] => (count, seed, None),
        [count, seed, file] => (count, seed, Some(file)),
        _ => return Err("expected: POSITIONS SEED [FILE]".into()),
    };
    let (count, seed): (usize, u64) = (count.parse()?, seed.parse()?);
    let tables = Tables::new();
    let mut comparison = Comparison::default();
    let mut rng = Rng::new(seed);
    let start = Instant::now();
    for discs in (FEWEST_DISCS..=VERDICT_DISCS).cycle().take(count) {
        let (position, board, verdict) = loop {
            let position = random_position(discs, &mut rng);
            let board = Board::of(position).ok_or("a position of another game")?;
            if let Some(verdict) = tables.find(board) {
                break (position, board, verdict);
            }
        };
        let solved = Solver::new().outcome(board);
        comparison.add(&write_position(position), verdict, solved);
    }
    println!(
        "seed {seed}: {} in {:.0} s",
        comparison.text(),
        start.elapsed().as_secs_f64()
    );
    let mut published = Comparison::default();
    if let Some(file) = file {
        for line in std::fs::read_to_string(file)?.lines() {
            let (moves, score) = line.split_once(' ').ok_or("expected: MOVES SCORE")?;
            let board = Board::of(read_game(GAME, moves)?.position());
            if let Some(verdict) = board.and_then(|board| tables.find(board)) {
                published.add(moves, verdict, Outcome::of(score.trim().parse()?));
            }
        }
        println!("{file}: {}", published.text());
    }
    match comparison.different + published.different {
        0 => Ok(()),
        different => Err(format!("{different} outcomes differ").into()),
    }
}

/// The tables of verdicts, with ever fewer discs.
struct Tables(Vec<Verdicts>);

impl Tables {
    fn new() -> Tables {
        let mut tables = vec![Verdicts::builtin().one_disc_before()];
        while let Some(last) = tables.last()
            && last.discs() > FEWEST_DISCS
        {
            tables.push(last.one_disc_before());
        }
        Tables(tables)
    }

    fn find(&self, board: Board) -> Option<Outcome> {
        let mut tables = self.0.iter().chain([Verdicts::builtin()]);
        tables.find_map(|table| table.find(board))
    }
}

/// How many outcomes were compared, and how many differ.
#[derive(Default)]
struct Comparison {
    compared: usize,
    different: usize,
}

impl Comparison {
    fn add(&mut self, position: &str, verdict: Outcome, outcome: Outcome) {
        self.compared += 1;
        if verdict != outcome {
            self.different += 1;
            println!("{position}: {verdict:?}, not {outcome:?}");
        }
    }

    fn text(&self) -> String {
        format!("{} outcomes, {} differ", self.compared, self.different)
    }
}
