//! Tic-Tac-Toe and Connect Four, which share the page with Reversi: rules, notation, levels, and
//! the exact solver of Connect Four.
//!
//! The crate depends on [`reversi_game`] and `thiserror`, and performs no I/O.
//!
//! ```
//! use reversi_game::{BoardGame, Color, Rng};
//! use side_games::{Limits, connect_four, read_game};
//!
//! let game = read_game(connect_four::GAME, "4453")?;
//! assert_eq!(game.position().turn(), Some(Color::Black));
//! let medium = connect_four::GAME.level("medium").expect("there is such a level");
//! let choice = medium.choose(game.position(), Rng::new(1), &Limits::default());
//! let choice = choice.expect("the game goes on");
//! assert!(choice.pv.first() == Some(&choice.mv));
//! # Ok::<(), side_games::ReadError>(())
//! ```

#![cfg_attr(not(test), no_std)]
#![forbid(unsafe_code)]
#![deny(missing_docs, missing_debug_implementations)]

extern crate alloc;

mod choice;
pub mod connect_four;
mod errors;
mod explanation;
mod notation;
mod search;
mod side_game;
mod side_move;
mod squares;
mod theme;
pub mod tic_tac_toe;
mod whole_game;

pub use choice::{Choice, Group, Limits, MoveValue, MoveValues, Outcome};
pub use errors::{IllegalMove, ImpossiblePosition};
pub use explanation::Explanation;
pub use notation::{
    PositionTextError, ReadError, TranscriptError, game_text, good_beginning, link_fragment,
    read_game, read_link, read_position, read_transcript, write_position, write_transcript,
};
pub use side_game::{Level, SideGame, SidePosition, initial};
pub use side_move::SideMove;
pub use theme::Theme;

/// Lists the games, each a module with the game and the number of bits of its board.
macro_rules! games {
    ($($game:ident),+) => {
        impl SideGame {
            /// All games, in the order in which lists name them.
            pub const ALL: [SideGame; [$($game::BITS),+].len()] = [$($game::GAME),+];
        }

        /// Bits of the board that needs most.
        const BOARD_BITS: u32 = {
            let mut most = 0;
            $(if $game::BITS > most {
                most = $game::BITS;
            })+
            most
        };
    };
}

games!(tic_tac_toe, connect_four);

/// The programs of the README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
