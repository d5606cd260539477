//! One node of the search: principal variation search with a transposition table, in numbered
//! steps.
//!
//! A search whose depth reaches the end of the game works with exact outcomes and hands the last
//! empties to the endgame solver. A search that ends before evaluates its leaves.

use std::cell::Cell;

use super::move_list::{Candidate, Moves};
use super::params::{self, Selectivity};
use super::table::Draft;
use super::trial_order::TrialOrder;
use super::{Budget, NodeState, Searcher, Stopped, Window};
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::square::Square;
use crate::rules::value::{DiscDiff, Value};

/// Room for the moves of any position: none has more than 34.
pub(super) type AllMoves = Moves<34>;

/// A move with its value.
type Best = (Value, Square);

impl Searcher {
    /// The value of a position, `depth` plies ahead. The steps are those of docs/search.md.
    pub(super) fn node(
        &mut self,
        budget: &mut Budget,
        state: &NodeState,
        depth: u32,
        window: Window,
    ) -> Result<Value, Stopped> {
        debug_assert!(window.alpha < window.beta);
        // Step 1: stop at a limit.
        budget.check(self.nodes)?;
        // Step 2: hand over to the endgame solver or the leaf search.
        let board = state.board;
        let empties = board.empties().len();
        let depth = depth.min(empties);
        if is_handed_over(board, depth) {
            return Ok(self.solve_endgame(board, window));
        }
        if depth <= params::LEAF_SEARCH_DEPTH {
            return Ok(self.leaf_search(state, depth, window));
        }
        self.nodes += 1;
        // Step 3: stability cutoff: the opponent's stable discs can never be flipped.
        if let Some(value) = self.stability_cutoff(board, window) {
            return Ok(value);
        }
        // Step 4: transposition table cutoff.
        let draft = Draft {
            depth: depth as u8,
            selectivity: self.recorded_selectivity(),
        };
        let known = self.table.get(board);
        let bounds = known.and_then(|entry| entry.bounds(draft));
        if let Some(value) = bounds.and_then(|bounds| self.table_cutoff(bounds, window)) {
            return Ok(value);
        }
        // Step 5: the moves, or a pass.
        let legal = board.legal_moves();
        if legal.is_empty() {
            return self.pass_or_finish(budget, state, depth, window);
        }
        let mut moves = AllMoves::of(board, legal);
        // Step 6: ETC: the table holds a reply position that is bad enough for the opponent.
        if let Some(value) = self.etc_cutoff(board, &moves, draft, window) {
            return Ok(value);
        }
        // Step 7: multi-ProbCut: a shallow search predicts that the deep one would cut.
        if let Some(value) = self.multi_probcut(budget, state, legal, depth, window)? {
            return Ok(value);
        }
        // Step 8: order: the best moves of the table first; the others are sorted if none of these
        // reaches beta.
        let first = known.map_or([None; 2], |entry| entry.best);
        let sorted_from = moves.bring_forward(first);
        // Step 9: try the moves until one reaches beta.
        let (value, best) =
            self.try_moves(budget, state, &mut moves, sorted_from, depth, window)?;
        // Step 10: store.
        let bounds = bounds_of(value, window);
        self.table.put(board, draft, bounds, best);
        Ok(value)
    }

    /// The selectivity recorded in the table; `None` while ProbCut is off.
    fn recorded_selectivity(&self) -> Selectivity {
        if self.prunings.probcut {
            self.selectivity
        } else {
            Selectivity::Off
        }
    }

    /// The value of a side without a move: it passes, or the game is over.
    fn pass_or_finish(
        &mut self,
        budget: &mut Budget,
        state: &NodeState,
        depth: u32,
        window: Window,
    ) -> Result<Value, Stopped> {
        let passed = state.pass();
        if passed.board.legal_moves().is_empty() {
            return Ok(final_score(state.board));
        }
        Ok(-self.node(budget, &passed, depth, window.negated())?)
    }

