//! Players: the choice of each level, and the values of moves.

use reversi_game::{AlphaBeta, BoardGame, Position, Rng};

use crate::level::{Choice, Level, Limits, Method, MoveValues, Outcome};
use crate::search::{Values, best, erring, random};
use crate::side_game::{SideGame, SidePosition};
use crate::side_move::SideMove;
use crate::tic_tac_toe::TicTacToe;

impl Level {
    /// A move; `None` if the game is over. The same series of random numbers gives the same move
    /// unless time ends the search. Only the strongest level of Connect Four needs limits.
    pub fn choose(&self, position: SidePosition, rng: Rng, limits: &Limits) -> Option<Choice> {
        match self.method {
            Method::Random => random(position, rng),
            Method::AnyFirst { .. } if position.is_first_move() => random(position, rng),
            Method::AnyFirst { depth } | Method::Best { depth } => best(position, depth, rng),
            Method::Erring { depth, half_loss } => erring(position, depth, half_loss, rng),
            Method::Perfect => match position {
                SidePosition::TicTacToe(marks) => marks.choose_perfect(rng),
                SidePosition::ConnectFour(discs) => discs.choose_perfect(limits),
            },
        }
    }
}

impl SidePosition {
    /// The scores of moves with best play after them: those that are proven within the limits.
    pub fn values(self, moves: &[SideMove], limits: &Limits) -> MoveValues {
        match self {
            SidePosition::TicTacToe(position) => position.values(moves),
            SidePosition::ConnectFour(position) => position.values(moves, limits),
        }
    }

    /// Whether the side to move has no piece yet.
    fn is_first_move(&self) -> bool {
        let mut squares = 0..self.grid().squares();
        squares.all(|square| self.piece(square) != Some(self.mover()))
    }
}

impl TicTacToe {
    /// The scores of moves, 1, 0 or -1.
    fn values(self, moves: &[SideMove]) -> MoveValues {
        let evaluator = Values(SideGame::TicTacToe);
        let mut search = AlphaBeta::new(&evaluator);
        let value = |&mv: &SideMove| {
            let after = self.play(mv).ok()?;
            let replies = search.best_moves(SidePosition::TicTacToe(after), after.empties() as u32);
            let reply = replies.first().map(|reply| reply.score);
            let score = reply.unwrap_or_else(|| after.value());
            Some((mv, -score.0.signum()))
        };
        MoveValues {
            moves: moves.iter().filter_map(value).collect(),
            nodes: search.nodes(),
        }
    }

    /// One of the best moves: nothing beats it.
    fn choose_perfect(self, rng: Rng) -> Option<Choice> {
        let position = SidePosition::TicTacToe(self);
        let choice = best(position, self.empties() as u32, rng)?;
        let last = choice
            .pv
            .iter()
            .try_fold(position, |position, &mv| position.play(mv));
        let winner = last.ok().and_then(|last| last.ending()?.winner);
        let score = winner.map_or(0, |winner| if winner == self.mover() { 1 } else { -1 });
        Some(Choice {
            outcome: Some(Outcome::of(score)),
            score: Some(score),
            ..choice
        })
    }
}
