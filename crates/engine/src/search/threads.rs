//! One search on several threads, which share the transposition table.
//!
//! All threads search the same root. Where one is searching a move of a node at the moment, the
//! others put it off until they have tried the other moves of the node (docs/search.md). Once one
//! has ended an iteration, the others go on with the next.

use std::fmt;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};

use super::endgame::NearLeaves;
use super::lead::Lead;
use super::{Limits, Prunings, SearchResult, Searcher, Selectivity, Table};
use crate::eval::Weights;
use crate::rules::board::Board;

/// A search that has started, as another thread joins it.
struct Joinable {
    weights: Arc<Weights>,
    table: Table,
    prunings: Prunings,
    board: Board,
    depth: Option<u32>,
    selectivity: Option<Selectivity>,
    /// The positions that the threads which have joined have visited.
    nodes: AtomicU64,
    lead: Lead,
}

impl Joinable {
    /// Searches until the search is over, or solved.
    fn join(&self, is_over: &AtomicBool) {
        let mut searcher = Searcher {
            weights: Arc::clone(&self.weights),
            table: self.table.share(),
            near_leaves: NearLeaves::new(),
            prunings: self.prunings,
            selectivity: Selectivity::Off,
            probing: 0,
            nodes: 0,
        };
        let limits = Limits {
            depth: self.depth,
            selectivity: self.selectivity,
            stop: Some(is_over),
            ..Limits::default()
        };
        searcher.deepen_from(self.board, &limits, Some(&self.lead), &mut |_| {});
        self.nodes.fetch_add(searcher.nodes, Ordering::Relaxed);
    }
}

/// Threads that wait for searches and join them, where the engine cannot start threads:
/// in WebAssembly each is started as a worker.
///
/// ```
/// use reversi_engine::{Helpers, Limits, Position, Searcher, Weights};
///
/// static HELPERS: Helpers = Helpers::new();
///
/// std::thread::spawn(|| HELPERS.serve());
/// let text = "XXXXXOX-XXXOOOOOXXXXXOOOXXXXOOXOXXXXXOXOOOOXXOXOOOXXXOXOOOOOOO-O X";
/// let board = text.parse::<Position>()?.board();
/// let mut searcher = Searcher::with_table(Weights::builtin(), 10);
/// let found = searcher.search_with(&HELPERS, board, &Limits::default(), &mut |_| {});
/// assert_eq!(found.expect("Black has a move").value.discs(), 2.0);
/// # Ok::<(), reversi_engine::BoardTextError>(())
/// ```
pub struct Helpers {
    call: Mutex<Call>,
    changed: Condvar,
    /// Whether the thread that has begun the last search has ended it.
    is_over: AtomicBool,
}

/// The search that helpers can join, and who has joined it.
struct Call {
    search: Option<Arc<Joinable>>,
    /// The number of the search, from 1: a helper joins each once.
    number: u64,
    /// Helpers that have joined the search.
    joined: usize,
    /// Helpers that are searching.
    busy: usize,
}

impl fmt::Debug for Helpers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Helpers").finish_non_exhaustive()
    }
}

impl Default for Helpers {
    fn default() -> Helpers {
        Helpers::new()
    }
}

impl Helpers {
    /// No helper yet.
    pub const fn new() -> Helpers {
        Helpers {
            call: Mutex::new(Call {
                search: None,
                number: 0,
                joined: 0,
                busy: 0,
            }),
            changed: Condvar::new(),
            is_over: AtomicBool::new(true),
        }
    }

    /// Makes the calling thread a helper: it waits for searches and joins them, for ever.
    pub fn serve(&self) -> ! {
        let mut last = 0;
        loop {
            let search = self.next(&mut last);
            search.join(&self.is_over);
            // Before the thread counts as idle: the table is then no longer shared.
            drop(search);
            self.lock().busy -= 1;
            self.changed.notify_all();
        }
    }

    /// The number of helpers that have joined the last search.
    pub fn joined(&self) -> usize {
        self.lock().joined
    }

    /// The flag that ends the search for every helper. The search sets it when it ends,
    /// but not if its thread has been ended from outside.
    pub fn is_over(&self) -> &AtomicBool {
        &self.is_over
    }

    /// Waits for a search with another number than the `last` one.
    fn next(&self, last: &mut u64) -> Arc<Joinable> {
        let mut call = self.lock();
        loop {
            if let Some(search) = &call.search
                && call.number != *last
            {
                let search = Arc::clone(search);
                *last = call.number;
                call.joined += 1;
                call.busy += 1;
                return search;
            }
            call = self.wait(call);
        }
    }

