//! The Universal Game Interface: a server, which answers commands, and a client, which gives them.

pub mod client;
pub mod server;

use reversi_engine::Move;

/// A pass as the protocol writes it.
const PASS: &str = "0000";

/// A move as the protocol writes it.
fn move_text(played: Move) -> String {
    match played {
        Move::Pass => PASS.to_owned(),
        Move::Place(square) => square.to_string(),
    }
}

/// Reads a move; a pass may have any of its names.
fn read_move(text: &str) -> Option<Move> {
    if text == PASS {
        Some(Move::Pass)
    } else {
        text.parse().ok()
    }
}
