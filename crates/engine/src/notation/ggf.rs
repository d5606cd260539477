//! The General Game Format (GGF) of game servers: `(;GM[Othello]…BO[8 … *]B[F5//0.1]W[D6];)`.
//!
//! `BO` holds the position before the first move, with `*` for Black; `B` and `W` hold a move each,
//! a square or a pass, before its time. `RE` holds Black's lead at the end, `+12.000`, or `?` for a
//! game that is not over. `C`, `CR` and `AR` hold a comment on the position with its circles and
//! arrows, and glyphs on moves stand in the fields of SGF. `TI` holds the time of a side.

use super::board_text::BoardTextError;
use super::comment::{Comment, Mark};
use super::game_notation::{Notation, ReadRecord, Records};
use super::game_record::{GameRecord, outcome_by_lead, plain};
use super::glyph::Glyph;
use super::move_time::TimeLimit;
use super::properties::{Field, Tree, games, take_moves, value};
use super::read_error::ReadError;
use super::transcript::{MAX_QUOTED, TranscriptError};
use super::words::words;
use crate::rules::moves::Move;
use crate::rules::position::Position;
use reversi_game::Color;

/// Games in the General Game Format.
pub const GGF: Notation = Notation {
    name: "ggf",
    read,
    write: Some(write),
    holds_game: true,
};

/// The game's name in the field `GM`.
const GAME_NAMES: [&str; 2] = ["othello", "reversi"];

fn read(text: &str, most: usize) -> Option<Records> {
    let games = games(text).filter(|(_, tree)| {
        let is_name = |name: &&str| {
            value(&tree.fields, "GM").is_some_and(|found| found.eq_ignore_ascii_case(name))
        };
        GAME_NAMES.iter().any(is_name)
    });
    let read = |(line, tree): (usize, Tree)| ReadRecord {
        line: Some(line),
        game: read_tree(&tree),
    };
    let records: Records = games.take(most).map(read).collect();
    (!records.is_empty()).then_some(records)
}

/// Reads the game from its fields.
fn read_tree(tree: &Tree) -> Result<GameRecord, ReadError> {
    let mut record = record_of(&tree.fields);
    record.time_limit = value(&tree.fields, "TI").and_then(TimeLimit::of_clock);
    value(&tree.fields, "TY").map_or(Ok(()), check_type)?;
    value(&tree.fields, "KM").map_or(Ok(()), check_komi)?;
    let start = value(&tree.fields, "BO").map(start_position).transpose()?;
    let has_setup = start.is_some();
    let start = start.unwrap_or_default();
    let moves = take_moves(&mut record, tree, start, read_move)?;
    if !has_setup && moves.is_empty() {
        return Err(ReadError::Empty);
    }
    record.with_game(start, &moves)
}

/// A record with the names and the outcome that the fields hold, which GGF and SGF call the same.
pub(super) fn record_of(fields: &[Field]) -> GameRecord {
    let text = |name| value(fields, name).unwrap_or_default().to_owned();
    GameRecord {
        black: text("PB"),
        white: text("PW"),
        event: text("EV"),
        date: text("DT"),
        named_outcome: value(fields, "RE").and_then(outcome_by_lead),
        ..GameRecord::default()
    }
}

/// Whether no discs are given beforehand.
///
/// # Errors
/// If some are.
fn check_komi(discs: &str) -> Result<(), ReadError> {
    if !discs.contains(|sign| matches!(sign, '1'..='9')) {
        return Ok(());
    }
    Err(ReadError::OtherGame {
        game: format!("Komi-Reversi (KM[{discs}])"),
    })
}

/// Whether the name of a variant is not that of the game that the fewest discs win.
///
/// # Errors
/// If it is.
pub(super) fn check_variant(name: &str) -> Result<(), ReadError> {
    let is_anti = |word: &&str| word.to_ascii_lowercase().starts_with("anti");
    match words(name).iter().any(is_anti) {
        true => Err(ReadError::OtherGame {
            game: format!("Anti-Reversi ({name})"),
        }),
        false => Ok(()),
    }
}

