//! Games as JSON: those of Othello Quest, `{"players":[{"name":"Ada"},…],"moves":[{"m":"f5"},…]}`,
//! and others, `{"black":"Ada","moves":"f5d6"}`, `{"moves":["f5","d6"]}` or `[{"move":"f5"},…]`.
//!
//! Read are the fields `m` or `move`, a square, `-` for a pass or `resign`, or all moves in one
//! field; and `name`, Black's first, or `black` and `white`. All others may be anything.

use super::game_notation::{Notation, Records, only};
use super::game_record::GameRecord;
use super::move_list::take_moves;
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

/// The fields that hold one move.
const MOVE: [&str; 4] = ["m", "move", "square", "coord"];

/// The fields that hold all moves.
const MOVES: [&str; 4] = ["moves", "transcript", "kifu", "record"];

fn read(text: &str, _most: usize) -> Option<Records> {
    let has_moves =
        || single(text).next().is_some() || MOVES.iter().any(|name| list(text, name).is_some());
    let is_json = text.starts_with(['{', '[']) && has_moves();
    is_json.then(|| only(read_one(text)))
}

fn read_one(text: &str) -> Result<GameRecord, ReadError> {
    let is_move = |found: &&str| *found != RESIGN;
    let moves = single(text).take_while(is_move);
    let moves: String = moves
        .map(|found| if found == "-" { "--" } else { found })
        .collect();
    let mut record = names_of(text);
    let listed = MOVES.iter().find_map(|name| list(text, name));
    let moves = match listed.filter(|_| moves.is_empty()) {
        Some(listed) => take_moves(&mut record, &listed.replace('"', " ")),
        None => moves,
    };
    let mut record = record_with_moves(record, &moves)?;
    if single(text).any(|found| found == RESIGN) {
        resign(&mut record);
    }
    Ok(record)
}

/// A record with the names that a text has.
pub(super) fn names_of(text: &str) -> GameRecord {
    let mut names = strings(text, "name");
    let mut name = |side| {
        let name = strings(text, side).next().or_else(|| names.next());
        name.unwrap_or_default().to_owned()
    };
    GameRecord {
        black: name("black"),
        white: name("white"),
        ..GameRecord::default()
    }
}

/// The record with moves from the usual start, at least one.
pub(super) fn record_with_moves(record: GameRecord, moves: &str) -> Result<GameRecord, ReadError> {
    match moves.trim() {
        "" => Err(ReadError::Empty),
        moves => record.with_game(Position::default(), moves),
    }
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

/// What stands in the first field of this name, a text or a list of texts.
fn list<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let (_, after) = text.split_once(&format!("\"{name}\"")[..])?;
    let value = after.trim_start().strip_prefix(':')?.trim_start();
    let (opening, rest) = value.split_at_checked(1)?;
    let end = match opening {
        "\"" => '"',
        "[" => ']',
        _ => return None,
    };
    Some(rest.split_once(end)?.0)
}

/// The moves that stand each in a field.
fn single(text: &str) -> impl Iterator<Item = &str> {
    let held = |name: &&&str| strings(text, name).next().is_some();
    let name = MOVE.iter().find(held);
    name.into_iter().flat_map(|name| strings(text, name))
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
