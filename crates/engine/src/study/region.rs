//! Regions: groups of empty squares that touch each other, also at a corner of a square.

use crate::rules::bitboard::Bitboard;
use crate::rules::square::Square;

/// The region of an empty square.
pub(super) fn region_of(square: Square, empties: Bitboard) -> Bitboard {
    let mut region = Bitboard::of(square);
    loop {
        let larger = region.with_neighbours() & empties;
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
        assert_eq!(set("a1").with_neighbours(), set("a1 b1 a2 b2"));
        assert_eq!(set("h4").with_neighbours(), set("g3 h3 g4 h4 g5 h5"));
        assert_eq!(Bitboard::EMPTY.with_neighbours(), Bitboard::EMPTY);
    }

    #[test]
    fn a_region_is_connected_also_diagonally() {
        let empties = set("a1 b2 a3 h8 g8 d4");
        assert_eq!(region_of(Square::A3, empties), set("a1 b2 a3"));
        assert_eq!(region_of(Square::H8, empties), set("g8 h8"));
        assert_eq!(region_of(Square::D4, empties), set("d4"));
    }
}
