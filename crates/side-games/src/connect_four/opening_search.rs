//! The search for an entry of the opening table.

use reversi_game::Color;

use super::board::Board;
use super::openings::Opening;
use super::perfect_player::{Effort, Search, fallback};
use super::rules::GAME;
use super::solver::Solver;
use crate::choice::Limits;

/// Positions visited at most for the score.
const SCORE_NODES: u64 = 2_000_000;

impl Opening {
    /// The best move of a position without a four in reach: the entry of the opening table. Of
    /// moves that lose, it is the one that loses latest, if that does not take too long to find.
    pub fn search(board: Board, solver: &mut Solver) -> Opening {
        let limits = Limits::default();
        let effort = Effort {
            score: SCORE_NODES,
            ..Effort::UNLIMITED
        };
        let mut search = Search::new(board, effort, &limits, solver);
        let found = search.best();
        let position = GAME.with_pieces(board.into(), Color::Black);
        let column = found.column.or_else(|| fallback(position, &search.refuted));
        Opening {
            column: column.expect("the game goes on"),
            outcome: found.outcome.expect("nothing limits the proof"),
        }
    }
}
