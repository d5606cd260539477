//! Iterative deepening from the root: each search is guided by the last, until a limit or the end
//! of the game.

use super::lead::Lead;
use super::move_list::Candidate;
use super::node::AllMoves;
use super::params::{self, Selectivity};
use super::trial_order::TrialOrder;
use super::{Budget, Limits, NodeState, SearchResult, Searcher, Stopped, Window};
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::square::Square;
use crate::rules::value::Value;

/// One search from the root.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Iteration {
    pub depth: u32,
    pub selectivity: Selectivity,
}

impl Iteration {
    /// Whether its values are outcomes with best play of both sides.
    pub fn is_exact(self, empties: u32) -> bool {
        self.depth == empties && self.selectivity == Selectivity::Off
    }
}

/// The iterations of a search: ever deeper, then to the end of the game with ever less selectivity.
pub(super) fn schedule(empties: u32, limits: &Limits) -> Vec<Iteration> {
    let max_depth = limits.depth.unwrap_or(empties).clamp(1, empties);
    let selectivity = limits.selectivity.unwrap_or(Selectivity::Percent73);
    let to_the_end = max_depth == empties;
    let midgame_depth = if to_the_end {
        empties.saturating_sub(params::ENDGAME_GAP)
    } else {
        max_depth
    };
    let midgame = (1..=midgame_depth).map(|depth| Iteration { depth, selectivity });
    // The endgame solver never prunes selectively: if it takes over at once, one iteration is
    // enough.
    let solver_only = empties <= params::HANDOVER_EMPTIES + 1;
    let least_selective = if solver_only {
        Selectivity::Off
    } else {
        selectivity
    };
    let endgame = Selectivity::ALL
        .into_iter()
        .filter(|&selectivity| to_the_end && selectivity >= least_selective)
        .map(|selectivity| Iteration {
            depth: empties,
            selectivity,
        });
    midgame.chain(endgame).collect()
}

/// Searches with a window around `guess`, and widens it on the side where the value falls outside.
pub(super) fn aspirate(
    guess: Option<Value>,
    mut search: impl FnMut(Window) -> Result<Value, Stopped>,
) -> Result<Value, Stopped> {
    let mut width = params::ASPIRATION;
    let mut window = Window::ALL;
    if let Some(guess) = guess {
        let margin = Value::clamped(width);
        window = Window {
            alpha: guess - margin,
            beta: guess + margin,
        };
    }
    loop {
        let value = search(window)?;
        width *= 4;
        let margin = Value::clamped(width);
        if value <= window.alpha && window.alpha >= -Value::MAX {
            window.alpha = (value - margin).max(Window::ALL.alpha);
        } else if value >= window.beta && window.beta <= Value::MAX {
            window.beta = (value + margin).min(Window::ALL.beta);
        } else {
            return Ok(value);
        }
    }
}

/// The root's moves, the best of the last iteration first, and the result so far.
struct Root {
    state: NodeState,
    moves: Vec<Candidate>,
    best: Option<SearchResult>,
}

impl Root {
    /// Takes a result: its move becomes the first of the next iteration.
    fn take(&mut self, best: SearchResult) {
        let place = self.moves.iter().position(|one| one.square == best.square);
        if let Some(place) = place {
            self.moves[..=place].rotate_right(1);
        }
        self.best = Some(best);
    }
}

impl Searcher {
    /// Searches for the best move until a limit is reached or the game is solved; `None` if the
    /// side to move has no move. `progress` receives the result of each iteration.
    pub fn search(
        &mut self,
        board: Board,
        limits: &Limits,
        progress: &mut dyn FnMut(&SearchResult),
    ) -> Option<SearchResult> {
        self.begin();
        self.deepen_from(board, limits, None, progress)
    }

