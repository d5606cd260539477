//! The General Game Format (GGF) of game servers: `(;GM[Othello]…BO[8 … *]B[F5//0.1]W[D6];)`.
//!
//! `BO` holds the position before the first move, with `*` for Black, and each move is a field of
//! its own. Passes are fields without a square and are skipped.

use super::format::{Notation, ReadError, game_from};
use super::transcript;
use crate::rules::game::Game;
use crate::rules::position::Position;
use crate::rules::square::Square;

/// Games in the General Game Format.
pub const GGF: Notation = Notation {
    name: "GGF",
    read,
    write: None,
};

/// The fields that name the game.
const NAMES: [&str; 2] = ["gm[othello]", "gm[reversi]"];

/// How the field of the position begins.
const BOARD: &str = "bo[8";

fn read(text: &str) -> Option<Result<Game, ReadError>> {
    let lower = text.to_ascii_lowercase();
    NAMES
        .iter()
        .any(|field| lower.contains(field))
        .then(|| read_fields(text, &lower))
}

/// Reads the fields of a game, given also in small letters.
fn read_fields(text: &str, lower: &str) -> Result<Game, ReadError> {
    let moves = transcript(moves(lower.as_bytes()));
    let board = lower
        .find(BOARD)
        .and_then(|at| text[at + BOARD.len()..].split_once(']'));
    match board {
        Some((board, _)) => game_from(board.replace('*', "X").parse()?, &moves),
        None if moves.is_empty() => Err(ReadError::Empty),
        None => game_from(Position::default(), &moves),
    }
}

/// The squares of the fields `B[…]` and `W[…]`.
fn moves(text: &[u8]) -> impl Iterator<Item = Square> {
    text.windows(4).enumerate().filter_map(|(index, window)| {
        let &[side, b'[', file, rank] = window else {
            return None;
        };
        let begins = index == 0 || !text[index - 1].is_ascii_alphabetic();
        if !begins || !matches!(side, b'b' | b'w') {
            return None;
        }
        std::str::from_utf8(&[file, rank]).ok()?.parse().ok()
    })
}
