//! The rows of printed boards: which lines are no rows, and boards that have not eight of eight
//! squares, on which nothing can be played.

use super::board_signs::{LONGEST_ROW, cell_of, is_bar};
use super::board_text::BoardTextError;
use super::read_error::ReadError;
use super::words::words;
use std::borrow::Cow;

/// The squares of a row of the smallest board, and of the largest one.
const FEWEST: usize = 4;
const MOST: usize = 16;

/// The text without the rules of dashes above and below eight rows, and behind the first row of a
/// table: such a rule looks like an empty row. Its line stays, for what follows keeps its number.
pub(super) fn without_rules(text: &str) -> Cow<'_, str> {
    if !text
        .lines()
        .any(|line| is_rule(line) || is_rule_of_table(line))
    {
        return Cow::Borrowed(text);
    }
    let kept = |line| if is_rule_of_table(line) { "" } else { line };
    let mut lines: Vec<&str> = text.lines().map(kept).collect();
    for rows in lines.chunk_by_mut(|one, other| is_usual_row(one) == is_usual_row(other)) {
        let [first, .., last] = rows else {
            continue;
        };
        let (above, below) = (is_rule(first), is_rule(last));
        let count = rows.len();
        let is_framed = match count {
            9 => above != below,
            _ => count == 10 && above && below,
        };
        if is_framed && above {
            rows[0] = "";
        }
        if is_framed && below {
            rows[count - 1] = "";
        }
    }
    Cow::Owned(lines.join("\n"))
}

fn is_rule(line: &str) -> bool {
    let mut signs = line.chars().filter(|sign| !sign.is_whitespace());
    signs.all(|sign| sign == '-') && line.matches('-').count() == 8
}

/// Whether a line is what Markdown has below the first row of a table, `|---|---|`: with one dash a
/// column, these are not eight as the squares of an empty row are.
fn is_rule_of_table(line: &str) -> bool {
    let is_drawn = |sign: char| matches!(sign, '-' | ':') || sign.is_whitespace();
    let columns = line
        .split(is_bar)
        .filter(|column| !column.trim().is_empty());
    line.contains(is_bar)
        && line.contains('-')
        && line.chars().all(|sign| is_drawn(sign) || is_bar(sign))
        && (line.contains("---") || columns.count() != 8)
}

/// The text with bare squares in place of the stars on its rows, if these have discs as `X` or `●`
/// too: then a star is the mark of a legal move, and no disc of Black.
pub(super) fn without_stars(text: &str) -> Cow<'_, str> {
    let is_row = |line: &&str| {
        rows_of(line)
            .iter()
            .flatten()
            .any(|row| row.length >= FEWEST)
    };
    let has = |signs: &[char]| {
        let mut rows = text.lines().filter(is_row);
        rows.any(|row| row.contains(signs))
    };
    if !text.contains('*') || !has(&['*']) || !has(&['X', 'x', '●', '⚫']) {
        return Cow::Borrowed(text);
    }
    let bare = |line: &str| match is_row(&line) {
        true => line.replace('*', "."),
        false => line.to_owned(),
    };
    Cow::Owned(text.lines().map(bare).collect::<Vec<_>>().join("\n"))
}

fn is_usual_row(line: &str) -> bool {
    rows_of(line).iter().flatten().any(|row| row.length == 8)
}

/// The text without the brackets around a square: programs mark the last move with them, `X[O].`.
pub(super) fn without_marks(text: &str) -> Cow<'_, str> {
    if !text.lines().any(|line| marked_sign(line).is_some()) {
        return Cow::Borrowed(text);
    }
    let lines: Vec<Cow<'_, str>> = text.lines().map(without_mark).collect();
    Cow::Owned(lines.join("\n"))
}

fn without_mark(line: &str) -> Cow<'_, str> {
    let Some((before, sign, after)) = marked_sign(line) else {
        return Cow::Borrowed(line);
    };
    // The brackets stand in place of the blanks between squares, or between squares without any.
    let length = |line: &String| rows_of(line).iter().flatten().map(|row| row.length).max();
    let spaced = format!("{before} {sign} {after}");
    let joined = format!("{before}{sign}{after}");
    match [spaced, joined].into_iter().max_by_key(length) {
        Some(row) if length(&row) >= Some(FEWEST) => Cow::Owned(row),
        _ => Cow::Borrowed(line),
    }
}

/// The only sign of a square between brackets, and what stands around these.
fn marked_sign(line: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = line.split_once(['[', '(', '<'])?;
    let (sign, after) = rest.split_once([']', ')', '>'])?;
    let is_square = sign.chars().count() == 1 && sign.chars().all(is_cell);
    (line.len() <= LONGEST_ROW && is_square).then_some((before, sign, after))
}

