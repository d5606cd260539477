//! The names of both sides before the moves, on a line each or on one: `Black: Ada`, `White: Bob`.

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
        let names = names_of(line);
        if names.is_empty() || names.iter().any(|(_, name)| is_move(name)) {
            moves += &format!("{line}\n");
            continue;
        }
        for (side, name) in names {
            match side {
                Color::Black => record.black = name.to_owned(),
                Color::White => record.white = name.to_owned(),
            }
        }
        found = true;
    }
    found.then(|| only(played(record, &moves)))
}

/// The names on a line, each with the side whose word stands before it.
fn names_of(line: &str) -> Vec<(Color, &str)> {
    let (word, rest) = line.split_once(':').unwrap_or(("", line));
    // A sign for the side may stand behind its word, `Black (X):`.
    let mut words = word.split(['(', ')', '（', '）']).map(str::trim);
    let side = words.next().and_then(side_of);
    let Some(side) = side.filter(|_| words.all(|sign| sign.is_empty() || side_of(sign) == side))
    else {
        return Vec::new();
    };
    let other = side.other();
    let is_between = |sign: char| sign.is_whitespace() || matches!(sign, ',' | ';' | '/' | '|');
    let both = rest.match_indices(':').find_map(|(at, _)| {
        let (name, word) = rest[..at].trim_end().rsplit_once(is_between)?;
        let name = name.trim_end_matches(is_between).trim_start();
        (side_of(word) == Some(other)).then(|| vec![(side, name), (other, rest[at + 1..].trim())])
    });
    both.unwrap_or_else(|| vec![(side, rest.trim())])
}

/// Whether what follows the word for a side is its move.
fn is_move(name: &str) -> bool {
    name.parse::<Move>().is_ok()
}

/// The record with the moves of a text, at least one.
fn played(record: GameRecord, moves: &str) -> Result<GameRecord, ReadError> {
    let record = read_commented(record, Position::default(), moves)?;
    match record.game.line().len() {
        0 => Err(ReadError::Empty),
        _ => Ok(record),
    }
}