    /// The best of the moves (at least one): the first with the whole window, the others with a
    /// null window first, to find out if they are better at all. Those from the index `sorted_from`
    /// on are sorted before they are tried.
    fn try_moves(
        &mut self,
        budget: &mut Budget,
        state: &NodeState,
        moves: &mut AllMoves,
        sorted_from: usize,
        depth: u32,
        window: Window,
    ) -> Result<Best, Stopped> {
        let mut best = (Value::BELOW_ALL, moves.as_slice()[0].square);
        let is_shared = self.is_shared_node(state.board, depth);
        let mut order = TrialOrder::of(moves.as_slice().len());
        while let Some(index) = order.next() {
            if index == sorted_from && !order.is_second_pass() {
                self.sort(budget, state, moves, sorted_from, depth)?;
            }
            let candidate = &moves.as_slice()[index];
            let is_first = best.0 == Value::BELOW_ALL;
            let after = candidate.after(state.board);
            if is_shared && !is_first && self.table.is_marked(after) && order.defer(index) {
                continue;
            }
            let whole = Window {
                alpha: best.0.max(window.alpha),
                beta: window.beta,
            };
            let value = self.marking(is_shared, after, |searcher| {
                searcher.try_next(budget, state, candidate, depth, (whole, is_first))
            })?;
            if value > best.0 {
                best = (value, candidate.square);
            }
            if value >= window.beta {
                break;
            }
        }
        Ok(best)
    }

    /// Whether threads divide the moves of the node among themselves.
    pub(super) fn is_shared_node(&self, board: Board, depth: u32) -> bool {
        let least = if depth == board.empties().len() {
            params::SHARED_ENDGAME_DEPTH
        } else {
            params::SHARED_MIDGAME_DEPTH
        };
        depth >= least && self.table.is_shared()
    }

    /// Searches the position after a move, which is marked meanwhile if threads divide the moves of
    /// the node among themselves.
    #[inline]
    pub(super) fn marking(
        &mut self,
        is_shared: bool,
        after: Board,
        search: impl FnOnce(&mut Searcher) -> Result<Value, Stopped>,
    ) -> Result<Value, Stopped> {
        if !is_shared {
            return search(self);
        }
        self.table.mark(after);
        let value = search(self);
        self.table.unmark(after);
        value
    }

    /// The value of the next move of a node: of the first with the whole window, of another with a
    /// null window first, to find out if it is better at all.
    #[inline]
    pub(super) fn try_next(
        &mut self,
        budget: &mut Budget,
        state: &NodeState,
        candidate: &Candidate,
        depth: u32,
        (whole, is_first): (Window, bool),
    ) -> Result<Value, Stopped> {
        let alpha = whole.alpha;
        if !is_first {
            let value = self.try_move(budget, state, candidate, depth, Window::above(alpha))?;
            if value <= alpha || value >= whole.beta {
                return Ok(value);
            }
        }
        self.try_move(budget, state, candidate, depth, whole)
    }

    /// The value of a move, `depth` plies ahead of the board before it.
    fn try_move(
        &mut self,
        budget: &mut Budget,
        state: &NodeState,
        candidate: &Candidate,
        depth: u32,
        window: Window,
    ) -> Result<Value, Stopped> {
        let replies = window.negated();
        let after = candidate.after(state.board);
        // The endgame solver evaluates nothing: no indices are updated for it.
        if is_handed_over(after, depth - 1) {
            return Ok(-self.solve_endgame(after, replies));
        }
        Ok(-self.node(budget, &state.after(candidate), depth - 1, replies)?)
    }

    /// Sorts the moves from an index on by the value of a shallow search and by the number of
    /// replies.
    fn sort(
        &mut self,
        budget: &mut Budget,
        state: &NodeState,
        moves: &mut AllMoves,
        from: usize,
        depth: u32,
    ) -> Result<(), Stopped> {
        let to_the_end = depth == state.board.empties().len();
        let reply = if to_the_end {
            params::ENDGAME_SORT_REPLY
        } else {
            params::MIDGAME_SORT_REPLY
        };
        let sort_depth = match depth {
            params::SORT_DEPTH_2.. => 2,
            params::SORT_DEPTH_1.. => 1,
            _ => 0,
        };
        moves.sort_from(from, |candidate| {
            let after = state.after(candidate);
            let replies = after.board.legal_moves();
            let value = match sort_depth {
                0 => self.eval_0(&after, replies),
                depth => self.leaf_search(&after, depth, Window::ALL),
            };
            candidate.value = after.value.get();
            value.units() + reply * replies.len() as i32
        });
        budget.check(self.nodes)
    }

