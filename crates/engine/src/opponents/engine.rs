//! The engine: one entry for every request for a move, by any opponent.

use std::fmt;

use crate::eval::Weights;
use crate::opponents::Opponent;
use crate::opponents::book::Book;
use crate::opponents::choice::Choice;
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::search::{Analysis, Clock, Limits, SearchResult, Searcher};
use reversi_game::Rng;

/// Milliseconds that the strongest level takes if the request sets no limit.
const DEFAULT_MS: f64 = 1000.0;

/// The most empties with which an exact answer is attempted: it takes some seconds, rarely more.
const MAX_EXACT_EMPTIES: u32 = 24;

/// A request for a move.
///
/// ```
/// use reversi_engine::{Board, Bot, Limit, Opponent, Request, RequestError, Rng};
///
/// let bot = Opponent::Bot(Bot::Pascal);
/// let request = Request { depth: Some(4), ..Request::new(Board::DIAGONAL, Rng::new(1)) };
/// assert_eq!(request.validate(), Ok(()));
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
    /// Whether to solve the endgame, which takes at most 24 empties, no opponent and no limit.
    pub exact: bool,
    /// Milliseconds that the strongest level may take.
    pub ms: Option<f64>,
    /// Plies that it looks ahead.
    pub depth: Option<u32>,
    /// Positions that it visits.
    pub nodes: Option<u64>,
}

impl Request {
    /// A request to the strongest level, without a limit.
    pub const fn new(board: Board, rng: Rng) -> Request {
        Request {
            board,
            rng,
            opponent: None,
            exact: false,
            ms: None,
            depth: None,
            nodes: None,
        }
    }

    /// The first limit that is set.
    fn limit(&self) -> Option<Limit> {
        let time = self.ms.map(|_| Limit::Time);
        let depth = self.depth.map(|_| Limit::Depth);
        time.or(depth).or(self.nodes.map(|_| Limit::Nodes))
    }

    /// Whether depth or nodes end the search: the move is then the same on every machine, whatever
    /// was searched before.
    fn is_repeatable(&self) -> bool {
        self.depth.is_some() || self.nodes.is_some()
    }

    /// Checks that the parts of the request fit together.
    ///
    /// # Errors
    /// Names the first part that does not fit.
    pub fn validate(&self) -> Result<(), RequestError> {
        let empties = self.board.empties().len();
        match (self.exact, self.opponent, self.limit()) {
            (true, Some(_), _) => Err(RequestError::ExactWithOpponent),
            (true, None, Some(limit)) => Err(RequestError::ExactWithLimit(limit)),
            (true, None, None) if empties > MAX_EXACT_EMPTIES => {
                Err(RequestError::TooManyEmpties(empties))
            }
            (false, Some(opponent), Some(limit)) if !opponent.takes_limits() => {
                Err(RequestError::OpponentWithLimit { opponent, limit })
            }
            _ => Ok(()),
        }
    }
}

/// What a request can limit.
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
/// use reversi_engine::{Limit, RequestError};
///
/// let error = RequestError::ExactWithLimit(Limit::Time);
/// assert_eq!(error.to_string(), "exact ends with the game and takes no ms");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RequestError {
    /// It asks for an exact answer and names an opponent.
    ExactWithOpponent,
    /// It asks for an exact answer and sets a limit.
    ExactWithLimit(Limit),
    /// It sets a limit for an opponent that has limits of its own.
    OpponentWithLimit {
        /// The opponent.
        opponent: Opponent,
        /// The limit.
        limit: Limit,
    },
    /// It asks for an exact answer with this many empties.
    TooManyEmpties(u32),
    /// The side to move has no legal move.
    NoMoves,
}

impl fmt::Display for RequestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RequestError::ExactWithOpponent => f.write_str("exact stands in place of a level"),
            RequestError::ExactWithLimit(limit) => {
                write!(f, "exact ends with the game and takes no {limit}")
            }
            RequestError::OpponentWithLimit { opponent, limit } => {
                write!(
                    f,
                    "level {opponent} has limits of its own and takes no {limit}"
                )
            }
            RequestError::TooManyEmpties(empties) => write!(
                f,
                "{empties} squares are empty; at most {MAX_EXACT_EMPTIES} can be solved"
            ),
            RequestError::NoMoves => f.write_str("the side to move has no legal move"),
        }
    }
}

impl std::error::Error for RequestError {}

/// The computer: every opponent, with the strong search and the opening book.
///
/// ```
/// use reversi_engine::{Board, Clock, Engine, Request, Rng};
///
/// struct NoClock;
///
/// impl Clock for NoClock {
///     fn now(&self) -> f64 {
///         0.0
///     }
/// }
///
/// let mut engine = Engine::new(NoClock);
/// let request = Request { depth: Some(4), ..Request::new(Board::DIAGONAL, Rng::new(1)) };
/// let choice = engine.choose(&request, &mut |_| {})?;
/// assert_eq!(choice.depth, 4);
/// # Ok::<(), reversi_engine::RequestError>(())
/// ```
pub struct Engine<C> {
    clock: C,
    /// Created lazily: it takes some 100 ms and 50 MB, which callers that never search need not
    /// pay.
    searcher: Option<Box<Searcher>>,
}

