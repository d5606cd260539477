//! Limits of a search: depth, nodes, time, a stop flag, and how they are checked on the way.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use super::params::{self, Selectivity};

/// A clock for time limits: the engine has none.
///
/// ```
/// use reversi_engine::{Board, Clock, Limits, Searcher, Weights};
/// use std::time::Instant;
///
/// struct Since(Instant);
///
/// impl Clock for Since {
///     fn now(&self) -> f64 {
///         self.0.elapsed().as_secs_f64() * 1000.0
///     }
/// }
///
/// let clock = Since(Instant::now());
/// let limits = Limits { deadline: Some((&clock, 20.0)), ..Limits::default() };
/// let mut searcher = Searcher::with_table(Weights::builtin(), 10);
/// assert!(searcher.search(Board::DIAGONAL, &limits, &mut |_| {}).is_some());
/// ```
pub trait Clock {
    /// Milliseconds since any fixed moment.
    fn now(&self) -> f64;
}

/// When a search has to end. Without any limit it goes on to the exact result.
///
/// ```
/// use reversi_engine::{Board, Limits, Searcher, Weights};
///
/// let limits = Limits { nodes: Some(5_000), ..Limits::default() };
/// let search = || {
///     let mut searcher = Searcher::with_table(Weights::builtin(), 10);
///     searcher.search(Board::DIAGONAL, &limits, &mut |_| {})
/// };
/// assert_eq!(search(), search());
/// ```
#[derive(Clone, Copy, Default)]
pub struct Limits<'a> {
    /// Plies to look ahead; the game is solved if its end is no further away.
    pub depth: Option<u32>,
    /// Positions to visit. An endgame of 11 empties or fewer, once started, always finishes; the
    /// count may overshoot by some thousand nodes.
    pub nodes: Option<u64>,
    /// A clock, and the moment on it at which the search ends.
    pub deadline: Option<(&'a dyn Clock, f64)>,
    /// Ends the search when it becomes true.
    pub stop: Option<&'a AtomicBool>,
    /// How aggressively the first searches prune, before the endgame is solved:
    /// [`Selectivity::Percent73`] if `None`.
    pub selectivity: Option<Selectivity>,
}

impl fmt::Debug for Limits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limits")
            .field("depth", &self.depth)
            .field("nodes", &self.nodes)
            .field("deadline", &self.deadline.map(|(_, moment)| moment))
            .field("stop", &self.stop)
            .field("selectivity", &self.selectivity)
            .finish()
    }
}

/// A search reached a limit, or another thread the end of the iteration, before its result was
/// found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stopped;

/// The limits of one search, checked from time to time.
pub(super) struct Budget<'a> {
    limits: Limits<'a>,
    /// The node count at which the limits are checked next.
    next_check: u64,
    /// The number of the iteration that runs, and how many the threads of the search have ended.
    iteration: Option<(usize, &'a AtomicUsize)>,
}

impl<'a> Budget<'a> {
    pub fn new(limits: Limits<'a>) -> Budget<'a> {
        Budget {
            limits,
            next_check: 0,
            iteration: None,
        }
    }

    /// Ends the iteration of this number, too, when another thread has ended it.
    pub fn follow(&mut self, iteration: Option<(usize, &'a AtomicUsize)>) {
        self.iteration = iteration;
    }

    /// Fails if a limit is reached, or another thread has ended the iteration.
    #[inline]
    pub fn check(&mut self, nodes: u64) -> Result<(), Stopped> {
        if nodes < self.next_check {
            Ok(())
        } else {
            self.check_limits(nodes)
        }
    }

    #[cold]
    fn check_limits(&mut self, nodes: u64) -> Result<(), Stopped> {
        let limits = &self.limits;
        let max_nodes = limits.nodes.unwrap_or(u64::MAX);
        let is_late = limits
            .deadline
            .is_some_and(|(clock, end)| clock.now() >= end);
        let is_stopped = limits.stop.is_some_and(|stop| stop.load(Ordering::Relaxed));
        let is_outrun = self
            .iteration
            .is_some_and(|(number, ended)| ended.load(Ordering::Relaxed) > number);
        if nodes >= max_nodes || is_late || is_stopped || is_outrun {
            return Err(Stopped);
        }
        self.next_check = max_nodes.min(nodes + params::NODES_PER_CHECK);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::super::tests::searcher;
    use super::*;
    use crate::rules::board::Board;

    /// A clock that advances by one millisecond each time it is read.
    #[derive(Default)]
    struct TickingClock(Cell<u32>);

    impl Clock for TickingClock {
        fn now(&self) -> f64 {
            self.0.set(self.0.get() + 1);
            f64::from(self.0.get())
        }
    }

    #[test]
    fn a_deadline_stops_at_its_moment_and_not_before() {
        let clock = TickingClock::default();
        let mut budget = Budget::new(Limits {
            deadline: Some((&clock, 3.0)),
            ..Limits::default()
        });
        assert_eq!(budget.check(0), Ok(()));
        assert_eq!(budget.check(params::NODES_PER_CHECK), Ok(()));
        assert_eq!(budget.check(2 * params::NODES_PER_CHECK), Err(Stopped));
        assert_eq!(budget.check(2 * params::NODES_PER_CHECK), Err(Stopped));
    }

    #[test]
    fn the_clock_is_read_once_in_a_number_of_nodes() {
        let clock = TickingClock::default();
        let mut budget = Budget::new(Limits {
            deadline: Some((&clock, f64::INFINITY)),
            ..Limits::default()
        });
        for nodes in 0..4 * params::NODES_PER_CHECK {
            assert_eq!(budget.check(nodes), Ok(()));
        }
        assert_eq!(clock.0.get(), 4);
    }

    #[test]
    fn a_limit_of_nodes_is_kept_to_the_node() {
        for max_nodes in [0, 1, 700, params::NODES_PER_CHECK, 2500] {
            let mut budget = Budget::new(Limits {
                nodes: Some(max_nodes),
                ..Limits::default()
            });
            let stop = (0..).find(|&nodes| budget.check(nodes).is_err());
            assert_eq!(stop, Some(max_nodes));
        }
    }

    #[test]
    fn a_stop_flag_ends_the_search_at_the_next_check() {
        let stop = AtomicBool::new(false);
        let mut budget = Budget::new(Limits {
            stop: Some(&stop),
            ..Limits::default()
        });
        assert_eq!(budget.check(0), Ok(()));
        stop.store(true, Ordering::Relaxed);
        assert_eq!(budget.check(params::NODES_PER_CHECK - 1), Ok(()));
        assert_eq!(budget.check(params::NODES_PER_CHECK), Err(Stopped));
    }

    #[test]
    fn the_later_the_deadline_the_more_a_search_visits_and_the_deeper_it_looks() {
        let search = |end: f64| {
            let clock = TickingClock::default();
            let limits = Limits {
                deadline: Some((&clock, end)),
                nodes: Some(1_000_000),
                ..Limits::default()
            };
            let found = searcher().search(Board::DIAGONAL, &limits, &mut |_| {});
            let found = found.expect("there are moves");
            (found.nodes, found.depth)
        };
        let results = [0.0, 10.0, 100.0].map(search);
        assert_eq!(results[0], (0, 0), "the deadline has passed already");
        assert!(results.is_sorted_by(|less, more| less.0 < more.0 && less.1 < more.1));
        // Ten readings at most, each after about 1024 nodes.
        assert!(results[1].0 < 12 * params::NODES_PER_CHECK, "{results:?}");
    }
}
