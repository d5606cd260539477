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

use super::moves::{Candidate, Moves};
use super::params::{self, Selectivity};
use super::table::Effort;
use super::{Searcher, Window};
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::score::{DiscDiff, Value};
use crate::rules::square::Square;

/// A result in discs for the side to move, -64 to 64, while it is being computed with.
type Discs = i32;

/// Less than any result.
const NONE: Discs = -65;

/// Empty squares from which on a node uses stable discs, the table, and sorted moves.
const DEEP_EMPTIES: u32 = 10;

/// Empty squares from which on a node sorts its moves by the replies they leave.
const SORT_EMPTIES: u32 = 7;

/// Room for the moves of an ending that is handed to the solver.
type EndMoves = Moves<{ params::HANDOVER_EMPTIES as usize }>;

/// Weight of each reply that a move leaves. A reply in a corner counts twice.
const REPLY: i32 = 4;

/// Weight of a move that is no corner.
const NO_CORNER: i32 = 2;

/// Weight of a move in a quadrant with an even number of empty squares.
const EVEN_QUADRANT: i32 = 1;

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

/// A value in discs, rounded down: of a bound, so that comparing results with it stays the same.
fn in_discs(bound: Value) -> Discs {
    bound.units().div_euclid(Value::PER_DISC)
}

/// A result as a value.
fn in_units(discs: Discs) -> Value {
    Value::clamped(discs * Value::PER_DISC)
}

impl Searcher {
    /// The value of an ending if it lies inside the window, else a bound on the same side of it.
    ///
    /// Each question is asked at the last bound, so that few are needed.
    pub(super) fn ending(&mut self, board: Board, window: Window) -> Value {
        let (least, most) = (in_discs(window.alpha), in_discs(window.beta - Value::UNIT));
        let (mut lower, mut upper) = (-64, 64);
        let mut alpha = 0.clamp(least, most);
        loop {
            let score = self.end_node(board, alpha);
            if score > alpha {
                lower = score;
            } else {
                upper = score;
            }
            if score <= least || score > most || lower >= upper {
                return in_units(score);
            }
            alpha = if score > alpha { score } else { score - 1 };
        }
    }

    /// The result of `board` against the null window above `alpha`.
    fn end_node(&mut self, board: Board, alpha: Discs) -> Discs {
        let empties = board.empties().len();
        match empties {
            0 => return finished(board),
            4 => return self.four(board, alpha),
            DEEP_EMPTIES.. => return self.deep(board, alpha),
            _ => self.nodes += 1,
        }
        let moves = board.legal_moves();
        if moves.is_empty() {
            self.end_stuck(board, alpha)
        } else if empties >= SORT_EMPTIES {
            self.try_end_moves(sorted(board, moves, [None; 2]).as_slice(), alpha)
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
        if let Some(score) = self.end_stability_cutoff(board, alpha) {
            return score;
        }
        let effort = effort_of(board);
        let known = self.table.get(board);
        let bounds = known.and_then(|entry| entry.bounds(effort));
        if let Some(score) = bounds.and_then(|bounds| self.end_table_cutoff(bounds, alpha)) {
            return score;
        }
        let legal = board.legal_moves();
        if legal.is_empty() {
            return self.end_stuck(board, alpha);
        }
        let moves = sorted(board, legal, known.map_or([None; 2], |entry| entry.best));
        if let Some(score) = self.end_transposition_cutoff(moves.as_slice(), alpha) {
            return score;
        }
        let (score, best) = self.try_end_moves(moves.as_slice(), alpha);
        let bounds = if score > alpha {
            (in_units(score), Value::MAX)
        } else {
            (-Value::MAX, in_units(score))
        };
        self.table.put(board, effort, bounds, best);
        score
    }

    /// A side without a move: the other side goes on, or the game is over.
    fn end_stuck(&mut self, board: Board, alpha: Discs) -> Discs {
        let passed = board.pass();
        if passed.legal_moves().is_empty() {
            finished(board)
        } else {
            -self.end_node(passed, -alpha - 1)
        }
    }

    /// A move whose answer is known to be bad enough for the other side, found without searching.
    fn end_transposition_cutoff(&self, moves: &[Candidate], alpha: Discs) -> Option<Discs> {
        if !self.prunings.transposition || moves[0].after.empties().len() < DEEP_EMPTIES {
            return None;
        }
        moves.iter().find_map(|candidate| {
            let (_, upper) = self
                .table
                .get(candidate.after)?
                .bounds(effort_of(candidate.after))?;
            let score = -in_discs(upper);
            (score > alpha).then_some(score)
        })
    }

    /// The best of the moves (at least one), tried in order until one exceeds `alpha`.
    fn try_end_moves(&mut self, moves: &[Candidate], alpha: Discs) -> (Discs, Square) {
        let mut best = (NONE, moves[0].square);
        for candidate in moves {
            let score = -self.end_node(candidate.after, -alpha - 1);
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
            let after = board.play_unchecked(square, board.flips(square));
            best = best.max(-self.end_node(after, -alpha - 1));
            if best > alpha {
                break;
            }
        }
        best
    }

    /// A bound that the opponent's stable discs set, if it is at most `alpha`.
    fn end_stability_cutoff(&self, board: Board, alpha: Discs) -> Option<Discs> {
        if !self.prunings.stability {
            return None;
        }
        let ceiling = 64 - 2 * board.stable_discs_of_opponent().len() as Discs;
        (ceiling <= alpha).then_some(ceiling)
    }

    /// A bound that the table knows, if it decides against `alpha`.
    fn end_table_cutoff(&self, (lower, upper): (Value, Value), alpha: Discs) -> Option<Discs> {
        let (lower, upper) = (in_discs(lower), in_discs(upper));
        if !self.prunings.table {
            None
        } else if lower > alpha {
            Some(lower)
        } else {
            (upper <= alpha).then_some(upper)
        }
    }
}

/// The effort of counting the ending out.
#[inline]
fn effort_of(board: Board) -> Effort {
    Effort {
        depth: board.empties().len() as u8,
        selectivity: Selectivity::None,
    }
}

/// The legal moves: those first that leave the other side the fewest replies, `first` before all
/// others.
fn sorted(board: Board, legal: Bitboard, first: [Option<Square>; 2]) -> EndMoves {
    let odd = odd_quadrants(board.empties());
    let mut moves = EndMoves::of(board, legal);
    moves.sort_by(|candidate| {
        let square = candidate.square;
        if let Some(place) = first.iter().position(|&first| first == Some(square)) {
            return i32::MIN + place as i32;
        }
        let replies = candidate.after.legal_moves();
        let replies = replies.len() + (replies & Bitboard::CORNERS).len();
        REPLY * replies as i32
            + NO_CORNER * i32::from(!Bitboard::CORNERS.contains(square))
            + EVEN_QUADRANT * i32::from(!odd.contains(square))
    });
    moves
}

#[cfg(test)]
mod tests;
