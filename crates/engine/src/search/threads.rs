//! One search on several threads, which share the transposition table.
//!
//! All threads search the same root. Where one is searching a move of a node at the moment, the
//! others put it off until they have tried the other moves of the node (docs/search.md).

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::endgame::NearLeaves;
use super::{Limits, SearchResult, Searcher};
use crate::rules::board::Board;

impl Searcher {
    /// Searches as [`Searcher::search`] does, on several threads; on one where there are none, as
    /// in WebAssembly. The nodes of the result are those
    /// of all threads; its move, of several equally good ones, may differ from run to run.
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
        // Helpers end with this thread: its clock need not be safe to share.
        let is_over = &AtomicBool::new(false);
        let Limits {
            depth, selectivity, ..
        } = *limits;
        std::thread::scope(|scope| {
            self.begin();
            let mut helpers = Vec::new();
            for _ in 1..threads.get() {
                let mut helper = self.helper();
                helpers.push(scope.spawn(move || {
                    let limits = Limits {
                        depth,
                        selectivity,
                        stop: Some(is_over),
                        ..Limits::default()
                    };
                    helper.deepen_from(board, &limits, &mut |_| {});
                    helper.nodes
                }));
            }
            let mut found = self.deepen_from(board, limits, progress);
            is_over.store(true, Ordering::Relaxed);
            for helper in helpers {
                let visited = helper.join().expect("a search does not panic");
                if let Some(found) = &mut found {
                    found.nodes += visited;
                }
            }
            found
        })
    }

    /// A searcher for another thread, with the same table.
    fn helper(&self) -> Searcher {
        Searcher {
            weights: Arc::clone(&self.weights),
            table: self.table.share(),
            near_leaves: NearLeaves::new(),
            prunings: self.prunings,
            selectivity: self.selectivity,
            probing: 0,
            nodes: 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::Weights;

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
}
