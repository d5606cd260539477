//! The positions of a book that are kept: of too many those with the fewest discs, which lines from
//! the start come through first.
//!
//! A sorted list that is joined now and then, and no map: the page downloads this code.

use std::cmp::Ordering;
use std::collections::BinaryHeap;

use super::valued_move::ValuedMove;
use crate::rules::board::Board;
use crate::rules::square::Square;

/// The greatest depth: more than any search looks ahead.
const MAX_DEPTH: u8 = 99;

/// Entries that are joined at once, at least.
const FEW: usize = 1_024;

/// What a book says of one position.
#[derive(Debug)]
pub(super) struct Entry {
    pub board: Board,
    pub moves: Vec<ValuedMove>,
    /// The value of the position itself, and its depth, in a book that has no moves.
    pub value: Option<(i16, u8)>,
}

/// The place of a canonical position: by its discs, then by its order.
type Place = (u32, Board);

/// What is kept of a position, with its moves in the order of their squares.
#[derive(Debug)]
struct Known {
    place: Place,
    /// Counts the entries: of two for one position the earlier one is first.
    number: u64,
    /// How many entries are joined in it.
    joined: u64,
    moves: Vec<ValuedMove>,
    value: Option<(i16, u8)>,
}

impl Known {
    /// Takes in what a later entry says.
    fn merge(&mut self, later: &Known) {
        self.joined += later.joined;
        let depth = |value: Option<(i16, u8)>| value.map(|(_, depth)| depth);
        if depth(later.value) > depth(self.value) {
            self.value = later.value;
        }
        for &found in &later.moves {
            add_move(&mut self.moves, found);
        }
    }
}

impl PartialEq for Known {
    fn eq(&self, other: &Known) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Known {}

impl PartialOrd for Known {
    fn partial_cmp(&self, other: &Known) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Known {
    fn cmp(&self, other: &Known) -> Ordering {
        (self.place, self.number).cmp(&(other.place, other.number))
    }
}

/// Canonical positions in their order, the same for any order of entries.
#[derive(Debug)]
pub(super) struct KeptPositions {
    most: usize,
    /// The first of them are joined, one for a position; entries since then follow.
    known: Vec<Known>,
    joined: usize,
    entries: u64,
    left_out: u64,
}

impl KeptPositions {
    pub(super) fn new(most: usize) -> KeptPositions {
        KeptPositions {
            most,
            known: Vec::new(),
            joined: 0,
            entries: 0,
            left_out: 0,
        }
    }

    pub(super) fn add(&mut self, entry: Entry) {
        let (place, to_canonical) = place_of(entry.board);
        let last = self.joined.checked_sub(1).and_then(|at| self.known.get(at));
        if self.joined >= self.most && last.is_none_or(|last| place > last.place) {
            self.left_out += 1;
            return;
        }
        let mut known = Known {
            place,
            number: self.entries,
            joined: 1,
            moves: Vec::new(),
            value: entry
                .value
                .map(|(value, depth)| (value, depth.min(MAX_DEPTH))),
        };
        for found in entry.moves {
            let square = to_canonical(found.square);
            let depth = found.value.map_or(0, |_| found.depth.min(MAX_DEPTH));
            let found = ValuedMove {
                square,
                depth,
                ..found
            };
            add_move(&mut known.moves, found);
        }
        if let Some(at) = number_in(&self.known[..self.joined], place) {
            self.known[at].merge(&known);
            return;
        }
        self.entries += 1;
        self.known.push(known);
        if self.known.len() >= 2 * self.joined + FEW {
            self.join();
        }
    }

    /// Makes one of all entries for a position, and leaves out what is too much.
    fn join(&mut self) {
        let known = BinaryHeap::from(std::mem::take(&mut self.known));
        let mut known = known.into_sorted_vec();
        known.dedup_by(|later, first| {
            let is_same = later.place == first.place;
            if is_same {
                first.merge(later);
            }
            is_same
        });
        for dropped in known.drain(known.len().min(self.most)..) {
            self.left_out += dropped.joined;
        }
        self.joined = known.len();
        self.known = known;
    }

    /// The positions that have moves, and the number of entries that were left out.
    pub(super) fn finish(mut self) -> (Vec<(Board, Vec<ValuedMove>)>, u64) {
        self.join();
        self.value_moves();
        let mut positions = Vec::new();
        for known in self.known {
            if !known.moves.is_empty() {
                positions.push((known.place.1, known.moves));
            }
        }
        (positions, self.left_out)
    }

    /// Gives the moves that lead to positions with values those values.
    fn value_moves(&mut self) {
        for at in 0..self.known.len() {
            if self.known[at].value.is_some() {
                for found in self.moves_to_values(self.known[at].place.1) {
                    add_move(&mut self.known[at].moves, found);
                }
            }
        }
    }

    /// The moves of a canonical board that lead to positions with values.
    fn moves_to_values(&self, board: Board) -> Vec<ValuedMove> {
        let (_, to_canonical) = place_of(board);
        let value = |board: Board| {
            let place = place_of(board).0;
            self.known[number_in(&self.known, place)?].value
        };
        let mut moves = Vec::new();
        for square in board.legal_moves() {
            let Some(after) = board.play(square) else {
                continue;
            };
            let by_other = value(after).map(|(value, depth)| (-value, depth));
            let by_same = || value(after.pass()).filter(|_| after.legal_moves().is_empty());
            if let Some((value, depth)) = by_other.or_else(by_same) {
                moves.push(ValuedMove {
                    square: to_canonical(square),
                    value: Some(value),
                    depth,
                });
            }
        }
        moves
    }
}

/// The number of a place among positions that are joined.
fn number_in(known: &[Known], place: Place) -> Option<usize> {
    known.binary_search_by(|known| known.place.cmp(&place)).ok()
}

/// The number of a canonical board among positions, which are in their order.
pub(super) fn number_of(positions: &[(Board, Vec<ValuedMove>)], board: Board) -> Option<usize> {
    let place = |board: Board| (board.occupied().len(), board);
    let wanted = place(board);
    let number = positions.binary_search_by(|&(board, _)| place(board).cmp(&wanted));
    number.ok()
}

/// Adds a move to those of a position: of two values the one that looks further ahead stays.
fn add_move(moves: &mut Vec<ValuedMove>, found: ValuedMove) {
    match moves.binary_search_by(|known| known.square.index().cmp(&found.square.index())) {
        Err(at) => moves.insert(at, found),
        Ok(at) => {
            let known = &mut moves[at];
            let is_deeper = known.value.is_none() || found.depth > known.depth;
            if found.value.is_some() && is_deeper {
                *known = found;
            }
        }
    }
}

/// The place of a position, and what takes a square there. A symmetric position has several squares
/// for one move: the first stands for all.
fn place_of(board: Board) -> (Place, impl Fn(Square) -> Square) {
    let (canonical, symmetry) = board.canonical_with_symmetry();
    let own = canonical.own_symmetries();
    let to_canonical = move |square| {
        let image = symmetry.square(square);
        let images = own.iter().map(|own| own.square(image));
        images.min_by_key(|square| square.index()).unwrap_or(image)
    };
    ((canonical.occupied().len(), canonical), to_canonical)
}