/// The error for a text that prints a board of another size; `None` if it prints none.
pub(super) fn other_size(text: &str) -> Option<ReadError> {
    let rows = named_size(text).or_else(|| printed_rows(text))?;
    let rows = u32::try_from(rows).ok()?;
    Some(BoardTextError::OtherSize { rows }.into())
}

/// The length of a side that servers write first, `[10 ----------`, with the bracket or without it.
fn named_size(text: &str) -> Option<usize> {
    let (size, squares) = text.strip_prefix('[').unwrap_or(text).split_once(' ')?;
    let first = squares.split_whitespace().next()?;
    let size = size.parse().ok()?;
    ((FEWEST..=MOST).contains(&size)
        && size != 8
        && first.chars().count() == size
        && first.chars().all(is_cell))
    .then_some(size)
}

/// The rows that follow each other, if they are as many as the squares of each, or more than eight
/// of eight squares.
fn printed_rows(text: &str) -> Option<usize> {
    let mut runs = [[Run::default(); 2]; MOST + 1];
    for line in text.lines().chain(["end"]) {
        let rows = rows_of(line);
        // A frame may stand between two rows.
        if rows == [None; 2] && words(line).is_empty() {
            continue;
        }
        for (length, runs) in runs.iter_mut().enumerate().skip(FEWEST) {
            for (run, row) in runs.iter_mut().zip(rows) {
                let row = row.filter(|row| row.length == length);
                if let Some(rows) = run.ended_by(row).filter(|&rows| is_other(rows, length)) {
                    return Some(rows);
                }
            }
        }
    }
    None
}

const fn is_other(rows: usize, length: usize) -> bool {
    match length {
        8 => rows > 8 && rows < 16,
        _ => rows == length,
    }
}

/// A line that may be a row.
#[derive(Clone, Copy, PartialEq)]
struct Row {
    length: usize,
    /// The number before its squares; 0 if none is.
    name: usize,
}

/// Rows that follow each other.
#[derive(Clone, Copy, Default)]
struct Run {
    first_name: usize,
    rows: usize,
}

impl Run {
    /// Goes on with a row, or returns how many rows have ended before it.
    fn ended_by(&mut self, row: Option<Row>) -> Option<usize> {
        let goes_on = row.is_some_and(|row| {
            row.name == 0 || self.rows == 0 || row.name.abs_diff(self.first_name) == self.rows
        });
        if goes_on && self.rows > 0 {
            self.rows += 1;
            return None;
        }
        let next = Run {
            first_name: row.map_or(0, |row| row.name),
            rows: usize::from(row.is_some()),
        };
        Some(std::mem::replace(self, next).rows)
    }
}

/// The row that a line may be, without a name and with one: a digit may be either name or square.
fn rows_of(line: &str) -> [Option<Row>; 2] {
    if line.len() > LONGEST_ROW || line.contains("+-") {
        return [None; 2];
    }
    let bare = |length| Row { length, name: 0 };
    if let Some(squares) = squares_between_bars(line) {
        return [Some(bare(squares)), None];
    }
    let is_gap = |sign: char| sign.is_whitespace() || is_bar(sign);
    let parts: Vec<&str> = line.split(is_gap).filter(|part| !part.is_empty()).collect();
    let named = parts.split_first().and_then(|(first, squares)| {
        let name = first.parse().ok().filter(|&name| name > 0)?;
        // The same name may stand behind them, too.
        let squares = squares.strip_suffix(&[*first]).unwrap_or(squares);
        let length = squares_in(squares)?;
        Some(Row { length, name })
    });
    [squares_in(&parts).map(bare), named]
}

/// The squares with which a line begins, together or each by itself.
fn squares_in(parts: &[&str]) -> Option<usize> {
    let is_one = |part: &&&str| part.chars().count() == 1 && part.chars().all(is_cell);
    match parts.first() {
        Some(part) if part.chars().nth(1).is_some() => {
            part.chars().all(is_cell).then(|| part.chars().count())
        }
        _ => Some(parts.iter().take_while(is_one).count()).filter(|&count| count > 0),
    }
}

/// The squares between the first bar of a line and the last one; an empty one may be blank.
fn squares_between_bars(line: &str) -> Option<usize> {
    let (_, inside) = line.split_once(is_bar)?;
    let (inside, _) = inside.rsplit_once(is_bar)?;
    let mut squares = inside.split(is_bar).map(str::trim);
    let is_square = |square: &str| square.chars().count() <= 1 && square.chars().all(is_cell);
    let count = squares.clone().count();
    (count > 1 && squares.all(is_square)).then_some(count)
}

fn is_cell(sign: char) -> bool {
    cell_of(sign).is_some() || matches!(sign, '+' | '┼')
}
