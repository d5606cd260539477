//! The parts that games of two players share: positions, a game tree with branches, alpha-beta
//! search and repeatable random numbers.
//!
//! A game describes its rules by a [`Position`]. That suffices for a [`GameTree`], which holds the
//! moves of a game with undo, redo and branches. An [`Evaluator`] adds what a position is worth;
//! with it, [`AlphaBeta`] finds the best moves. A [`BoardGame`] adds what a page shows: squares,
//! sides, and how a game ended. [`LinkParameters`], [`ReadError`], [`Quoted`] and [`trimmed`] serve
//! the notations of all games.
//!
//! The crate depends on nothing and performs no I/O.
//!
//! # A game in full
//!
//! Nim with one heap: a move takes one to three matches, and the player who takes the last wins.
//!
//! ```
//! use reversi_game::{AlphaBeta, Alternating, Evaluator, GameTree, Position, Score};
//!
//! #[derive(Clone, Copy, Debug, PartialEq)]
//! struct Heap(u32);
//!
//! #[derive(Debug, PartialEq)]
//! struct TooMany;
//!
//! impl Position for Heap {
//!     type Move = u32;
//!     type IllegalMove = TooMany;
//!
//!     fn moves(&self) -> impl Iterator<Item = u32> {
//!         1..=self.0.min(3)
//!     }
//!
//!     fn play(&self, taken: u32) -> Result<Heap, TooMany> {
//!         let legal = (1..=3).contains(&taken);
//!         let left = self.0.checked_sub(taken).filter(|_| legal);
//!         left.map(Heap).ok_or(TooMany)
//!     }
//! }
//!
//! impl Alternating for Heap {}
//!
//! struct LastMatchWins;
//!
//! impl Evaluator<Heap> for LastMatchWins {
//!     fn leaf(&self, heap: Heap, _last: Option<u32>) -> Score {
//!         Score(if heap == Heap(0) { -1 } else { 0 })
//!     }
//! }
//!
//! // The winning move leaves a multiple of four.
//! let best = AlphaBeta::new(&LastMatchWins).best_moves(Heap(7), 7);
//! assert_eq!((best.len(), best[0].mv, best[0].score), (1, 3, Score(1)));
//!
//! let mut game = GameTree::new(Heap(7));
//! game.play(3)?;
//! assert_eq!(game.position(), Heap(4));
//! assert_eq!(game.play(4), Err(TooMany));
//! # Ok::<(), TooMany>(())
//! ```

#![cfg_attr(not(test), no_std)]
#![forbid(unsafe_code)]
#![deny(missing_docs, missing_debug_implementations)]

extern crate alloc;

mod alpha_beta;
mod board_game;
mod color;
mod fault;
mod link;
mod pasted_text;
mod position;
mod quoted;
mod read_error;
mod rng;
mod tree;

pub use alpha_beta::{AlphaBeta, Evaluator, NoMoves, RootMove, Score};
pub use board_game::{BoardGame, Ending, Grid};
pub use color::{Color, ParseColorError};
pub use fault::{Fault, fault_in, good_beginning};
pub use link::{LinkParameters, LinkedComment, UNNAMED_GAME, encode, split_fragment};
pub use pasted_text::{is_blank, linked_fragment, outside_comments, trimmed};
pub use position::{Alternating, Position};
pub use quoted::{Quoted, QuotedCharacter};
pub use read_error::{MAX_CHARACTERS, ReadError};
pub use rng::Rng;
pub use tree::{GameTree, NodeId};

/// The programs of the README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
