//! The rules of Reversi and the opponents that play it.
//!
//! The crate depends on nothing, reads no files, looks at no clock and draws no random numbers of
//! its own, so that the same source gives the same answers in a browser and on the command line.
//!
//! # A tour
//!
//! A [`Board`] holds the discs as the side to move sees them, a [`Position`] adds the colours, a
//! [`Game`] the moves that were played:
//!
//! ```
//! use reversi_engine::{Color, Game};
//!
//! let game: Game = "f5d6c3".parse()?;
//! assert_eq!(game.turn(), Some(Color::White));
//! # Ok::<(), reversi_engine::TranscriptError>(())
//! ```
//!
//! An [`Opponent`] chooses moves, repeatably for the same [`Rng`]. A [`Searcher`] looks for the best
//! move within [`Limits`], evaluating by [`Weights`], and [`solve()`] solves endgames:
//!
//! ```
//! use reversi_engine::{Board, Bot, Limits, Searcher, Rng, Square, Weights};
//!
//! let limits = Limits { depth: Some(6), ..Limits::default() };
//! let found = Searcher::new(Weights::builtin()).search(Board::DIAGONAL, &limits, &mut |_| {});
//! assert_eq!(found.map(|found| found.depth), Some(6));
//!
//! assert_eq!(Bot::Doofie.best_moves(Board::DIAGONAL).len(), 4);
//! let choice = Bot::Pascal.choose(Board::DIAGONAL, Rng::new(2026));
//! assert_eq!(choice.map(|choice| choice.depth), Some(6));
//! ```
//!
//! # Layers
//!
//! squares and sets (`square`, `bitboard`, `random`) ← the board (`board`, `symmetry`) ← games and
//! texts (`position`, `game`, `notation`, `perft`, `score`) ← stable discs (`stability`) ← what positions are
//! worth (`eval`) ← search (`minimax`, `search`) ← opponents (`classic`, `solve`, `opponents`, `levels`). A module uses those before it only.

#![forbid(unsafe_code)]
#![deny(missing_docs)]

pub mod eval;
mod notation;
mod opponents;
mod rules;
mod search;

pub use eval::Weights;
pub use notation::{
    BoardTextError, EndgameProblem, EndgameProblemError, Notation, ReadError, TranscriptError,
    WthorError, WthorGame, game_text, parse_wthor, read_game, read_link, share_fragment,
    transcript,
};
pub use opponents::book;
pub use opponents::bots::Bot;
pub use opponents::choice::Choice;
pub use opponents::engine::{Engine, Limit, Request, RequestError};
pub use opponents::levels::Level;
pub use opponents::{Opponent, UnknownOpponent};
pub use reversi_game::{GameTree, NodeId, Rng};
pub use rules::bitboard::{Bitboard, Squares};
pub use rules::board::Board;
pub use rules::color::{Color, ParseColorError};
pub use rules::game::Game;
pub use rules::moves::{IllegalMove, Move, ParseMoveError};
pub use rules::outcome::Outcome;
pub use rules::perft::perft;
pub use rules::position::Position;
pub use rules::score::{DiscDiff, Value};
pub use rules::setup::{ParseStartError, Setup, Start};
pub use rules::square::{ParseSquareError, Square};
pub use rules::symmetry::Symmetry;
pub use search::solve::{Solution, solve};
pub use search::{Analysis, Clock, Limits, MoveValue, SearchResult, Searcher, Selectivity};
