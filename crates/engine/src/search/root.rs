//! The root: ever deeper searches, each guided by the one before, until a limit or the end of the game.

use super::moves::Candidate;
use super::node::AllMoves;
use super::params::{self, Selectivity};
use super::{Budget, Limits, SearchResult, Searcher, State, Stopped, Window};
use crate::rules::board::Board;
use crate::rules::score::Value;
use crate::rules::square::Square;

/// One search from the root.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Stage {
    depth: u32,
    selectivity: Selectivity,
}

/// The stages of a search: to ever greater depths, and close to the end to the end, with ever less left out.
fn stages(empties: u32, limits: &Limits) -> Vec<Stage> {
    let most = limits.depth.unwrap_or(empties).clamp(1, empties);
    let chosen = limits.selectivity.unwrap_or(Selectivity::Percent73);
    let before_the_end = if most == empties {
        empties.saturating_sub(params::END_GAP)
    } else {
        most
    };
    let midgame = (1..=before_the_end).map(|depth| Stage {
        depth,
        selectivity: chosen,
    });
    let ends = Selectivity::ALL
        .into_iter()
        .filter(|&selectivity| selectivity >= chosen);
    // The solver of endings leaves nothing out.
    let at_once = empties <= params::HANDOVER_EMPTIES + 1;
    let ends = ends.filter(|&selectivity| !at_once || selectivity == Selectivity::None);
    let ends = ends.filter(|_| most == empties).map(|selectivity| Stage {
        depth: empties,
        selectivity,
    });
    midgame.chain(ends).collect()
}

/// The root's moves, the best of the last stage first, and what has been found.
struct Root {
    state: State,
    moves: Vec<Candidate>,
    best: Option<SearchResult>,
}

impl Searcher {
    /// Looks for the best move until a limit is reached or the game is counted out, and says `None` where the side
    /// to move has no move. `progress` sees every deeper result.
    pub fn search(
        &mut self,
        board: Board,
        limits: &Limits,
        progress: &mut dyn FnMut(&SearchResult),
    ) -> Option<SearchResult> {
        self.table.next_search();
        (self.nodes, self.probing) = (0, 0);
        let legal = board.legal_moves();
        let moves = AllMoves::of(board, legal).as_slice().to_vec();
        let mut root = Root {
            state: State::of(board),
            moves,
            best: None,
        };
        let any = root.moves.first()?.square;
        let mut budget = Budget::new(*limits);
        for stage in stages(board.empties().len(), limits) {
            self.selectivity = stage.selectivity;
            let ended = self.stage(&mut budget, &mut root, stage);
            if let Some(best) = &mut root.best {
                best.nodes = self.nodes;
            }
            match (&root.best, ended) {
                (Some(best), Ok(())) => progress(best),
                _ => break,
            }
        }
        let Some(mut best) = root.best else {
            return Some(self.unsearched(&root.state, any));
        };
        if best.exact
            && let Ok(line) = self.exact_line(&mut budget, board, &best)
        {
            best.pv = line;
        }
        Some(best)
    }

    /// A line of best play from `board` to the end, which begins with the best move.
    fn exact_line(
        &mut self,
        budget: &mut Budget,
        board: Board,
        best: &SearchResult,
    ) -> Result<Vec<Square>, Stopped> {
        self.selectivity = Selectivity::None;
        let mut line = vec![best.square];
        let after = board.play(best.square);
        let (mut board, mut value) = (after.expect("the best move is legal"), -best.value);
        while !board.is_over() {
            if board.legal_moves().is_empty() {
                (board, value) = (board.pass(), -value);
            }
            let Some((square, after)) = self.move_that_keeps(budget, board, value)? else {
                break;
            };
            line.push(square);
            (board, value) = (after, -value);
        }
        Ok(line)
    }

    /// A move after which the result is still `value`: the move that the table knows is tried first.
    fn move_that_keeps(
        &mut self,
        budget: &mut Budget,
        board: Board,
        value: Value,
    ) -> Result<Option<(Square, Board)>, Stopped> {
        let first = self.table.get(board).map_or([None; 2], |entry| entry.best);
        let mut moves = AllMoves::of(board, board.legal_moves());
        moves.sort_by(|candidate| i32::from(first[0] != Some(candidate.square)));
        let empties = board.empties().len();
        for candidate in moves.as_slice() {
            let after = State::of(candidate.after);
            let worse = Window::above(value - Value::UNIT);
            if -self.node(budget, &after, empties - 1, worse.turned())? >= value {
                return Ok(Some((candidate.square, candidate.after)));
            }
        }
        Ok(None)
    }

