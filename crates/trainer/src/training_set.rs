//! Training positions: those of games, each one once, with the results of its games or with the
//! values of a search.

use std::path::Path;

use anyhow::Result;
use rayon::prelude::*;
use reversi_engine::{Board, Color, Rng, Value};

use crate::games::{self, TrainingGame};
use crate::label::{self, LabelledGame};

/// One game in this many is held out, to measure the fit with.
const HELD_OUT: usize = 10;

/// A position with its label.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Labelled {
    /// The position in its canonical form; the side to move has a move.
    pub board: Board,
    /// The mean of the results, or of the values of a search, in discs for the side to move.
    pub label: f32,
    /// Number of games it comes from.
    pub count: u32,
}

/// The positions of files of games.
#[derive(Debug, Default)]
pub struct Positions {
    /// Those to fit weights to.
    pub training: Vec<Labelled>,
    /// Those to measure the fit with; none of them is a training position.
    pub held_out: Vec<Labelled>,
}

/// A label in units of [`Value`], which can be sorted.
type Label = i16;

/// Reads the positions of all games in the files, and of all labelled games.
///
/// # Errors
/// If a file cannot be read or holds something else.
pub fn read(files: &[impl AsRef<Path>]) -> Result<Positions> {
    let mut seen = Vec::new();
    for (file, series) in files.iter().zip(0_u64..) {
        let file = file.as_ref();
        let held_out = |number| Rng::new(series << 40 | number).below(HELD_OUT) == 0;
        let canonical = |number| {
            let held_out = held_out(number);
            move |(board, label): (Board, Label)| (board.canonical(), held_out, label)
        };
        seen.extend(if label::is_labelled(file)? {
            games::read(file, |number, labelled: LabelledGame| {
                let units = |(board, discs)| (board, in_units(discs));
                labelled.positions().map(units).map(canonical(number))
            })?
        } else {
            games::read(file, |number, record| labels(record).map(canonical(number)))?
        });
    }
    seen.par_sort_unstable();
    let mut positions = Positions::default();
    for same in seen.chunk_by(|one, other| one.0 == other.0) {
        // A position that also occurs in a training game is a training position.
        let in_training = same.partition_point(|&(_, held_out, _)| !held_out);
        if in_training == 0 {
            positions.held_out.push(averaged(same));
        } else {
            positions.training.push(averaged(&same[..in_training]));
        }
    }
    Ok(positions)
}

/// One position, with the mean of the labels of all games that reach it.
fn averaged(same: &[(Board, bool, Label)]) -> Labelled {
    let sum: i32 = same.iter().map(|&(_, _, label)| i32::from(label)).sum();
    Labelled {
        board: same[0].0,
        label: sum as f32 / (same.len() as i32 * Value::PER_DISC) as f32,
        count: same.len() as u32,
    }
}

/// The positions after the last random move, with the final result for the side to move.
fn labels(mut record: TrainingGame) -> impl Iterator<Item = (Board, Label)> {
    let black = record.result().map_or(0, |result| result.discs());
    std::iter::from_fn(move || {
        if !record.game.undo() || record.game.ply() < record.random {
            return None;
        }
        let position = record.game.position();
        let label = match position.turn() {
            Color::Black => black,
            Color::White => -black,
        };
        Some((position.board(), in_units(f32::from(label))))
    })
}

/// The label of a lead in discs.
fn in_units(discs: f32) -> Label {
    (discs * Value::PER_DISC as f32).round() as Label
}

#[cfg(test)]
mod tests {
    use super::*;
    use reversi_engine::Game;

    /// White has no disc left after the ninth move.
    const WIPEOUT: &str = "e6f4e3f6g5d6e7f5c5";

    fn game(moves: &str) -> Game {
        let game: Game = moves.parse().expect("a legal game");
        game
    }

    #[test]
    fn labels_are_the_result_for_the_side_to_move_after_the_random_moves() {
        let record = TrainingGame {
            random: 6,
            game: game(WIPEOUT),
        };
        let found: Vec<_> = labels(record).collect();
        let board = |plies: usize| game(&WIPEOUT[..2 * plies]).position().board();
        let best = in_units(64.0);
        assert_eq!(
            found,
            [(board(8), best), (board(7), -best), (board(6), best)]
        );
    }

    #[test]
    fn a_position_after_a_pass_is_labelled_for_the_side_that_can_move() {
        let mut full = game("f5f6d3g5h5h4f7h6");
        assert_eq!(full.turn(), full.forced_pass().map(Color::other));
        let (ply, board) = (full.ply(), full.position().board());
        while full.turn().is_some() {
            let moves = full.position().legal_moves();
            full.play(moves.nth(0).expect("somebody can move"))
                .expect("legal");
        }
        let record = TrainingGame {
            random: ply,
            game: full,
        };
        let result = record.result().expect("over").discs();
        let label = in_units(-f32::from(result));
        assert_eq!(labels(record).last(), Some((board, label)));
    }

    #[test]
    fn repeated_positions_are_averaged_and_none_is_in_both_parts() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("games");
        let lines = format!("0 {WIPEOUT} +64\n").repeat(40);
        std::fs::write(&file, format!("% two ways\n{lines}")).expect("written");
        let positions = read(&[file]).expect("good games");
        assert_eq!(positions.training.len(), 9);
        assert!(positions.held_out.is_empty());
        let start = Board::DIAGONAL.canonical();
        let first = positions.training.iter().find(|one| one.board == start);
        let first = first.expect("the start is among them");
        assert_eq!(first.label, 64.0);
        assert!(first.count > 20 && first.count < 40, "{}", first.count);
    }

    #[test]
    fn labelled_games_give_their_labelled_positions_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("labels");
        let text = format!(
            "% labels depth 8\n{}",
            "f5d6c3d3c4 2:+3.46 4:-2.00\n".repeat(40)
        );
        std::fs::write(&file, text).expect("written");
        let positions = read(&[file]).expect("good labels");
        let label = |moves: &str| {
            let board = game(moves).position().board().canonical();
            let found = positions.training.iter().find(|one| one.board == board);
            found.map(|found| found.label)
        };
        assert_eq!(positions.training.len(), 2);
        assert_eq!(label("f5d6c3d3"), Some(-2.0));
        assert_eq!(label("f5d6"), Some(443.0 / 128.0));
    }
}
