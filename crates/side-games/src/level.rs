//! Levels: how a computer side chooses a move.
//!
//! A level values the moves by an alpha-beta search. Among moves of equal value chance decides. A
//! level that errs chooses a worse move now and then; the more a move loses, the rarer it is.

use reversi_game::{AlphaBeta, Alternating, Evaluator, Position, Rng, RootMove, Score};

/// What ends a search that would prove the outcome. Without either it has a limit of its own.
///
/// ```
/// use side_games::Limits;
///
/// assert!(Limits::default().nodes.is_none());
/// ```
#[derive(Clone, Copy, Default)]
pub struct Limits<'a> {
    /// Positions that it may visit.
    pub nodes: Option<u64>,
    /// Whether its time is over.
    pub is_over: Option<&'a dyn Fn() -> bool>,
}

/// How a game ends with best play of both sides, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// The other side wins.
    Loss,
    /// Nobody wins.
    Draw,
    /// The side to move wins.
    Win,
}

impl Outcome {
    /// The outcome with this score for the side to move.
    pub const fn of(score: i32) -> Outcome {
        match score {
            ..0 => Outcome::Loss,
            0 => Outcome::Draw,
            1.. => Outcome::Win,
        }
    }

    /// The outcome as the other side sees it.
    #[must_use]
    pub const fn of_other_side(self) -> Outcome {
        match self {
            Outcome::Loss => Outcome::Win,
            Outcome::Draw => Outcome::Draw,
            Outcome::Win => Outcome::Loss,
        }
    }

    /// The name: `loss`, `draw` or `win`.
    pub const fn name(self) -> &'static str {
        match self {
            Outcome::Loss => "loss",
            Outcome::Draw => "draw",
            Outcome::Win => "win",
        }
    }
}

/// A chosen move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice<M> {
    /// The move.
    pub mv: M,
    /// How the game ends with best play after it; `None` if that was not proven.
    pub outcome: Option<Outcome>,
    /// Its exact score for the side that moves; `None` if that was not proven.
    pub score: Option<i32>,
    /// Plies looked ahead.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// The principal variation, which begins with the move.
    pub pv: Vec<M>,
}

/// How a level chooses; `None` if the game is over.
type Chooser<P> = fn(P, Rng, &Limits) -> Option<Choice<<P as Position>::Move>>;

/// An opponent of a game.
///
/// ```
/// use side_games::{SideGame, TicTacToe};
///
/// let names: Vec<&str> = TicTacToe::LEVELS.iter().map(|level| level.name()).collect();
/// assert_eq!(names, ["random", "easy", "medium", "hard"]);
/// ```
#[derive(Clone, Copy)]
pub struct Level<P: Position> {
    pub(crate) name: &'static str,
    pub(crate) choose: Chooser<P>,
}

impl<P: Position> Level<P> {
    /// The name in settings and options.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// A move; `None` if the game is over. The same series of random numbers gives the same move
    /// unless time ends the search. Only the strongest level of Connect Four needs limits.
    pub fn choose(&self, position: P, rng: Rng, limits: &Limits) -> Option<Choice<P::Move>> {
        (self.choose)(position, rng, limits)
    }
}

/// Any legal move.
pub(crate) fn random<P: Position>(position: P, mut rng: Rng) -> Option<Choice<P::Move>> {
    let moves: Vec<P::Move> = position.moves().collect();
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
pub(crate) fn best<P: Alternating>(
    position: P,
    evaluator: &impl Evaluator<P>,
    depth: u32,
    rng: Rng,
) -> Option<Choice<P::Move>> {
    let mut search = AlphaBeta::new(evaluator);
    let found = search.best_moves(position, depth);
    let nodes = search.nodes();
    draw(found, depth, nodes, rng)
}

/// A move of a search of `depth` plies. A move that loses `half_loss` more than another is chosen
/// half as often.
pub(crate) fn erring<P: Alternating>(
    position: P,
    evaluator: &impl Evaluator<P>,
    depth: u32,
    half_loss: i32,
    mut rng: Rng,
) -> Option<Choice<P::Move>> {
    let mut search = AlphaBeta::new(evaluator);
    let values: Vec<RootMove<P::Move>> = position
        .moves()
        .map(|mv| value(&mut search, evaluator, position, mv, depth))
        .collect();
    let nodes = search.nodes();
    let best = values.iter().map(|found| found.score.0).max()?;
    // Fixed-point weights: the same on every machine, as floating-point powers are not.
    let weight = |found: &RootMove<P::Move>| {
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
fn value<P: Alternating, E: Evaluator<P>>(
    search: &mut AlphaBeta<'_, P, E>,
    evaluator: &E,
    position: P,
    mv: P::Move,
    depth: u32,
) -> RootMove<P::Move> {
    let after = position.play(mv).ok();
    let after = after.expect("a listed move is legal");
    let replies = if depth > 1 {
        search.best_moves(after, depth - 1)
    } else {
        Vec::new()
    };
    let reply = replies.first();
    let score = reply.map_or_else(|| evaluator.leaf(after, Some(mv)), |reply| reply.score);
    let mut pv = vec![mv];
    pv.extend(reply.iter().flat_map(|reply| &reply.pv));
    RootMove {
        mv,
        score: Score(-score.0),
        pv,
    }
}

/// One of the moves at random.
fn draw<M: Copy>(
    moves: Vec<RootMove<M>>,
    depth: u32,
    nodes: u64,
    mut rng: Rng,
) -> Option<Choice<M>> {
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
