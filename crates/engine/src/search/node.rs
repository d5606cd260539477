//! One node of the search: principal variation search with a table, in numbered steps.
//!
//! A search whose depth reaches the end of the game computes with exact results; the last squares are
//! handed to the solver of endings. A search that ends before evaluates its leaves.

use super::moves::Moves;
use super::params::{self, Selectivity};
use super::table::Effort;
use super::{Budget, Searcher, State, Stopped, Window};
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::score::{DiscDiff, Value};
use crate::rules::square::Square;

/// Room for the moves of any position.
pub(super) type AllMoves = Moves<60>;

/// A move with its value.
type Best = (Value, Square);

impl Searcher {
    /// The value of a position, `depth` plies ahead. The steps are those of docs/search.md.
    pub(super) fn node(
        &mut self,
        budget: &mut Budget,
        state: &State,
        depth: u32,
        window: Window,
    ) -> Result<Value, Stopped> {
        debug_assert!(window.alpha < window.beta);
        // Step 1: stop where a limit is reached.
        budget.check(self.nodes)?;
        // Step 2: hand over to the solver of endings or to the leaves.
        let board = state.board;
        let empties = board.empties().len();
        let depth = depth.min(empties);
        let to_the_end = depth == empties;
        if to_the_end && empties <= params::HANDOVER_EMPTIES {
            return Ok(self.ending(board, window));
        }
        if depth <= params::SHALLOW_DEPTH {
            return Ok(self.shallow(state, depth, window));
        }
        self.nodes += 1;
        // Step 3: the opponent's stable discs are lost for good.
        if let Some(value) = self.stability_cutoff(board, window) {
            return Ok(value);
        }
        // Step 4: what the table knows.
        let effort = Effort {
            depth: depth as u8,
            selectivity: self.effort_selectivity(),
        };
        let known = self.table.get(board);
        let bounds = known.and_then(|entry| entry.bounds(effort));
        if let Some(value) = bounds.and_then(|bounds| self.table_cutoff(bounds, window)) {
            return Ok(value);
        }
        // Step 5: the moves, or a pass.
        let legal = board.legal_moves();
        if legal.is_empty() {
            return self.stuck(budget, state, depth, window);
        }
        let mut moves = AllMoves::of(board, legal);
        // Step 6: the table knows a move that is good enough.
        let reply = Effort {
            depth: effort.depth - 1,
            ..effort
        };
        if let Some(value) = self.transposition_cutoff(&moves, reply, window) {
            return Ok(value);
        }
        // Step 7: a shallow search makes it improbable that a deep one comes to another conclusion.
        if let Some(value) = self.multi_probcut(budget, state, depth, window)? {
            return Ok(value);
        }
        // Step 8: the promising moves first.
        let first = known.map_or([None; 2], |entry| entry.best);
        self.sort(budget, state, &mut moves, depth, first)?;
        // Step 9: try them until one is too good.
        let (value, best) = self.try_moves(budget, state, &moves, depth, window)?;
        // Step 10: remember.
        let bounds = bounds_of(value, window);
        self.table.put(board, effort, bounds, best);
        Ok(value)
    }

    /// What is left out: nothing is noted as left out where ProbCut is switched off.
    fn effort_selectivity(&self) -> Selectivity {
        if self.prunings.probcut {
            self.selectivity
        } else {
            Selectivity::None
        }
    }

    /// A side without a move: the other side goes on, or the game is over.
    fn stuck(
        &mut self,
        budget: &mut Budget,
        state: &State,
        depth: u32,
        window: Window,
    ) -> Result<Value, Stopped> {
        let passed = state.pass();
        if passed.board.legal_moves().is_empty() {
            return Ok(finished(state.board));
        }
        Ok(-self.node(budget, &passed, depth, window.turned())?)
    }

    /// The best of the moves (at least one): the first with the whole window, the others first asked
    /// whether they are better at all.
    fn try_moves(
        &mut self,
        budget: &mut Budget,
        state: &State,
        moves: &AllMoves,
        depth: u32,
        window: Window,
    ) -> Result<Best, Stopped> {
        let mut best = (Value::BELOW_ALL, moves.as_slice()[0].square);
        for candidate in moves.as_slice() {
            let after = state.after(candidate);
            let alpha = best.0.max(window.alpha);
            let whole = Window {
                alpha,
                beta: window.beta,
            };
            let first = best.0 == Value::BELOW_ALL;
            let asked = if first { whole } else { Window::above(alpha) };
            let mut value = -self.node(budget, &after, depth - 1, asked.turned())?;
            if !first && alpha < value && value < window.beta {
                value = -self.node(budget, &after, depth - 1, whole.turned())?;
            }
            if value > best.0 {
                best = (value, candidate.square);
            }
            if value >= window.beta {
                break;
            }
        }
        Ok(best)
    }

