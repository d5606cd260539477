//! Regions: groups of empty squares that touch each other, also at a corner of a square.

use crate::rules::bitboard::Bitboard;
use crate::rules::square::Square;

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

/// The squares of a set and all squares beside them.
pub(super) fn grown(set: Bitboard) -> Bitboard {
    let bits = set.bits();
    let row = bits | (bits & !FILE_H) << 1 | (bits & !FILE_A) >> 1;
    Bitboard::from_bits(row | row << 8 | row >> 8)
}

/// The region of an empty square.
pub(super) fn region_of(square: Square, empties: Bitboard) -> Bitboard {
    let mut region = Bitboard::of(square);
    loop {
        let larger = grown(region) & empties;
        if larger == region {
            return region;
        }
        region = larger;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &str) -> Bitboard {
        let squares = names.split(' ').map(|name| name.parse::<Square>());
        squares.map(|square| square.expect("a square")).collect()
    }

    #[test]
    fn a_set_grows_by_its_neighbours_and_not_round_the_edge() {
        assert_eq!(grown(set("a1")), set("a1 b1 a2 b2"));
        assert_eq!(grown(set("h4")), set("g3 h3 g4 h4 g5 h5"));
        assert_eq!(grown(Bitboard::EMPTY), Bitboard::EMPTY);
    }

    #[test]
    fn a_region_is_connected_also_diagonally() {
        let empties = set("a1 b2 a3 h8 g8 d4");
        assert_eq!(region_of(Square::A3, empties), set("a1 b2 a3"));
        assert_eq!(region_of(Square::H8, empties), set("g8 h8"));
        assert_eq!(region_of(Square::D4, empties), set("d4"));
    }
}
