//! Transposition table: the bounds and best moves of positions searched so far, since many
//! sequences of moves lead to the same position.

use crate::rules::board::Board;
use crate::rules::square::Square;
use crate::rules::value::Value;

use super::params::Selectivity;

/// Depth and selectivity of a stored search result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Draft {
    /// Plies; as many as there are empties if the position was solved.
    pub depth: u8,
    /// How aggressively the search pruned.
    pub selectivity: Selectivity,
}

impl Draft {
    /// Whether a result of this draft can stand for one of the `wanted` draft: it is at least as
    /// deep and no more selective.
    #[inline]
    fn covers(self, wanted: Draft) -> bool {
        self.depth >= wanted.depth && self.selectivity >= wanted.selectivity
    }
}

/// The stored result for a position: at this draft, its value lies from `lower` to `upper`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub draft: Draft,
    /// The value is at least this, for the side to move.
    pub lower: Value,
    /// The value is at most this, for the side to move.
    pub upper: Value,
    /// The move that did best, and the one that did best before it.
    pub best: [Option<Square>; 2],
}

impl Entry {
    /// The value's bounds, if the entry covers the `wanted` draft.
    #[inline]
    pub fn bounds(&self, wanted: Draft) -> Option<(Value, Value)> {
        self.draft
            .covers(wanted)
            .then_some((self.lower, self.upper))
    }
}

/// An entry in memory.
#[derive(Clone, Copy)]
struct Slot {
    board: Board,
    lower: i16,
    upper: i16,
    draft: Draft,
    /// The search that wrote it.
    generation: u8,
    best: [Option<Square>; 2],
}

const _: () = assert!(size_of::<Option<Slot>>() <= 32);

/// A table of fixed size. Positions with the same index share a pair of slots: the first keeps the
/// result with the greater draft, the second is always replaced.
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

    /// Starts another search: older entries stay until their slot is needed.
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

    /// The entry of `board`.
    #[inline]
    pub fn get(&self, board: Board) -> Option<Entry> {
        let pair = &self.pairs[self.index(board)];
        let slot = pair.iter().flatten().find(|slot| slot.board == board)?;
        Some(Entry {
            draft: slot.draft,
            lower: Value::clamped(i32::from(slot.lower)),
            upper: Value::clamped(i32::from(slot.upper)),
            best: slot.best,
        })
    }

    /// Stores the bounds of the value of `board`, and its best move.
    pub fn put(
        &mut self,
        board: Board,
        draft: Draft,
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
            draft,
            generation,
            best: [Some(best), None],
        };
        for known in [&mut *first, &mut *second].into_iter().flatten() {
            if known.board == board {
                slot.renew(known);
                return;
            }
        }
        let keep = first.is_some_and(|known| known.generation == generation && known.draft > draft);
        *(if keep { second } else { first }) = Some(slot);
    }
}

