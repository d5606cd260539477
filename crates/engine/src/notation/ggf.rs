//! The General Game Format (GGF) of game servers: `(;GM[Othello]…BO[8 … *]B[F5//0.1]W[D6];)`.
//!
//! A game is a list of fields `NAME[value]`. `BO` holds the position before the first move, with
//! `*` for Black; `B` and `W` hold a move each, a square or a pass, before its time. Of several
//! games the first is read.

use super::game_notation::{Notation, game_from};
use super::read_error::ReadError;
use super::transcript::TranscriptError;
use crate::rules::game::Game;
use crate::rules::moves::Move;
use crate::rules::position::Position;

/// Games in the General Game Format.
pub const GGF: Notation = Notation {
    name: "GGF",
    read,
    write: None,
};

/// How a game begins.
const BEGIN: &str = "(;";

/// What the field `GM` calls the game.
const GAME_NAMES: [&str; 2] = ["othello", "reversi"];

fn read(text: &str) -> Option<Result<Game, ReadError>> {
    let (_, text) = text.split_once(BEGIN)?;
    let is_name = |value: &str| {
        GAME_NAMES
            .iter()
            .any(|name| value.eq_ignore_ascii_case(name))
    };
    fields(text)
        .any(|(name, value)| name.eq_ignore_ascii_case("GM") && is_name(value))
        .then(|| read_fields(text))
}

/// Reads the game from its fields.
fn read_fields(text: &str) -> Result<Game, ReadError> {
    let (mut start, mut moves, mut placed) = (None, String::new(), 0);
    for (name, value) in fields(text) {
        match name.to_ascii_uppercase().as_str() {
            "BO" => start = Some(start_position(value)?),
            "B" | "W" => {
                let played = read_move(value, placed + 1)?;
                placed += usize::from(played != Move::Pass);
                moves += &played.to_string();
            }
            _ => {}
        }
    }
    if start.is_none() && moves.is_empty() {
        return Err(ReadError::Empty);
    }
    game_from(start.unwrap_or_default(), &moves)
}

/// The fields of the first game: names and values.
fn fields(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let (before, after) = rest.split_once('[')?;
        if before.contains(')') {
            return None;
        }
        let (value, after) = after.split_once(']').unwrap_or((after, ""));
        rest = after;
        let name = before.trim_start_matches(|sign: char| !sign.is_ascii_alphabetic());
        Some((name.trim_end(), value.trim()))
    })
}

/// Reads the position of the field `BO`, after the length of a side.
fn start_position(value: &str) -> Result<Position, ReadError> {
    let board = value.strip_prefix('8').unwrap_or(value);
    Ok(board.replace('*', "X").parse()?)
}

/// Reads the move of a field; its time and its evaluation may follow, each after a slash.
fn read_move(value: &str, number: usize) -> Result<Move, TranscriptError> {
    let text = value.split('/').next().unwrap_or_default().trim();
    text.parse().map_err(|_| TranscriptError::NoSquare {
        number,
        found: text.chars().take(2).collect(),
    })
}