/// Whether a type of game is that of this game: in `s8r18` two games are played at once, from a
/// random position after 18 moves.
///
/// # Errors
/// If the board has another size, or the game has other rules.
fn check_type(name: &str) -> Result<(), ReadError> {
    let digits = name.trim_start_matches(['s', 'S']);
    let after = digits.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let other = |rules: &str| {
        Err(ReadError::OtherGame {
            game: format!("{rules}-Reversi (TY[{name}])"),
        })
    };
    match &digits[..digits.len() - after.len()] {
        "88" => return other("Octagon"),
        "" | "8" => {}
        rows => return Err(other_size(rows)),
    }
    // The fewest discs win, or one side gets some beforehand.
    let rules = after.to_ascii_lowercase();
    match rules.chars().next() {
        Some('a') => other("Anti"),
        Some('k') => other("Komi"),
        _ => Ok(()),
    }
}

/// The error for a board with another number of rows.
pub(super) fn other_size(rows: &str) -> ReadError {
    let rows = rows.parse().unwrap_or(u32::MAX);
    BoardTextError::OtherSize { rows }.into()
}

/// Reads the position of the field `BO`, after the length of a side.
fn start_position(value: &str) -> Result<Position, ReadError> {
    let board = value.trim_start_matches(|sign: char| sign.is_ascii_digit());
    match &value[..value.len() - board.len()] {
        "" | "8" => {}
        rows => return Err(other_size(rows)),
    }
    Ok(board.replace('*', "X").parse()?)
}

/// Reads the move of a field; its time and its evaluation may follow, each after a slash.
pub(super) fn read_move(value: &str, number: usize) -> Result<Move, TranscriptError> {
    let text = value.split('/').next().unwrap_or_default().trim();
    text.parse().map_err(|_| TranscriptError::NoSquare {
        number,
        found: text.chars().take(MAX_QUOTED).collect(),
    })
}

/// Writes a game; `None` for one whose board was corrected, since no field holds that.
fn write(record: &GameRecord) -> Option<String> {
    if record.game.plies().any(|ply| ply.correction.is_some()) {
        return None;
    }
    let mut text = format!("(;GM[Othello]{}", name_fields(record));
    // Servers write Black's lead with its sign and three decimals.
    text += &match record.outcome() {
        Some(outcome) => format!("RE[{:+}.000]", outcome.lead(Color::Black)),
        None => "RE[?]".to_owned(),
    };
    let board = record.game.initial_position().to_string();
    text += &format!("TY[8]BO[8 {}]", board.replace('X', "*"));
    let comments = record.read_comments().ok()?;
    let comment = |moves| {
        let comment = comments.iter().find(|comment| comment.ply == moves);
        comment.map_or_else(String::new, comment_fields)
    };
    text += &comment(0);
    let mut moves = 0;
    for (side, square) in record.moves_and_passes() {
        let name = if side == Color::Black { "B" } else { "W" };
        match square {
            Some(square) => {
                moves += 1;
                text += &format!("{name}[{square}]{}", comment(moves));
            }
            None => text += &format!("{name}[PA]"),
        }
    }
    Some(text + ";)")
}

/// The names of a record that are known, by those of their fields, which GGF and SGF call the same.
pub(super) fn names(record: &GameRecord) -> impl Iterator<Item = (&'static str, &str)> {
    let names = [
        ("EV", &record.event[..]),
        ("DT", &record.date[..]),
        ("PB", &record.black[..]),
        ("PW", &record.white[..]),
    ];
    names.into_iter().filter(|(_, value)| !value.is_empty())
}

/// The fields that hold the names of a record.
#[inline(never)]
pub(super) fn name_fields(record: &GameRecord) -> String {
    names(record)
        .map(|(name, value)| format!("{name}[{}]", plain(value)))
        .collect()
}

/// The fields that hold a comment, with the glyph of its move.
#[inline(never)]
pub(super) fn comment_fields(comment: &Comment) -> String {
    let text = comment.plain_text();
    let mut fields = comment.glyph.map_or("", Glyph::field).to_owned();
    if !text.is_empty() {
        fields += &format!("C[{}]", text.replace('\\', "\\\\").replace(']', "\\]"));
    }
    for mark in &comment.marks {
        fields += &match mark {
            Mark::Circle(square) => format!("CR[{square}]"),
            Mark::Arrow { from, to } => format!("AR[{from}:{to}]"),
        };
    }
    fields
}
