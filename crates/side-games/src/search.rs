//! Search of the levels: an alpha-beta search of a few plies.
//!
//! Among moves of equal value chance decides. A level that errs chooses a worse move now and then;
//! the more a move loses, the rarer it is.

use alloc::vec;
use alloc::vec::Vec;

use reversi_game::{AlphaBeta, Evaluator, Position, Rng, RootMove, Score};

use crate::choice::Choice;
use crate::side_game::{SideGame, SidePosition};
use crate::side_move::SideMove;

/// The values of positions, by which the levels of a game search.
pub(crate) struct Values(pub SideGame);

impl Evaluator<SidePosition> for Values {
    fn leaf(&self, position: SidePosition, _last: Option<SideMove>) -> Score {
        self.0.rules().value(position.pieces())
    }

    fn order(&self, mv: SideMove) -> i32 {
        self.0.rules().order(mv)
    }
}

/// Any legal move.
pub(crate) fn random(position: SidePosition, mut rng: Rng) -> Option<Choice> {
    let moves: Vec<SideMove> = position.moves().collect();
    let mv = *moves.get(rng.below(moves.len()))?;
    Some(Choice {
        mv,
        outcome: None,
        score: None,
        depth: 0,
        nodes: 0,
        pv: vec![mv],
    })
}

/// One of the best moves that a search of `depth` plies finds.
pub(crate) fn best(position: SidePosition, depth: u32, rng: Rng) -> Option<Choice> {
    let evaluator = Values(position.game());
    let mut search = AlphaBeta::new(&evaluator);
    let found = search.best_moves(position, depth);
    let nodes = search.nodes();
    draw(found, depth, nodes, rng)
}

/// Any first move of a side, then one of the best that a search of `depth` plies finds.
pub(crate) fn any_first(position: SidePosition, depth: u32, rng: Rng) -> Option<Choice> {
    if position.pieces().own.is_empty() {
        random(position, rng)
    } else {
        best(position, depth, rng)
    }
}

/// A move of a search of `depth` plies. A move that loses `half_loss` more than another is chosen
/// half as often.
pub(crate) fn erring(
    position: SidePosition,
    depth: u32,
    half_loss: i32,
    mut rng: Rng,
) -> Option<Choice> {
    let evaluator = Values(position.game());
    let mut search = AlphaBeta::new(&evaluator);
    let values: Vec<RootMove<SideMove>> = position
        .moves()
        .map(|mv| value(&mut search, position, mv, depth))
        .collect();
    let nodes = search.nodes();
    let best = values.iter().map(|found| found.score.0).max()?;
    // Fixed-point weights: the same on every machine, as floating-point powers are not.
    let weight = |found: &RootMove<SideMove>| {
        let halvings = (best - found.score.0) / half_loss;
        1_usize << (20 - halvings.min(20))
    };
    let mut left = rng.below(values.iter().map(weight).sum());
    let chosen = values.iter().find(|found| {
        let weight = weight(found);
        let is_drawn = left < weight;
        left = left.saturating_sub(weight);
        is_drawn
    });
    let chosen = chosen.cloned().into_iter().collect();
    draw(chosen, depth, nodes, rng)
}

/// The value of a move, with its principal variation.
pub(crate) fn value(
    search: &mut AlphaBeta<'_, SidePosition, Values>,
    position: SidePosition,
    mv: SideMove,
    depth: u32,
) -> RootMove<SideMove> {
    let after = position.play(mv).ok();
    let after = after.expect("a listed move is legal");
    let replies = if depth > 1 {
        search.best_moves(after, depth - 1)
    } else {
        Vec::new()
    };
    let reply = replies.first();
    let score = reply.map_or_else(
        || after.game().rules().value(after.pieces()),
        |reply| reply.score,
    );
    let mut pv = vec![mv];
    pv.extend(reply.iter().flat_map(|reply| &reply.pv));
    RootMove {
        mv,
        score: Score(-score.0),
        pv,
    }
}

/// One of the moves at random.
fn draw(moves: Vec<RootMove<SideMove>>, depth: u32, nodes: u64, mut rng: Rng) -> Option<Choice> {
    let drawn = rng.below(moves.len());
    let found = moves.into_iter().nth(drawn)?;
    Some(Choice {
        mv: found.mv,
        outcome: None,
        score: None,
        depth,
        nodes,
        pv: found.pv,
    })
}
