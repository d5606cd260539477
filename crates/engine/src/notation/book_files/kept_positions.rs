//! The positions of a book that are kept: of too many those with the fewest discs, which lines from
//! the start come through first.

use std::collections::BTreeMap;

use super::valued_move::ValuedMove;
use crate::rules::board::Board;
use crate::rules::square::Square;

/// The greatest depth: more than any search looks ahead.
const MAX_DEPTH: u8 = 99;

/// What a book says of one position.
#[derive(Debug)]
pub(super) struct Entry {
    pub board: Board,
    pub moves: Vec<ValuedMove>,
    /// The value of the position itself, and its depth, in a book that has no moves.
    pub value: Option<(i16, u8)>,
}

/// What is kept of a position.
#[derive(Debug, Default)]
struct Known {
    moves: Vec<ValuedMove>,
    value: Option<(i16, u8)>,
}

/// Canonical positions by their discs and then by their order, the same for any order of entries.
#[derive(Debug)]
pub(super) struct KeptPositions {
    most: usize,
    known: BTreeMap<(u32, Board), Known>,
    left_out: u64,
}

impl KeptPositions {
    pub(super) fn new(most: usize) -> KeptPositions {
        KeptPositions {
            most,
            known: BTreeMap::new(),
            left_out: 0,
        }
    }

    pub(super) fn add(
        &mut self,
        Entry {
            board,
            moves,
            value,
        }: Entry,
    ) {
        let (key, to_canonical) = key_of(board);
        let is_full = self.known.len() >= self.most;
        if is_full
            && self
                .known
                .last_key_value()
                .is_none_or(|(last, _)| key > *last)
        {
            self.left_out += 1;
            return;
        }
        let known = self.known.entry(key).or_default();
        if value.is_some_and(|(_, depth)| known.value.is_none_or(|(_, before)| depth > before)) {
            known.value = value;
        }
        for found in moves {
            let square = to_canonical(found.square);
            let depth = found.depth.min(MAX_DEPTH);
            let found = ValuedMove {
                square,
                depth,
                ..found
            };
            add_move(&mut known.moves, found);
        }
        if self.known.len() > self.most {
            self.known.pop_last();
            self.left_out += 1;
        }
    }

    /// The positions that have moves, and the number of entries that were left out.
    pub(super) fn finish(mut self) -> (Vec<(Board, Vec<ValuedMove>)>, u64) {
        self.value_moves();
        let positions = self.known.into_iter().map(|((_, board), known)| {
            let mut moves = known.moves;
            moves.sort_by_key(|found| found.square.index());
            (board, moves)
        });
        let positions = positions.filter(|(_, moves)| !moves.is_empty());
        (positions.collect(), self.left_out)
    }

    /// Gives the moves that lead to positions with values those values.
    fn value_moves(&mut self) {
        let mut found = Vec::new();
        for (&key, known) in &self.known {
            if known.value.is_some() {
                found.push((key, self.moves_to_values(key.1)));
            }
        }
        for (key, moves) in found {
            if let Some(known) = self.known.get_mut(&key) {
                moves
                    .into_iter()
                    .for_each(|found| add_move(&mut known.moves, found));
            }
        }
    }

    /// The moves of a canonical board that lead to positions with values.
    fn moves_to_values(&self, board: Board) -> Vec<ValuedMove> {
        let (_, to_canonical) = key_of(board);
        let moves = board.legal_moves().into_iter().filter_map(|square| {
            let after = board.play(square)?;
            let value = |board: Board| self.known.get(&key_of(board).0)?.value;
            let by_other = value(after).map(|(value, depth)| (-value, depth));
            let by_same = || value(after.pass()).filter(|_| after.legal_moves().is_empty());
            let (value, depth) = by_other.or_else(by_same)?;
            let square = to_canonical(square);
            Some(ValuedMove {
                square,
                value: Some(value),
                depth,
            })
        });
        moves.collect()
    }
}

/// Adds a move to those of a position: of two values the one that looks further ahead stays.
fn add_move(moves: &mut Vec<ValuedMove>, found: ValuedMove) {
    let Some(known) = moves.iter_mut().find(|known| known.square == found.square) else {
        moves.push(found);
        return;
    };
    let is_deeper = known.value.is_none() || found.depth > known.depth;
    if found.value.is_some() && is_deeper {
        *known = found;
    }
}

/// The place of a position, and what takes a square there. A symmetric position has several squares
/// for one move: the first stands for all.
fn key_of(board: Board) -> ((u32, Board), impl Fn(Square) -> Square) {
    let (canonical, symmetry) = board.canonical_with_symmetry();
    let own = canonical.own_symmetries();
    let to_canonical = move |square| {
        let image = symmetry.square(square);
        let images = own.iter().map(|own| own.square(image));
        images.min_by_key(|square| square.index()).unwrap_or(image)
    };
    ((canonical.occupied().len(), canonical), to_canonical)
}
