//! Patterns: the shapes on the board whose configurations have weights.
//!
//! A pattern is a list of squares. Each square is empty, the player's or the opponent's: `n`
//! squares have `3^n` configurations. The index of a configuration is its number in balanced
//! ternary: the digit of an empty square is 0, of the player's disc +1, of the opponent's -1, and
//! the first square has the least place value. Changing sides only changes the sign of every index.
//!
//! A pattern lies on the board in up to eight ways, its instances, which share one table of
//! weights. If a mirror image maps a pattern onto itself, mirrored configurations share one weight
//! too. The shapes are those in use since Buro's Logistello (1997): edges, rows, diagonals,
//! corners.

use crate::rules::board::Board;
use crate::rules::square::Square;
use crate::rules::square::Square::*;
use crate::rules::symmetry::Symmetry;

/// The greatest number of squares of a pattern.
const MAX_SQUARES: usize = 10;

/// Number of patterns.
pub const PATTERN_COUNT: usize = 17;

/// Number of instances of all patterns.
pub const INSTANCE_COUNT: usize = 70;

/// A shape, given by the squares of its first instance.
///
/// ```
/// use reversi_engine::eval::PATTERNS;
///
/// let corner = PATTERNS[0];
/// assert_eq!((corner.name, corner.squares.len()), ("corner 3x3", 9));
/// assert_eq!(corner.configurations(), 3_usize.pow(9));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Pattern {
    /// The usual name.
    pub name: &'static str,
    /// The squares, the one with the least place value first.
    pub squares: &'static [Square],
}

/// All patterns, in the order of the weights file.
pub const PATTERNS: [Pattern; PATTERN_COUNT] = [
    Pattern {
        name: "corner 3x3",
        squares: &[A1, B1, C1, A2, B2, C2, A3, B3, C3],
    },
    Pattern {
        name: "edge with X squares",
        squares: &[A1, B1, C1, D1, E1, F1, G1, H1, B2, G2],
    },
    Pattern {
        name: "corner 2x5",
        squares: &[A1, B1, C1, D1, E1, A2, B2, C2, D2, E2],
    },
    Pattern {
        name: "corner triangle",
        squares: &[A1, B1, C1, D1, A2, B2, C2, A3, B3, A4],
    },
    Pattern {
        name: "edge with C2 and F2",
        squares: &[A1, B1, C1, D1, E1, F1, G1, H1, C2, F2],
    },
    Pattern {
        name: "edge block",
        squares: &[A1, C1, D1, E1, F1, H1, C2, D2, E2, F2],
    },
    Pattern {
        name: "row 2 with corners",
        squares: &[A1, A2, B2, C2, D2, E2, F2, G2, H2, H1],
    },
    Pattern {
        name: "cross",
        squares: &[A1, B2, C3, D4, B1, C2, D3, A2, B3, C4],
    },
    Pattern {
        name: "diagonal 8 with C squares",
        squares: &[A1, B2, C3, D4, E5, F6, G7, H8, B1, A2],
    },
    Pattern {
        name: "row 2",
        squares: &[A2, B2, C2, D2, E2, F2, G2, H2],
    },
    Pattern {
        name: "row 3",
        squares: &[A3, B3, C3, D3, E3, F3, G3, H3],
    },
    Pattern {
        name: "row 4",
        squares: &[A4, B4, C4, D4, E4, F4, G4, H4],
    },
    Pattern {
        name: "diagonal 8",
        squares: &[A1, B2, C3, D4, E5, F6, G7, H8],
    },
    Pattern {
        name: "diagonal 7",
        squares: &[A2, B3, C4, D5, E6, F7, G8],
    },
    Pattern {
        name: "diagonal 6",
        squares: &[A3, B4, C5, D6, E7, F8],
    },
    Pattern {
        name: "diagonal 5",
        squares: &[A4, B5, C6, D7, E8],
    },
    Pattern {
        name: "diagonal 4",
        squares: &[A5, B6, C7, D8],
    },
];

impl Pattern {
    /// Number of configurations.
    pub const fn configurations(&self) -> usize {
        3_usize.pow(self.squares.len() as u32)
    }

    /// The largest index of a configuration; the least is its negative.
    pub const fn max_index(&self) -> i16 {
        (self.configurations() / 2) as i16
    }

    /// `[configuration]`: the number of its weight, from 0 without gaps; mirrored configurations
    /// share one. Configurations are numbered by index plus [`Pattern::max_index`].
    pub fn shared_weights(&self) -> Vec<u32> {
        let mirror = self.mirror();
        let mut shared = vec![u32::MAX; self.configurations()];
        let mut count = 0;
        for configuration in 0..self.configurations() {
            if shared[configuration] == u32::MAX {
                shared[configuration] = count;
                if let Some(mirror) = &mirror {
                    shared[rearranged(configuration, mirror)] = count;
                }
                count += 1;
            }
        }
        shared
    }

    /// `[place]`: where each square lies in the mirrored pattern, or `None` if no mirror image
    /// maps the pattern onto itself.
    fn mirror(&self) -> Option<Vec<usize>> {
        let place = |square: Square| self.squares.iter().position(|&other| other == square);
        Symmetry::ALL[1..].iter().find_map(|symmetry| {
            let mirrored = self
                .squares
                .iter()
                .map(|&square| place(symmetry.square(square)));
            mirrored.collect()
        })
    }
}

