//! Tic-Tac-Toe and Connect Four, which share the page with Reversi: rules, notation, levels, and
//! the exact solver of Connect Four.
//!
//! The crate depends on [`reversi_game`] only and performs no I/O.
//!
//! ```
//! use reversi_game::{BoardGame, Color, Rng};
//! use side_games::{Limits, SideGame, read_game};
//!
//! let game = read_game(SideGame::ConnectFour, "4453")?;
//! assert_eq!(game.position().turn(), Some(Color::Black));
//! let medium = SideGame::ConnectFour.level("medium").expect("there is such a level");
//! let choice = medium.choose(game.position(), Rng::new(1), &Limits::default());
//! let choice = choice.expect("the game goes on");
//! assert!(choice.pv.first() == Some(&choice.mv));
//! # Ok::<(), side_games::ReadError>(())
//! ```

#![forbid(unsafe_code)]
#![deny(missing_docs)]

pub mod connect_four;
mod errors;
mod level;
mod notation;
mod perfect;
mod players;
mod search;
mod side_game;
mod side_move;
mod tic_tac_toe;

pub use connect_four::{Column, ConnectFour};
pub use errors::{IllegalMove, ImpossiblePosition};
pub use level::{Choice, Level, Limits, MoveValues, Outcome};
pub use notation::{
    PositionTextError, ReadError, TranscriptError, game_text, link_fragment, read_game, read_link,
    read_position, read_transcript, write_position, write_transcript,
};
pub use side_game::{SideGame, SidePosition, initial};
pub use side_move::SideMove;
pub use tic_tac_toe::TicTacToe;
