//! Sets of squares as the bits of a 64-bit word.
//!
//! Bit `n` stands for the square with index `n`, so a1 is the lowest bit and h8 the highest.
//! Moving the set one column to the right or one row down shifts the word to the left.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use crate::rules::square::Square;

/// A set of squares.
///
/// ```
/// use reversi_engine::{Bitboard, Square};
///
/// let set: Bitboard = [Square::A1, Square::H8].into_iter().collect();
/// assert_eq!(set.len(), 2);
/// assert!(set.contains(Square::H8));
/// assert_eq!(set.first(), Some(Square::A1));
/// assert_eq!(set.into_iter().map(|square| square.to_string()).collect::<String>(), "a1h8");
/// assert!(set.is_subset_of(Bitboard::CORNERS));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bitboard(u64);

impl Bitboard {
    /// No square.
    pub const EMPTY: Bitboard = Bitboard(0);
    /// All 64 squares.
    pub const FULL: Bitboard = Bitboard(!0);
    /// a1, h1, a8 and h8.
    pub const CORNERS: Bitboard = Bitboard(0x8100_0000_0000_0081);
    /// The X-squares: b2, g2, b7 and g7, the diagonal neighbours of the corners.
    pub const X_SQUARES: Bitboard = Bitboard(0x0042_0000_0000_4200);
    /// The C-squares: a2, b1 and their six counterparts, the neighbours of the corners on the
    /// edges.
    pub const C_SQUARES: Bitboard = Bitboard(0x4281_0000_0000_8142);

    /// The set whose members are the set bits of `bits` (bit 0 = a1).
    #[inline]
    pub const fn from_bits(bits: u64) -> Bitboard {
        Bitboard(bits)
    }

    /// The set as a word (bit 0 = a1).
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set with `square` as its only member.
    #[inline]
    pub const fn of(square: Square) -> Bitboard {
        Bitboard(1 << square.index())
    }

    /// Whether the set has no member.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Number of members, 0 to 64.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether `square` is a member.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// Whether every member is also a member of `other`.
    #[inline]
    pub const fn is_subset_of(self, other: Bitboard) -> bool {
        self.0 & !other.0 == 0
    }

    /// The set together with `square`.
    #[inline]
    #[must_use]
    pub const fn with(self, square: Square) -> Bitboard {
        Bitboard(self.0 | 1 << square.index())
    }

    /// The member with the lowest index.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        Square::from_index(self.0.trailing_zeros() as u8)
    }

    /// The set together with the up to eight squares around each member.
    #[inline]
    #[must_use]
    pub const fn with_neighbours(self) -> Bitboard {
        const NOT_FILE_A: u64 = 0xFEFE_FEFE_FEFE_FEFE;
        let rows = self.0 | self.0 << 1 & NOT_FILE_A | (self.0 & NOT_FILE_A) >> 1;
        Bitboard(rows | rows << 8 | rows >> 8)
    }

    /// The `index`-th member, counted from 0 in the order of the squares.
    pub fn nth(self, index: usize) -> Option<Square> {
        self.into_iter().nth(index)
    }
}

/// The members of a [`Bitboard`], a1 first.
///
/// ```
/// use reversi_engine::{Bitboard, Square};
///
/// let mut squares = Bitboard::CORNERS.into_iter();
/// assert_eq!(squares.len(), 4);
/// assert_eq!(squares.next(), Some(Square::A1));
/// ```
#[derive(Clone, Debug)]
pub struct Squares(u64);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = Bitboard(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(square)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let length = self.0.count_ones() as usize;
        (length, Some(length))
    }
}

impl ExactSizeIterator for Squares {}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self.0)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard {
        squares.into_iter().fold(Bitboard::EMPTY, Bitboard::with)
    }
}