    /// The value of a position at most [`params::LEAF_SEARCH_DEPTH`] plies above the leaves, by
    /// alpha-beta without the table.
    pub(super) fn leaf_search(&mut self, state: &NodeState, depth: u32, window: Window) -> Value {
        let board = state.board;
        let legal = board.legal_moves();
        if depth == 0 {
            return self.eval_0(state, legal);
        }
        self.nodes += 1;
        if legal.is_empty() {
            let passed = state.pass();
            if passed.board.legal_moves().is_empty() {
                return final_score(board);
            }
            return -self.leaf_search(&passed, depth, window.negated());
        }
        if let Some(value) = self.leaf_probcut(state, legal, depth, window) {
            return value;
        }
        if depth == 1 {
            return self.eval_1(state, legal, window);
        }
        let mut moves = AllMoves::of(board, legal);
        moves.sort_from(0, |candidate| {
            candidate.after(board).legal_moves().len() as i32
        });
        let mut best = Value::BELOW_ALL;
        for candidate in moves.as_slice() {
            let tried = Window {
                alpha: best.max(window.alpha),
                beta: window.beta,
            };
            best = best.max(-self.leaf_search(&state.after(candidate), depth - 1, tried.negated()));
            if best >= window.beta {
                break;
            }
        }
        best
    }

    /// The value of a position one ply above the leaves; `legal` are its moves, at least one. To
    /// sort them would take longer than to evaluate them: those on corners come first, those beside
    /// corners last.
    fn eval_1(&mut self, state: &NodeState, legal: Bitboard, window: Window) -> Value {
        let mut best = Value::BELOW_ALL;
        let beside_corners = Bitboard::X_SQUARES | Bitboard::C_SQUARES;
        let corners = legal & Bitboard::CORNERS;
        let others = legal & !Bitboard::CORNERS & !beside_corners;
        for square in corners
            .into_iter()
            .chain(others)
            .chain(legal & beside_corners)
        {
            let flips = state.board.flips(square);
            let after = NodeState {
                board: state.board.play_unchecked(square, flips),
                indices: state.indices.after(square, flips),
                value: Cell::new(None),
            };
            best = best.max(-self.eval_0(&after, after.board.legal_moves()));
            if best >= window.beta {
                break;
            }
        }
        best
    }

    /// The value of a leaf; `legal` are its moves.
    fn eval_0(&mut self, state: &NodeState, legal: Bitboard) -> Value {
        self.nodes += 1;
        let board = state.board;
        if legal.is_empty() && board.pass().legal_moves().is_empty() {
            return final_score(board);
        }
        state.static_value(&self.weights, legal)
    }

    /// The bound set by the opponent's stable discs, if it is at most alpha.
    fn stability_cutoff(&self, board: Board, window: Window) -> Option<Value> {
        if !self.prunings.stability || window.alpha < params::STABILITY_MIN_ALPHA {
            return None;
        }
        let stable = board.stable_discs_of_opponent().len() as i32;
        let ceiling = Value::clamped((64 - 2 * stable) * Value::PER_DISC);
        (ceiling <= window.alpha).then_some(ceiling)
    }

    /// A value from bounds of the table that decide against the window, or are equal.
    fn table_cutoff(&self, (lower, upper): (Value, Value), window: Window) -> Option<Value> {
        if !self.prunings.table {
            None
        } else if lower >= window.beta || lower == upper {
            Some(lower)
        } else if upper <= window.alpha {
            Some(upper)
        } else {
            None
        }
    }

    /// Enhanced transposition cutoff in a search of this draft: a move after which the table's
    /// bound is bad enough for the opponent.
    fn etc_cutoff(
        &self,
        board: Board,
        moves: &AllMoves,
        draft: Draft,
        window: Window,
    ) -> Option<Value> {
        if !self.prunings.etc || u32::from(draft.depth) < params::ETC_MIN_DEPTH {
            return None;
        }
        let reply = Draft {
            depth: draft.depth - 1,
            ..draft
        };
        moves.as_slice().iter().find_map(|candidate| {
            let (_, upper) = self.table.get(candidate.after(board))?.bounds(reply)?;
            (-upper >= window.beta).then_some(-upper)
        })
    }
}

/// Whether the endgame solver takes over a search of this depth.
fn is_handed_over(board: Board, depth: u32) -> bool {
    let empties = board.empties().len();
    depth == empties && empties <= params::HANDOVER_EMPTIES
}

/// The bounds that follow from a value found with a window: the value itself inside, one bound
/// outside.
fn bounds_of(value: Value, window: Window) -> (Value, Value) {
    if value >= window.beta {
        (value, Value::MAX)
    } else if value <= window.alpha {
        (-Value::MAX, value)
    } else {
        (value, value)
    }
}

/// The value of a board on which the game is over.
fn final_score(board: Board) -> Value {
    DiscDiff::of_finished(board).into()
}

#[cfg(test)]
mod tests;