impl Slot {
    /// Merges this result into the `known` one of the same board.
    fn renew(mut self, known: &mut Slot) {
        let best = self.best[0];
        let before = known
            .best
            .into_iter()
            .find(|&square| square != best)
            .flatten();
        if known.draft == self.draft {
            self.lower = self.lower.max(known.lower);
            self.upper = self.upper.min(known.upper);
        } else if known.draft > self.draft && known.generation == self.generation {
            return;
        }
        self.best[1] = before;
        *known = self;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table with one pair of slots for all positions.
    fn narrow() -> Table {
        Table::new(0)
    }

    /// Four boards that are not symmetric to each other.
    fn boards() -> [Board; 4] {
        let after = |squares: &[Square]| {
            let play = |board: Board, &square: &Square| board.play(square).expect("legal");
            squares.iter().fold(Board::DIAGONAL, play)
        };
        [
            Board::DIAGONAL,
            after(&[Square::F5]),
            after(&[Square::F5, Square::D6]),
            after(&[Square::F5, Square::F6]),
        ]
    }

    fn draft(depth: u8) -> Draft {
        Draft {
            depth,
            selectivity: Selectivity::Percent95,
        }
    }

    fn discs(discs: i32) -> Value {
        Value::clamped(discs * Value::PER_DISC)
    }

    /// Bounds that exclude no value.
    const ANY: (Value, Value) = (Value::clamped(i32::MIN), Value::MAX);

    fn at_least(bound: i32) -> (Value, Value) {
        (discs(bound), ANY.1)
    }

    fn at_most(bound: i32) -> (Value, Value) {
        (ANY.0, discs(bound))
    }

    fn known(table: &Table, board: Board) -> Entry {
        table.get(board).expect("the table holds the board")
    }

    #[test]
    fn get_finds_exactly_what_was_put() {
        let mut table = Table::new(4);
        let [first, second, ..] = boards();
        table.put(first, draft(7), (discs(-64), discs(64)), Square::F5);
        let expected = Entry {
            draft: draft(7),
            lower: discs(-64),
            upper: discs(64),
            best: [Some(Square::F5), None],
        };
        assert_eq!(table.get(first), Some(expected));
        assert_eq!(table.get(second), None);
        table.clear();
        assert_eq!(table.get(first), None);
    }

    #[test]
    fn boards_that_share_an_index_are_never_confused() {
        let mut table = narrow();
        let [first, second, third, _] = boards();
        table.put(first, draft(9), at_least(1), Square::F5);
        assert_eq!(table.get(first.pass()), None);
        table.put(second, draft(5), at_most(2), Square::D6);
        assert_eq!(table.get(third), None);
        assert_eq!(known(&table, first).best[0], Some(Square::F5));
        assert_eq!(known(&table, second).best[0], Some(Square::D6));
        assert_eq!(known(&table, second).upper, discs(2));
    }

    #[test]
    fn boards_of_one_opening_seldom_share_an_index() {
        let mut table = Table::new(14);
        let mut boards = vec![Board::DIAGONAL];
        for _ in 0..5 {
            for board in std::mem::take(&mut boards) {
                let moves = board.legal_moves().into_iter();
                boards.extend(moves.filter_map(|square| board.play(square)));
            }
        }
        boards.sort();
        boards.dedup();
        for &board in &boards {
            table.put(board, draft(1), ANY, Square::A1);
        }
        let kept = boards.iter().filter(|&&board| table.get(board).is_some());
        let (kept, all) = (kept.count(), boards.len());
        assert!(all > 1000 && kept * 10 > all * 9, "{kept} of {all}");
    }

    #[test]
    fn the_first_slot_keeps_the_greater_draft_and_the_second_is_replaced() {
        let mut table = narrow();
        let [first, second, third, fourth] = boards();
        let mut put = |board, draft| table.put(board, draft, ANY, Square::A1);
        put(first, draft(8));
        put(second, draft(7));
        // As deep as the first, but more selective.
        let selective = Draft {
            selectivity: Selectivity::Percent73,
            ..draft(8)
        };
        put(third, selective);
        let found = boards().map(|board| table.get(board).is_some());
        assert_eq!(found, [true, false, true, false]);
        // As great a draft as the first: the newer result is the more useful one.
        table.put(fourth, draft(8), ANY, Square::A1);
        let found = boards().map(|board| table.get(board).is_some());
        assert_eq!(found, [false, false, true, true]);
    }

    #[test]
    fn entries_of_an_earlier_search_are_replaced_whatever_their_draft() {
        let mut table = narrow();
        let [first, second, third, _] = boards();
        table.put(first, draft(20), ANY, Square::A1);
        table.next_search();
        assert!(
            table.get(first).is_some(),
            "it stays until its slot is needed"
        );
        table.put(second, draft(1), ANY, Square::A1);
        assert_eq!(table.get(first), None);
        table.put(third, draft(1), ANY, Square::A1);
        assert_eq!(table.get(second), None);
    }

    #[test]
    fn bounds_of_the_same_draft_only_ever_narrow() {
        let mut table = narrow();
        let board = Board::DIAGONAL;
        let mut put = |bounds| {
            table.put(board, draft(6), bounds, Square::F5);
            let entry = known(&table, board);
            (entry.lower, entry.upper)
        };
        assert_eq!(put(at_least(-3)), at_least(-3));
        assert_eq!(put(at_most(5)), (discs(-3), discs(5)));
        assert_eq!(put(at_least(-9)), (discs(-3), discs(5)));
        assert_eq!(put(at_most(9)), (discs(-3), discs(5)));
        assert_eq!(put((discs(1), discs(2))), (discs(1), discs(2)));
    }

    #[test]
    fn a_greater_draft_replaces_the_bounds_and_a_smaller_one_changes_nothing() {
        let mut table = narrow();
        let board = Board::DIAGONAL;
        table.put(board, draft(6), at_least(3), Square::F5);
        table.put(board, draft(8), at_most(1), Square::D3);
        let deeper = known(&table, board);
        assert_eq!((deeper.lower, deeper.upper), at_most(1));
        assert_eq!(deeper.draft, draft(8));
        table.put(board, draft(7), at_least(2), Square::C4);
        assert_eq!(known(&table, board), deeper);
        // In another search the newer result counts, whatever its draft.
        table.next_search();
        table.put(board, draft(7), at_least(2), Square::C4);
        let newer = known(&table, board);
        assert_eq!((newer.draft, newer.lower), (draft(7), discs(2)));
        assert_eq!(newer.upper, Value::MAX);
    }

    #[test]
    fn the_best_move_and_another_one_before_it_are_kept() {
        let mut table = narrow();
        let board = Board::DIAGONAL;
        let mut put = |depth, best| {
            table.put(board, draft(depth), ANY, best);
            known(&table, board).best
        };
        assert_eq!(put(1, Square::F5), [Some(Square::F5), None]);
        assert_eq!(put(2, Square::F5), [Some(Square::F5), None]);
        assert_eq!(put(3, Square::D3), [Some(Square::D3), Some(Square::F5)]);
        assert_eq!(put(4, Square::D3), [Some(Square::D3), Some(Square::F5)]);
        assert_eq!(put(5, Square::F5), [Some(Square::F5), Some(Square::D3)]);
        assert_eq!(put(5, Square::C4), [Some(Square::C4), Some(Square::F5)]);
    }

    #[test]
    fn bounds_are_returned_only_for_a_draft_that_the_entry_covers() {
        let mut table = narrow();
        table.put(Board::DIAGONAL, draft(6), at_least(3), Square::F5);
        let entry = known(&table, Board::DIAGONAL);
        let bounds = |depth, selectivity| entry.bounds(Draft { depth, selectivity });
        assert_eq!(bounds(6, Selectivity::Percent95), Some(at_least(3)));
        assert_eq!(bounds(5, Selectivity::Percent73), Some(at_least(3)));
        assert_eq!(bounds(7, Selectivity::Percent73), None);
        assert_eq!(bounds(1, Selectivity::Percent99), None);
    }
}
