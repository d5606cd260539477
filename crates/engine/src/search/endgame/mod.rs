//! Exact results of endings.
//!
//! A null-window search proves "more than alpha" or "at most alpha" discs for the side to move, and
//! a few such windows, each at the last bound, close in on the exact result. Values are fail-soft:
//! one above alpha is a lower bound, any other an upper bound.
//!
//! With many squares left a node lets stable discs decide, looks into the transposition table, and
//! sorts its moves by the replies they leave. With few squares left it only prefers quadrants with an
//! odd number of empty squares, where it may have the last word. With four left, [`last`] takes over.

mod last;
mod moves;

use self::moves::{Candidate, Moves};
use super::table::{Entry, Table};
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::score::DiscDiff;
use crate::square::Square;

/// A result in discs for the side to move, -64 to 64, while it is being computed with.
type Discs = i32;

/// Less than any result.
const NONE: Discs = -65;

/// Empty squares from which on a node uses stable discs, the table, and sorted moves.
const DEEP_EMPTIES: u32 = 10;

/// Empty squares from which on a node sorts its moves by the replies they leave.
const SORT_EMPTIES: u32 = 7;

/// The table grows with the number of empty squares up to 2^17 pairs of entries (6 MiB).
const MAX_TABLE_BITS: u32 = 17;

/// `[quadrants]`: the squares of the quadrants whose bits are set.
const QUADRANTS: [u64; 16] = {
    const FIRST: u64 = 0x0000_0000_0F0F_0F0F;
    let mut sets = [0; 16];
    let mut index = 0;
    while index < 16 {
        let mut quadrant = 0;
        while quadrant < 4 {
            if index >> quadrant & 1 != 0 {
                sets[index] |= FIRST << (quadrant % 2 * 4 + quadrant / 2 * 32);
            }
            quadrant += 1;
        }
        index += 1;
    }
    sets
};

/// The quadrant a square lies in, 0 to 3.
#[inline]
const fn quadrant(square: Square) -> u8 {
    square.file() / 4 + square.rank() / 4 * 2
}

/// The squares of the quadrants that hold an odd number of `empties`.
#[inline]
fn odd_quadrants(empties: Bitboard) -> Bitboard {
    let odd = |quadrant: usize| {
        let held = empties & Bitboard::from_bits(QUADRANTS[1 << quadrant]);
        (held.len() as usize & 1) << quadrant
    };
    Bitboard::from_bits(QUADRANTS[odd(0) | odd(1) | odd(2) | odd(3)])
}

/// The result when play stops with this board.
#[inline]
fn finished(board: Board) -> Discs {
    Discs::from(DiscDiff::of_finished(board).discs())
}

/// A result as it is stored and handed out.
fn disc_diff(discs: Discs) -> DiscDiff {
    DiscDiff::from_discs(discs).expect("a result lies within 64 discs")
}

/// An exact solver with its table.
pub(crate) struct Solver {
    table: Table,
    nodes: u64,
}

impl Solver {
    /// A solver for endings with this many empty squares, which knows nothing yet.
    pub fn new(empties: u32) -> Solver {
        Solver {
            table: Table::new(empties.min(MAX_TABLE_BITS)),
            nodes: 0,
        }
    }

    /// Number of positions visited so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The exact result of `board` for the side to move.
    pub fn exact(&mut self, board: Board) -> DiscDiff {
        let (mut lower, mut upper) = (-64, 64);
        let mut guess: Discs = 0;
        while lower < upper {
            let alpha = guess.max(lower + 1) - 1;
            let score = self.node(board, alpha);
            *(if score > alpha {
                &mut lower
            } else {
                &mut upper
            }) = score;
            guess = score;
        }
        disc_diff(lower)
    }

    /// A line of best play from `board`, whose exact result is `score`, without passes.
    pub fn best_line(&mut self, board: Board, score: DiscDiff) -> Vec<Square> {
        let mut line = Vec::new();
        let (mut board, mut score) = (board, Discs::from(score.discs()));
        while !board.is_over() {
            if board.legal_moves().is_empty() {
                (board, score) = (board.passed(), -score);
            }
            let best = self.table.get(board).and_then(|entry| entry.best);
            let moves = Moves::sorted(board, best);
            let keeps_score = |candidate: &&Candidate| -self.node(candidate.after, -score) >= score;
            let best = *moves
                .as_slice()
                .iter()
                .find(keeps_score)
                .expect("some move is the best");
            line.push(best.square);
            (board, score) = (best.after, -score);
        }
        line
    }

