//! The strong engine: the search for the best move, and for the value of each move
//! (docs/search.md).
//!
//! Values are for the side to move, and fail-soft: a value outside the window it was searched with
//! is a bound, and one inside is exact for the depth. A [`Searcher`] keeps its transposition table
//! from search to search.

mod analysis;
pub(crate) mod endgame;
mod lead;
mod limits;
mod move_list;
mod node;
mod node_state;
mod params;
mod probcut;
mod proof;
mod root;
pub(crate) mod solve;
mod table;
mod threads;
mod trial_order;
mod window;

use std::fmt;
use std::sync::Arc;

use crate::eval::Weights;
use crate::rules::square::Square;
use crate::rules::value::Value;

use self::endgame::NearLeaves;
use self::limits::{Budget, Stopped};
use self::node_state::NodeState;
use self::table::Table;
use self::window::Window;

pub use self::analysis::{Analysis, MoveValue};
pub use self::limits::{Clock, Limits};
pub use self::params::Selectivity;
pub use self::threads::Helpers;

/// The result of a search for the best move.
///
/// ```
/// use reversi_engine::{Board, Limits, Searcher, Weights};
///
/// let limits = Limits { depth: Some(4), ..Limits::default() };
/// let mut searcher = Searcher::with_table(Weights::builtin(), 10);
/// let found = searcher.search(Board::DIAGONAL, &limits, &mut |_| {}).expect("there are moves");
/// assert_eq!((found.depth, found.exact), (4, false));
/// assert_eq!(found.pv[0], found.square);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct SearchResult {
    /// The best move.
    pub square: Square,
    /// Its value.
    pub value: Value,
    /// Plies looked ahead.
    pub depth: u32,
    /// How aggressively the search pruned.
    pub selectivity: Selectivity,
    /// Whether the value is the outcome with best play of both sides.
    pub exact: bool,
    /// Positions visited.
    pub nodes: u64,
    /// The principal variation, which begins with the best move; passes are omitted. Each move of
    /// an exact one is proven to keep the value; a limit may end the proof, and the line with it.
    pub pv: Vec<Square>,
}

/// Prunings that can be switched off, to prove that the sound ones change no exact value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prunings {
    /// Stable discs of the opponent as an upper bound.
    pub stability: bool,
    /// Bounds that the table holds for the position.
    pub table: bool,
    /// Bounds that the table holds for the positions after a move.
    pub etc: bool,
    /// Shallow searches in place of deep ones.
    pub probcut: bool,
    /// With `probcut`, static values in place of the shallowest searches.
    pub leaf_probcut: bool,
}

impl Prunings {
    /// All of them.
    pub const ALL: Prunings = Prunings {
        stability: true,
        table: true,
        etc: true,
        probcut: true,
        leaf_probcut: true,
    };
}

/// The engine: weights, transposition table, and the state of the current search.
///
/// ```
/// use reversi_engine::{Board, Limits, Searcher, Weights};
///
/// let limits = Limits { depth: Some(6), ..Limits::default() };
/// let mut searcher = Searcher::new(Weights::builtin());
/// let found = searcher.search(Board::DIAGONAL, &limits, &mut |_| {}).expect("there are moves");
/// assert!(Board::DIAGONAL.legal_moves().contains(found.square));
/// ```
pub struct Searcher {
    weights: Arc<Weights>,
    table: Table,
    near_leaves: NearLeaves,
    prunings: Prunings,
    /// Selectivity of the current iteration.
    selectivity: Selectivity,
    /// Current nesting depth of ProbCut searches.
    probing: u32,
    nodes: u64,
}

impl fmt::Debug for Searcher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Searcher")
            .field("nodes", &self.nodes)
            .finish_non_exhaustive()
    }
}

impl Searcher {
    /// An engine with an empty table that evaluates by `weights`.
    pub fn new(weights: Arc<Weights>) -> Searcher {
        Searcher::with_table(weights, params::TABLE_BITS)
    }

    /// An engine with a table of `2^bits` pairs of entries, 48 bytes a pair: a small one suffices
    /// for short searches.
    pub fn with_table(weights: Arc<Weights>, bits: u32) -> Searcher {
        Searcher {
            weights,
            table: Table::new(bits),
            near_leaves: NearLeaves::new(),
            prunings: Prunings::ALL,
            selectivity: Selectivity::Off,
            probing: 0,
            nodes: 0,
        }
    }

    /// Empties the tables: the next search takes the same course on every machine.
    pub fn clear(&mut self) {
        self.table.clear();
        self.near_leaves.clear();
    }

    /// Starts the count of a new search; the table keeps what earlier searches have stored.
    fn begin(&mut self) {
        self.table.next_search();
        (self.nodes, self.probing) = (0, 0);
    }
}

#[cfg(test)]
mod tests;