    /// Calls the helpers to a search.
    fn begin(&self, search: Arc<Joinable>) {
        // No helper is busy with the search before.
        self.is_over.store(false, Ordering::Relaxed);
        let mut call = self.lock();
        call.search = Some(search);
        call.number += 1;
        call.joined = 0;
        drop(call);
        self.changed.notify_all();
    }

    /// Ends the search, and waits until no helper is busy with it.
    fn end(&self) {
        self.is_over.store(true, Ordering::Relaxed);
        let mut call = self.lock();
        call.search = None;
        while call.busy > 0 {
            call = self.wait(call);
        }
    }

    fn lock(&self) -> MutexGuard<'_, Call> {
        self.call.lock().expect(NO_PANIC)
    }

    fn wait<'a>(&self, call: MutexGuard<'a, Call>) -> MutexGuard<'a, Call> {
        self.changed.wait(call).expect(NO_PANIC)
    }
}

/// Why no lock is poisoned and no thread has to be joined in vain.
const NO_PANIC: &str = "a search does not panic";

impl Searcher {
    /// Searches as [`Searcher::search`] does, on several threads; on one in WebAssembly, which
    /// starts none. The nodes of the result are those of all threads; its move, of several equally
    /// good ones, may differ from run to run.
    ///
    /// ```
    /// use reversi_engine::{Position, Limits, Searcher, Weights};
    ///
    /// let text = "XXXXXOX-XXXOOOOOXXXXXOOOXXXXOOXOXXXXXOXOOOOXXOXOOOXXXOXOOOOOOO-O X";
    /// let board = text.parse::<Position>()?.board();
    /// let mut searcher = Searcher::with_table(Weights::builtin(), 10);
    /// let threads = 2.try_into().expect("not zero");
    /// let found = searcher.search_on(threads, board, &Limits::default(), &mut |_| {});
    /// assert_eq!(found.expect("Black has a move").value.discs(), 2.0);
    /// # Ok::<(), reversi_engine::BoardTextError>(())
    /// ```
    pub fn search_on(
        &mut self,
        threads: NonZeroUsize,
        board: Board,
        limits: &Limits,
        progress: &mut dyn FnMut(&SearchResult),
    ) -> Option<SearchResult> {
        if cfg!(target_family = "wasm") || threads == NonZeroUsize::MIN {
            return self.search(board, limits, progress);
        }
        self.begin();
        let search = &self.joinable(board, limits);
        let is_over = &AtomicBool::new(false);
        // Helpers end with this thread: its clock need not be safe to share.
        let found = std::thread::scope(|scope| {
            for _ in 1..threads.get() {
                scope.spawn(|| search.join(is_over));
            }
            let found = self.deepen_from(board, limits, Some(&search.lead), progress);
            is_over.store(true, Ordering::Relaxed);
            found
        });
        with_nodes_of(search, found)
    }

    /// Searches as [`Searcher::search_on`] does, with helpers: each joins the search when it is
    /// free, and without any the search takes its course.
    pub fn search_with(
        &mut self,
        helpers: &Helpers,
        board: Board,
        limits: &Limits,
        progress: &mut dyn FnMut(&SearchResult),
    ) -> Option<SearchResult> {
        // A module without atomic instructions shares its memory with no helper.
        if cfg!(all(target_family = "wasm", not(target_feature = "atomics"))) {
            return self.search(board, limits, progress);
        }
        self.begin();
        let search = Arc::new(self.joinable(board, limits));
        helpers.begin(Arc::clone(&search));
        let found = self.deepen_from(board, limits, Some(&search.lead), progress);
        helpers.end();
        with_nodes_of(&search, found)
    }

    /// The search that has started on `board`, for other threads.
    fn joinable(&self, board: Board, limits: &Limits) -> Joinable {
        Joinable {
            weights: Arc::clone(&self.weights),
            table: self.table.share(),
            prunings: self.prunings,
            board,
            depth: limits.depth,
            selectivity: limits.selectivity,
            nodes: AtomicU64::new(0),
            lead: Lead::default(),
        }
    }
}

/// The result with the positions that other threads have visited for it.
fn with_nodes_of(search: &Joinable, found: Option<SearchResult>) -> Option<SearchResult> {
    let visited = search.nodes.load(Ordering::Relaxed);
    found.map(|found| SearchResult {
        nodes: found.nodes + visited,
        ..found
    })
}

#[cfg(test)]
mod tests {
    use std::thread;
    use std::time::{Duration, Instant};

    use super::super::tests::searcher;
    use super::*;
    use crate::eval::Weights;
    use crate::rules::position::Position;

    fn threads(count: usize) -> NonZeroUsize {
        NonZeroUsize::new(count).expect("not zero")
    }

