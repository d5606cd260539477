//! The rules of Reversi and the opponents that play it.
//!
//! The crate depends on [`reversi_game`] only, reads no files, looks at no clock and draws no
//! random numbers: the same source gives the same answers in a browser and on the
//! command line.
//!
//! # A tour
//!
//! A [`Board`] holds the discs as the side to move sees them, a [`Position`] adds the colours, a
//! [`Game`] the moves played:
//!
//! ```
//! use reversi_engine::{Color, Game};
//!
//! let game: Game = "f5d6c3".parse()?;
//! assert_eq!(game.turn(), Some(Color::White));
//! # Ok::<(), reversi_engine::TranscriptError>(())
//! ```
//!
//! An [`Engine`] answers a [`Request`] for a move: an [`Opponent`] chooses, a [`Bot`] or a
//! [`Level`], repeatably for the same [`Rng`].
//!
//! ```
//! use reversi_engine::{Board, Bot, Clock, Engine, Opponent, Request, Rng};
//! use std::time::Instant;
//!
//! struct Stopwatch(Instant);
//!
//! impl Clock for Stopwatch {
//!     fn now(&self) -> f64 {
//!         self.0.elapsed().as_secs_f64() * 1000.0
//!     }
//! }
//!
//! let mut engine = Engine::new(Stopwatch(Instant::now()));
//! let request = Request::new(Board::DIAGONAL, Rng::new(2026));
//! let pascal = Some(Opponent::Bot(Bot::Pascal));
//! let choice = engine.choose(&Request { opponent: pascal, ..request }, &mut |_| {})?;
//! assert_eq!(choice.depth, 6);
//! # Ok::<(), reversi_engine::RequestError>(())
//! ```
//!
//! Below it, a [`Searcher`] searches for the best move within [`Limits`], evaluating by
//! [`Weights`], and [`solve()`] solves an endgame:
//!
//! ```
//! use reversi_engine::{Board, Limits, Searcher, Weights};
//!
//! let limits = Limits { depth: Some(6), ..Limits::default() };
//! let found = Searcher::new(Weights::builtin()).search(Board::DIAGONAL, &limits, &mut |_| {});
//! assert_eq!(found.map(|found| found.depth), Some(6));
//! ```
//!
//! The examples `tour`, `analyse`, `play`, `workers` and `threads` are whole programs: the first
//! solves, searches and counts, the others show every move's value, a game of two opponents, and
//! what several processors gain without and with a table in common.
//!
//! # What holds everywhere
//!
//! A [`Square`] is 0 for a1 to 63 for h8, row by row. A [`Value`] or a [`DiscDiff`] is that of the
//! side to move, in discs. A function that can fail returns an error that says what is wrong and
//! where; none panics on what a caller passes. All values are `Send` and `Sync`, searches too; one
//! search uses one thread.
//!
//! # Features
//!
//! `serde`: [`Square`], [`Move`], [`Position`], [`Start`], [`Color`] and [`Opponent`] are texts in
//! the formats that serde writes. Off by default.
//!
//! # Layers
//!
//! Each folder uses the folders before it only, as `cargo xtask layers` checks: `rules` (squares,
//! boards, positions, games), then `notation` (texts and files of games) and `eval` (the value of a
//! position), then `search` (the strong search and the endgame solver), then `study` (openings by
//! name, reviews), then `opponents` (bots, levels, the opening book, the engine).

#![deny(missing_docs, missing_debug_implementations)]

// The tests of the modules and of the crate share the support, which names the crate.
#[cfg(test)]
extern crate self as reversi_engine;
#[cfg(test)]
#[path = "../tests/support/random_games.rs"]
mod random_games;

pub mod eval;
mod notation;
mod opponents;
mod rules;
mod search;
mod study;

pub use eval::Weights;
pub use notation::{
    BoardTextError, BookFile, BookFileError, BookFormat, BookReader, ClockTime, Comment,
    CommentError, EndgameProblem, EndgameProblemError, GameRecord, Glyph, Line, MAX_COMMENT, Mark,
    Notation, ReadError, ReadRecord, TheoreticalCount, TranscriptError, UnreadComment,
    UnreadVariation, ValuedMove, Variation, VariationFault, WthorError, WthorGame, WthorNames,
    fault_in, game_text, good_beginning, link_fragment, read_collection, read_first_games,
    read_game, read_games, read_link, read_link_of_moves, read_wthor, read_wthor_collection,
    transcript,
};
pub use opponents::book::{Book, BookError, BookMove};
pub use opponents::bots::Bot;
pub use opponents::chosen_move::Choice;
pub use opponents::engine::{Engine, review_game_move};
pub use opponents::levels::Level;
pub use opponents::request::{Limit, Request, RequestError, RequestLimits};
pub use opponents::{Opponent, UnknownOpponent};
pub use reversi_game::{Color, Fault, GameTree, NodeId, ParseColorError, Rng};
pub use rules::bitboard::{Bitboard, Squares};
pub use rules::board::Board;
pub use rules::game::{Game, Ply};
pub use rules::moves::{IllegalMove, Move, ParseMoveError};
pub use rules::outcome::Outcome;
pub use rules::perft::perft;
pub use rules::position::Position;
pub use rules::setup::{ParseStartError, Setup, Start};
pub use rules::square::{ParseSquareError, Square};
pub use rules::symmetry::Symmetry;
pub use rules::value::{DiscDiff, Value};
pub use search::solve::{Solution, solve, solve_on};
pub use search::{
    Analysis, Clock, Helpers, Limits, MoveValue, SearchResult, Searcher, Selectivity,
};
pub use study::balanced_start::balanced_start;
pub use study::exercise::{Exercise, ExerciseError, ExerciseProblem, Goal, read_exercises};
pub use study::exercise_check::{Finding, FindingKind, TooManyEmpties};
pub use study::explanation::{Contrast, Explanation};
pub use study::explorer::{
    AverageLead, KnownGame, PlayedMove, SoughtPosition, average_leads, played_moves,
};
pub use study::game_database::{
    AddedRecords, DatabaseBuilder, DatabaseError, DatabaseGame, FoundGames, GameDatabase,
    GameFilter,
};
pub use study::move_review::{MoveReview, review_move};
pub use study::opening::Opening;
pub use study::part::{BoardPart, ParsePartError};
pub use study::reason::{Reason, reason};
pub use study::reason_kind::ReasonKind;
pub use study::review_plan::{DueSearch, EndedSearch, due_searches};
pub use study::summary::{GameSummary, ReviewedMove, TurningPoint, value_error};
pub use study::theme::Theme;

/// The programs of the README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