impl<C: Clock> Engine<C> {
    /// An engine that has searched nothing yet and measures time by `clock`.
    pub const fn new(clock: C) -> Engine<C> {
        Engine {
            clock,
            searcher: None,
        }
    }

    /// Drops the results of earlier searches.
    pub fn clear(&mut self) {
        self.searcher = None;
    }

    /// Chooses a move. The strongest level reports its progress.
    ///
    /// # Errors
    /// If the parts of the request do not fit together, or there is no legal move.
    pub fn choose(
        &mut self,
        request: &Request,
        progress: &mut dyn FnMut(&SearchResult),
    ) -> Result<Choice, RequestError> {
        request.validate()?;
        let Request { board, rng, .. } = *request;
        let choice = match request.opponent.unwrap_or(Opponent::STRONGEST) {
            Opponent::Bot(bot) => bot.choose(board, rng),
            Opponent::Level(level) => match level.params() {
                Some(params) => params.choose(board, rng),
                None => self.choose_strongest(request, progress),
            },
        };
        choice.ok_or(RequestError::NoMoves)
    }

    /// A move of the opening book at once, or the best move that the search finds. A repeatable
    /// search uses neither the book nor stored results.
    fn choose_strongest(
        &mut self,
        request: &Request,
        progress: &mut dyn FnMut(&SearchResult),
    ) -> Option<Choice> {
        let Request { board, rng, .. } = *request;
        let repeatable = request.is_repeatable();
        if !repeatable && let Some(known) = Book::builtin().choose(board, rng) {
            return Some(Choice::from_book(known.square, known.value));
        }
        let limits = limits(request, &self.clock);
        let searcher = searcher(&mut self.searcher, repeatable);
        let found = searcher.search(board, &limits, progress)?;
        Some(found.into())
    }

    /// The values of the legal moves among `squares`, within the limits of the request, which names
    /// no opponent. `progress` receives the values after each deepening.
    ///
    /// # Errors
    /// If the parts of the request do not fit together, or there is no legal move.
    pub fn analyse(
        &mut self,
        request: &Request,
        squares: Bitboard,
        progress: &mut dyn FnMut(&Analysis),
    ) -> Result<Analysis, RequestError> {
        request.validate()?;
        let limits = limits(request, &self.clock);
        let searcher = searcher(&mut self.searcher, request.is_repeatable());
        let analysis = searcher.analyse(request.board, squares, &limits, progress);
        if analysis.moves.is_empty() {
            return Err(RequestError::NoMoves);
        }
        Ok(analysis)
    }
}

/// The limits of a search by the strongest level.
fn limits<'a>(request: &Request, clock: &'a dyn Clock) -> Limits<'a> {
    let unlimited = request.is_repeatable() || request.exact;
    let ms = request.ms.or((!unlimited).then_some(DEFAULT_MS));
    Limits {
        depth: request.depth,
        nodes: request.nodes,
        deadline: ms.map(|ms| (clock, clock.now() + ms)),
        ..Limits::default()
    }
}

