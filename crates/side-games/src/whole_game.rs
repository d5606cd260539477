//! The player that searches a small game to its end, and the values of moves by such a search.

use reversi_game::{AlphaBeta, BoardGame, Position, Rng};

use crate::choice::{Choice, Limits, MoveValue, MoveValues, Outcome};
use crate::search::{self, Values, best};
use crate::side_game::SidePosition;
use crate::side_move::SideMove;

/// Number of empty squares.
fn empties(position: SidePosition) -> u32 {
    position.grid().squares() as u32 - position.pieces().count()
}

/// One of the best moves: nothing beats it.
pub(crate) fn choose(position: SidePosition, rng: Rng, _limits: &Limits) -> Option<Choice> {
    let choice = best(position, empties(position), rng)?;
    let last = choice
        .pv
        .iter()
        .try_fold(position, |position, &mv| position.play(mv));
    let winner = last.ok().and_then(|last| last.ending()?.winner);
    let score = winner.map_or(0, |side| if side == position.mover() { 1 } else { -1 });
    Some(Choice {
        outcome: Some(Outcome::of(score)),
        score: Some(score),
        ..choice
    })
}

/// The scores of moves, 1, 0 or -1.
pub(crate) fn values(position: SidePosition, moves: &[SideMove]) -> MoveValues {
    let evaluator = Values(position.game());
    let mut search = AlphaBeta::new(&evaluator);
    let value = |&mv: &SideMove| {
        position.play(mv).ok()?;
        let found = search::value(&mut search, position, mv, empties(position));
        Some(MoveValue {
            mv,
            score: found.score.0.signum(),
            exact: true,
        })
    };
    MoveValues {
        moves: moves.iter().filter_map(value).collect(),
        nodes: search.nodes(),
    }
}
