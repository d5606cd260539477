//! The engine: every opponent's answer to a request for a move.

use std::fmt;
use std::num::NonZeroUsize;

use crate::eval::Weights;
use crate::opponents::Opponent;
use crate::opponents::book::Book;
use crate::opponents::chosen_move::Choice;
use crate::opponents::request::{Request, RequestError, RequestLimits};
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::moves::IllegalMove;
use crate::rules::square::Square;
use crate::search::{Analysis, Clock, Helpers, Limits, SearchResult, Searcher};
use crate::study::explanation::Explanation;
use crate::study::move_review::{MoveReview, review_by_values, review_move};

/// Positions of the search for the values of all moves: a tenth of a second.
const SHORT_SEARCH_NODES: u64 = 500_000;

/// The computer: every opponent, with the strong search and the opening book.
///
/// ```
/// use reversi_engine::{Board, Clock, Engine, Request, RequestLimits, Rng};
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
/// let limits = RequestLimits { depth: Some(4), ..RequestLimits::default() };
/// let request = Request { limits, ..Request::new(Board::DIAGONAL, Rng::new(1)) };
/// let choice = engine.choose(&request, &mut |_| {})?;
/// assert_eq!(choice.depth, 4);
/// # Ok::<(), reversi_engine::RequestError>(())
/// ```
pub struct Engine<C> {
    clock: C,
    /// Created lazily: it takes some 100 ms and 50 MB, which callers that never search need not
    /// pay.
    searcher: Option<Box<Searcher>>,
    /// On which threads the strongest level searches.
    threads: Threads,
}

/// The threads of a search.
enum Threads {
    /// Their number; the search starts them itself.
    Own(NonZeroUsize),
    /// That of the caller and its helpers.
    Helped(&'static Helpers),
}

impl<C> fmt::Debug for Engine<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine")
            .field("searcher", &self.searcher)
            .finish_non_exhaustive()
    }
}

impl<C: Clock> Engine<C> {
    /// An engine that has searched nothing yet and measures time by `clock`.
    pub const fn new(clock: C) -> Engine<C> {
        Engine {
            clock,
            searcher: None,
            threads: Threads::Own(NonZeroUsize::MIN),
        }
    }

    /// The same engine, whose strongest level searches for its moves on several threads: they are
    /// no longer repeatable then.
    #[must_use]
    pub fn on_threads(self, threads: NonZeroUsize) -> Engine<C> {
        Engine {
            threads: Threads::Own(threads),
            ..self
        }
    }

