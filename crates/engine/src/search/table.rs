//! Transposition table: the bounds and best moves of positions searched so far, since many
//! sequences of moves lead to the same position.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicU8, AtomicU64};

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

/// An entry as it is stored: one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stored {
    lower: i16,
    upper: i16,
    draft: Draft,
    /// The search that wrote it.
    generation: u8,
    best: [Option<Square>; 2],
}

/// The bits of a word, from the lowest: the lower and the upper bound, 16 each; the generation, 8;
/// the two best moves, 7 each, as their index plus 1, or 0; the depth, 6; the selectivity, 3.
const UPPER_SHIFT: u32 = 16;
const GENERATION_SHIFT: u32 = 32;
const BEST_SHIFTS: [u32; 2] = [40, 47];
const BEST_MASK: u64 = 0x7F;
const DEPTH_SHIFT: u32 = 54;
const DEPTH_MASK: u64 = 0x3F;
const SELECTIVITY_SHIFT: u32 = 60;

impl Stored {
    #[inline]
    fn to_word(self) -> u64 {
        let [best, second] = self
            .best
            .map(|best| best.map_or(0, |square| u64::from(square.index()) + 1));
        u64::from(self.lower as u16)
            | u64::from(self.upper as u16) << UPPER_SHIFT
            | u64::from(self.generation) << GENERATION_SHIFT
            | best << BEST_SHIFTS[0]
            | second << BEST_SHIFTS[1]
            | u64::from(self.draft.depth) << DEPTH_SHIFT
            | (self.draft.selectivity as u64) << SELECTIVITY_SHIFT
    }

    #[inline]
    fn of_word(word: u64) -> Stored {
        let best = |shift| Square::from_index(((word >> shift & BEST_MASK) as u8).wrapping_sub(1));
        Stored {
            lower: word as i16,
            upper: (word >> UPPER_SHIFT) as i16,
            draft: Draft {
                depth: (word >> DEPTH_SHIFT & DEPTH_MASK) as u8,
                selectivity: Selectivity::ALL
                    [(word >> SELECTIVITY_SHIFT) as usize % Selectivity::ALL.len()],
            },
            generation: (word >> GENERATION_SHIFT) as u8,
            best: BEST_SHIFTS.map(best),
        }
    }
}

/// A position and what is stored about it, which threads read and write without a lock: the two
/// words of the board are stored combined with the entry's, so three words that two threads have
/// written between each other fit no board. All zeros are a slot without an entry.
#[derive(Default)]
struct Slot {
    player: AtomicU64,
    opponent: AtomicU64,
    entry: AtomicU64,
}

impl Slot {
    /// The entry, if it is one of `board`.
    #[inline]
    fn find(&self, board: Board) -> Option<Stored> {
        let entry = self.entry.load(Relaxed);
        let is_found = self.player.load(Relaxed) ^ entry == board.player().bits()
            && self.opponent.load(Relaxed) ^ entry == board.opponent().bits();
        is_found.then(|| Stored::of_word(entry))
    }

    /// The entry, whatever its board.
    #[inline]
    fn entry(&self) -> Stored {
        Stored::of_word(self.entry.load(Relaxed))
    }

    #[inline]
    fn store(&self, board: Board, stored: Stored) {
        let entry = stored.to_word();
        self.player.store(board.player().bits() ^ entry, Relaxed);
        self.opponent
            .store(board.opponent().bits() ^ entry, Relaxed);
        self.entry.store(entry, Relaxed);
    }

    fn clear(&self) {
        for word in [&self.player, &self.opponent, &self.entry] {
            word.store(0, Relaxed);
        }
    }
}

/// A table of fixed size. Positions with the same index share a pair of slots: the first keeps the
/// result with the greater draft, the second is always replaced.
///
/// Searches on several threads share a table ([`Table::share`]), and the marks of the positions
/// that they are searching at the moment: each leaves these to the other until its own are done.
pub(crate) struct Table {
    pairs: Arc<[[Slot; 2]]>,
    /// The number of the search, the same for all threads.
    generation: Arc<AtomicU8>,
    /// The position searched last of those with the same index, as a hash.
    marks: Arc<[AtomicU64; MARKS]>,
}

/// The number of marks, a power of two: a thread has at most one for each ply.
const MARKS: usize = 1 << 10;

impl Table {
    /// A table with `2^bits` pairs of entries.
    pub fn new(bits: u32) -> Table {
        Table {
            pairs: (0..1 << bits).map(|_| <[Slot; 2]>::default()).collect(),
            generation: Arc::default(),
            marks: Arc::new([const { AtomicU64::new(0) }; MARKS]),
        }
    }

    /// The same table for another thread.
    pub fn share(&self) -> Table {
        Table {
            pairs: Arc::clone(&self.pairs),
            generation: Arc::clone(&self.generation),
            marks: Arc::clone(&self.marks),
        }
    }

    /// Whether another thread has the table, too.
    #[inline]
    pub fn is_shared(&self) -> bool {
        Arc::strong_count(&self.pairs) > 1
    }

    /// Empties the table.
    pub fn clear(&mut self) {
        match Arc::get_mut(&mut self.pairs) {
            // Plain stores: in WebAssembly every atomic one waits for those before it.
            Some(pairs) => pairs.fill_with(Default::default),
            // A thread that has been ended from outside keeps its share.
            None => self.pairs.iter().flatten().for_each(Slot::clear),
        }
    }

