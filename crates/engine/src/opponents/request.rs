//! Requests for a move: the position, the opponent, and the limits that only the strongest takes.

use std::fmt;

use crate::opponents::Opponent;
use crate::rules::board::Board;
use crate::search::{Clock, Limits};
use reversi_game::Rng;

/// Milliseconds that the strongest level takes if the request sets no limit.
pub(super) const DEFAULT_MS: f64 = 1000.0;

/// The most empties with which an exact answer takes no limit: some seconds, rarely more.
const MAX_UNLIMITED_EMPTIES: u32 = 24;

/// A request for a move.
///
/// ```
/// use reversi_engine::{
///     Board, Bot, Limit, Opponent, Request, RequestError, RequestLimits, Rng,
/// };
///
/// let limits = RequestLimits { depth: Some(4), ..RequestLimits::default() };
/// let request = Request { limits, ..Request::new(Board::DIAGONAL, Rng::new(1)) };
/// assert_eq!(request.validate(), Ok(()));
/// let bot = Opponent::Bot(Bot::Pascal);
/// let request = Request { opponent: Some(bot), ..request };
/// let refused = RequestError::OpponentWithLimit { opponent: bot, limit: Limit::Depth };
/// assert_eq!(request.validate(), Err(refused));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Request {
    /// The position, as the side to move sees it.
    pub board: Board,
    /// Decides among moves of equal rank.
    pub rng: Rng,
    /// Who chooses; the strongest level if `None`.
    pub opponent: Option<Opponent>,
    /// Whether to solve the endgame, which takes no opponent and no depth, and with more than 24
    /// empties a limit of time or nodes: if that comes first, the answer is not exact.
    pub exact: bool,
    /// The limits of a search of the strongest level.
    pub limits: RequestLimits,
}

impl Request {
    /// A request to the strongest level, without a limit.
    pub const fn new(board: Board, rng: Rng) -> Request {
        Request {
            board,
            rng,
            opponent: None,
            exact: false,
            limits: RequestLimits {
                ms: None,
                depth: None,
                nodes: None,
            },
        }
    }

    /// Checks that the parts of the request fit together.
    ///
    /// # Errors
    /// Names the first part that does not fit.
    pub fn validate(&self) -> Result<(), RequestError> {
        let empties = self.board.empties().len();
        match (self.exact, self.opponent, self.limits.first()) {
            (true, Some(_), _) => Err(RequestError::ExactWithOpponent),
            (true, None, _) if self.limits.depth.is_some() => Err(RequestError::ExactWithDepth),
            (true, None, None) if empties > MAX_UNLIMITED_EMPTIES => {
                Err(RequestError::TooManyEmpties(empties))
            }
            (false, Some(opponent), Some(limit)) if !opponent.takes_limits() => {
                Err(RequestError::OpponentWithLimit { opponent, limit })
            }
            _ => Ok(()),
        }
    }

    /// The limits of the strongest level's search, which starts now; an exact answer needs none.
    pub(super) fn search_limits<'a>(&self, clock: &'a dyn Clock) -> Limits<'a> {
        if self.exact && self.limits.first().is_none() {
            Limits::default()
        } else {
            self.limits.starting_now(clock)
        }
    }
}

/// The limits of a search of the strongest level: the first limit reached, or a second if none is
/// set.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RequestLimits {
    /// Milliseconds that it may take.
    pub ms: Option<f64>,
    /// Plies that it looks ahead.
    pub depth: Option<u32>,
    /// Positions that it visits.
    pub nodes: Option<u64>,
}

impl RequestLimits {
    /// The first limit that is set.
    fn first(&self) -> Option<Limit> {
        let time = self.ms.map(|_| Limit::Time);
        let depth = self.depth.map(|_| Limit::Depth);
        time.or(depth).or(self.nodes.map(|_| Limit::Nodes))
    }

    /// Whether depth or nodes end the search: the move is then the same on every machine, whatever
    /// was searched before.
    pub(super) fn is_repeatable(&self) -> bool {
        self.depth.is_some() || self.nodes.is_some()
    }

    /// The limits of a search that starts now.
    pub(super) fn starting_now<'a>(&self, clock: &'a dyn Clock) -> Limits<'a> {
        let default_ms = (!self.is_repeatable()).then_some(DEFAULT_MS);
        Limits {
            depth: self.depth,
            nodes: self.nodes,
            deadline: self.ms.or(default_ms).map(|ms| (clock, clock.now() + ms)),
            ..Limits::default()
        }
    }
}

