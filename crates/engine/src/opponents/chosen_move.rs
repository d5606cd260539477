//! A chosen move: the answer of every opponent, whatever its rule.

use crate::rules::square::Square;
use crate::rules::value::Value;
use crate::search::SearchResult;

/// A move, and how it was found.
///
/// ```
/// use reversi_engine::{Board, Bot, Rng};
///
/// let choice = Bot::Pascal.choose(Board::DIAGONAL, Rng::new(1)).expect("there are four moves");
/// assert_eq!(choice.pv.first(), Some(&choice.square));
/// assert_eq!((choice.depth, choice.value, choice.exact), (6, None, false));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub square: Square,
    /// Its value for the side to move; `None` if the opponent does not count in discs.
    pub value: Option<Value>,
    /// Whether the value is the outcome with best play of both sides.
    pub exact: bool,
    /// Plies looked ahead; 0 if the board was judged as it is.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// The principal variation, which begins with the move; passes are omitted.
    pub pv: Vec<Square>,
}

impl Choice {
    /// A move of the opening book, chosen without a search.
    pub(crate) fn from_book(square: Square, value: Value) -> Choice {
        Choice {
            square,
            value: Some(value),
            exact: false,
            depth: 0,
            nodes: 0,
            pv: vec![square],
        }
    }
}

impl From<SearchResult> for Choice {
    fn from(result: SearchResult) -> Choice {
        Choice {
            square: result.square,
            value: Some(result.value),
            exact: result.exact,
            depth: result.depth,
            nodes: result.nodes,
            pv: result.pv,
        }
    }
}
