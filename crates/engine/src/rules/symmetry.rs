//! The eight symmetries of the board, and the canonical form under them.
//!
//! Rotating or mirroring the board does not change a game: what is known of one position is known
//! of eight. A symmetry is a reflection in the main diagonal, or none, followed by one in the
//! vertical axis and one in the horizontal axis, or none.

use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::square::Square;

/// One of the eight ways in which the square board maps onto itself.
///
/// ```
/// use reversi_engine::{Board, Square, Symmetry};
///
/// let images = Symmetry::ALL.map(|symmetry| symmetry.board(Board::DIAGONAL));
/// assert!(images.iter().all(|board| board.canonical() == Board::DIAGONAL.canonical()));
/// assert_eq!(Symmetry::ALL[1].square(Square::B3), Square::G3);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry {
    transpose: bool,
    mirror_files: bool,
    mirror_ranks: bool,
}

impl Symmetry {
    /// All eight symmetries; the first is the identity.
    pub const ALL: [Symmetry; 8] = {
        let mut all = [Symmetry {
            transpose: false,
            mirror_files: false,
            mirror_ranks: false,
        }; 8];
        let mut index = 0;
        while index < 8 {
            all[index] = Symmetry {
                transpose: index & 4 != 0,
                mirror_files: index & 1 != 0,
                mirror_ranks: index & 2 != 0,
            };
            index += 1;
        }
        all
    };

    /// The image of `square`.
    pub const fn square(self, square: Square) -> Square {
        let (mut file, mut rank) = (square.file(), square.rank());
        if self.transpose {
            (file, rank) = (rank, file);
        }
        if self.mirror_files {
            file = 7 - file;
        }
        if self.mirror_ranks {
            rank = 7 - rank;
        }
        Square::ALL[(rank * 8 + file) as usize]
    }

    /// The images of the members of `set`.
    pub const fn bitboard(self, set: Bitboard) -> Bitboard {
        let mut bits = set.bits();
        if self.transpose {
            bits = transpose(bits);
        }
        if self.mirror_files {
            bits = bits.swap_bytes().reverse_bits();
        }
        if self.mirror_ranks {
            bits = bits.swap_bytes();
        }
        Bitboard::from_bits(bits)
    }

    /// The image of `board`.
    pub fn board(self, board: Board) -> Board {
        Board::new(
            self.bitboard(board.player()),
            self.bitboard(board.opponent()),
        )
        .expect("a symmetry maps different squares to different squares")
    }
}

impl Board {
    /// The least of the eight symmetric boards: equal for two boards exactly when a symmetry maps
    /// one to the other.
    pub fn canonical(self) -> Board {
        self.canonical_with_symmetry().0
    }

    /// The symmetries that map the board onto itself; the first is the identity.
    pub(crate) fn own_symmetries(self) -> Vec<Symmetry> {
        let all = Symmetry::ALL.into_iter();
        all.filter(|symmetry| symmetry.board(self) == self)
            .collect()
    }

    /// The canonical board, and a symmetry that leads to it.
    pub(crate) fn canonical_with_symmetry(self) -> (Board, Symmetry) {
        let images = Symmetry::ALL.map(|symmetry| (symmetry.board(self), symmetry));
        let least = images.into_iter().min_by_key(|&(board, _)| board);
        least.expect("there are eight symmetries")
    }
}

/// Mirrors the board in the diagonal a1-h8, by exchanging ever smaller blocks.
const fn transpose(bits: u64) -> u64 {
    let bits = exchange::<28>(bits, 0x0000_0000_F0F0_F0F0);
    let bits = exchange::<14>(bits, 0x0000_CCCC_0000_CCCC);
    exchange::<7>(bits, 0x00AA_00AA_00AA_00AA)
}

/// Exchanges the bits under `mask` with those `SHIFT` places above them.
const fn exchange<const SHIFT: u32>(bits: u64, mask: u64) -> u64 {
    let different = (bits ^ bits >> SHIFT) & mask;
    bits ^ different ^ different << SHIFT
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_and_squares_have_the_same_image_and_each_symmetry_another() {
        let pattern: Bitboard = [Square::A1, Square::B1, Square::C2].into_iter().collect();
        let mut images = Vec::new();
        for symmetry in Symmetry::ALL {
            for square in Square::ALL {
                assert_eq!(
                    symmetry.bitboard(Bitboard::of(square)),
                    Bitboard::of(symmetry.square(square)),
                    "{symmetry:?} {square}"
                );
            }
            images.push(symmetry.bitboard(pattern));
        }
        images.sort();
        images.dedup();
        assert_eq!(images.len(), 8);
    }

    #[test]
    fn the_rules_are_the_same_in_every_symmetry() {
        let board = Board::DIAGONAL
            .play(Square::F5)
            .and_then(|board| board.play(Square::D6));
        let board = board.expect("f5 and d6 are legal");
        for symmetry in Symmetry::ALL {
            let image = symmetry.board(board);
            assert_eq!(image.legal_moves(), symmetry.bitboard(board.legal_moves()));
            for square in board.legal_moves() {
                assert_eq!(
                    image.play(symmetry.square(square)),
                    board.play(square).map(|after| symmetry.board(after))
                );
            }
        }
    }
}
