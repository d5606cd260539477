//! The perfect player of Connect Four: a move with the best outcome, and among these the one that
//! wins earliest or loses latest.
//!
//! The outcome is proven first, by windows of one point, which is quickest; then a share of nodes
//! looks for the earliest win or the latest loss.

use alloc::vec;
use alloc::vec::Vec;

use reversi_game::{BoardGame, Rng};

use super::bits;
use super::board::Board;
use super::column::Column;
use super::solver::{CENTRE_FIRST, Deadline, Solver, Unfinished, WINNING, safe_moves, win_at};
use super::verdicts::VERDICT_DISCS;
use crate::choice::{Choice, Limits, MoveValue, MoveValues, Outcome};
use crate::search;
use crate::side_game::SidePosition;
use crate::side_move::SideMove;

/// Plies looked ahead by the strongest level that proves nothing, and by the perfect player where
/// nothing was proven in time.
pub(crate) const EXPERT_PLIES: u32 = 8;

/// Positions visited at most to prove the outcome: two seconds of a slow telephone's browser.
const OUTCOME_NODES: u64 = 6_000_000;

/// Positions visited at most to find the score once the outcome is proven.
const SCORE_NODES: u64 = 1_000_000;

/// The same with fewer discs than the verdicts have: a proof of the outcome takes next to nothing
/// there, and one of the score seldom ends.
const EARLY_SCORE_NODES: u64 = 100_000;

/// Positions visited at most for the values of moves, times their number, if nothing limits them.
const VALUE_NODES: u64 = 2_000_000;

/// Positions visited for one move in the first round; twice as many in the next. What is known or
/// soon proven comes first.
const VALUE_SHARE: u64 = 4_000;

/// Positions that a search may visit.
#[derive(Clone, Copy)]
struct Effort {
    /// In all.
    total: u64,
    /// To prove the outcome.
    outcome: u64,
    /// To find the score once the outcome is proven.
    score: u64,
}

impl Effort {
    const fn of_nodes(total: u64) -> Effort {
        Effort {
            total,
            outcome: u64::MAX,
            score: u64::MAX,
        }
    }

    /// For a best move of a position with `plies` discs.
    fn for_choice(limits: &Limits, plies: u32) -> Effort {
        let score = if plies < VERDICT_DISCS {
            EARLY_SCORE_NODES
        } else {
            SCORE_NODES
        };
        limits.nodes.map_or(
            Effort {
                total: u64::MAX,
                outcome: OUTCOME_NODES,
                score,
            },
            Effort::of_nodes,
        )
    }

    /// For the values of `moves` moves.
    fn for_values(limits: &Limits, moves: usize) -> Effort {
        Effort::of_nodes(limits.nodes.unwrap_or(match limits.is_over {
            Some(_) => u64::MAX,
            None => VALUE_NODES * moves as u64,
        }))
    }
}

/// A best move; `None` if the game is over.
pub(crate) fn choose(position: SidePosition, _rng: Rng, limits: &Limits) -> Option<Choice> {
    position.turn()?;
    let board = Board::from(position.pieces());
    let effort = Effort::for_choice(limits, board.plies());
    let mut search = Search::new(board, effort, limits);
    let found = search.best();
    let column = found
        .column
        .or_else(|| fallback(position, &search.refuted))?;
    Some(Choice {
        mv: column.into(),
        outcome: found.outcome,
        score: found.score,
        depth: 0,
        nodes: search.solver.nodes(),
        pv: vec![column.into()],
    })
}