    /// Sorts the moves: `first` before all others, then by the value of a shallow search and by the
    /// replies that they leave.
    fn sort(
        &mut self,
        budget: &mut Budget,
        state: &State,
        moves: &mut AllMoves,
        depth: u32,
        first: [Option<Square>; 2],
    ) -> Result<(), Stopped> {
        let to_the_end = depth == state.board.empties().len();
        let reply = if to_the_end {
            params::END_SORT_REPLY
        } else {
            params::SORT_REPLY
        };
        let sort_depth = match depth {
            params::SORT_DEPTH_2.. => 2,
            params::SORT_DEPTH_1.. => 1,
            _ => 0,
        };
        moves.sort_by(|candidate| {
            if let Some(place) = first
                .iter()
                .position(|&square| square == Some(candidate.square))
            {
                return i32::MIN + place as i32;
            }
            let (after, replies) = (state.after(candidate), candidate.after.legal_moves());
            let value = match sort_depth {
                0 => self.leaf(&after, replies),
                depth => self.shallow(&after, depth, Window::ALL),
            };
            value.units() + reply * replies.len() as i32
        });
        budget.check(self.nodes)
    }

    /// The value of a position at most [`params::SHALLOW_DEPTH`] plies above the leaves.
    pub(super) fn shallow(&mut self, state: &State, depth: u32, window: Window) -> Value {
        let board = state.board;
        let legal = board.legal_moves();
        if depth == 0 {
            return self.leaf(state, legal);
        }
        self.nodes += 1;
        if legal.is_empty() {
            let passed = state.pass();
            if passed.board.legal_moves().is_empty() {
                return finished(board);
            }
            return -self.shallow(&passed, depth, window.turned());
        }
        if depth == 1 {
            return self.best_leaf(state, legal, window);
        }
        let mut moves = AllMoves::of(board, legal);
        moves.sort_by(|candidate| candidate.after.legal_moves().len() as i32);
        let mut best = Value::BELOW_ALL;
        for candidate in moves.as_slice() {
            let asked = Window {
                alpha: best.max(window.alpha),
                beta: window.beta,
            };
            best = best.max(-self.shallow(&state.after(candidate), depth - 1, asked.turned()));
            if best >= window.beta {
                break;
            }
        }
        best
    }

    /// The value of a position one ply above the leaves, in which `legal` moves are possible.
    fn best_leaf(&mut self, state: &State, legal: Bitboard, window: Window) -> Value {
        let mut best = Value::BELOW_ALL;
        for square in legal {
            let flips = state.board.flips(square);
            let after = State {
                board: state.board.play_unchecked(square, flips),
                features: state.features.after(square, flips),
            };
            best = best.max(-self.leaf(&after, after.board.legal_moves()));
            if best >= window.beta {
                break;
            }
        }
        best
    }

    /// The value of a position that is looked at no further; `legal` are its moves.
    fn leaf(&mut self, state: &State, legal: Bitboard) -> Value {
        self.nodes += 1;
        let board = state.board;
        if legal.is_empty() && board.pass().legal_moves().is_empty() {
            return finished(board);
        }
        let features = &state.features;
        self.weights.value_with_moves(features, board, legal)
    }

    /// A bound that the opponent's stable discs set, if it is at most alpha.
    fn stability_cutoff(&self, board: Board, window: Window) -> Option<Value> {
        if !self.prunings.stability || window.alpha < params::STABILITY_MIN_ALPHA {
            return None;
        }
        let stable = board.stable_discs_of_opponent().len() as i32;
        let ceiling = Value::clamped((64 - 2 * stable) * Value::PER_DISC);
        (ceiling <= window.alpha).then_some(ceiling)
    }

    /// A value that the table knows well enough for the window.
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

    /// A move whose answer is known to be bad enough for the other side, found without searching.
    fn transposition_cutoff(
        &self,
        moves: &AllMoves,
        reply: Effort,
        window: Window,
    ) -> Option<Value> {
        if !self.prunings.transposition {
            return None;
        }
        moves.as_slice().iter().find_map(|candidate| {
            let (_, upper) = self.table.get(candidate.after)?.bounds(reply)?;
            (-upper >= window.beta).then_some(-upper)
        })
    }
}

/// What a value says that was found with a window: a bound outside of it, the value itself inside.
fn bounds_of(value: Value, window: Window) -> (Value, Value) {
    if value >= window.beta {
        (value, Value::MAX)
    } else if value <= window.alpha {
        (-Value::MAX, value)
    } else {
        (value, value)
    }
}

/// The value when play stops with this board.
fn finished(board: Board) -> Value {
    DiscDiff::of_finished(board).into()
}

#[cfg(test)]
mod tests;
