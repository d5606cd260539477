//! Games of Othello Quest as JSON: `{"players":[{"name":"Ada"},…],"moves":[{"m":"f5"},…]}`.
//!
//! Read are the fields `m`, a square, `-` for a pass or `resign`, and `name`, Black's first; all
//! others may be anything.

use super::game_notation::{Notation, Records, only};
use super::game_record::GameRecord;
use super::read_error::ReadError;
use crate::rules::outcome::Outcome;
use crate::rules::position::Position;
use reversi_game::Color;

/// Games of Othello Quest.
pub const QUEST: Notation = Notation {
    name: "quest",
    read,
    write: None,
    holds_game: true,
};

/// What stands in the place of a move of a side that gives up.
const RESIGN: &str = "resign";

fn read(text: &str, _most: usize) -> Option<Records> {
    let is_json = text.starts_with(['{', '[']) && text.contains("\"m\"");
    is_json.then(|| only(read_one(text)))
}

fn read_one(text: &str) -> Result<GameRecord, ReadError> {
    let is_move = |found: &&str| *found != RESIGN;
    let moves = strings(text, "m").take_while(is_move);
    let moves: String = moves
        .map(|found| if found == "-" { "--" } else { found })
        .collect();
    if moves.is_empty() {
        return Err(ReadError::Empty);
    }
    let mut names = strings(text, "name").map(str::to_owned);
    let mut next = || names.next().unwrap_or_default();
    let record = GameRecord {
        black: next(),
        white: next(),
        ..GameRecord::default()
    };
    let mut record = record.with_game(Position::default(), &moves)?;
    if strings(text, "m").any(|found| found == RESIGN) {
        resign(&mut record);
    }
    Ok(record)
}

/// The side to move gives the game up, as a comment says.
fn resign(record: &mut GameRecord) {
    let Some(side) = record.game.turn() else {
        return;
    };
    record.named_outcome = Outcome::of_lead(match side {
        Color::Black => -64,
        Color::White => 64,
    });
    let sentence = format!("{side} resigned");
    record.comments.push((record.game.line().len(), sentence));
}

/// The texts that stand in the fields of this name.
fn strings<'a>(text: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    let quoted = format!("\"{name}\"");
    let mut rest = text;
    std::iter::from_fn(move || {
        loop {
            let (_, after) = rest.split_once(&quoted[..])?;
            rest = after;
            let value = after.trim_start().strip_prefix(':').map(str::trim_start);
            let Some(value) = value.and_then(|value| value.strip_prefix('"')) else {
                continue;
            };
            let (found, after) = value.split_once('"')?;
            rest = after;
            return Some(found);
        }
    })
}
