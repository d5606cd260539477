//! Minimax with alpha-beta cutoffs, written once for all opponents that look ahead.
//!
//! What an opponent thinks of a position, and of a side that cannot move, is its [`Strategy`]. The
//! search is fail-soft: a value outside the window is a bound, a value inside it is exact. Values
//! are [`Points`] for the side to move, in the strategy's own unit, and change sign from ply to ply.

use std::ops::Neg;

use crate::rules::board::Board;
use crate::rules::square::Square;

/// A value in the unit of a [`Strategy`], for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(pub i32);

impl Points {
    /// More than any position is worth. Its negative is less than any position is worth.
    pub const INFINITY: Points = Points(1_000_000_000);
}

impl Neg for Points {
    type Output = Points;

    fn neg(self) -> Points {
        Points(-self.0)
    }
}

/// What happens at a node whose side to move cannot place a disc.
pub(crate) enum Stuck {
    /// The position is worth this much, and the search goes no further.
    Worth(Points),
    /// The side passes and the other side goes on, with as much depth left.
    Passes,
}

/// What an opponent thinks of positions.
pub(crate) trait Strategy {
    /// The worth of `board`, at which the search stops, to the side to move; the other side has
    /// just placed a disc on `last`.
    fn leaf(&self, board: Board, last: Option<Square>) -> Points;

    /// What happens where the side to move cannot place a disc, `depth` plies above the leaves.
    fn stuck(&self, board: Board, depth: u32) -> Stuck;

    /// How early a move on `square` is tried: the smallest first. It changes the number of nodes,
    /// never a value.
    fn order(&self, square: Square) -> i32;
}

/// The line that both sides are expected to follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Line {
    squares: [Option<Square>; 60],
    length: usize,
}

impl Line {
    const EMPTY: Line = Line {
        squares: [None; 60],
        length: 0,
    };

    /// The line that begins with `first` and goes on with `rest`.
    fn of(first: Square, rest: &Line) -> Line {
        let mut line = Line::EMPTY;
        line.squares[0] = Some(first);
        let length = rest.length.min(line.squares.len() - 1);
        line.squares[1..=length].copy_from_slice(&rest.squares[..length]);
        line.length = length + 1;
        line
    }
}

/// A move at the root, with what the search found for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RootMove {
    /// The move.
    pub square: Square,
    /// Its exact value if no other is better, otherwise an upper bound below the best.
    pub points: Points,
    /// The expected line, which begins with the move. Passes are not part of it.
    pub line: Vec<Square>,
}

/// A search of one position.
pub(crate) struct Minimax<'a, S> {
    strategy: &'a S,
    nodes: u64,
}

impl<'a, S: Strategy> Minimax<'a, S> {
    /// A search with the given view of positions.
    pub fn new(strategy: &'a S) -> Minimax<'a, S> {
        Minimax { strategy, nodes: 0 }
    }

    /// Number of positions visited so far, each leaf included.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The best moves of `board`, all of equal worth, searched `depth` plies deep (1 looks at the
    /// positions after each move). Empty where there is no move.
    pub fn best_moves(&mut self, board: Board, depth: u32) -> Vec<RootMove> {
        let mut moves = Vec::new();
        let mut best = -Points::INFINITY;
        for (square, after) in self.ordered_moves(board, depth) {
            // One point below the best is enough to learn the exact value of an equal move.
            let window = (-Points::INFINITY, Points((-best.0).saturating_add(1)));
            let (worth, line) = self.node(after, depth.saturating_sub(1), window, Some(square));
            let points = -worth;
            best = best.max(points);
            let line = Line::of(square, &line);
            let line = line.squares[..line.length]
                .iter()
                .copied()
                .flatten()
                .collect();
            moves.push(RootMove {
                square,
                points,
                line,
            });
        }
        moves.retain(|candidate| candidate.points == best);
        moves.sort_by_key(|candidate| candidate.square);
        moves
    }

    /// The value of `board` for the side to move within `window` (lower and upper bound), and the
    /// line that leads to it.
    fn node(
        &mut self,
        board: Board,
        depth: u32,
        window: (Points, Points),
        last: Option<Square>,
    ) -> (Points, Line) {
        self.nodes += 1;
        if depth == 0 {
            return (self.strategy.leaf(board, last), Line::EMPTY);
        }
        if board.legal_moves().is_empty() {
            return match self.strategy.stuck(board, depth) {
                Stuck::Worth(points) => (points, Line::EMPTY),
                Stuck::Passes => {
                    let (points, line) = self.node(board.passed(), depth, opposite(window), None);
                    (-points, line)
                }
            };
        }
        let (mut alpha, beta) = window;
        let mut best = -Points::INFINITY;
        let mut best_line = Line::EMPTY;
        for (square, after) in self.ordered_moves(board, depth) {
            let (worth, line) = self.node(after, depth - 1, opposite((alpha, beta)), Some(square));
            let points = -worth;
            if points > best {
                best = points;
                best_line = Line::of(square, &line);
                alpha = alpha.max(best);
            }
            if best >= beta {
                break;
            }
        }
        (best, best_line)
    }

    /// The legal moves with the boards they lead to, in the order in which they are tried. Just
    /// above the leaves ordering would cost more than it saves.
    fn ordered_moves(&self, board: Board, depth: u32) -> Vec<(Square, Board)> {
        let mut moves: Vec<(Square, Board)> = board
            .legal_moves()
            .into_iter()
            .map(|square| (square, board.play_flipped(square, board.flips(square))))
            .collect();
        if depth > 1 {
            moves.sort_by_key(|&(square, _)| self.strategy.order(square));
        }
        moves
    }
}

/// The window from the view of the other side.
fn opposite((alpha, beta): (Points, Points)) -> (Points, Points) {
    (-beta, -alpha)
}
