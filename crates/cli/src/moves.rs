//! Moves as programs write them.

use reversi_engine::Move;

/// The move that a program writes as `text`: a square, or one of the words in use for a pass.
pub fn parse_move(text: &str) -> Option<Move> {
    match text.to_lowercase().as_str() {
        "pass" | "pa" | "ps" | "--" => Some(Move::Pass),
        square => square.parse().ok().map(Move::Place),
    }
}

/// A move as the protocol writes it.
pub fn move_text(played: Move) -> String {
    match played {
        Move::Place(square) => square.to_string(),
        Move::Pass => "pass".to_owned(),
    }
}