/// The scores of moves that are proven within the limits. The moves get their shares of nodes in
/// turn, in each round twice as many: one whose proof takes long does not hold up the others. The
/// scores come after the outcomes of all moves.
pub(crate) fn values(
    position: SidePosition,
    moves: &[SideMove],
    limits: &Limits,
    report: &mut dyn FnMut(&MoveValues),
) -> MoveValues {
    let board = Board::from(position.pieces());
    let effort = Effort::for_values(limits, moves.len());
    let mut search = Search::new(board, effort, limits);
    let wins = board.winning_squares();
    let win = win_at(board.plies());
    let mut open: Vec<(Column, (i32, i32))> = Vec::new();
    for column in moves.iter().filter_map(|mv| Column::new(mv.index())) {
        let is_win = wins & column.squares() != 0;
        open.push((
            column,
            if is_win {
                (win, win)
            } else {
                (-WINNING, WINNING)
            },
        ));
    }
    // First who wins after each move, then the scores.
    for are_scores in [false, true] {
        let is_known = |bounds: (i32, i32)| match are_scores {
            true => bounds.0 == bounds.1,
            false => name_outcome(bounds),
        };
        let mut share = VALUE_SHARE;
        while open.iter().any(|&(_, bounds)| !is_known(bounds)) {
            for index in 0..open.len() {
                let (column, bounds) = &mut open[index];
                if is_known(*bounds) {
                    continue;
                }
                let end = search.end(share);
                // The proofs at the end of the share count.
                let _ = match are_scores {
                    true => search.narrow(*column, bounds, end),
                    false => search.narrow_outcome(*column, bounds, end),
                };
                report(&proven(&open, search.solver.nodes()));
            }
            if search.solver.nodes() >= search.effort.total || (search.is_over)() {
                return proven(&open, search.solver.nodes());
            }
            share *= 2;
        }
    }
    proven(&open, search.solver.nodes())
}

/// Whether bounds of a score say who wins.
fn name_outcome((low, high): (i32, i32)) -> bool {
    low > 0 || high < 0 || low == high
}

/// The moves after which the winner is proven.
fn proven(moves: &[(Column, (i32, i32))], nodes: u64) -> MoveValues {
    let proven = |&(column, (low, high)): &(Column, (i32, i32))| {
        let value = MoveValue {
            mv: column.into(),
            score: if low > 0 { low } else { high },
            exact: low == high,
        };
        name_outcome((low, high)).then_some(value)
    };
    MoveValues {
        moves: moves.iter().filter_map(proven).collect(),
        nodes,
    }
}

/// A move of a level that proves nothing, but none that is known to lose if there is another.
fn fallback(position: SidePosition, refuted: &[Column]) -> Option<Column> {
    let found = search::best(position, EXPERT_PLIES, Rng::new(0))?;
    let found = Column::new(found.mv.index())?;
    if !refuted.contains(&found) {
        return Some(found);
    }
    let board = Board::from(position.pieces());
    let mut open = columns(safe_moves(board, board.threats())).into_iter();
    open.find(|column| !refuted.contains(column))
        .or(Some(found))
}

/// The result of the search for a best move.
#[derive(Default)]
struct Found {
    column: Option<Column>,
    outcome: Option<Outcome>,
    score: Option<i32>,
}

/// A search for a best move.
struct Search<'a> {
    board: Board,
    effort: Effort,
    is_over: &'a dyn Fn() -> bool,
    solver: Solver,
    /// Moves that lose.
    refuted: Vec<Column>,
}