/// The configuration whose digit at place `mirror[p]` is that of `configuration` at place `p`. The
/// digits 0, 1, 2 of a configuration's number stand for -1, 0, +1.
fn rearranged(mut configuration: usize, mirror: &[usize]) -> usize {
    let mut result = 0;
    for &place in mirror {
        result += configuration % 3 * 3_usize.pow(place as u32);
        configuration /= 3;
    }
    result
}

/// A pattern in one of the ways it lies on the board.
#[derive(Clone, Copy)]
pub(super) struct PatternInstance {
    /// Index in [`PATTERNS`].
    pub pattern: usize,
    squares: [Square; MAX_SQUARES],
    length: usize,
}

/// All instances, ordered by pattern, then by symmetry.
pub(super) const INSTANCES: [PatternInstance; INSTANCE_COUNT] = instances();

const fn instances() -> [PatternInstance; INSTANCE_COUNT] {
    let none = PatternInstance {
        pattern: 0,
        squares: [A1; MAX_SQUARES],
        length: 0,
    };
    let mut all = [none; INSTANCE_COUNT];
    let mut count = 0;
    let mut pattern = 0;
    while pattern < PATTERN_COUNT {
        let first = count;
        let mut symmetry = 0;
        while symmetry < 8 {
            let instance = instance_of(pattern, Symmetry::ALL[symmetry]);
            if !covered(&all, first, count, &instance) {
                all[count] = instance;
                count += 1;
            }
            symmetry += 1;
        }
        pattern += 1;
    }
    assert!(
        count == INSTANCE_COUNT,
        "INSTANCE_COUNT has to be the number of instances"
    );
    all
}

/// The image of a pattern's first instance.
pub(super) const fn instance_of(pattern: usize, symmetry: Symmetry) -> PatternInstance {
    let squares = PATTERNS[pattern].squares;
    let mut instance = PatternInstance {
        pattern,
        squares: [A1; MAX_SQUARES],
        length: squares.len(),
    };
    let mut place = 0;
    while place < squares.len() {
        instance.squares[place] = symmetry.square(squares[place]);
        place += 1;
    }
    instance
}

/// Whether one of the instances from `first` to `end` - 1 has the same squares.
const fn covered(
    all: &[PatternInstance],
    first: usize,
    end: usize,
    instance: &PatternInstance,
) -> bool {
    let mut index = first;
    while index < end {
        if all[index].set() == instance.set() {
            return true;
        }
        index += 1;
    }
    false
}

impl PatternInstance {
    /// The squares as bits.
    pub const fn set(&self) -> u64 {
        self.image(Symmetry::ALL[0])
    }

    /// The images of the squares as bits.
    pub const fn image(&self, symmetry: Symmetry) -> u64 {
        let mut set = 0;
        let mut place = 0;
        while place < self.length {
            set |= 1 << symmetry.square(self.squares[place]).index();
            place += 1;
        }
        set
    }

    /// The index of the configuration on a board.
    pub fn index(&self, board: Board) -> i16 {
        let squares = self.squares[..self.length].iter().rev();
        squares.fold(0, |index, &square| {
            let digit = i16::from(board.player().contains(square))
                - i16::from(board.opponent().contains(square));
            3 * index + digit
        })
    }

    /// The amount that a player's disc on `square` adds to the index: its place value, or 0 if the
    /// instance does not contain the square.
    pub const fn place_value(&self, square: Square) -> i16 {
        let mut place = 0;
        while place < self.length {
            if self.squares[place].index() == square.index() {
                return 3_i16.pow(place as u32);
            }
            place += 1;
        }
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_instance_is_an_image_of_its_pattern_and_none_occurs_twice() {
        for (index, instance) in INSTANCES.iter().enumerate() {
            let pattern = &PATTERNS[instance.pattern];
            assert_eq!(instance.set().count_ones() as usize, pattern.squares.len());
            let twice = INSTANCES[..index]
                .iter()
                .any(|other| other.pattern == instance.pattern && other.set() == instance.set());
            assert!(!twice, "{} at {index}", pattern.name);
        }
    }

    #[test]
    fn mirrored_configurations_share_a_weight() {
        let corner = PATTERNS[0];
        let single_disc = |square: Square| {
            let place = corner.squares.iter().position(|&other| other == square);
            3_usize.pow(place.expect("the corner contains it") as u32) + corner.configurations() / 2
        };
        let shared = corner.shared_weights();
        assert_eq!(shared[single_disc(B1)], shared[single_disc(A2)]);
        assert_ne!(shared[single_disc(B1)], shared[single_disc(C1)]);
        assert_eq!(
            *shared.iter().max().expect("not empty") as usize + 1,
            (19683 + 729) / 2
        );
    }

    #[test]
    fn a_pattern_without_a_mirror_image_shares_nothing() {
        let shared = PATTERNS[2].shared_weights();
        assert!(
            shared
                .iter()
                .enumerate()
                .all(|(configuration, &weight)| configuration == weight as usize)
        );
    }
}