macro_rules! set_operators {
    ($($operator:ident $method:ident $assign:ident $assign_method:ident $op:tt),+) => {$(
        impl $operator for Bitboard {
            type Output = Bitboard;
            #[inline]
            fn $method(self, other: Bitboard) -> Bitboard {
                Bitboard(self.0 $op other.0)
            }
        }
        impl $assign for Bitboard {
            #[inline]
            fn $assign_method(&mut self, other: Bitboard) {
                *self = *self $op other;
            }
        }
    )+};
}

set_operators!(
    BitAnd bitand BitAndAssign bitand_assign &,
    BitOr bitor BitOrAssign bitor_assign |,
    BitXor bitxor BitXorAssign bitxor_assign ^
);

impl Not for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn not(self) -> Bitboard {
        Bitboard(!self.0)
    }
}

impl fmt::Display for Bitboard {
    /// Draws the set as eight rows of eight characters, `X` for a member and `.` for the others.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for square in Square::ALL {
            f.write_str(if self.contains(square) { "X" } else { "." })?;
            if square.file() == 7 && square.rank() < 7 {
                f.write_str("\n")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Bitboard({:#018x})", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use reversi_game::Rng;

    #[test]
    fn the_named_sets_hold_their_squares() {
        assert_eq!(
            Bitboard::CORNERS.to_string(),
            "X......X\n........\n........\n........\n........\n........\n........\nX......X"
        );
        assert_eq!(
            Bitboard::X_SQUARES.to_string(),
            "........\n.X....X.\n........\n........\n........\n........\n.X....X.\n........"
        );
        assert_eq!(
            Bitboard::C_SQUARES.to_string(),
            ".X....X.\nX......X\n........\n........\n........\n........\nX......X\n.X....X."
        );
    }

    #[test]
    fn the_neighbours_of_a_square_are_at_most_one_file_and_one_rank_away() {
        for square in Square::ALL {
            let near = |other: &Square| {
                other.file().abs_diff(square.file()) <= 1
                    && other.rank().abs_diff(square.rank()) <= 1
            };
            let expected = Square::ALL.into_iter().filter(near).collect();
            assert_eq!(Bitboard::of(square).with_neighbours(), expected, "{square}");
        }
        let mut rng = Rng::new(3);
        for _ in 0..200 {
            let set = Bitboard(rng.next_u64() & rng.next_u64());
            let near = set
                .into_iter()
                .map(|square| Bitboard::of(square).with_neighbours());
            assert_eq!(
                set.with_neighbours(),
                near.fold(Bitboard::EMPTY, BitOr::bitor)
            );
        }
    }

    #[test]
    fn a_set_holds_each_square_at_most_once() {
        assert_eq!(Bitboard::CORNERS.with(Square::A1), Bitboard::CORNERS);
        let more = Bitboard::CORNERS.with(Square::A2);
        assert!(Bitboard::CORNERS.is_subset_of(more) && !more.is_subset_of(Bitboard::CORNERS));
        assert!(Bitboard::EMPTY.is_subset_of(Bitboard::EMPTY));
    }

    #[test]
    fn an_iteration_has_as_many_squares_as_it_says() {
        let mut squares = Bitboard::C_SQUARES.into_iter();
        for left in (0..8).rev() {
            assert!(squares.next().is_some());
            assert_eq!(squares.len(), left);
        }
    }

    #[test]
    fn the_debug_text_is_the_word_that_makes_the_set() {
        let text = format!("{:?}", Bitboard::X_SQUARES);
        let digits = text.trim_start_matches("Bitboard(0x").trim_end_matches(')');
        let bits = u64::from_str_radix(digits, 16).expect("hexadecimal digits");
        assert_eq!(Bitboard::from_bits(bits), Bitboard::X_SQUARES);
    }

    #[test]
    fn iteration_visits_every_member_once_in_order() {
        assert!(Bitboard::FULL.into_iter().eq(Square::ALL));
        assert_eq!(Bitboard::EMPTY.into_iter().next(), None);
        assert_eq!(Bitboard::CORNERS.nth(2), Some(Square::A8));
        assert_eq!(Bitboard::CORNERS.nth(4), None);
    }
}