    /// Starts another search: older entries stay until their slot is needed. A thread that joins
    /// the search does not call this.
    pub fn next_search(&mut self) {
        self.generation.fetch_add(1, Relaxed);
        for mark in self.marks.iter() {
            mark.store(0, Relaxed);
        }
    }

    #[inline]
    fn index(&self, board: Board) -> usize {
        (hash(board) >> 32) as usize & (self.pairs.len() - 1)
    }

    /// The entry of `board`.
    #[inline]
    pub fn get(&self, board: Board) -> Option<Entry> {
        let pair = &self.pairs[self.index(board)];
        let stored = pair.iter().find_map(|slot| slot.find(board))?;
        Some(Entry {
            draft: stored.draft,
            lower: Value::clamped(i32::from(stored.lower)),
            upper: Value::clamped(i32::from(stored.upper)),
            best: stored.best,
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
        let generation = self.generation.load(Relaxed);
        let pair = &self.pairs[self.index(board)];
        let stored = Stored {
            lower: lower.units() as i16,
            upper: upper.units() as i16,
            draft,
            generation,
            best: [Some(best), None],
        };
        for slot in pair {
            if let Some(known) = slot.find(board) {
                if let Some(renewed) = stored.renewing(known) {
                    slot.store(board, renewed);
                }
                return;
            }
        }
        let [first, second] = pair;
        let known = first.entry();
        let is_kept = known.generation == generation && known.draft > draft;
        let slot = if is_kept { second } else { first };
        slot.store(board, stored);
    }

    /// Marks the position as being searched.
    pub fn mark(&self, board: Board) {
        self.mark_of(board).store(hash(board), Relaxed);
    }

    /// Takes the mark back.
    pub fn unmark(&self, board: Board) {
        let mark = self.mark_of(board);
        // Another position may have taken its place.
        let _ = mark.compare_exchange(hash(board), 0, Relaxed, Relaxed);
    }

    /// Whether the position is marked.
    pub fn is_marked(&self, board: Board) -> bool {
        self.mark_of(board).load(Relaxed) == hash(board)
    }

    fn mark_of(&self, board: Board) -> &AtomicU64 {
        &self.marks[hash(board) as usize % MARKS]
    }
}

/// A number that differs in all its bits for boards that differ in few squares.
#[inline]
fn hash(board: Board) -> u64 {
    let mut hash = board.player().bits().wrapping_mul(0x9E37_79B9_7F4A_7C15);
    hash = hash.rotate_left(29) ^ board.opponent().bits();
    hash.wrapping_mul(0xD6E8_FEB8_6659_FD93)
}

impl Stored {
    /// This result merged with the `known` one of the same board, unless that stays as it is.
    fn renewing(mut self, known: Stored) -> Option<Stored> {
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
            return None;
        }
        self.best[1] = before;
        Some(self)
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

    #[test]
    fn an_entry_fits_a_word_whatever_its_parts() {
        for selectivity in Selectivity::ALL {
            for (depth, bound) in [(0, -64), (60, 64), (17, 0)] {
                for best in [
                    [Some(Square::A1), None],
                    [Some(Square::H8), Some(Square::A1)],
                ] {
                    let stored = Stored {
                        lower: (discs(bound) - Value::UNIT).units() as i16,
                        upper: discs(bound).units() as i16,
                        draft: Draft { depth, selectivity },
                        generation: 255,
                        best,
                    };
                    assert_eq!(Stored::of_word(stored.to_word()), stored);
                }
            }
        }
    }

    #[test]
    fn what_two_threads_write_at_once_is_one_entry_or_none() {
        let table = narrow();
        let boards = boards();
        let write = |mut table: Table, board: Board, square: Square| {
            for depth in (1..=60).cycle().take(60_000) {
                let bound = i32::from(square.index()) * 60 + i32::from(depth);
                let units = Value::clamped(bound);
                table.put(board, draft(depth), (units, units), square);
            }
        };
        let mut found = 0;
        std::thread::scope(|scope| {
            let writers = [(0, Square::B1), (1, Square::C1), (2, Square::D1)];
            let writers = writers.map(|(index, square)| {
                let table = table.share();
                scope.spawn(move || write(table, boards[index], square))
            });
            loop {
                // The last entries that they have written are read, too.
                let is_over = writers.iter().all(|writer| writer.is_finished());
                for (board, square) in boards.iter().zip([Square::B1, Square::C1, Square::D1]) {
                    let Some(entry) = table.get(*board) else {
                        continue;
                    };
                    found += 1;
                    let bound = i32::from(square.index()) * 60 + i32::from(entry.draft.depth);
                    assert_eq!(entry.best[0], Some(square));
                    assert_eq!((entry.lower.units(), entry.upper.units()), (bound, bound));
                }
                if is_over {
                    break;
                }
            }
        });
        assert!(found > 0);
        assert!(!table.is_shared());
    }

    #[test]
    fn a_mark_stays_until_it_is_taken_back_or_another_search_begins() {
        let mut table = Table::new(0);
        let helper = table.share();
        let [first, second, ..] = boards();
        helper.mark(first);
        assert!(table.is_marked(first) && !table.is_marked(second));
        table.unmark(second);
        assert!(helper.is_marked(first));
        table.unmark(first);
        assert!(!helper.is_marked(first));
        helper.mark(second);
        table.next_search();
        assert!(!table.is_marked(second));
    }
}
