//! The record of a game in a database: 76 bytes, written and read.

use crate::rules::square::Square;
use crate::study::explorer::{KnownGame, MAX_MOVES};

/// Offset of the references to the names, after the facts that make a game the same.
const NAMES: usize = MAX_MOVES + 4;
/// Length of a record in bytes.
pub(super) const RECORD: usize = NAMES + 12;
/// The byte in place of a move after the last one, and of an unknown count.
const NONE: u8 = u8::MAX;

/// The bytes of a game with references to its names.
pub(super) type RecordBytes = [u8; RECORD];

/// A game with references to its names.
#[derive(Clone, Copy, Debug)]
pub(super) struct Record<'a>(pub(super) &'a RecordBytes);

impl Record<'_> {
    pub(super) fn game(self) -> KnownGame {
        let moves = self.0[..MAX_MOVES].iter();
        let moves = moves.map_while(|&square| Square::from_index(square));
        KnownGame::new(moves, self.black_discs()).expect("no more moves and discs than possible")
    }

    pub(super) fn black_discs(self) -> Option<u8> {
        Some(self.0[MAX_MOVES]).filter(|&discs| discs <= 64)
    }

    /// 0 if it is unknown.
    pub(super) fn year(self) -> u16 {
        u16::from_le_bytes([self.0[MAX_MOVES + 2], self.0[MAX_MOVES + 3]])
    }

    pub(super) fn black(self) -> u32 {
        self.name(0)
    }

    pub(super) fn white(self) -> u32 {
        self.name(1)
    }

    pub(super) fn event(self) -> u32 {
        self.name(2)
    }

    /// Whether it is the same game, with no other name.
    pub(super) fn is_part_of(self, other: Record<'_>) -> bool {
        let names = |record: Record<'_>| [record.black(), record.white(), record.event()];
        let mut pairs = names(self).into_iter().zip(names(other));
        self.0[..NAMES] == other.0[..NAMES] && pairs.all(|(own, its)| own == 0 || own == its)
    }

    fn name(self, place: usize) -> u32 {
        let bytes = self.0[NAMES..].as_chunks();
        u32::from_le_bytes(bytes.0[place])
    }
}

/// Packs a game of at most 60 moves, with the numbers of the names of Black, White and the event.
pub(super) fn packed(
    moves: impl IntoIterator<Item = Square>,
    black_discs: Option<u8>,
    year: u16,
    names: [u32; 3],
) -> RecordBytes {
    let mut record = [0; RECORD];
    let (places, facts) = record.split_at_mut(MAX_MOVES);
    places.fill(NONE);
    for (place, square) in places.iter_mut().zip(moves) {
        *place = square.index();
    }
    facts[0] = black_discs.unwrap_or(NONE);
    facts[2..4].copy_from_slice(&year.to_le_bytes());
    for (place, name) in facts[4..].chunks_exact_mut(4).zip(names) {
        place.copy_from_slice(&name.to_le_bytes());
    }
    record
}