    #[test]
    fn one_thread_takes_the_course_of_a_plain_search() {
        let limits = Limits {
            depth: Some(9),
            ..Limits::default()
        };
        let searcher = || Searcher::with_table(Weights::builtin(), 12);
        let plain = searcher().search(Board::DIAGONAL, &limits, &mut |_| {});
        let alone = searcher().search_on(threads(1), Board::DIAGONAL, &limits, &mut |_| {});
        assert!(plain.is_some());
        assert_eq!(plain, alone);
    }

    #[test]
    fn a_thread_takes_the_iterations_that_another_has_ended() {
        let limits = Limits {
            depth: Some(12),
            ..Limits::default()
        };
        let lead = Lead::default();
        let mut first = searcher();
        let found = first.deepen_from(Board::DIAGONAL, &limits, Some(&lead), &mut |_| {});
        let found = found.expect("there are moves");
        assert_eq!(lead.ended().load(Ordering::Relaxed), 12);

        let mut second = searcher();
        let mut depths = Vec::new();
        let taken = second.deepen_from(Board::DIAGONAL, &limits, Some(&lead), &mut |found| {
            depths.push(found.depth);
        });
        let taken = taken.expect("there are moves");
        assert_eq!((taken.depth, taken.value), (found.depth, found.value));
        assert!(depths.is_sorted(), "{depths:?}");
        // Until the first check of the limits it does not look at the lead.
        assert!(second.nodes < found.nodes / 2, "{}", second.nodes);
    }

    #[test]
    fn a_limit_of_the_first_thread_ends_all() {
        let limits = Limits {
            nodes: Some(20_000),
            ..Limits::default()
        };
        let mut searcher = Searcher::with_table(Weights::builtin(), 12);
        let found = searcher.search_on(threads(3), Board::DIAGONAL, &limits, &mut |_| {});
        let found = found.expect("there are moves");
        assert!(!found.exact && found.depth > 0, "{found:?}");
        assert!(!searcher.table.is_shared());
    }

    /// Gives the helpers as much time as they need to join the search that runs.
    fn wait_for(helpers: &Helpers, count: usize) {
        let start = Instant::now();
        while helpers.joined() < count && start.elapsed() < Duration::from_mins(1) {
            thread::yield_now();
        }
    }

    #[test]
    fn helpers_join_each_search_once_and_change_no_exact_value() {
        static HELPERS: Helpers = Helpers::new();
        for _ in 0..2 {
            thread::spawn(|| HELPERS.serve());
        }
        let text = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";
        let mut board = text.parse::<Position>().expect("a position").board();
        let limits = Limits::default();
        let mut searcher = Searcher::with_table(Weights::builtin(), 14);
        for _ in 0..4 {
            searcher.clear();
            let plain = searcher.search(board, &limits, &mut |_| {});
            let plain = plain.expect("there are moves");
            searcher.clear();
            let helped = searcher.search_with(&HELPERS, board, &limits, &mut |_| {
                wait_for(&HELPERS, 2);
            });
            let helped = helped.expect("there are moves");
            assert_eq!((helped.value, helped.exact), (plain.value, true));
            assert_eq!(HELPERS.joined(), 2);
            assert!(!searcher.table.is_shared(), "a helper goes on searching");
            board = board.play(plain.square).expect("legal");
        }
    }

    #[test]
    fn a_helper_leaves_a_search_that_is_ended_from_outside() {
        static HELPERS: Helpers = Helpers::new();
        thread::spawn(|| HELPERS.serve());
        let mut searcher = Searcher::with_table(Weights::builtin(), 12);
        let limits = Limits {
            nodes: Some(200_000),
            ..Limits::default()
        };
        searcher.search_with(&HELPERS, Board::DIAGONAL, &limits, &mut |_| {
            wait_for(&HELPERS, 1);
            HELPERS.is_over().store(true, Ordering::Relaxed);
            let begun = Instant::now();
            while HELPERS.lock().busy > 0 && begun.elapsed() < Duration::from_mins(1) {
                thread::yield_now();
            }
            assert_eq!(HELPERS.lock().busy, 0);
        });
        assert_eq!(HELPERS.joined(), 1);
    }

    #[test]
    fn without_helpers_a_search_finds_the_same() {
        let limits = Limits {
            depth: Some(9),
            ..Limits::default()
        };
        let helpers = Helpers::default();
        let searcher = || Searcher::with_table(Weights::builtin(), 12);
        let plain = searcher().search(Board::DIAGONAL, &limits, &mut |_| {});
        let alone = searcher().search_with(&helpers, Board::DIAGONAL, &limits, &mut |_| {});
        let value = |found: Option<SearchResult>| found.map(|found| (found.value, found.depth));
        assert_eq!(value(plain), value(alone));
        assert_eq!(helpers.joined(), 0);
    }
}