    /// An engine as [`Engine::new`] makes it, whose strongest level searches for its moves with
    /// helpers: they are no longer repeatable then.
    pub const fn with_helpers(clock: C, helpers: &'static Helpers) -> Engine<C> {
        Engine {
            clock,
            searcher: None,
            threads: Threads::Helped(helpers),
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
    /// search uses neither the book nor stored results, an exact one not the book.
    fn choose_strongest(
        &mut self,
        request: &Request,
        progress: &mut dyn FnMut(&SearchResult),
    ) -> Option<Choice> {
        let Request { board, rng, .. } = *request;
        let is_repeatable = request.limits.is_repeatable();
        if !is_repeatable
            && !request.exact
            && let Some(known) = Book::builtin().choose(board, rng)
        {
            return Some(Choice::from_book(known.square, known.value));
        }
        let limits = request.search_limits(&self.clock);
        let searcher = searcher_for(&mut self.searcher, is_repeatable);
        let found = match self.threads {
            Threads::Own(count) => searcher.search_on(count, board, &limits, progress),
            Threads::Helped(helpers) => searcher.search_with(helpers, board, &limits, progress),
        };
        Some(found?.into())
    }

    /// The values of the legal moves among `squares`, within `limits`. `progress` receives the
    /// values after each deepening.
    ///
    /// # Errors
    /// If there is no legal move among `squares`.
    pub fn analyse(
        &mut self,
        board: Board,
        squares: Bitboard,
        limits: RequestLimits,
        progress: &mut dyn FnMut(&Analysis),
    ) -> Result<Analysis, RequestError> {
        let searcher = searcher_for(&mut self.searcher, limits.is_repeatable());
        let found = searcher.analyse(board, squares, &limits.starting_now(&self.clock), progress);
        if found.moves.is_empty() {
            return Err(RequestError::NoMoves);
        }
        Ok(found)
    }

    /// Explains how a move differs from the others, whose values a short search finds. The
    /// explanation is empty if the move is the only one, or illegal.
    pub fn explain(&mut self, board: Board, square: Square) -> Explanation {
        let limits = RequestLimits {
            nodes: Some(SHORT_SEARCH_NODES),
            ..RequestLimits::default()
        };
        let found = self.analyse(board, Bitboard::FULL, limits, &mut |_| {});
        found.map_or_else(
            |_| Explanation::default(),
            |found| Explanation::of(board, square, &found.moves),
        )
    }

    /// Reviews the move `played`, within `limits` unless it is solved at once, as
    /// [`review_game_move`] does.
    ///
    /// # Errors
    /// If the move is illegal.
    pub fn review(
        &mut self,
        board: Board,
        played: Square,
        limits: RequestLimits,
    ) -> Result<MoveReview, IllegalMove> {
        let searcher = searcher_for(&mut self.searcher, limits.is_repeatable());
        review_game_move(searcher, board, played, &limits.starting_now(&self.clock))
    }
}

/// Reviews the move `played` on `board`: by the values of the opening book if it has both the move
/// and the best one, otherwise as [`review_move`] does.
///
/// # Errors
/// If the move is illegal.
pub fn review_game_move(
    searcher: &mut Searcher,
    board: Board,
    played: Square,
    limits: &Limits,
) -> Result<MoveReview, IllegalMove> {
    let known = Book::builtin().moves(board).into_iter();
    let known: Vec<_> = known.map(|found| (found.square, found.value)).collect();
    let by_book = review_by_values(searcher, board, played, &known, limits);
    by_book.map_or_else(|| review_move(searcher, board, played, limits), Ok)
}

/// The searcher, without stored results if the search is to be repeatable.
fn searcher_for(stored: &mut Option<Box<Searcher>>, is_repeatable: bool) -> &mut Searcher {
    let searcher = stored.get_or_insert_with(|| Box::new(Searcher::new(Weights::builtin())));
    if is_repeatable {
        searcher.clear();
    }
    searcher
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opponents::request::DEFAULT_MS;
    use crate::rules::position::Position;
    use crate::rules::value::Value;
    use crate::study::reason_kind::ReasonKind;
    use crate::study::theme::Theme;
    use reversi_game::Rng;
    use std::cell::Cell;
    use std::thread;
    use std::time::{Duration, Instant};

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

    fn limited(board: Board, limits: RequestLimits) -> Request {
        Request {
            limits,
            ..request(board)
        }
    }

    fn to_depth(depth: u32) -> RequestLimits {
        RequestLimits {
            depth: Some(depth),
            ..RequestLimits::default()
        }
    }

    fn to_nodes(nodes: u64) -> RequestLimits {
        RequestLimits {
            nodes: Some(nodes),
            ..RequestLimits::default()
        }
    }

    fn to_ms(ms: Option<f64>) -> RequestLimits {
        RequestLimits {
            ms,
            ..RequestLimits::default()
        }
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
    fn a_move_is_explained_by_the_others() {
        let explain = |text: &str, square| {
            let position: Position = text.parse().expect("a position");
            Engine::new(Ticking::default()).explain(position.board(), square)
        };
        let corner = "XXXXXOX-XXXOOOOOXXXXXOOOXXXXOOXOXXXXXOXOOOOXXOXOOOXXXOXOOOOOOO-O X";
        assert_eq!(explain(corner, Square::H1).theme, Some(Theme::Corner));
        let wedge = explain(corner, Square::G8).contrast.expect("a worse move");
        let kind = wedge.reason.kind;
        assert_eq!((wedge.square, kind), (Square::H1, ReasonKind::MissedWedge));
        // All first moves are the same; the end is too far away to count.
        let start = Position::default().to_string();
        let first = explain(&start, Square::F5);
        assert_eq!((first.theme, first.contrast), (None, None));
        assert!(first.line.len() > 1 && first.line[0] == Square::F5);
        let illegal = explain(&start, Square::A1);
        assert_eq!(illegal, Explanation::default());
        let only = format!("XO{} X", "-".repeat(62));
        let only = explain(&only, Square::C1);
        assert_eq!((only.theme, only.contrast), (None, None));
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
        for ms in [None, Some(50.0)] {
            let known = limited(Board::DIAGONAL, to_ms(ms));
            let choice = answer(&known).expect("there are moves");
            let moves = Book::builtin().moves(Board::DIAGONAL);
            assert!(moves.iter().any(|found| found.square == choice.square));
            assert_eq!(choice.nodes, 0);
        }
        for limits in [to_depth(2), to_nodes(500)] {
            let searched = limited(Board::DIAGONAL, limits);
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
        // Too many empties to be solved in three milliseconds: time ends the search.
        let board = middlegame();
        let took = |ms| {
            let mut engine = Engine::new(Ticking::default());
            let timed = limited(board, to_ms(ms));
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
        let fixed = limited(middlegame(), to_nodes(3_000));
        let expected = answer(&fixed);
        let mut engine = Engine::new(Ticking::default());
        for depth in [7, 4, 1] {
            let shallow = limited(middlegame(), to_depth(depth));
            assert_eq!(engine.choose(&shallow, &mut |_| {}), answer(&shallow));
            assert_eq!(engine.choose(&fixed, &mut |_| {}), expected);
        }
    }

    #[test]
    fn what_a_search_has_stored_serves_the_next_one() {
        let mut engine = Engine::new(Ticking::default());
        let exact = Request {
            exact: true,
            ..request(middlegame())
        };
        let mut nodes = || {
            let choice = engine.choose(&exact, &mut |_| {});
            choice.expect("the side to move can move").nodes
        };
        let (first, second) = (nodes(), nodes());
        assert!(second < first, "{second} positions after {first}");
    }

    #[test]
    fn no_time_ends_an_exact_answer() {
        /// A clock that advances by an hour whenever it is read.
        #[derive(Default)]
        struct Racing(Cell<f64>);

        impl Clock for Racing {
            fn now(&self) -> f64 {
                self.0.set(self.0.get() + 3_600_000.0);
                self.0.get()
            }
        }

        let exact = Request {
            exact: true,
            ..request(middlegame())
        };
        let choice = Engine::new(Racing::default()).choose(&exact, &mut |_| {});
        assert_eq!(choice.map(|choice| choice.exact), Ok(true));
    }

    #[test]
    fn helpers_join_the_search_of_the_strongest_level() {
        static HELPERS: Helpers = Helpers::new();
        thread::spawn(|| HELPERS.serve());
        let exact = Request {
            exact: true,
            ..request(middlegame())
        };
        let alone = answer(&exact).map(|choice| (choice.value, choice.exact));
        let mut engine = Engine::with_helpers(Ticking::default(), &HELPERS);
        let choice = engine.choose(&exact, &mut |_| {
            let started = Instant::now();
            while HELPERS.joined() == 0 && started.elapsed() < Duration::from_mins(1) {
                thread::yield_now();
            }
        });
        assert_eq!(choice.map(|choice| (choice.value, choice.exact)), alone);
        assert_eq!(HELPERS.joined(), 1);
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

    #[test]
    fn an_analysis_has_the_chosen_legal_moves_within_its_limits() {
        let mut engine = Engine::new(Ticking::default());
        let mut values = |board: Board, squares, limits| {
            let found = engine.analyse(board, squares, limits, &mut |_| {});
            found.map(|found| found.moves.into_iter().map(|one| (one.square, one.depth)))
        };
        let board = Board::DIAGONAL;
        let found = values(board, Bitboard::FULL, to_depth(3)).expect("there are moves");
        let expected = board.legal_moves().into_iter().map(|square| (square, 3));
        assert!(found.eq(expected));
        let none = values(board, Bitboard::EMPTY, to_depth(3));
        assert_eq!(none.err(), Some(RequestError::NoMoves));
    }

    #[test]
    fn a_review_of_book_moves_has_the_values_of_the_book() {
        let mut searcher = Searcher::with_table(Weights::builtin(), 10);
        let limits = Limits {
            depth: Some(4),
            ..Limits::default()
        };
        let board = Board::DIAGONAL.play(Square::F5).expect("legal");
        let moves = Book::builtin().moves(board);
        let best = moves.iter().map(|found| found.value).max();
        let mut losses = Vec::new();
        for found in &moves {
            let review = review_game_move(&mut searcher, board, found.square, &limits);
            let review = review.expect("a legal move");
            assert!(review.from_book && !review.is_exact());
            assert_eq!(review.played.value, found.value);
            assert_eq!(review.played.pv[0], found.square);
            assert_eq!(review.best.pv[0], review.best.square);
            let is_told = review.loss() > Value::clamped(0);
            assert!(!is_told || Some(review.best.value) == best);
            losses.push((found.square, is_told));
        }
        // One of them is 0.75 discs worse by the values of the book.
        assert_eq!(losses, [(Square::D6, false), (Square::F6, false)]);
    }

    #[test]
    fn values_that_are_known_tell_no_loss_that_the_search_does_not_find() {
        let mut searcher = Searcher::with_table(Weights::builtin(), 10);
        let limits = Limits {
            depth: Some(6),
            ..Limits::default()
        };
        let board = middlegame();
        let mut searched = searcher.analyse_at_depth(board, 6).moves;
        searched.sort_by_key(|found| found.value);
        let [worst, .., best] = searched.as_slice() else {
            panic!("there are several moves");
        };
        assert!(best.value - worst.value > Value::clamped(4 * Value::PER_DISC));
        let (worst, best) = (worst.square, best.square);
        let mut loss = |best: Square, played: Square, discs: f32| {
            let worse = Value::clamped((discs * Value::PER_DISC as f32) as i32);
            let known = [(best, Value::clamped(0)), (played, -worse)];
            let review = review_by_values(&mut searcher, board, played, &known, &limits);
            review.expect("the move has a value").loss().discs()
        };
        assert_eq!(loss(best, worst, 2.0), 2.0);
        assert_eq!(loss(best, worst, 1.75), 0.0);
        assert_eq!(loss(worst, best, 9.0), 0.0);
    }
}
