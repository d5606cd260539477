//! Moves after tags, as chess players write them (PGN): `[Black "Ada"]`, then `1. f5 d6 2. c3`.
//!
//! A tag `FEN` holds the position before the first move as board text. A pass is `--`. Comments
//! stand in braces, with their marks as chess sites write them: `[%csl Gc3][%cal Gf5d6]`.
//! A glyph is a number, `$1`. Variations stand in round brackets.

use super::game_notation::{Notation, ReadRecord, Records};
use super::game_record::{GameRecord, outcome_by_counts, plain};
use super::ggf::check_variant;
use super::move_list::read_commented;
use super::move_time::TimeLimit;
use super::move_tree::{MoveTree, Step};
use super::position_and_moves::read_position;
use super::read_error::ReadError;
use crate::rules::position::Position;

/// Games with tags.
pub const PGN: Notation = Notation {
    name: "pgn",
    read,
    write: Some(write),
    holds_game: true,
};

fn read(text: &str, most: usize) -> Option<Records> {
    text.lines().next().and_then(tag)?;
    let mut games = vec![Lines::starting_at(1)];
    let (mut has_moves, mut in_comment) = (false, false);
    for (line, number) in text.lines().zip(1..) {
        let tag = tag(line).filter(|_| !in_comment);
        if tag.is_some() && has_moves {
            if games.len() == most {
                break;
            }
            games.push(Lines::starting_at(number));
            has_moves = false;
        }
        let Lines { tags, moves, .. } = games.last_mut().expect("there is a first game");
        match tag {
            Some(tag) => tags.push(tag),
            None => {
                *moves += line;
                moves.push('\n');
                has_moves |= !line.trim().is_empty();
                if let Some(brace) = line.rfind(['{', '}']) {
                    in_comment = line[brace..].starts_with('{');
                }
            }
        }
    }
    let records = games.iter().map(|game| ReadRecord {
        line: Some(game.first),
        game: read_one(&game.tags, &game.moves),
    });
    Some(records.collect())
}

/// The lines of one game.
struct Lines<'a> {
    /// The number of the first one, counted from 1.
    first: usize,
    tags: Vec<(&'a str, &'a str)>,
    moves: String,
}

impl Lines<'_> {
    fn starting_at(first: usize) -> Self {
        Lines {
            first,
            tags: Vec::new(),
            moves: String::new(),
        }
    }
}

/// The name and the value of a tag, `[Black "Ada"]`.
fn tag(line: &str) -> Option<(&str, &str)> {
    let inside = line.trim().strip_prefix('[')?.strip_suffix(']')?;
    let (name, value) = inside.trim_end().strip_suffix('"')?.split_once('"')?;
    let name = name.trim();
    let is_name = !name.is_empty() && name.bytes().all(|sign| sign.is_ascii_alphanumeric());
    is_name.then(|| (name, value.trim()))
}

fn read_one(tags: &[(&str, &str)], moves: &str) -> Result<GameRecord, ReadError> {
    let value = |name: &str| {
        let tag = tags
            .iter()
            .find(|(found, _)| found.eq_ignore_ascii_case(name));
        tag.map(|(_, value)| *value).filter(|value| *value != "?")
    };
    let text = |name| value(name).unwrap_or_default().to_owned();
    value("Variant").map_or(Ok(()), check_variant)?;
    let start = value("FEN").map(read_position).transpose()?;
    if start.is_none() && moves.trim().is_empty() {
        return Err(ReadError::Empty);
    }
    let record = GameRecord {
        black: text("Black"),
        white: text("White"),
        event: text("Event"),
        date: text("Date"),
        named_outcome: value("Result").and_then(outcome_by_counts),
        time_limit: value("TimeControl").and_then(TimeLimit::of_seconds),
        ..GameRecord::default()
    };
    read_commented(record, start.unwrap_or_default(), moves)
}

fn write(record: &GameRecord) -> Option<String> {
    let initial = record.game.initial_position();
    let usual = initial == Position::default();
    if usual && record.game.line().len() == 0 {
        return None;
    }
    let outcome = record.outcome();
    let result = outcome.map_or_else(
        || "*".to_owned(),
        |outcome| format!("{}-{}", outcome.black(), outcome.white()),
    );
    let fen = if usual {
        String::new()
    } else {
        initial.to_string()
    };
    let tags = [
        ("Event", &record.event),
        ("Date", &record.date),
        ("Black", &record.black),
        ("White", &record.white),
        ("Result", &result),
        ("FEN", &fen),
    ];
    let tags = tags.into_iter().filter(|(_, value)| !value.is_empty());
    let mut text: String = tags
        .map(|(name, value)| format!("[{name} \"{}\"]\n", plain(value)))
        .collect();
    text.push('\n');
    let tree = MoveTree::of(record).ok()?;
    text += &tree.comment.beside_move();
    add_beside(&mut text, &tree.beside, 0);
    add_steps(&mut text, &tree.moves, 0);
    Some(text + &result)
}

/// Adds moves with what stands beside them: `1. f5 d6 {usual} (1... f4) 2. c3 `. Before them are
/// `before` moves and passes.
#[inline(never)]
fn add_steps(text: &mut String, steps: &[Step], before: usize) {
    let (mut half, mut is_apart) = (before, true);
    for step in steps {
        let start = half;
        while half < step.half {
            add_number(text, half, is_apart);
            text.push_str("-- ");
            half += 1;
            is_apart = false;
        }
        add_number(text, half, is_apart);
        *text += &format!("{} {}", step.ply, step.comment.beside_move());
        half = step.next;
        add_beside(text, &step.beside, start);
        is_apart = !step.beside.is_empty() || step.ply.correction.is_some();
    }
}

/// Adds lines, each in round brackets.
#[inline(never)]
fn add_beside(text: &mut String, lines: &[Vec<Step>], before: usize) {
    for line in lines {
        text.push('(');
        add_steps(text, line, before);
        text.truncate(text.trim_end().len());
        text.push_str(") ");
    }
}

/// Adds the number of a move or a pass: always before one of the side that begins, and where a line
/// begins or goes on.
fn add_number(text: &mut String, half: usize, is_apart: bool) {
    if half.is_multiple_of(2) {
        *text += &format!("{}. ", half / 2 + 1);
    } else if is_apart {
        *text += &format!("{}... ", half / 2 + 1);
    }
}