/// The limits of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// The time.
    Time,
    /// The plies looked ahead.
    Depth,
    /// The positions visited.
    Nodes,
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Limit::Time => "ms",
            Limit::Depth => "depth",
            Limit::Nodes => "nodes",
        })
    }
}

/// Why a request has no answer.
///
/// ```
/// use reversi_engine::RequestError;
///
/// let error = RequestError::ExactWithDepth;
/// assert_eq!(error.to_string(), "exact ends with the game and takes no depth");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RequestError {
    /// It asks for an exact answer and names an opponent.
    ExactWithOpponent,
    /// It asks for an exact answer and limits the plies.
    ExactWithDepth,
    /// It sets a limit for an opponent that has fixed limits.
    OpponentWithLimit {
        /// The opponent.
        opponent: Opponent,
        /// The limit.
        limit: Limit,
    },
    /// It asks for an exact answer with this many empties and sets no limit.
    TooManyEmpties(u32),
    /// The side to move has no legal move.
    NoMoves,
}

impl fmt::Display for RequestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RequestError::ExactWithOpponent => f.write_str("exact stands in place of a level"),
            RequestError::ExactWithDepth => {
                f.write_str("exact ends with the game and takes no depth")
            }
            RequestError::OpponentWithLimit { opponent, limit } => {
                write!(f, "level {opponent} has fixed limits and takes no {limit}")
            }
            RequestError::TooManyEmpties(empties) => write!(
                f,
                "{empties} squares are empty; with more than {MAX_UNLIMITED_EMPTIES}, exact takes \
                 ms or nodes"
            ),
            RequestError::NoMoves => f.write_str("the side to move has no legal move"),
        }
    }
}

impl std::error::Error for RequestError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opponents::bots::Bot;
    use crate::opponents::levels::Level;
    use crate::rules::position::Position;

    /// A request with 14 empties.
    fn late_request() -> Request {
        let text = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";
        let position: Position = text.parse().expect("a position");
        Request::new(position.board(), Rng::new(1))
    }

    #[test]
    fn only_the_strongest_level_takes_limits() {
        let none = RequestLimits::default();
        let limited = [
            (
                Limit::Time,
                RequestLimits {
                    ms: Some(5.0),
                    ..none
                },
            ),
            (
                Limit::Depth,
                RequestLimits {
                    depth: Some(2),
                    ..none
                },
            ),
            (
                Limit::Nodes,
                RequestLimits {
                    nodes: Some(9),
                    ..none
                },
            ),
        ];
        for opponent in Opponent::all() {
            let plain = Request {
                opponent: Some(opponent),
                ..late_request()
            };
            assert_eq!(plain.validate(), Ok(()), "{opponent}");
            for (limit, limits) in limited {
                let refused = Err(RequestError::OpponentWithLimit { opponent, limit });
                let strongest = opponent == Opponent::Level(Level::STRONGEST);
                let expected = if strongest { Ok(()) } else { refused };
                let request = Request { limits, ..plain };
                assert_eq!(request.validate(), expected, "{opponent} {limit}");
            }
        }
    }

    #[test]
    fn an_exact_answer_takes_no_opponent_and_no_depth_and_a_limit_beyond_24_empties() {
        let exact = Request {
            exact: true,
            ..late_request()
        };
        assert_eq!(exact.validate(), Ok(()));
        let bot = Some(Opponent::Bot(Bot::Doofie));
        let named = Request {
            opponent: bot,
            ..exact
        };
        assert_eq!(named.validate(), Err(RequestError::ExactWithOpponent));
        let none = RequestLimits::default();
        let limited = |limits| Request { limits, ..exact };
        let deep = RequestLimits {
            depth: Some(9),
            ..none
        };
        let refused = Err(RequestError::ExactWithDepth);
        assert_eq!(limited(deep).validate(), refused);
        let early = |limits| Request {
            board: Board::DIAGONAL,
            ..limited(limits)
        };
        let refused = Err(RequestError::TooManyEmpties(60));
        assert_eq!(early(none).validate(), refused);
        let (ms, nodes) = (Some(1.0), Some(1));
        assert_eq!(early(RequestLimits { ms, ..none }).validate(), Ok(()));
        assert_eq!(early(RequestLimits { nodes, ..none }).validate(), Ok(()));
    }
}
