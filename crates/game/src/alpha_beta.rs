//! Alpha-beta search of any game to a fixed depth.
//!
//! The search is fail-soft: a value outside the window is a bound, a value inside it is exact.
//! Values are [`Score`]s for the side to move, in the unit of the [`Evaluator`], and change sign
//! from ply to ply.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Neg;

use crate::position::Alternating;

/// A value in the unit of an [`Evaluator`], for the side to move.
///
/// ```
/// use reversi_game::Score;
///
/// assert!(-Score::INFINITY < Score(-7) && -Score(7) == Score(-7));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(pub i32);

impl Score {
    /// More than the value of any position; its negative is less than the value of any.
    pub const INFINITY: Score = Score(1_000_000_000);
}

impl Neg for Score {
    type Output = Score;

    fn neg(self) -> Score {
        Score(-self.0)
    }
}

/// The outcome where the side to move has no legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoMoves<P> {
    /// The search ends with this value for the side to move.
    Value(Score),
    /// The side passes: the search continues from this position, as deep as before.
    Pass(P),
}

/// How a player values positions.
pub trait Evaluator<P: Alternating> {
    /// The value of a position at which the search stops; `last` is the move that led to it, `None`
    /// if that was a pass or, in [`no_moves`](Evaluator::no_moves), is not known.
    fn leaf(&self, position: P, last: Option<P::Move>) -> Score;

    /// The outcome at a position without legal moves, `depth` plies above the leaves. By default
    /// the game is over there and has the value of a leaf.
    fn no_moves(&self, position: P, depth: u32) -> NoMoves<P> {
        let _ = depth;
        NoMoves::Value(self.leaf(position, None))
    }

    /// The rank of a move in the order in which moves are tried, the lowest first. It changes the
    /// number of positions visited, never a value.
    fn order(&self, mv: P::Move) -> i32 {
        let _ = mv;
        0
    }
}

/// A move of the searched position, with its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RootMove<M> {
    /// The move.
    pub mv: M,
    /// Its value for the side that moves.
    pub score: Score,
    /// The principal variation, which begins with the move; passes are omitted.
    pub pv: Vec<M>,
}

/// A window of values: lower and upper bound, for the side to move.
#[derive(Clone, Copy)]
struct Window {
    alpha: Score,
    beta: Score,
}

impl Neg for Window {
    type Output = Window;

    /// The window as the other side sees it.
    fn neg(self) -> Window {
        Window {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }
}

/// The moves for which a list has room at once: growing it would take longer than the moves.
const USUAL_MOVES: usize = 16;

/// Alpha-beta search with an evaluator.
pub struct AlphaBeta<'a, P: Alternating, E> {
    evaluator: &'a E,
    nodes: u64,
    /// `[depth]`: the principal variation of the last position searched to this depth.
    pvs: Vec<Vec<P::Move>>,
}

impl<P: Alternating, E> fmt::Debug for AlphaBeta<'_, P, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AlphaBeta")
            .field("nodes", &self.nodes)
            .finish_non_exhaustive()
    }
}

impl<'a, P: Alternating, E: Evaluator<P>> AlphaBeta<'a, P, E> {
    /// A search that has visited no position yet.
    pub fn new(evaluator: &'a E) -> AlphaBeta<'a, P, E> {
        AlphaBeta {
            evaluator,
            nodes: 0,
            pvs: Vec::new(),
        }
    }

    /// Number of positions visited, leaves included.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// All moves of the highest value, in ascending order, found by a search of `depth` plies: 1
    /// evaluates the positions after each move. Empty if there is no legal move.
    pub fn best_moves(&mut self, position: P, depth: u32) -> Vec<RootMove<P::Move>> {
        let below = depth.saturating_sub(1);
        self.pvs = vec![Vec::new(); below as usize + 1];
        let mut moves = Vec::new();
        let mut best = -Score::INFINITY;
        for (mv, after) in self.ordered_moves(position, depth) {
            // One less than the best, which gives moves as good as the best their exact value.
            let alpha = Score(best.0 - 1);
            let window = Window {
                alpha,
                beta: Score::INFINITY,
            };
            let score = -self.search(after, below, -window, Some(mv));
            best = best.max(score);
            let mut pv = vec![mv];
            pv.extend(&self.pvs[below as usize]);
            moves.push(RootMove { mv, score, pv });
        }
        moves.retain(|found| found.score == best);
        sort_few(&mut moves, |found| found.mv);
        moves
    }

    /// The value of a position, `depth` plies above the leaves; `self.pvs[depth]` receives its
    /// principal variation.
    fn search(&mut self, position: P, depth: u32, window: Window, last: Option<P::Move>) -> Score {
        self.nodes += 1;
        if depth == 0 {
            return self.evaluator.leaf(position, last);
        }
        let moves = self.ordered_moves(position, depth);
        self.pvs[depth as usize].clear();
        if moves.is_empty() {
            return match self.evaluator.no_moves(position, depth) {
                NoMoves::Value(score) => score,
                NoMoves::Pass(passed) => -self.search(passed, depth, -window, None),
            };
        }
        let Window { mut alpha, beta } = window;
        let mut best = -Score::INFINITY;
        for (mv, after) in moves {
            let score = -self.search(after, depth - 1, -Window { alpha, beta }, Some(mv));
            if score > best {
                best = score;
                alpha = alpha.max(best);
                self.extend_pv(depth as usize, mv);
            }
            if best >= beta {
                break;
            }
        }
        best
    }

    /// Makes `mv`, followed by the principal variation below it, the one at `depth`.
    fn extend_pv(&mut self, depth: usize, mv: P::Move) {
        let (below, above) = self.pvs.split_at_mut(depth);
        above[0].clear();
        above[0].push(mv);
        above[0].extend_from_slice(&below[depth - 1]);
    }

    /// The legal moves with the positions after them, in the order in which they are tried. Just
    /// above the leaves, sorting would cost more than it saves.
    fn ordered_moves(&self, position: P, depth: u32) -> Vec<(P::Move, P)> {
        let after = |mv| {
            let after = position.play(mv).ok();
            (mv, after.expect("a listed move is legal"))
        };
        let mut moves = Vec::with_capacity(USUAL_MOVES);
        moves.extend(position.moves().map(after));
        if depth > 1 {
            sort_few(&mut moves, |&(mv, _)| self.evaluator.order(mv));
        }
        moves
    }
}

/// Sorts a few items by insertion, equal ones in the order that they have. The general sort of the
/// standard library would be a tenth of a module of WebAssembly.
fn sort_few<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for sorted in 1..items.len() {
        let greater = |other: &T| key(other) > key(&items[sorted]);
        let place = items[..sorted].iter().position(greater);
        if let Some(place) = place {
            items[place..=sorted].rotate_right(1);
        }
    }
}
