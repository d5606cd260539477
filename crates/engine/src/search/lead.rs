//! The lead of a search on several threads: the iterations that have ended.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::SearchResult;

/// How many iterations of a search any of its threads has ended, and the result of the last.
#[derive(Default)]
pub(super) struct Lead {
    ended: AtomicUsize,
    best: Mutex<Option<SearchResult>>,
}

impl Lead {
    /// How many iterations have ended.
    pub const fn ended(&self) -> &AtomicUsize {
        &self.ended
    }

    /// Records the result after `count` iterations, unless another thread has ended as many.
    pub fn record(&self, count: usize, found: &SearchResult) {
        let mut best = self.best.lock().expect("a search does not panic");
        if count > self.ended.load(Ordering::Relaxed) {
            *best = Some(found.clone());
            self.ended.store(count, Ordering::Relaxed);
        }
    }

    /// How many iterations have ended, and the result, if these are more than `count`.
    pub fn beyond(&self, count: usize) -> Option<(usize, SearchResult)> {
        let best = self.best.lock().expect("a search does not panic");
        let ended = self.ended.load(Ordering::Relaxed);
        if ended <= count {
            return None;
        }
        best.clone().map(|found| (ended, found))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Limits;
    use super::super::tests::searcher;
    use super::*;
    use crate::rules::board::Board;

    #[test]
    fn the_lead_keeps_the_result_of_the_thread_that_is_first() {
        let lead = Lead::default();
        let mut found = Vec::new();
        let limits = Limits {
            depth: Some(3),
            ..Limits::default()
        };
        searcher().search(Board::DIAGONAL, &limits, &mut |result| {
            found.push(result.clone())
        });
        assert_eq!(lead.beyond(0), None);
        lead.record(2, &found[1]);
        lead.record(2, &found[2]);
        lead.record(1, &found[0]);
        assert_eq!(lead.beyond(1), Some((2, found[1].clone())));
        assert_eq!(lead.beyond(2), None);
    }
}
