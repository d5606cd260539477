//! Results in discs.

use std::fmt;

use crate::board::Board;

/// A final result in discs for the side to move, -64 to 64, the empty squares given to the winner.
///
/// ```
/// use reversi_engine::{Bitboard, Board, DiscDiff, Square};
///
/// let lonely = Board::new(Bitboard::of(Square::A1), Bitboard::EMPTY).expect("no overlap");
/// assert_eq!(DiscDiff::of_finished(lonely).discs(), 64);
/// assert_eq!((-DiscDiff::of_finished(lonely)).to_string(), "-64");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DiscDiff(i8);

impl DiscDiff {
    /// All 64 squares for the side to move.
    pub const MAX: DiscDiff = DiscDiff(64);

    /// The result for the side to move when play stops with this board.
    pub const fn of_finished(board: Board) -> DiscDiff {
        let player = board.player().len() as i8;
        let opponent = board.opponent().len() as i8;
        let empties = 64 - player - opponent;
        DiscDiff(if player > opponent {
            player - opponent + empties
        } else if player < opponent {
            player - opponent - empties
        } else {
            0
        })
    }

    /// The result of `discs` discs, or `None` outside -64 to 64.
    pub const fn from_discs(discs: i32) -> Option<DiscDiff> {
        if -64 <= discs && discs <= 64 {
            Some(DiscDiff(discs as i8))
        } else {
            None
        }
    }

    /// The result as a number of discs, -64 to 64.
    pub const fn discs(self) -> i8 {
        self.0
    }
}

impl std::ops::Neg for DiscDiff {
    type Output = DiscDiff;

    fn neg(self) -> DiscDiff {
        DiscDiff(-self.0)
    }
}

impl fmt::Display for DiscDiff {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+}", self.0)
    }
}
