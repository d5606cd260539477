//! Levels: how a computer side chooses a move.
//!
//! A level values the moves by an alpha-beta search. Among moves of equal value chance decides. A
//! level that errs chooses a worse move now and then; the more a move loses, the rarer it is.

use reversi_game::{AlphaBeta, BoardGame, Evaluator, Position, Rng, RootMove, Score};

use crate::connect_four::Column;
use crate::position::{SideMove, SidePosition};
use crate::side_game::{MoveValues, SideGame};
use crate::tic_tac_toe::TicTacToe;

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
pub struct Choice {
    /// The move.
    pub mv: SideMove,
    /// How the game ends with best play after it; `None` if that was not proven.
    pub outcome: Option<Outcome>,
    /// Its exact score for the side that moves; `None` if that was not proven.
    pub score: Option<i32>,
    /// Plies looked ahead.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// The principal variation, which begins with the move.
    pub pv: Vec<SideMove>,
}

/// How a level chooses.
#[derive(Clone, Copy)]
pub(crate) enum Method {
    /// Any legal move.
    Random,
    /// Any first move, then one of the best of a search of so many plies.
    AnyFirst { depth: u32 },
    /// A move of a search of so many plies. A move that loses `half_loss` more than another is
    /// chosen half as often.
    Erring { depth: u32, half_loss: i32 },
    /// One of the best moves of a search of so many plies.
    Best { depth: u32 },
    /// A move with the best outcome of the whole game.
    Perfect,
}

/// An opponent of a game.
///
/// ```
/// use side_games::{Level, SideGame};
///
/// let names: Vec<&str> = SideGame::TicTacToe.levels().iter().map(Level::name).collect();
/// assert_eq!(names, ["random", "easy", "medium", "hard"]);
/// ```
#[derive(Clone, Copy)]
pub struct Level {
    pub(crate) name: &'static str,
    pub(crate) method: Method,
}

impl Level {
    /// The name in settings and options.
    pub const fn name(&self) -> &'static str {
        self.name
    }

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

/// The values of positions, by which the levels of a game search.
pub(crate) struct Values(pub SideGame);

impl Evaluator<SidePosition> for Values {
    fn leaf(&self, position: SidePosition, _last: Option<SideMove>) -> Score {
        match position {
            SidePosition::TicTacToe(marks) => marks.value(),
            SidePosition::ConnectFour(discs) => discs.value(),
        }
    }

    fn order(&self, mv: SideMove) -> i32 {
        match self.0 {
            SideGame::TicTacToe => TicTacToe::order(mv),
            SideGame::ConnectFour => Column::from(mv).order(),
        }
    }
}

/// Any legal move.
fn random(position: SidePosition, mut rng: Rng) -> Option<Choice> {
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

/// A move of a search of `depth` plies. A move that loses `half_loss` more than another is chosen
/// half as often.
fn erring(position: SidePosition, depth: u32, half_loss: i32, mut rng: Rng) -> Option<Choice> {
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
fn value(
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
        || Values(after.game()).leaf(after, Some(mv)),
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