    /// The iterations of a search that has started. Where several threads search, they share the
    /// `lead`: each leaves the iterations that another one has ended, and takes their result.
    pub(super) fn deepen_from(
        &mut self,
        board: Board,
        limits: &Limits,
        lead: Option<&Lead>,
        progress: &mut dyn FnMut(&SearchResult),
    ) -> Option<SearchResult> {
        let moves = AllMoves::of(board, board.legal_moves()).as_slice().to_vec();
        let mut root = Root {
            state: NodeState::of(board),
            moves,
            best: None,
        };
        let any = root.moves.first()?.square;
        let mut budget = Budget::new(*limits);
        let schedule = schedule(board.empties().len(), limits);
        let mut number = 0;
        while let Some(&iteration) = schedule.get(number) {
            self.selectivity = iteration.selectivity;
            budget.follow(lead.map(|lead| (number, lead.ended())));
            let next = match self.iterate(&mut budget, &mut root, iteration) {
                Ok(()) => Some(number + 1),
                Err(Stopped) => lead
                    .and_then(|lead| lead.beyond(number))
                    .map(|(count, found)| {
                        root.take(found);
                        count
                    }),
            };
            if let Some(best) = &mut root.best {
                best.nodes = self.nodes;
            }
            let (Some(best), Some(next)) = (&root.best, next) else {
                break;
            };
            if let Some(lead) = lead {
                lead.record(next, best);
            }
            progress(best);
            number = next;
        }
        budget.follow(None);
        let Some(mut best) = root.best else {
            return Some(self.fallback(&root.state, any));
        };
        if best.exact {
            best.pv = self.proven_line(&mut budget, board, best.square, best.value);
        }
        Some(best)
    }

    /// A line of best play from `board` that begins with the move `first`, whose outcome is
    /// `value`: each move after it is proven to keep that outcome. It leads to the end of the
    /// game, unless a limit ends the proof.
    pub(super) fn proven_line(
        &mut self,
        budget: &mut Budget,
        board: Board,
        first: Square,
        value: Value,
    ) -> Vec<Square> {
        self.selectivity = Selectivity::Off;
        let mut line = vec![first];
        let after = board.play(first);
        let (mut board, mut value) = (after.expect("the first move is legal"), -value);
        while !board.is_over() {
            if board.legal_moves().is_empty() {
                (board, value) = (board.pass(), -value);
            }
            let mut moves = AllMoves::of(board, board.legal_moves());
            // The table's best move is tried first.
            let first = self.table.get(board).map_or([None; 2], |entry| entry.best);
            moves.bring_forward(first);
            let Ok(Some((square, after))) = self.move_that_keeps(budget, board, &moves, value)
            else {
                break;
            };
            line.push(square);
            (board, value) = (after, -value);
        }
        line
    }

    /// Whether it is proven, within the limits, that each legal move but `best` ends below
    /// `least`, with the positions visited; not where there is no other one.
    pub(crate) fn is_only_move(
        &mut self,
        board: Board,
        best: Square,
        least: Value,
        limits: &Limits,
    ) -> (bool, u64) {
        let others = board.legal_moves() & !Bitboard::of(best);
        if others.is_empty() {
            return (false, 0);
        }
        self.begin();
        self.selectivity = Selectivity::Off;
        let state = NodeState::of(board);
        let mut moves = AllMoves::of(board, others);
        // One that keeps the result ends the search: the most promising move goes first.
        moves.sort_from(0, |other| {
            let after = state.after(other);
            let value = self.leaf_search(&after, params::LEAF_SEARCH_DEPTH, Window::ALL);
            value.units()
        });
        let keeps = self.move_that_keeps(&mut Budget::new(*limits), board, &moves, least);
        (keeps == Ok(None), self.nodes)
    }

    /// The first of the moves after which the outcome is at least `value`, with the board there.
    fn move_that_keeps(
        &mut self,
        budget: &mut Budget,
        board: Board,
        moves: &AllMoves,
        value: Value,
    ) -> Result<Option<(Square, Board)>, Stopped> {
        let empties = board.empties().len();
        for candidate in moves.as_slice() {
            let after = candidate.after(board);
            let state = NodeState::of(after);
            let worse = Window::above(value - Value::UNIT);
            if -self.node(budget, &state, empties - 1, worse.negated())? >= value {
                return Ok(Some((candidate.square, after)));
            }
        }
        Ok(None)
    }