impl<'a> Search<'a> {
    fn new(board: Board, effort: Effort, limits: &'a Limits<'a>) -> Search<'a> {
        Search {
            board,
            effort,
            is_over: limits.is_over.unwrap_or(&|| false),
            solver: Solver::with_verdicts(board.plies()),
            refuted: Vec::new(),
        }
    }

    fn best(&mut self) -> Found {
        let plies = self.board.plies();
        let wins = columns(self.board.winning_squares());
        if let Some(&column) = wins.first() {
            return Found::exact(column, win_at(plies));
        }
        let safe = columns(safe_moves(self.board, self.board.threats()));
        let Some(&first) = safe.first() else {
            // Every move loses; one that fills a threat looks less careless.
            let threats = self.board.threats() & self.board.landing_squares();
            let best = if threats == 0 {
                self.board.landing_squares()
            } else {
                threats
            };
            let column = columns(best)[0];
            return Found::exact(column, -win_at(plies + 1));
        };
        let (column, outcome) = match self.outcome(&safe) {
            Ok(proven) => proven,
            Err(Unfinished) => return Found::default(),
        };
        match self.exact(&safe, column.unwrap_or(first), outcome) {
            Ok((column, score)) => Found::exact(column, score),
            Err(Unfinished) => Found {
                column,
                outcome: Some(outcome),
                score: None,
            },
        }
    }

    /// The number of nodes at which a step of `nodes` nodes ends.
    fn end(&self, nodes: u64) -> u64 {
        self.solver
            .nodes()
            .saturating_add(nodes)
            .min(self.effort.total)
    }

    /// The outcome, and a move that reaches it unless every move loses.
    fn outcome(&mut self, safe: &[Column]) -> Result<(Option<Column>, Outcome), Unfinished> {
        let end = self.end(self.effort.outcome);
        for &column in safe {
            if self.score(column, 0, 1, end)? > 0 {
                return Ok((Some(column), Outcome::Win));
            }
        }
        for &column in safe {
            if self.score(column, -1, 0, end)? == 0 {
                return Ok((Some(column), Outcome::Draw));
            }
            self.refuted.push(column);
        }
        Ok((None, Outcome::Loss))
    }

    /// The best move with its score, given one that reaches the best outcome.
    fn exact(
        &mut self,
        safe: &[Column],
        known: Column,
        outcome: Outcome,
    ) -> Result<(Column, i32), Unfinished> {
        let end = self.end(self.effort.score);
        match outcome {
            Outcome::Win => self.earliest_win(safe, end),
            Outcome::Draw => Ok((known, 0)),
            Outcome::Loss => self.latest_loss(safe, known, end),
        }
    }

    /// The earliest win, in a position that is won: an early one is proven long before the score
    /// of a move that wins late.
    fn earliest_win(&mut self, safe: &[Column], end: u64) -> Result<(Column, i32), Unfinished> {
        for score in (1..=win_at(self.board.plies() + 2)).rev() {
            for &column in safe {
                if self.score(column, score - 1, score, end)? == score {
                    return Ok((column, score));
                }
            }
        }
        Err(Unfinished)
    }

    /// The latest loss, in a position that is lost.
    fn latest_loss(
        &mut self,
        safe: &[Column],
        known: Column,
        end: u64,
    ) -> Result<(Column, i32), Unfinished> {
        let mut best = (known, self.score(known, -WINNING, -1, end)?);
        for &column in safe.iter().filter(|column| **column != known) {
            let score = self.score(column, best.1, -1, end)?;
            if score > best.1 {
                best = (column, score);
            }
        }
        Ok(best)
    }

    /// The score of a move if it lies between `min` and `max`.
    fn score(&mut self, column: Column, min: i32, max: i32, end: u64) -> Result<i32, Unfinished> {
        let mut bounds = (min, max);
        self.narrow(column, &mut bounds, end)?;
        Ok(bounds.1)
    }

    /// Narrows the bounds of the score of a move that does not win at once until they name the
    /// outcome.
    fn narrow_outcome(
        &mut self,
        column: Column,
        bounds: &mut (i32, i32),
        end: u64,
    ) -> Result<(), Unfinished> {
        let mut outcome = (bounds.0.max(-1), bounds.1.min(1));
        let narrowed = self.narrow(column, &mut outcome, end);
        // A bound that is still at the edge of the window says nothing about the score.
        if outcome.0 >= 0 {
            bounds.0 = outcome.0;
        }
        if outcome.1 <= 0 {
            bounds.1 = outcome.1;
        }
        narrowed
    }

    /// Narrows the bounds of the score of a move that does not win at once.
    fn narrow(
        &mut self,
        column: Column,
        (min, max): &mut (i32, i32),
        end: u64,
    ) -> Result<(), Unfinished> {
        let square = self.board.landing_squares() & column.squares();
        let deadline = Deadline {
            nodes: end,
            is_over: self.is_over,
        };
        let mut bounds = (-*max, -*min);
        let after = self.board.after(square);
        let narrowed = self.solver.narrow(after, &mut bounds, &deadline);
        (*max, *min) = (-bounds.0, -bounds.1);
        narrowed
    }
}

impl Found {
    fn exact(column: Column, score: i32) -> Found {
        Found {
            column: Some(column),
            outcome: Some(Outcome::of(score)),
            score: Some(score),
        }
    }
}

/// The columns of a set of squares, the centre first.
fn columns(squares: u64) -> Vec<Column> {
    let columns = CENTRE_FIRST
        .into_iter()
        .filter(|&index| squares & bits::column(index) != 0);
    columns
        .filter_map(|index| Column::new(index as u8))
        .collect()
}
