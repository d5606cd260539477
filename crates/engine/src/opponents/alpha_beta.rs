//! Alpha-beta search, shared by all bots that look ahead.
//!
//! An [`Evaluator`] values positions and sides that cannot move. The search is fail-soft: a value
//! outside the window is a bound, a value inside it is exact. Values are [`Score`]s for the side to
//! move, in the evaluator's own unit, and change sign from ply to ply.

use std::ops::Neg;

use crate::rules::board::Board;
use crate::rules::square::Square;

/// A value in the unit of an [`Evaluator`], for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(pub i32);

impl Score {
    /// More than any position is value. Its negative is less than any position is value.
    pub const INFINITY: Score = Score(1_000_000_000);
}

impl Neg for Score {
    type Output = Score;

    fn neg(self) -> Score {
        Score(-self.0)
    }
}

/// What happens at a node whose side to move cannot place a disc.
pub(crate) enum NoMoves {
    /// The position is value this much, and the search goes no further.
    Value(Score),
    /// The side passes and the other side goes on, with as much depth left.
    Pass,
}

/// How a bot values positions.
pub(crate) trait Evaluator {
    /// The value of `board`, at which the search stops, to the side to move; the other side has
    /// just placed a disc on `last`.
    fn leaf(&self, board: Board, last: Option<Square>) -> Score;

    /// What happens if the side to move cannot place a disc, `depth` plies above the leaves.
    fn no_moves(&self, board: Board, depth: u32) -> NoMoves;

    /// How early a move on `square` is tried: the smallest first. It changes the number of nodes,
    /// never a value.
    fn order(&self, square: Square) -> i32;
}

/// The principal variation: the moves that both sides are expected to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Pv {
    squares: [Option<Square>; 60],
    length: usize,
}

impl Pv {
    const EMPTY: Pv = Pv {
        squares: [None; 60],
        length: 0,
    };

    /// `first`, followed by `rest`.
    fn of(first: Square, rest: &Pv) -> Pv {
        let mut pv = Pv::EMPTY;
        pv.squares[0] = Some(first);
        let length = rest.length.min(pv.squares.len() - 1);
        pv.squares[1..=length].copy_from_slice(&rest.squares[..length]);
        pv.length = length + 1;
        pv
    }
}

/// A move at the root, with what the search found for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RootMove {
    /// The move.
    pub square: Square,
    /// Its exact value if no other is better, otherwise an upper bound below the best.
    pub score: Score,
    /// The principal variation, which begins with the move; passes are left out.
    pub pv: Vec<Square>,
}

/// A search of one position.
pub(crate) struct AlphaBeta<'a, S> {
    evaluator: &'a S,
    nodes: u64,
}

impl<'a, S: Evaluator> AlphaBeta<'a, S> {
    /// A search with the given view of positions.
    pub fn new(evaluator: &'a S) -> AlphaBeta<'a, S> {
        AlphaBeta {
            evaluator,
            nodes: 0,
        }
    }

    /// Number of positions visited so far, each leaf included.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The best moves of `board`, all of equal value, searched `depth` plies deep (1 looks at the
    /// positions after each move). Empty where there is no move.
    pub fn best_moves(&mut self, board: Board, depth: u32) -> Vec<RootMove> {
        let mut moves = Vec::new();
        let mut best = -Score::INFINITY;
        for (square, after) in self.ordered_moves(board, depth) {
            // One point below the best is enough to learn the exact value of an equal move.
            let window = (-Score::INFINITY, Score((-best.0).saturating_add(1)));
            let (score, pv) = self.node(after, depth.saturating_sub(1), window, Some(square));
            let score = -score;
            best = best.max(score);
            let pv = Pv::of(square, &pv);
            let pv = pv.squares[..pv.length].iter().copied().flatten().collect();
            moves.push(RootMove { square, score, pv });
        }
        moves.retain(|candidate| candidate.score == best);
        moves.sort_by_key(|candidate| candidate.square);
        moves
    }

    /// The value of `board` for the side to move within `window` (lower and upper bound), and the
    /// pv that leads to it.
    fn node(
        &mut self,
        board: Board,
        depth: u32,
        window: (Score, Score),
        last: Option<Square>,
    ) -> (Score, Pv) {
        self.nodes += 1;
        if depth == 0 {
            return (self.evaluator.leaf(board, last), Pv::EMPTY);
        }
        if board.legal_moves().is_empty() {
            return match self.evaluator.no_moves(board, depth) {
                NoMoves::Value(score) => (score, Pv::EMPTY),
                NoMoves::Pass => {
                    let (score, pv) = self.node(board.pass(), depth, opposite(window), None);
                    (-score, pv)
                }
            };
        }
        let (mut alpha, beta) = window;
        let mut best = -Score::INFINITY;
        let mut best_pv = Pv::EMPTY;
        for (square, after) in self.ordered_moves(board, depth) {
            let (value, pv) = self.node(after, depth - 1, opposite((alpha, beta)), Some(square));
            let score = -value;
            if score > best {
                best = score;
                best_pv = Pv::of(square, &pv);
                alpha = alpha.max(best);
            }
            if best >= beta {
                break;
            }
        }
        (best, best_pv)
    }

    /// The legal moves with the boards they lead to, in the order in which they are tried. Just
    /// above the leaves ordering would cost more than it saves.
    fn ordered_moves(&self, board: Board, depth: u32) -> Vec<(Square, Board)> {
        let mut moves: Vec<(Square, Board)> = board
            .legal_moves()
            .into_iter()
            .map(|square| (square, board.play_unchecked(square, board.flips(square))))
            .collect();
        if depth > 1 {
            moves.sort_by_key(|&(square, _)| self.evaluator.order(square));
        }
        moves
    }
}

/// The window from the view of the other side.
fn opposite((alpha, beta): (Score, Score)) -> (Score, Score) {
    (-beta, -alpha)
}
