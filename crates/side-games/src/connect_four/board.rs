//! Boards of Connect Four without colours: the discs of the side to move, and all discs.

use super::bits::{
    BOTTOM, COLUMN_BITS, COLUMNS, column, completing_squares, has_four, landing_squares, mirrored,
};
use crate::side_game::Pieces;
use crate::squares::Squares;

/// The discs as the side to move sees them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    own: u64,
    all: u64,
}

impl Board {
    /// The discs of the side to move.
    pub const fn own(self) -> u64 {
        self.own
    }

    /// The discs of the other side.
    pub const fn other(self) -> u64 {
        self.own ^ self.all
    }

    /// All discs.
    pub const fn occupied(self) -> u64 {
        self.all
    }

    /// Number of discs.
    pub const fn plies(self) -> u32 {
        self.all.count_ones()
    }

    /// The squares to which a disc can fall.
    pub const fn landing_squares(self) -> u64 {
        landing_squares(self.all)
    }

    /// The board after the side to move has filled a square.
    #[must_use]
    pub const fn after(self, square: u64) -> Board {
        Board {
            own: self.other(),
            all: self.all | square,
        }
    }

    /// Whether the side that moved last has a four.
    pub const fn is_lost(self) -> bool {
        has_four(self.other())
    }

    /// The boards after a move that completes no four.
    pub(crate) fn unwon_after(self) -> impl Iterator<Item = Board> {
        let squares = (0..COLUMNS).map(move |index| self.landing_squares() & column(index));
        let boards = squares
            .filter(|&square| square != 0)
            .map(move |square| self.after(square));
        boards.filter(|board| !board.is_lost())
    }

    /// The boards after a move on which the game goes on and the other side cannot win at once.
    pub fn undecided_after(self) -> impl Iterator<Item = Board> {
        self.unwon_after().filter(|board| !board.can_win())
    }

    /// The squares on which the side to move completes a four at once.
    pub const fn winning_squares(self) -> u64 {
        completing_squares(self.own, self.all) & self.landing_squares()
    }

    /// Whether the side to move can complete a four at once.
    pub const fn can_win(self) -> bool {
        self.winning_squares() != 0
    }

    /// The empty squares that would complete a four of the other side.
    pub const fn threats(self) -> u64 {
        completing_squares(self.other(), self.all)
    }

    /// The board with left and right exchanged.
    #[must_use]
    pub const fn mirrored(self) -> Board {
        Board {
            own: mirrored(self.own),
            all: mirrored(self.all),
        }
    }

    /// A number of 49 bits that no other board has: in each column, the own discs below the lowest
    /// empty square, which is set.
    pub const fn key(self) -> u64 {
        self.own + self.all + BOTTOM
    }

    /// The board with this key.
    pub(crate) fn from_key(key: u64) -> Board {
        let mut board = Board::default();
        for index in 0..COLUMNS {
            let column = key >> (index * COLUMN_BITS) & ((1 << COLUMN_BITS) - 1);
            // The highest bit is the lowest empty square.
            let empty = 1 << column.ilog2();
            board.own |= (column ^ empty) << (index * COLUMN_BITS);
            board.all |= (empty - 1) << (index * COLUMN_BITS);
        }
        board
    }

    /// The lower key of the board and its mirror image, which have the same value.
    pub fn canonical_key(self) -> u64 {
        self.key().min(self.mirrored().key())
    }
}

impl From<Pieces> for Board {
    fn from(discs: Pieces) -> Board {
        Board {
            own: discs.own.low(),
            all: discs.occupied().low(),
        }
    }
}

impl From<Board> for Pieces {
    fn from(board: Board) -> Pieces {
        Pieces {
            own: Squares::from_low(board.own()),
            other: Squares::from_low(board.other()),
        }
    }
}

impl Board {
    /// Whether nobody had won before the last disc: without one of the topmost discs of the side
    /// that moved last, neither side has a four.
    pub(crate) fn can_be_reached(self) -> bool {
        let tops = self.all & !(self.all >> 1);
        let mut last = tops & self.other();
        let won = has_four(self.own) || has_four(self.other());
        while last != 0 {
            let disc = last & last.wrapping_neg();
            if !has_four(self.other() ^ disc) && !has_four(self.own) {
                return true;
            }
            last ^= disc;
        }
        !won
    }
}
