//! Choices of a move: what limits the search for one, and what it finds.

use alloc::vec::Vec;
use core::fmt;

use reversi_game::Color;

use crate::side_move::SideMove;

/// The limits of a search for a proof of the outcome. Without either it has its own limit;
/// where the values of moves are wanted, the time alone may be the limit.
///
/// ```
/// use side_games::Limits;
///
/// assert!(Limits::default().nodes.is_none());
/// ```
#[derive(Clone, Copy, Default)]
pub struct Limits<'a> {
    /// Positions that it may visit.
    pub nodes: Option<u64>,
    /// Whether its time is over.
    pub is_over: Option<&'a dyn Fn() -> bool>,
}

impl fmt::Debug for Limits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limits")
            .field("nodes", &self.nodes)
            .finish_non_exhaustive()
    }
}

/// How a game ends with best play of both sides, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// The other side wins.
    Loss,
    /// Nobody wins.
    Draw,
    /// The side to move wins.
    Win,
}

impl Outcome {
    /// The outcome with this score for the side to move.
    pub const fn of(score: i32) -> Outcome {
        match score {
            ..0 => Outcome::Loss,
            0 => Outcome::Draw,
            1.. => Outcome::Win,
        }
    }

    /// The outcome as the other side sees it.
    #[must_use]
    pub const fn of_other_side(self) -> Outcome {
        match self {
            Outcome::Loss => Outcome::Win,
            Outcome::Draw => Outcome::Draw,
            Outcome::Win => Outcome::Loss,
        }
    }

    /// The name: `loss`, `draw` or `win`.
    pub const fn name(self) -> &'static str {
        match self {
            Outcome::Loss => "loss",
            Outcome::Draw => "draw",
            Outcome::Win => "win",
        }
    }
}

/// A chosen move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub mv: SideMove,
    /// How the game ends with best play after it; `None` if that was not proven.
    pub outcome: Option<Outcome>,
    /// Its exact score for the side that moves; `None` if that was not proven.
    pub score: Option<i32>,
    /// Plies looked ahead.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// The principal variation, which begins with the move.
    pub pv: Vec<SideMove>,
}

/// The value of a move for the side that moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveValue {
    /// The move.
    pub mv: SideMove,
    /// Its score with best play after it, or the one nearest to a draw of those that are possible.
    pub score: i32,
    /// Whether the score is proven, and not only who wins.
    pub exact: bool,
}

/// Moves with what is proven about their scores; those whose outcome is open are left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveValues {
    /// The moves and their scores.
    pub moves: Vec<MoveValue>,
    /// Positions visited.
    pub nodes: u64,
}

/// A group of squares that counts for a side in the value of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The side.
    pub side: Color,
    /// Its squares, in ascending order.
    pub squares: Vec<usize>,
    /// Its pieces.
    pub discs: u32,
    /// Its value for the side; `None` if it wins.
    pub value: Option<i32>,
}
