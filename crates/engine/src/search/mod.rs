//! The strong engine: how it looks for the best move (see docs/search.md).
//!
//! Values are for the side to move, and fail-soft: a value outside the window it was searched with is a bound, and
//! one inside is exact for the depth. A [`Searcher`] keeps what it has found out in a table from search to search.

pub(crate) mod endgame;
mod moves;
mod node;
mod params;
mod probcut;
mod root;
pub(crate) mod solve;
mod table;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::eval::{PatternIndices, Weights};
use crate::rules::board::Board;
use crate::rules::score::Value;
use crate::rules::square::Square;

use self::table::Table;

pub use self::params::Selectivity;

/// A clock for time limits: the engine has none of its own.
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
    /// Plies to look ahead; the end of the game is counted out if it is no further away.
    pub depth: Option<u32>,
    /// Positions to visit. No limit of any kind interrupts an ending of a dozen squares that has been begun: such a
    /// one may take some ten thousand positions more.
    pub nodes: Option<u64>,
    /// A clock, and the moment on it at which the search ends.
    pub deadline: Option<(&'a dyn Clock, f64)>,
    /// Ends the search when it becomes true.
    pub stop: Option<&'a AtomicBool>,
    /// How much is left out before the ending is counted out: [`Selectivity::Percent73`] if `None`.
    pub selectivity: Option<Selectivity>,
}

impl Limits<'_> {
    /// Whether nothing but time or a stop ends the search, and how it is done is left to the engine.
    pub(crate) fn is_only_time(&self) -> bool {
        self.depth.is_none() && self.nodes.is_none() && self.selectivity.is_none()
    }
}

/// What a search has found.
///
/// ```
/// use reversi_engine::{Board, Limits, Searcher, Weights};
///
/// let limits = Limits { depth: Some(4), ..Limits::default() };
/// let mut searcher = Searcher::with_table(Weights::builtin(), 10);
/// let report = searcher.search(Board::DIAGONAL, &limits, &mut |_| {}).expect("there are moves");
/// assert_eq!((report.depth, report.exact), (4, false));
/// assert_eq!(report.pv[0], report.square);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct SearchResult {
    /// The best move.
    pub square: Square,
    /// What it leads to.
    pub value: Value,
    /// Plies looked ahead.
    pub depth: u32,
    /// How much was left out.
    pub selectivity: Selectivity,
    /// Whether the value is the result with best play of both sides.
    pub exact: bool,
    /// Positions visited.
    pub nodes: u64,
    /// The line expected, which begins with the best move; passes are left out.
    pub pv: Vec<Square>,
}

/// Prunings that can be switched off, to show that they change no exact value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prunings {
    /// Stable discs of the opponent as an upper bound.
    pub stability: bool,
    /// Bounds that the table knows.
    pub table: bool,
    /// Bounds that the table knows of the positions after a move.
    pub transposition: bool,
    /// Shallow searches in place of deep ones.
    pub probcut: bool,
}

impl Prunings {
    /// All of them.
    pub const ALL: Prunings = Prunings {
        stability: true,
        table: true,
        transposition: true,
        probcut: true,
    };
}

/// Why a search ended before its result was found.
#[derive(Clone, Copy, Debug)]
struct Stopped;

/// A board with its features.
#[derive(Clone, Copy)]
struct State {
    board: Board,
    features: PatternIndices,
}

impl State {
    fn of(board: Board) -> State {
        State {
            board,
            features: PatternIndices::of(board),
        }
    }

    /// The state that a move leads to.
    #[inline]
    fn after(&self, candidate: &moves::Candidate) -> State {
        State {
            board: candidate.after,
            features: self.features.after(candidate.square, candidate.flips),
        }
    }

    #[inline]
    fn pass(&self) -> State {
        State {
            board: self.board.pass(),
            features: self.features.pass(),
        }
    }
}

/// The values that make a difference: more than `alpha` and less than `beta`.
#[derive(Clone, Copy, Debug)]
struct Window {
    alpha: Value,
    beta: Value,
}

impl Window {
    /// The window that every value lies in.
    const ALL: Window = Window {
        alpha: Value::BELOW_ALL,
        beta: Value::ABOVE_ALL,
    };

    /// The window that only asks whether a value is more than `alpha`.
    #[inline]
    fn above(alpha: Value) -> Window {
        Window {
            alpha,
            beta: alpha + Value::UNIT,
        }
    }

    #[inline]
    fn is_null(self) -> bool {
        self.beta.units() - self.alpha.units() <= 1
    }

    /// The window as the other side sees it.
    #[inline]
    fn turned(self) -> Window {
        Window {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }
}

/// An engine at work: weights, table, and the search under way.
///
/// ```
/// use reversi_engine::{Board, Searcher, Weights};
///
/// let mut searcher = Searcher::with_table(Weights::builtin(), 10);
/// let moves = searcher.every_move(Board::DIAGONAL, 2);
/// // The four first moves are symmetric to each other.
/// assert_eq!(moves.len(), 4);
/// assert!(moves.iter().all(|report| report.value == moves[0].value));
/// ```
pub struct Searcher {
    weights: Arc<Weights>,
    table: Table,
    prunings: Prunings,
    /// Of the iteration under way.
    selectivity: Selectivity,
    /// ProbCut searches within which the search finds itself.
    probing: u32,
    nodes: u64,
}

impl Searcher {
    /// An engine that knows nothing yet and evaluates by `weights`.
    pub fn new(weights: Arc<Weights>) -> Searcher {
        Searcher::with_table(weights, params::TABLE_BITS)
    }

    /// An engine with a table of `2^bits` pairs of entries of 64 bytes: a small one suffices where
    /// the search is short.
    pub fn with_table(weights: Arc<Weights>, bits: u32) -> Searcher {
        Searcher {
            weights,
            table: Table::new(bits),
            prunings: Prunings::ALL,
            selectivity: Selectivity::None,
            probing: 0,
            nodes: 0,
        }
    }

    /// Forgets all that earlier searches have found out, so that the next one goes the same way everywhere.
    pub fn clear(&mut self) {
        self.table.clear();
    }
}

/// Looks at the limits of a search from time to time.
struct Budget<'a> {
    limits: Limits<'a>,
    next_look: u64,
}

impl<'a> Budget<'a> {
    fn new(limits: Limits<'a>) -> Budget<'a> {
        Budget {
            limits,
            next_look: 0,
        }
    }

    /// Fails where a limit is reached.
    #[inline]
    fn check(&mut self, nodes: u64) -> Result<(), Stopped> {
        if nodes < self.next_look {
            Ok(())
        } else {
            self.look(nodes)
        }
    }

    #[cold]
    fn look(&mut self, nodes: u64) -> Result<(), Stopped> {
        let limits = &self.limits;
        let most = limits.nodes.unwrap_or(u64::MAX);
        let late = limits
            .deadline
            .is_some_and(|(clock, end)| clock.now() >= end);
        let stopped = limits.stop.is_some_and(|stop| stop.load(Ordering::Relaxed));
        if nodes >= most || late || stopped {
            return Err(Stopped);
        }
        self.next_look = most.min(nodes + params::NODES_PER_LOOK);
        Ok(())
    }
}

#[cfg(test)]
mod tests;
