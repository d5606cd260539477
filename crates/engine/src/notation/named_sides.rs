//! The names of both sides before the moves, a line each: `Black: Ada`, `White: Bob`.

use super::foreign_words::side_of;
use super::game_notation::{Notation, Records, only};
use super::game_record::GameRecord;
use super::move_list::read_commented;
use super::read_error::ReadError;
use crate::rules::moves::Move;
use crate::rules::position::Position;
use reversi_game::Color;

/// Moves after the names of both sides.
pub const SIDES: Notation = Notation {
    name: "sides",
    read,
    write: None,
    holds_game: true,
};

fn read(text: &str, _most: usize) -> Option<Records> {
    let mut record = GameRecord::default();
    let mut moves = String::new();
    let mut found = false;
    for line in text.lines() {
        let (word, name) = line.split_once(':').unwrap_or(("", line));
        match side_of(word.trim()).filter(|_| !is_move(name)) {
            Some(Color::Black) => record.black = name.trim().to_owned(),
            Some(Color::White) => record.white = name.trim().to_owned(),
            None => {
                moves += &format!("{line}\n");
                continue;
            }
        }
        found = true;
    }
    found.then(|| only(played(record, &moves)))
}

/// Whether what follows the word for a side is its move.
fn is_move(name: &str) -> bool {
    name.trim().parse::<Move>().is_ok()
}

/// The record with the moves of a text, at least one.
fn played(record: GameRecord, moves: &str) -> Result<GameRecord, ReadError> {
    let record = read_commented(record, Position::default(), moves)?;
    match record.game.line().len() {
        0 => Err(ReadError::Empty),
        _ => Ok(record),
    }
}
