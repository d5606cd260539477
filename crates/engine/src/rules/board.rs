//! Boards: the discs as the side to move sees them, its moves and its flips.
//!
//! A [`Board`] has no colours: it holds the discs of the side to move (the *player*) and of the
//! other side (the *opponent*), which is all that the rules and every search need.

use std::fmt;

use crate::rules::bitboard::Bitboard;
use crate::rules::kernels;
use crate::rules::moves::IllegalMove;
use crate::rules::square::Square;

/// The discs from the view of the side to move. No square holds two discs.
///
/// ```
/// use reversi_engine::{Bitboard, Board, Square};
///
/// let board = Board::DIAGONAL;
/// let moves: Vec<Square> = board.legal_moves().into_iter().collect();
/// assert_eq!(moves, [Square::D3, Square::C4, Square::F5, Square::E6]);
/// assert_eq!(board.flips(Square::F5), Bitboard::of(Square::E5));
/// assert_eq!(board.flips(Square::A1), Bitboard::EMPTY);
///
/// let after = board.play(Square::F5).expect("f5 is legal");
/// assert_eq!((after.player().len(), after.opponent().len()), (1, 4));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    player: Bitboard,
    opponent: Bitboard,
}

impl Board {
    /// The usual start with Black to move: White on d4 and e5, Black on e4 and d5.
    pub const DIAGONAL: Board = Board {
        player: Bitboard::from_bits(1 << 28 | 1 << 35),
        opponent: Bitboard::from_bits(1 << 27 | 1 << 36),
    };

    /// The parallel start with Black to move: Black on d4 and d5, White on e4 and e5.
    pub const PARALLEL: Board = Board {
        player: Bitboard::from_bits(1 << 27 | 1 << 35),
        opponent: Bitboard::from_bits(1 << 28 | 1 << 36),
    };

    /// The board with these discs, or `None` if a square would hold two.
    pub const fn new(player: Bitboard, opponent: Bitboard) -> Option<Board> {
        if player.bits() & opponent.bits() == 0 {
            Some(Board { player, opponent })
        } else {
            None
        }
    }

    /// The discs of the side to move.
    #[inline]
    pub const fn player(self) -> Bitboard {
        self.player
    }

    /// The discs of the other side.
    #[inline]
    pub const fn opponent(self) -> Bitboard {
        self.opponent
    }

    /// All squares with a disc.
    #[inline]
    pub const fn occupied(self) -> Bitboard {
        Bitboard::from_bits(self.player.bits() | self.opponent.bits())
    }

    /// All squares without a disc.
    #[inline]
    pub const fn empties(self) -> Bitboard {
        Bitboard::from_bits(!self.occupied().bits())
    }

    /// The same discs with the other side to move: a pass.
    #[inline]
    #[must_use]
    pub fn pass(self) -> Board {
        Board {
            player: self.opponent,
            opponent: self.player,
        }
    }

    /// The squares on which the side to move may place a disc.
    #[inline]
    pub fn legal_moves(self) -> Bitboard {
        let enclosing = kernels::enclosing_squares(self.player.bits(), self.opponent.bits());
        Bitboard::from_bits(enclosing & self.empties().bits())
    }

    /// The opponent's discs that a move on `square` flips; none if the move is illegal.
    #[inline]
    pub fn flips(self, square: Square) -> Bitboard {
        if self.occupied().contains(square) {
            return Bitboard::EMPTY;
        }
        Bitboard::from_bits(kernels::flips(
            self.player.bits(),
            self.opponent.bits(),
            square,
        ))
    }

    /// The board after the side to move has placed a disc on `square`, seen by the other side; or
    /// `None` if the move is illegal.
    #[inline(always)]
    pub fn play(self, square: Square) -> Option<Board> {
        let flips = self.flips(square);
        if flips.is_empty() {
            None
        } else {
            Some(self.play_unchecked(square, flips))
        }
    }

    /// The board after a move on `square` that flips `flips`, seen by the other side: the fast path
    /// for a search, which has computed the flips already. Unless the move is legal and `flips` is
    /// `self.flips(square)`, no game leads to the board.
    #[inline]
    #[must_use]
    pub fn play_unchecked(self, square: Square, flips: Bitboard) -> Board {
        debug_assert!(flips.bits() != 0 && flips.bits() == self.flips(square).bits());
        let flips = flips.bits();
        Board {
            player: Bitboard::from_bits(self.opponent.bits() & !flips),
            opponent: Bitboard::from_bits(self.player.bits() | flips | 1 << square.index()),
        }
    }

    /// Whether neither side can move.
    pub fn is_over(self) -> bool {
        self.legal_moves().is_empty() && self.pass().legal_moves().is_empty()
    }
}

impl reversi_game::Position for Board {
    type Move = Square;
    type IllegalMove = IllegalMove;

    #[inline]
    fn moves(&self) -> impl Iterator<Item = Square> {
        self.legal_moves().into_iter()
    }

    #[inline]
    fn play(&self, square: Square) -> Result<Board, IllegalMove> {
        Board::play(*self, square).ok_or_else(|| {
            if self.occupied().contains(square) {
                IllegalMove::Occupied(square)
            } else {
                IllegalMove::EnclosesNothing(square)
            }
        })
    }
}

/// A board is seen by the side to move, so every move hands the turn over; passes are explicit.
impl reversi_game::Alternating for Board {}

impl fmt::Display for Board {
    /// Draws the board as eight rows: `X` for the side to move, `O` for the other, `-` for empty.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for square in Square::ALL {
            f.write_str(if self.player.contains(square) {
                "X"
            } else if self.opponent.contains(square) {
                "O"
            } else {
                "-"
            })?;
            if square.file() == 7 && square.rank() < 7 {
                f.write_str("\n")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({:?}, {:?})", self.player, self.opponent)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn overlapping_discs_are_refused() {
        assert_eq!(
            Board::new(Bitboard::CORNERS, Bitboard::of(Square::A1)),
            None
        );
        assert!(Board::new(Bitboard::CORNERS, Bitboard::of(Square::A2)).is_some());
    }

    #[test]
    fn both_starts_have_four_discs_in_the_centre() {
        assert_eq!(
            Board::DIAGONAL.to_string(),
            "--------\n--------\n--------\n---OX---\n---XO---\n--------\n--------\n--------"
        );
        assert_eq!(
            Board::PARALLEL.to_string(),
            "--------\n--------\n--------\n---XO---\n---XO---\n--------\n--------\n--------"
        );
    }

    #[test]
    fn the_debug_text_holds_the_discs_of_both_sides() {
        let text = format!("{:?}", Board::DIAGONAL);
        for discs in [Board::DIAGONAL.player(), Board::DIAGONAL.opponent()] {
            assert!(text.contains(&format!("{discs:?}")), "{text}");
        }
    }

    #[test]
    fn one_move_flips_runs_in_all_eight_directions() {
        let set = |names: &str| -> Bitboard {
            names
                .split(' ')
                .map(|name| name.parse::<Square>().expect("a square"))
                .collect()
        };
        let opponent = set("c3 d3 e3 c4 e4 c5 d5 e5");
        let player = set("b2 d2 f2 b4 f4 b6 d6 f6");
        let board = Board::new(player, opponent).expect("no overlap");
        assert_eq!(board.flips(Square::D4), opponent);
    }
}