    /// A legal move for a search that was stopped before it had any result.
    fn fallback(&self, state: &NodeState, square: Square) -> SearchResult {
        SearchResult {
            square,
            value: self.weights.value(&state.indices, state.board),
            depth: 0,
            selectivity: self.selectivity,
            exact: false,
            nodes: self.nodes,
            pv: vec![square],
        }
    }

    /// One iteration over all moves, with an aspiration window around the value of the last one.
    fn iterate(
        &mut self,
        budget: &mut Budget,
        root: &mut Root,
        iteration: Iteration,
    ) -> Result<(), Stopped> {
        let last = root
            .best
            .as_ref()
            .filter(|_| iteration.depth >= params::ASPIRATION_MIN_DEPTH);
        aspirate(last.map(|last| last.value), |window| {
            self.root_moves(budget, root, iteration, window)
        })?;
        // Until all moves are through, a value is only a claim or a bound.
        if let Some(best) = &mut root.best {
            best.exact = iteration.is_exact(root.state.board.empties().len());
        }
        Ok(())
    }

    /// The best value of the root's moves. A move that is better than those before becomes the
    /// result, and the first move of the next iteration.
    fn root_moves(
        &mut self,
        budget: &mut Budget,
        root: &mut Root,
        iteration: Iteration,
        window: Window,
    ) -> Result<Value, Stopped> {
        let mut best = Value::BELOW_ALL;
        let moves = root.moves.clone();
        let is_shared = self.is_shared_node(root.state.board, iteration.depth);
        let mut order = TrialOrder::of(moves.len());
        while let Some(index) = order.next() {
            let candidate = &moves[index];
            let is_first = best == Value::BELOW_ALL;
            let after = candidate.after(root.state.board);
            if is_shared && !is_first && self.table.is_marked(after) && order.defer(index) {
                continue;
            }
            let whole = Window {
                alpha: best.max(window.alpha),
                beta: window.beta,
            };
            let value = self.marking(is_shared, after, |searcher| {
                searcher.try_next(
                    budget,
                    &root.state,
                    candidate,
                    iteration.depth,
                    (whole, is_first),
                )
            })?;
            if value > best {
                best = value;
                // A value below the window is a bound, which decides nothing about the order.
                if value > window.alpha || is_first {
                    root.take(self.result(root, candidate, iteration, value));
                }
            }
            if value >= window.beta {
                break;
            }
        }
        Ok(best)
    }

    fn result(
        &self,
        root: &Root,
        best: &Candidate,
        iteration: Iteration,
        value: Value,
    ) -> SearchResult {
        SearchResult {
            square: best.square,
            value,
            depth: iteration.depth,
            selectivity: iteration.selectivity,
            exact: false,
            nodes: self.nodes,
            pv: self.pv_from(root.state.board, best, iteration.depth),
        }
    }

    /// The principal variation of at most `depth` moves on `board` that begins with `first` and
    /// continues with the best moves of the table.
    pub(super) fn pv_from(&self, board: Board, first: &Candidate, depth: u32) -> Vec<Square> {
        let mut pv = vec![first.square];
        self.extend_pv(first.after(board), depth, &mut pv);
        pv
    }

    /// Extends `pv` by the table's best moves, to at most `depth` moves.
    fn extend_pv(&self, mut board: Board, depth: u32, pv: &mut Vec<Square>) {
        while pv.len() < depth as usize {
            if board.legal_moves().is_empty() {
                board = board.pass();
            }
            let best = self.table.get(board).and_then(|entry| entry.best[0]);
            let Some((square, after)) = best.and_then(|square| Some((square, board.play(square)?)))
            else {
                return;
            };
            pv.push(square);
            board = after;
        }
    }
}