    /// The result of `board` against the null window above `alpha`.
    fn node(&mut self, board: Board, alpha: Discs) -> Discs {
        let empties = board.empties().len();
        match empties {
            0 => return finished(board),
            4 => return self.four(board, alpha),
            DEEP_EMPTIES.. => return self.deep(board, alpha),
            _ => self.nodes += 1,
        }
        let moves = board.legal_moves();
        if moves.is_empty() {
            self.stuck(board, alpha)
        } else if empties >= SORT_EMPTIES {
            self.try_moves(Moves::sorted(board, None).as_slice(), alpha)
                .0
        } else {
            self.try_odd_first(board, moves, alpha)
        }
    }

    /// A node with four empty squares: those in odd quadrants come first.
    fn four(&mut self, board: Board, alpha: Discs) -> Discs {
        let empties = board.empties();
        let odd = odd_quadrants(empties);
        let mut order = (empties & odd).into_iter().chain(empties & !odd);
        let squares = std::array::from_fn(|_| order.next().expect("four squares are empty"));
        self.solve_4(board, alpha, squares)
    }

    /// A node with many empty squares.
    fn deep(&mut self, board: Board, alpha: Discs) -> Discs {
        self.nodes += 1;
        if let Some(score) = stability_cutoff(board, alpha) {
            return score;
        }
        let known = self.table.get(board);
        if let Some(score) = known.and_then(|entry| table_cutoff(entry, alpha)) {
            return score;
        }
        if board.legal_moves().is_empty() {
            return self.stuck(board, alpha);
        }
        let moves = Moves::sorted(board, known.and_then(|entry| entry.best));
        let (score, best) = match self.transposition_cutoff(moves.as_slice(), alpha) {
            Some(cutoff) => cutoff,
            None => self.try_moves(moves.as_slice(), alpha),
        };
        let bound = disc_diff(score);
        let (lower, upper) = if score > alpha {
            (bound, DiscDiff::MAX)
        } else {
            (-DiscDiff::MAX, bound)
        };
        self.table.put(board, lower, upper, Some(best));
        score
    }

    /// A side without a move: the other side goes on, or the game is over.
    fn stuck(&mut self, board: Board, alpha: Discs) -> Discs {
        let passed = board.passed();
        if passed.legal_moves().is_empty() {
            finished(board)
        } else {
            -self.node(passed, -alpha - 1)
        }
    }

    /// A move whose answer is known to be bad enough for the other side, found without searching.
    fn transposition_cutoff(&self, moves: &[Candidate], alpha: Discs) -> Option<(Discs, Square)> {
        moves.iter().find_map(|candidate| {
            let score = -Discs::from(self.table.get(candidate.after)?.upper.discs());
            (score > alpha).then_some((score, candidate.square))
        })
    }

    /// The best of the moves (at least one), tried in order until one exceeds `alpha`.
    fn try_moves(&mut self, moves: &[Candidate], alpha: Discs) -> (Discs, Square) {
        let mut best = (NONE, moves[0].square);
        for candidate in moves {
            let score = -self.node(candidate.after, -alpha - 1);
            if score > best.0 {
                best = (score, candidate.square);
            }
            if score > alpha {
                break;
            }
        }
        best
    }

    /// The best of `moves`, those in odd quadrants tried first, until one exceeds `alpha`.
    fn try_odd_first(&mut self, board: Board, moves: Bitboard, alpha: Discs) -> Discs {
        let odd = odd_quadrants(board.empties());
        let mut best = NONE;
        for square in (moves & odd).into_iter().chain(moves & !odd) {
            let after = board.play_flipped(square, board.flips(square));
            best = best.max(-self.node(after, -alpha - 1));
            if best > alpha {
                break;
            }
        }
        best
    }
}

/// A bound that the opponent's stable discs set, if it is at most `alpha`.
fn stability_cutoff(board: Board, alpha: Discs) -> Option<Discs> {
    let ceiling = 64 - 2 * board.stable_discs_of_opponent().len() as Discs;
    (ceiling <= alpha).then_some(ceiling)
}

/// A bound that the table knows, if it decides against `alpha`.
fn table_cutoff(entry: Entry, alpha: Discs) -> Option<Discs> {
    let (lower, upper) = (entry.lower.discs().into(), entry.upper.discs().into());
    if lower > alpha {
        Some(lower)
    } else if upper <= alpha {
        Some(upper)
    } else {
        None
    }
}
