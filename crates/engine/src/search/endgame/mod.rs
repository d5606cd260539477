//! Endgame solver: the exact score with best play of both sides.
//!
//! A null-window search proves "more than alpha" or "at most alpha" discs for the side to move; a
//! few such windows, each at the last bound, close in on the exact score. Scores are fail-soft: one
//! above alpha is a lower bound, any other an upper bound.
//!
//! With many empties a node uses stable discs, the transposition table and ETC; nearer the leaves
//! the small table of [`small_table`] replaces the large one. Both try their moves in the order of
//! [`order`]. With few empties a node only prefers quadrants with an odd number of empties, where
//! it is likely to make the last move. With four empties, [`last`] takes over.
//!
//! Each function takes the [`Processor`] for which it is compiled.

mod last;
mod order;
mod processor;
mod quadrants;
mod score;
mod small_table;

use self::last::Four;
use self::order::EndgameMoves;
#[cfg(target_arch = "x86_64")]
use self::processor::X86V3;
use self::processor::{Baseline, Node, Processor};
use self::quadrants::odd_quadrants;
use self::score::{BELOW_MIN, Discs, final_score, in_discs, in_units};
pub(super) use self::small_table::NearLeaves;
use super::params::Selectivity;
use super::table::Draft;
use super::{Searcher, Window};
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::square::Square;
use crate::rules::value::Value;

/// Empties from which a node uses stable discs, the table and ETC.
const NWS_EMPTIES: u32 = 10;

/// Empties from which a node tries its moves in the order of [`order`].
const ORDER_EMPTIES: u32 = 7;

/// The least alpha at which a node near the leaves counts stable discs: below, they seldom decide.
const STABILITY_MIN_ALPHA: Discs = 14;

