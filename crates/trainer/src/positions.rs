//! `reversi-trainer positions`: labelled positions as numbers, for a training by another program.

use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};
use clap::Args;
use reversi_engine::eval::{PatternIndices, Weights};

use crate::measure;
use crate::training_set::{self, Labelled};

/// Arguments of `positions`.
#[derive(Args, Debug)]
pub struct PositionsArgs {
    /// Files of labelled games, made by label or exact.
    #[arg(required = true)]
    games: Vec<PathBuf>,
    /// File of the positions to fit to.
    #[arg(long)]
    training: PathBuf,
    /// File of the positions held out: those of every tenth game.
    #[arg(long)]
    held_out: PathBuf,
    /// Fewest empties of a position.
    #[arg(long, default_value_t = 15)]
    empties_from: u32,
    /// Most empties of a position.
    #[arg(long, default_value_t = 50)]
    empties_to: u32,
    /// File of weights for the static value; by default the built-in ones.
    #[arg(long)]
    weights: Option<PathBuf>,
}

/// Writes both files: 24 bytes a position, all numbers with the least byte first. The discs of the
/// side to move and of the opponent, a bit a square from a1 on (64 bits each); the label and the
/// static value in discs for the side to move (floating point, 32 bits each).
///
/// # Errors
/// If a file cannot be read or written, or there are no positions.
pub fn run(args: &PositionsArgs) -> Result<()> {
    let weights = measure::weights(args.weights.as_deref())?;
    let mut positions = training_set::read(&args.games)?;
    let within = args.empties_from..=args.empties_to;
    for (part, path) in [
        (&mut positions.training, &args.training),
        (&mut positions.held_out, &args.held_out),
    ] {
        part.retain(|position| within.contains(&position.board.empties().len()));
        ensure!(
            !part.is_empty(),
            "there are no positions for {}",
            path.display()
        );
        write(path, part, &weights).with_context(|| format!("{}", path.display()))?;
        println!("{} positions in {}", part.len(), path.display());
    }
    Ok(())
}

/// Writes positions to a file.
fn write(path: &Path, positions: &[Labelled], weights: &Weights) -> Result<()> {
    let mut file = BufWriter::new(File::create(path)?);
    for position in positions {
        file.write_all(&record(position, weights))?;
    }
    Ok(file.flush()?)
}

/// The 24 bytes of a position.
fn record(position: &Labelled, weights: &Weights) -> [u8; 24] {
    let board = position.board;
    let value = weights.value(&PatternIndices::of(board), board).discs();
    let mut record = [0; 24];
    record[..8].copy_from_slice(&board.player().bits().to_le_bytes());
    record[8..16].copy_from_slice(&board.opponent().bits().to_le_bytes());
    record[16..20].copy_from_slice(&position.label.to_le_bytes());
    record[20..].copy_from_slice(&value.to_le_bytes());
    record
}

#[cfg(test)]
mod tests {
    use super::*;
    use reversi_engine::Board;

    #[test]
    fn a_record_holds_the_discs_the_label_and_the_static_value() {
        let position = Labelled {
            board: Board::DIAGONAL,
            label: -2.5,
            count: 1,
        };
        let weights = Weights::builtin();
        let record = record(&position, &weights);
        let discs: Vec<u64> = record[..16]
            .chunks(8)
            .map(|bytes| u64::from_le_bytes(bytes.try_into().expect("eight bytes")))
            .collect();
        let board = Board::DIAGONAL;
        assert_eq!(discs, [board.player().bits(), board.opponent().bits()]);
        let numbers: Vec<f32> = record[16..]
            .chunks(4)
            .map(|bytes| f32::from_le_bytes(bytes.try_into().expect("four bytes")))
            .collect();
        let value = weights.value(&PatternIndices::of(board), board).discs();
        assert_eq!(numbers, [-2.5, value]);
    }
}