    /// A legal move for a search that had no time for any.
    fn unsearched(&self, state: &State, square: Square) -> SearchResult {
        SearchResult {
            square,
            value: self.weights.value(&state.features, state.board),
            depth: 0,
            selectivity: self.selectivity,
            exact: false,
            nodes: self.nodes,
            pv: vec![square],
        }
    }

    /// What each legal move leads to, `depth` plies ahead and nothing left out, in the order of squares.
    pub fn every_move(&mut self, board: Board, depth: u32) -> Vec<SearchResult> {
        self.table.next_search();
        (self.nodes, self.probing) = (0, 0);
        self.selectivity = Selectivity::None;
        let mut budget = Budget::new(Limits::default());
        let stage = Stage {
            depth: depth.clamp(1, board.empties().len().max(1)),
            selectivity: Selectivity::None,
        };
        let moves = AllMoves::of(board, board.legal_moves()).as_slice().to_vec();
        let mut reports = Vec::with_capacity(moves.len());
        for candidate in moves {
            let mut root = Root {
                state: State::of(board),
                moves: vec![candidate],
                best: None,
            };
            let ended = self.stage(&mut budget, &mut root, stage);
            debug_assert!(ended.is_ok(), "there is no limit");
            reports.extend(root.best);
        }
        reports
    }

    /// One stage: opens the window around the last value, and wider on the side where it falls outside.
    fn stage(&mut self, budget: &mut Budget, root: &mut Root, stage: Stage) -> Result<(), Stopped> {
        let mut window = Window::ALL;
        let mut width = params::ASPIRATION;
        if let Some(last) = root.best.as_ref().filter(|_| stage.depth > 2) {
            let margin = Value::clamped(width);
            window = Window {
                alpha: last.value - margin,
                beta: last.value + margin,
            };
        }
        loop {
            let value = self.root_moves(budget, root, stage, window)?;
            width *= 4;
            let margin = Value::clamped(width);
            if value <= window.alpha && window.alpha >= -Value::MAX {
                window.alpha = (value - margin).max(Window::ALL.alpha);
            } else if value >= window.beta && window.beta <= Value::MAX {
                window.beta = (value + margin).min(Window::ALL.beta);
            } else {
                // What is known before the stage is through is a claim, or only a bound.
                let counted_out = stage.depth == root.state.board.empties().len();
                if let Some(best) = &mut root.best {
                    best.exact = counted_out && stage.selectivity == Selectivity::None;
                }
                return Ok(());
            }
        }
    }

    /// The best value of the root's moves. Whenever a move turns out better than those before, it
    /// becomes the report, and the first to be tried by the next stage.
    fn root_moves(
        &mut self,
        budget: &mut Budget,
        root: &mut Root,
        stage: Stage,
        window: Window,
    ) -> Result<Value, Stopped> {
        let mut best = Value::BELOW_ALL;
        for index in 0..root.moves.len() {
            let after = root.state.after(&root.moves[index]);
            let alpha = best.max(window.alpha);
            let whole = Window {
                alpha,
                beta: window.beta,
            };
            let asked = if index == 0 {
                whole
            } else {
                Window::above(alpha)
            };
            let mut value = -self.node(budget, &after, stage.depth - 1, asked.turned())?;
            if index > 0 && alpha < value && value < window.beta {
                value = -self.node(budget, &after, stage.depth - 1, whole.turned())?;
            }
            if value > best {
                best = value;
                // A value below the window is a bound that says nothing about the order.
                if value > window.alpha || index == 0 {
                    root.moves[..=index].rotate_right(1);
                    root.best = Some(self.report(root, stage, value));
                }
            }
            if value >= window.beta {
                break;
            }
        }
        Ok(best)
    }

    fn report(&self, root: &Root, stage: Stage, value: Value) -> SearchResult {
        let best = &root.moves[0];
        let mut line = vec![best.square];
        self.follow(best.after, stage.depth, &mut line);
        SearchResult {
            square: best.square,
            value,
            depth: stage.depth,
            selectivity: stage.selectivity,
            exact: false,
            nodes: self.nodes,
            pv: line,
        }
    }

    /// Continues the line by the best moves that the table knows.
    fn follow(&self, mut board: Board, depth: u32, line: &mut Vec<Square>) {
        while line.len() < depth as usize {
            if board.legal_moves().is_empty() {
                board = board.pass();
            }
            let best = self.table.get(board).and_then(|entry| entry.best[0]);
            let Some((square, after)) = best.and_then(|square| Some((square, board.play(square)?)))
            else {
                return;
            };
            line.push(square);
            board = after;
        }
    }
}