/// Declares kinds of nodes, each with its squares and the method that finds its score.
macro_rules! nodes {
    ($($(#[$doc:meta])* $node:ident($squares:ty) = $method:ident;)+) => {$(
        $(#[$doc])*
        pub(super) struct $node;

        impl Node for $node {
            type Squares = $squares;

            #[inline(always)]
            fn score(
                searcher: &mut Searcher,
                processor: impl Processor,
                board: Board,
                squares: $squares,
                alpha: Discs,
            ) -> Discs {
                searcher.$method(processor, board, squares, alpha)
            }
        }
    )+};
}
use nodes;

nodes! {
    /// A node with the table, of its legal moves.
    ManyEmpties(Bitboard) = nws_endgame;
    /// A node with the small table, of its legal moves.
    NearLeavesNode(Bitboard) = near_leaves_node;
    /// A node without a table, of its legal moves.
    FewEmpties(Bitboard) = try_odd_first;
}

impl Searcher {
    /// The value of an endgame if it lies inside the window, otherwise a bound on the same side.
    pub(super) fn solve_endgame(&mut self, board: Board, window: Window) -> Value {
        #[cfg(target_arch = "x86_64")]
        if let Some(processor) = X86V3::detect() {
            return self.solve_endgame_on(processor, board, window);
        }
        self.solve_endgame_on(Baseline, board, window)
    }

    /// Each null window lies at the last bound, which keeps their number small.
    fn solve_endgame_on(
        &mut self,
        processor: impl Processor,
        board: Board,
        window: Window,
    ) -> Value {
        let (least, most) = (in_discs(window.alpha), in_discs(window.beta - Value::UNIT));
        let (mut lower, mut upper) = (-64, 64);
        let mut alpha = 0.clamp(least, most);
        loop {
            let score = self.endgame_node(processor, board, alpha);
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

    /// The score of `board` against the null window above `alpha`.
    #[inline(always)]
    fn endgame_node(&mut self, processor: impl Processor, board: Board, alpha: Discs) -> Discs {
        match board.empties().len() {
            0 => final_score(board),
            4 => self.solve_4_entry(processor, board, alpha),
            _ => {
                let legal = processor.legal_moves(board);
                self.endgame_with_moves(processor, board, legal, alpha)
            }
        }
    }

    /// The same, if the `legal` moves have been computed already; not for a full board, nor for
    /// four empties.
    #[inline(always)]
    fn endgame_with_moves(
        &mut self,
        processor: impl Processor,
        board: Board,
        legal: Bitboard,
        alpha: Discs,
    ) -> Discs {
        match board.empties().len() {
            NWS_EMPTIES.. => processor.score::<ManyEmpties>(self, board, legal, alpha),
            ORDER_EMPTIES.. => processor.score::<NearLeavesNode>(self, board, legal, alpha),
            _ => processor.score::<FewEmpties>(self, board, legal, alpha),
        }
    }

    /// A node with four empties: those in odd quadrants come first.
    #[inline(always)]
    fn solve_4_entry(&mut self, processor: impl Processor, board: Board, alpha: Discs) -> Discs {
        let empties = board.empties();
        let odd = odd_quadrants(empties);
        let mut order = (empties & odd).into_iter().chain(empties & !odd);
        let squares = std::array::from_fn(|_| order.next().expect("four squares are empty"));
        processor.score::<Four>(self, board, squares, alpha)
    }

    /// A null-window search of a node with many empties; the steps are those of the main search
    /// (docs/search.md).
    #[inline(always)]
    fn nws_endgame(
        &mut self,
        processor: impl Processor,
        board: Board,
        legal: Bitboard,
        alpha: Discs,
    ) -> Discs {
        self.nodes += 1;
        if let Some(score) = self.endgame_stability_cutoff(board, alpha) {
            return score;
        }
        let draft = draft_of(board);
        let known = self.table.get(board);
        let bounds = known.and_then(|entry| entry.bounds(draft));
        if let Some(score) = bounds.and_then(|bounds| self.endgame_table_cutoff(bounds, alpha)) {
            return score;
        }
        if legal.is_empty() {
            return self.endgame_pass_or_finish(processor, board, alpha);
        }
        let moves = EndgameMoves::of(
            processor,
            board,
            legal,
            known.map_or([None; 2], |entry| entry.best),
        );
        if let Some(score) = self.endgame_etc_cutoff(board, &moves, alpha) {
            return score;
        }
        let (score, best) = self.try_endgame_moves(processor, board, moves, alpha);
        let bounds = if score > alpha {
            (in_units(score), Value::MAX)
        } else {
            (-Value::MAX, in_units(score))
        };
        self.table.put(board, draft, bounds, best);
        score
    }

    /// A null-window search of a node near the leaves, with its own small table.
    #[inline(always)]
    fn near_leaves_node(
        &mut self,
        processor: impl Processor,
        board: Board,
        legal: Bitboard,
        alpha: Discs,
    ) -> Discs {
        self.nodes += 1;
        if alpha >= STABILITY_MIN_ALPHA
            && let Some(score) = self.endgame_stability_cutoff(board, alpha)
        {
            return score;
        }
        let known = self.near_leaves.get(board).filter(|_| self.prunings.table);
        if let Some(score) = known.and_then(|known| known.cutoff(alpha)) {
            return score;
        }
        if legal.is_empty() {
            return self.endgame_pass_or_finish(processor, board, alpha);
        }
        let moves = EndgameMoves::of(
            processor,
            board,
            legal,
            [known.map(|known| known.best), None],
        );
        let (score, best) = self.try_endgame_moves(processor, board, moves, alpha);
        self.near_leaves.put(board, score, alpha, best);
        score
    }

    /// The score of a side without a move: it passes, or the game is over.
    #[inline]
    fn endgame_pass_or_finish(
        &mut self,
        processor: impl Processor,
        board: Board,
        alpha: Discs,
    ) -> Discs {
        let passed = board.pass();
        let legal = processor.legal_moves(passed);
        if legal.is_empty() {
            final_score(board)
        } else {
            -self.endgame_with_moves(processor, passed, legal, -alpha - 1)
        }
    }

    /// Enhanced transposition cutoff: a move after which the table's bound is bad enough for the
    /// opponent.
    #[inline(always)]
    fn endgame_etc_cutoff(
        &self,
        board: Board,
        moves: &EndgameMoves,
        alpha: Discs,
    ) -> Option<Discs> {
        if !self.prunings.etc || board.empties().len() <= NWS_EMPTIES {
            return None;
        }
        moves.unordered().iter().find_map(|found| {
            let after = found.after(board);
            let (_, upper) = self.table.get(after)?.bounds(draft_of(after))?;
            let score = -in_discs(upper);
            (score > alpha).then_some(score)
        })
    }

    /// The best of the moves (at least one), tried in order until one exceeds `alpha`.
    #[inline(always)]
    fn try_endgame_moves(
        &mut self,
        processor: impl Processor,
        board: Board,
        mut moves: EndgameMoves,
        alpha: Discs,
    ) -> (Discs, Square) {
        let mut best = (BELOW_MIN, Square::A1);
        while let Some(found) = moves.select() {
            let score =
                -self.endgame_with_moves(processor, found.after(board), found.replies, -alpha - 1);
            if score > best.0 {
                best = (score, found.square);
            }
            if score > alpha {
                break;
            }
        }
        best
    }

    /// A node with few empties: the moves in odd quadrants are tried first, until one exceeds
    /// `alpha`.
    #[inline(always)]
    fn try_odd_first(
        &mut self,
        processor: impl Processor,
        board: Board,
        moves: Bitboard,
        alpha: Discs,
    ) -> Discs {
        self.nodes += 1;
        if alpha >= STABILITY_MIN_ALPHA
            && let Some(score) = self.endgame_stability_cutoff(board, alpha)
        {
            return score;
        }
        if moves.is_empty() {
            return self.endgame_pass_or_finish(processor, board, alpha);
        }
        let odd = odd_quadrants(board.empties());
        let mut best = BELOW_MIN;
        for square in (moves & odd).into_iter().chain(moves & !odd) {
            let after = board.play_unchecked(square, processor.flips(board, square));
            best = best.max(-self.endgame_node(processor, after, -alpha - 1));
            if best > alpha {
                break;
            }
        }
        best
    }

    /// The bound set by the opponent's stable discs, if it is at most `alpha`.
    #[inline(always)]
    fn endgame_stability_cutoff(&self, board: Board, alpha: Discs) -> Option<Discs> {
        let most = 64 - 2 * board.opponent().len() as Discs;
        if !self.prunings.stability || most > alpha {
            return None;
        }
        let ceiling = 64 - 2 * board.stable_discs_of_opponent().len() as Discs;
        (ceiling <= alpha).then_some(ceiling)
    }

    /// A bound of the table that decides against `alpha`.
    fn endgame_table_cutoff(&self, (lower, upper): (Value, Value), alpha: Discs) -> Option<Discs> {
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

/// The draft of a solved endgame.
#[inline]
fn draft_of(board: Board) -> Draft {
    Draft {
        depth: board.empties().len() as u8,
        selectivity: Selectivity::Off,
    }
}

#[cfg(test)]
mod tests;