/// The searcher, without stored results if the search is to be repeatable.
fn searcher(stored: &mut Option<Box<Searcher>>, repeatable: bool) -> &mut Searcher {
    let searcher = stored.get_or_insert_with(|| Box::new(Searcher::new(Weights::builtin())));
    if repeatable {
        searcher.clear();
    }
    searcher
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opponents::bots::Bot;
    use crate::opponents::levels::Level;
    use crate::rules::position::Position;
    use std::cell::Cell;

    /// A clock that advances by a millisecond whenever it is read.
    #[derive(Default)]
    struct Ticking(Cell<f64>);

    impl Clock for Ticking {
        fn now(&self) -> f64 {
            self.0.set(self.0.get() + 1.0);
            self.0.get()
        }
    }

    fn request(board: Board) -> Request {
        Request::new(board, Rng::new(1))
    }

    fn answer(request: &Request) -> Result<Choice, RequestError> {
        Engine::new(Ticking::default()).choose(request, &mut |_| {})
    }

    /// A board outside the opening book.
    fn middlegame() -> Board {
        let text = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";
        text.parse::<Position>().expect("a position").board()
    }

    fn finished() -> Board {
        let text = "X--------------------------------------------------------------- X";
        text.parse::<Position>().expect("a position").board()
    }

    #[test]
    fn only_the_strongest_level_takes_limits() {
        for opponent in Opponent::all() {
            let plain = Request {
                opponent: Some(opponent),
                ..request(middlegame())
            };
            assert_eq!(plain.validate(), Ok(()), "{opponent}");
            let limits = [
                (
                    Limit::Time,
                    Request {
                        ms: Some(5.0),
                        ..plain
                    },
                ),
                (
                    Limit::Depth,
                    Request {
                        depth: Some(2),
                        ..plain
                    },
                ),
                (
                    Limit::Nodes,
                    Request {
                        nodes: Some(9),
                        ..plain
                    },
                ),
            ];
            for (limit, limited) in limits {
                let refused = Err(RequestError::OpponentWithLimit { opponent, limit });
                let strongest = opponent == Opponent::Level(Level::STRONGEST);
                let expected = if strongest { Ok(()) } else { refused };
                assert_eq!(limited.validate(), expected, "{opponent} {limit}");
            }
        }
    }

    #[test]
    fn an_exact_answer_takes_no_opponent_no_limit_and_at_most_24_empties() {
        let exact = Request {
            exact: true,
            ..request(middlegame())
        };
        assert_eq!(exact.validate(), Ok(()));
        let bot = Some(Opponent::Bot(Bot::Doofie));
        let named = Request {
            opponent: bot,
            ..exact
        };
        assert_eq!(named.validate(), Err(RequestError::ExactWithOpponent));
        let timed = Request {
            ms: Some(1.0),
            nodes: Some(1),
            ..exact
        };
        assert_eq!(
            timed.validate(),
            Err(RequestError::ExactWithLimit(Limit::Time))
        );
        let early = Request {
            board: Board::DIAGONAL,
            ..exact
        };
        assert_eq!(early.validate(), Err(RequestError::TooManyEmpties(60)));
    }

    #[test]
    fn every_opponent_answers_and_none_without_a_legal_move() {
        for opponent in Opponent::all() {
            let ask = |board| {
                let opponent = Some(opponent);
                answer(&Request {
                    opponent,
                    ..request(board)
                })
            };
            let choice = ask(Board::DIAGONAL).expect("there are four moves");
            assert!(
                Board::DIAGONAL.legal_moves().contains(choice.square),
                "{opponent}"
            );
            assert_eq!(ask(finished()), Err(RequestError::NoMoves), "{opponent}");
        }
    }

    #[test]
    fn the_book_answers_unless_depth_or_nodes_are_limited() {
        let open = request(Board::DIAGONAL);
        let timed = Request {
            ms: Some(50.0),
            ..open
        };
        for known in [open, timed] {
            let choice = answer(&known).expect("there are moves");
            let moves = Book::builtin().moves(Board::DIAGONAL);
            assert!(moves.iter().any(|found| found.square == choice.square));
            assert_eq!(choice.nodes, 0);
        }
        let deep = Request {
            depth: Some(2),
            ..open
        };
        let many = Request {
            nodes: Some(500),
            ..open
        };
        for searched in [deep, many] {
            assert!(answer(&searched).expect("there are moves").nodes > 0);
        }
    }

    #[test]
    fn the_book_needs_no_searcher() {
        let mut engine = Engine::new(Ticking::default());
        let choice = engine.choose(&request(Board::PARALLEL), &mut |_| {});
        assert!(choice.is_ok() && engine.searcher.is_none());
    }

    #[test]
    fn time_ends_the_search_after_a_second_or_the_milliseconds_asked_for() {
        // Six empties more than an exact answer takes within the limits below.
        let board = middlegame();
        let took = |ms| {
            let mut engine = Engine::new(Ticking::default());
            let timed = Request {
                ms,
                ..request(board)
            };
            let choice = engine.choose(&timed, &mut |_| {});
            assert!(choice.is_ok());
            engine.clock.0.get()
        };
        assert!(took(Some(3.0)) <= took(None));
        assert!((3.0..=10.0).contains(&took(Some(3.0))));
        assert!(took(None) <= DEFAULT_MS + 10.0);
    }

    #[test]
    fn a_limit_of_depth_or_nodes_repeats_the_choice_whatever_was_searched_before() {
        let fixed = Request {
            nodes: Some(3_000),
            ..request(middlegame())
        };
        let expected = answer(&fixed);
        let mut engine = Engine::new(Ticking::default());
        for depth in [1, 4, 7] {
            let before = Request {
                depth: Some(depth),
                ..fixed
            };
            assert!(engine.choose(&before, &mut |_| {}).is_ok());
            assert_eq!(engine.choose(&fixed, &mut |_| {}), expected);
        }
    }

    #[test]
    fn an_exact_answer_is_proven_and_reports_progress() {
        let exact = Request {
            exact: true,
            ..request(middlegame())
        };
        let mut reported = 0;
        let choice = Engine::new(Ticking::default()).choose(&exact, &mut |_| reported += 1);
        assert_eq!(choice.map(|choice| choice.exact), Ok(true));
        assert!(reported > 0);
    }
}
