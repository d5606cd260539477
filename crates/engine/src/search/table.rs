//! The transposition table: what has been found out about positions, since many lines lead to the
//! same one.

use crate::board::Board;
use crate::score::Value;
use crate::square::Square;

use super::params::Selectivity;

/// How thoroughly a position was searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Effort {
    /// Plies; as many as squares are empty, if the result was counted out.
    pub depth: u8,
    /// How much was left out as improbable.
    pub selectivity: Selectivity,
}

impl Effort {
    /// The effort of a search that is at least as thorough in both respects suffices.
    #[inline]
    fn suffices(self, asked: Effort) -> bool {
        self.depth >= asked.depth && self.selectivity >= asked.selectivity
    }
}

/// What is known of a position: with this effort, its value lies from `lower` to `upper`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub effort: Effort,
    /// The value is at least this, for the side to move.
    pub lower: Value,
    /// The value is at most this, for the side to move.
    pub upper: Value,
    /// The move that did best, and the one that did best before it.
    pub best: [Option<Square>; 2],
}

impl Entry {
    /// The value's bounds, if they were found with enough effort.
    #[inline]
    pub fn bounds(&self, asked: Effort) -> Option<(Value, Value)> {
        self.effort
            .suffices(asked)
            .then_some((self.lower, self.upper))
    }
}

/// An entry as it lies in memory.
#[derive(Clone, Copy)]
struct Slot {
    board: Board,
    lower: i16,
    upper: i16,
    effort: Effort,
    /// The search that wrote it.
    generation: u8,
    best: [Option<Square>; 2],
}

const _: () = assert!(size_of::<Option<Slot>>() <= 32);

/// A table of fixed size. Two positions that fall on the same place share a pair of slots: the first
/// is kept for the more thorough search, the second always makes room.
pub(crate) struct Table {
    pairs: Vec<[Option<Slot>; 2]>,
    generation: u8,
}

impl Table {
    /// A table with `2^bits` pairs of entries.
    pub fn new(bits: u32) -> Table {
        Table {
            pairs: vec![[None; 2]; 1 << bits],
            generation: 0,
        }
    }

    /// Empties the table.
    pub fn clear(&mut self) {
        self.pairs.fill([None; 2]);
    }

    /// Makes room for another search: what is known stays until it is in the way.
    pub fn next_search(&mut self) {
        self.generation = self.generation.wrapping_add(1);
    }

    #[inline]
    fn index(&self, board: Board) -> usize {
        let mut hash = board.player().bits().wrapping_mul(0x9E37_79B9_7F4A_7C15);
        hash = hash.rotate_left(29) ^ board.opponent().bits();
        hash = hash.wrapping_mul(0xD6E8_FEB8_6659_FD93);
        (hash >> 32) as usize & (self.pairs.len() - 1)
    }

    /// What is known of `board`.
    #[inline]
    pub fn get(&self, board: Board) -> Option<Entry> {
        let pair = &self.pairs[self.index(board)];
        let slot = pair.iter().flatten().find(|slot| slot.board == board)?;
        Some(Entry {
            effort: slot.effort,
            lower: Value::clamped(i32::from(slot.lower)),
            upper: Value::clamped(i32::from(slot.upper)),
            best: slot.best,
        })
    }

    /// Notes that the value of `board` lies from `lower` to `upper`, and its best move.
    pub fn put(
        &mut self,
        board: Board,
        effort: Effort,
        (lower, upper): (Value, Value),
        best: Square,
    ) {
        let generation = self.generation;
        let index = self.index(board);
        let [first, second] = &mut self.pairs[index];
        let slot = Slot {
            board,
            lower: lower.units() as i16,
            upper: upper.units() as i16,
            effort,
            generation,
            best: [Some(best), None],
        };
        for known in [&mut *first, &mut *second].into_iter().flatten() {
            if known.board == board {
                slot.renew(known);
                return;
            }
        }
        let keep =
            first.is_some_and(|known| known.generation == generation && known.effort > effort);
        *(if keep { second } else { first }) = Some(slot);
    }
}

impl Slot {
    /// Joins what is newly known with what was known of the same board.
    fn renew(mut self, known: &mut Slot) {
        let best = self.best[0];
        let before = known
            .best
            .into_iter()
            .find(|&square| square != best)
            .flatten();
        if known.effort == self.effort {
            self.lower = self.lower.max(known.lower);
            self.upper = self.upper.min(known.upper);
        } else if known.effort > self.effort && known.generation == self.generation {
            return;
        }
        self.best[1] = before;
        *known = self;
    }
}
