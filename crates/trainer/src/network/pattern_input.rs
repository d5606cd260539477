//! The input of the network of a pattern: the squares of a configuration.

use std::ops::Range;

use ndarray::Array2;
use reversi_engine::Board;
use reversi_engine::eval::{FeatureSet, INSTANCE_COUNT, PATTERNS, Pattern};

/// The configurations of one pattern.
pub struct PatternInput {
    /// The places of its instances among the features of a position.
    pub instances: Range<usize>,
    /// The number of its first configuration among those of all patterns.
    pub start: u32,
    /// `[configuration][input]`: two inputs for each square, 1 for the player's and for the
    /// opponent's disc; mirrored configurations are one.
    pub squares: Array2<f32>,
}

impl PatternInput {
    /// Those of all patterns.
    pub fn all() -> Vec<PatternInput> {
        let features = FeatureSet::new().of(Board::DIAGONAL);
        let mut start = 0;
        let inputs = PATTERNS.iter().map(|pattern| {
            let squares = squares(pattern);
            let end = start + squares.nrows() as u32;
            let first = features[..INSTANCE_COUNT].partition_point(|&number| number < start);
            let last = features[..INSTANCE_COUNT].partition_point(|&number| number < end);
            let input = PatternInput {
                instances: first..last,
                start,
                squares,
            };
            start = end;
            input
        });
        inputs.collect()
    }
}

/// `[configuration][input]` of a pattern.
fn squares(pattern: &Pattern) -> Array2<f32> {
    let shared = pattern.shared_weights();
    let count = shared.iter().max().map_or(0, |&last| last as usize + 1);
    let mut squares = Array2::zeros((count, 2 * pattern.squares.len()));
    let mut filled = 0;
    for (configuration, &number) in shared.iter().enumerate() {
        // The mirrored configuration of an earlier one has its number.
        if (number as usize) < filled {
            continue;
        }
        filled += 1;
        let mut rest = configuration;
        for place in 0..pattern.squares.len() {
            match rest % 3 {
                0 => squares[[number as usize, 2 * place + 1]] = 1.0,
                2 => squares[[number as usize, 2 * place]] = 1.0,
                _ => {}
            }
            rest /= 3;
        }
    }
    squares
}

#[cfg(test)]
mod tests {
    use super::*;
    use reversi_engine::{Game, Symmetry};

    #[test]
    fn inputs_are_the_discs_of_each_instance() {
        let game: Game = "f5d6c3d3c4f4f6f3e6e7".parse().expect("a legal game");
        let board = game.position().board();
        let features = FeatureSet::new().of(board);
        let inputs = PatternInput::all();
        assert_eq!(inputs[0].instances.start, 0);
        assert_eq!(inputs[inputs.len() - 1].instances.end, INSTANCE_COUNT);
        for (pattern, input) in PATTERNS.iter().zip(&inputs) {
            let number = features[input.instances.start] - input.start;
            let row = input.squares.row(number as usize);
            let discs = |symmetry: Symmetry| {
                let squares = pattern.squares.iter().flat_map(move |&square| {
                    let square = symmetry.square(square);
                    [board.player(), board.opponent()].map(|side| side.contains(square))
                });
                squares.map(|is_there| f32::from(u8::from(is_there)))
            };
            // A mirrored configuration has the inputs of its mirror image.
            let found = Symmetry::ALL
                .into_iter()
                .filter(|&symmetry| {
                    let mut images = pattern
                        .squares
                        .iter()
                        .map(|&square| symmetry.square(square));
                    images.all(|image| pattern.squares.contains(&image))
                })
                .any(|symmetry| discs(symmetry).eq(row.iter().copied()));
            assert!(found, "{}", pattern.name);
        }
    }
}
