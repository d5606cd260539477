//! Games as pairs of numbers, as programs keep them: `[[5,4],[3,5]]`, `(6,5) (4,6)`,
//! `[{"x":5,"y":4},{"x":3,"y":5}]`, `{"moves":[{"row":5,"col":6}]}`.
//!
//! Numbers count from 0 or from 1: no first move of the usual start is one in both. A pair of
//! numbers below zero is a pass. Nothing says which number of a pair without names is the column:
//! the first one is taken for it, as a comment says.

use super::game_notation::{Notation, Records, only};
use super::game_record::GameRecord;
use super::othello_quest::{names_of, record_with_moves};
use super::read_error::ReadError;
use crate::rules::square::Square;

/// Games as pairs of numbers.
pub const COORDINATES: Notation = Notation {
    name: "coordinates",
    read,
    write: None,
    holds_game: true,
};

/// The names of the two numbers of a square.
const COLUMN: [&str; 5] = ["x", "col", "column", "c", "file"];
const ROW: [&str; 5] = ["y", "row", "r", "rank", "line"];

/// The comment on pairs without names.
const ASSUMED: &str = "The first number of each pair is read as the column.";

/// A column and a row; both below zero are a pass.
type Pair = (i8, i8);

/// First moves of the usual start, counted from 0.
const FIRST: [Pair; 4] = [(3, 2), (2, 3), (5, 4), (4, 5)];

fn read(text: &str, _most: usize) -> Option<Records> {
    if !text.starts_with(['[', '{', '(']) {
        return None;
    }
    let named = named_pairs(text);
    let is_named = named.is_some();
    let pairs = named.or_else(|| bare_pairs(text))?;
    Some(only(read_pairs(text, &pairs, is_named)))
}

fn read_pairs(text: &str, pairs: &[Pair], is_named: bool) -> Result<GameRecord, ReadError> {
    let least = i8::from(!FIRST.contains(pairs.first().ok_or(ReadError::Empty)?));
    let word = |&(column, row): &Pair| {
        let index = |number: i8| u8::try_from(number - least).ok().filter(|&at| at < 8);
        match (index(column), index(row)) {
            (Some(column), Some(row)) => {
                let square = Square::ALL[usize::from(8 * row + column)];
                format!("{square} ")
            }
            _ if column < 0 && row < 0 => "-- ".to_owned(),
            _ => format!("({column},{row}) "),
        }
    };
    let moves: String = pairs.iter().map(word).collect();
    let mut record = record_with_moves(names_of(text), &moves)?;
    if !is_named {
        record.comments.push((0, ASSUMED.to_owned()));
    }
    Ok(record)
}

/// The pairs of a text whose numbers have names, column and row in either order.
fn named_pairs(text: &str) -> Option<Vec<Pair>> {
    let (mut pairs, mut column, mut row) = (Vec::new(), None, None);
    let mut rest = text;
    while let Some((_, after)) = rest.split_once('"') {
        let (name, after) = after.split_once('"')?;
        rest = after;
        let value = after.trim_start().strip_prefix(':').map(str::trim_start);
        let place = match name {
            name if COLUMN.contains(&name) => &mut column,
            name if ROW.contains(&name) => &mut row,
            _ => continue,
        };
        let Some((number, after)) = value.and_then(split_number) else {
            continue;
        };
        *place = Some(number);
        rest = after;
        if let (Some(first), Some(second)) = (column, row) {
            pairs.push((first, second));
            (column, row) = (None, None);
        }
    }
    (!pairs.is_empty()).then_some(pairs)
}

/// The pairs of a text in which each number stands in a bracket with one other.
fn bare_pairs(text: &str) -> Option<Vec<Pair>> {
    let mut pairs = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(|sign: char| sign.is_ascii_digit()) {
        let (before, _) = rest[..at]
            .trim_end_matches('-')
            .rsplit_once(['[', '(', '{'])?;
        let (first, after) = split_number(rest[before.len() + 1..].trim_start())?;
        let after = after.trim_start().strip_prefix([',', ';', ' '])?;
        let (second, after) = split_number(after.trim_start())?;
        rest = after.trim_start().strip_prefix([']', ')', '}'])?;
        pairs.push((first, second));
    }
    (!pairs.is_empty()).then_some(pairs)
}

/// The small number with which a text begins, and what follows.
fn split_number(text: &str) -> Option<(i8, &str)> {
    let sign = usize::from(text.starts_with('-'));
    let digits = text[sign..].bytes().take_while(u8::is_ascii_digit).count();
    let (number, after) = text.split_at(sign + digits);
    Some((number.parse().ok()?, after))
}
