//! Boards as programs print them: eight rows with their names, a frame, and words around them, or
//! with the number of its move on each square.

use super::board_signs::{LONGEST_ROW, cell_of, is_bar};
use super::board_text::position_of;
use super::coordinate::{is_file, is_rank};
use super::foreign_words::{TURN, side_of};
use super::game_notation::{Notation, ReadRecord, Records, only};
use super::game_record::GameRecord;
use super::move_list::read_commented;
use super::printed_rows::{other_size, without_marks, without_rules, without_stars};
use super::words::words;
use crate::rules::position::Position;
use crate::rules::square::Square;
use reversi_game::Color;

/// Printed boards.
pub const PRINTED: Notation = Notation {
    name: "printed",
    read,
    write: None,
    holds_game: true,
};

/// What stands on a square.
#[derive(Clone, Copy, PartialEq)]
enum Cell {
    Disc(Option<Color>),
    /// The number of the move there.
    Number(usize),
}

/// Eight squares of a line, the name of the row before them, and the words beside them.
struct Row {
    cells: [Cell; 8],
    name: Option<u8>,
    beside: String,
}

fn read(text: &str, _most: usize) -> Option<Records> {
    let text = &without_rules(text);
    let text = &without_marks(text);
    let text = &without_stars(text);
    if let Some(error) = other_size(text) {
        return Some(only(Err(error)));
    }
    let mut rows: Vec<Row> = Vec::new();
    let (mut first, mut around, mut moves) = (1, String::new(), String::new());
    for (line, number) in text.lines().zip(1..) {
        let row = (rows.len() < 8 && line.len() <= LONGEST_ROW)
            .then(|| row_of(line))
            .flatten();
        if let Some(row) = row {
            if rows.is_empty() {
                first = number;
            }
            around += &row.beside;
            around += "\n";
            rows.push(row);
        } else {
            // Another line between the rows of a board has no words.
            if (1..8).contains(&rows.len()) && !words(line).is_empty() && !is_frame(line) {
                rows.clear();
            }
            let is_after = rows.len() == 8;
            let is_side = side_to_move(line).is_some();
            if is_after && !is_side && line.trim().chars().count() == 1 {
                return None;
            }
            let has_moves = is_after && !is_side && names_square(line);
            let kept = if has_moves { &mut moves } else { &mut around };
            *kept += line;
            *kept += "\n";
        }
    }
    let rows: [Row; 8] = rows.try_into().ok()?;
    let record = GameRecord::default();
    let has_numbers = rows.iter().any(|row| row.cells.iter().any(Cell::is_number));
    let game = if has_numbers {
        read_commented(record, Position::default(), &numbered_moves(&rows)?)
    } else {
        let turn = around.lines().find_map(side_to_move);
        let mut record = record;
        record.assumed_black = turn.is_none();
        let position = position_of(&discs(&rows), turn.unwrap_or(Color::Black));
        read_commented(record, position, &moves)
    };
    let line = Some(first);
    Some(vec![ReadRecord { line, game }])
}

impl Cell {
    fn of(text: &str) -> Option<Cell> {
        if text == "()" {
            return Some(Cell::Disc(Some(Color::White)));
        }
        let mut signs = text.chars().filter(|&sign| sign != '\u{fe0f}');
        let first = signs.next()?;
        // A square without a number may be filled, as in `--`.
        match signs.all(|sign| sign == first) {
            true if !first.is_ascii_digit() => match first {
                '+' | '┼' | '🟩' | '🟢' | '🟦' | '🟫' | '⬛' => Some(Cell::Disc(None)),
                _ => cell_of(first).map(Cell::Disc),
            },
            _ => {
                let number = text.parse().ok().filter(|number| (1..=60).contains(number));
                number.map(Cell::Number)
            }
        }
    }

    fn is_number(&self) -> bool {
        matches!(self, Cell::Number(_))
    }
}

/// Whether a line is part of a frame, `+--+--+`.
fn is_frame(line: &str) -> bool {
    let is_drawn = |sign: char| matches!(sign, '+' | '-' | '=') || sign.is_whitespace();
    line.chars().all(|sign| is_drawn(sign) || is_bar(sign))
}

/// The row that a line holds.
fn row_of(line: &str) -> Option<Row> {
    let between = |sign: fn(char) -> bool| row_of_columns(line, sign);
    let row = between(is_bar).or_else(|| between(|sign| matches!(sign, '\t' | ',' | ';')));
    row.or_else(|| row_of_words(line))
}

/// A row with a sign between its squares, and bars at its ends; an empty square may be blank. Its
/// name may stand before it or in a column of the table.
fn row_of_columns(line: &str, is_between: fn(char) -> bool) -> Option<Row> {
    let parts: Vec<&str> = line.split(is_between).map(str::trim).collect();
    let has_ends = line.contains(is_bar);
    [1, 2, 0].into_iter().find_map(|before| {
        let (name, rest) = parts.split_at_checked(before)?;
        let (squares, after) = rest.split_at_checked(8)?;
        let is_whole = match has_ends {
            true if before == 2 => name[0].is_empty() && !after.is_empty(),
            // A board has no ninth column.
            true => {
                before == 1
                    && (after.len() == 1 || after.last().is_some_and(|last| !last.is_empty()))
            }
            false => after.is_empty(),
        };
        let cells = squares.iter().map(|square| match *square {
            "" => Some(Cell::Disc(None)),
            square => Cell::of(square),
        });
        let beside = after.first().copied().unwrap_or_default();
        is_whole
            .then(|| row(cells, name.last().unwrap_or(&""), beside))
            .flatten()
    })
}

/// A row whose squares stand together, or each by itself.
fn row_of_words(line: &str) -> Option<Row> {
    let is_gap = |sign: char| sign.is_whitespace() || is_bar(sign);
    let line = line.trim_start();
    // Between full-width squares and their name stands no blank.
    let (name, squares) = line.split_at_checked(1).unwrap_or_default();
    let together = squares.split(is_gap).next().unwrap_or_default();
    let is_row =
        together.chars().count() == 8 && together.chars().all(|sign| cell_of(sign).is_some());
    let line = if is_row && matches!(name.parse(), Ok(1..=8u8)) {
        &format!("{name} {squares}")
    } else {
        line
    };
    let parts: Vec<&str> = line.split(is_gap).filter(|part| !part.is_empty()).collect();
    let beside = |after: usize| parts[after..].join(" ");
    // The name of the row stands before its squares, and may be a number as they are.
    for at in [1, 0] {
        let Some(part) = parts.get(at) else {
            continue;
        };
        let signs = || part.chars().filter(|&sign| sign != '\u{fe0f}');
        if signs().count() == 8 {
            let cells = signs().map(|sign| Cell::of(sign.encode_utf8(&mut [0; 4])));
            if let Some(row) = row(cells, &parts[..at].join(" "), &beside(at + 1)) {
                return Some(row);
            }
        }
        let squares = parts.get(at..at + 8).unwrap_or_default();
        if let Some(row) = row(
            squares.iter().map(|part| Cell::of(part)),
            &parts[..at].join(" "),
            &beside((at + 8).min(parts.len())),
        ) {
            return Some(row);
        }
    }
    None
}

/// The row of eight squares; `None` if one is none, or what stands before them is not its name.
fn row(cells: impl Iterator<Item = Option<Cell>>, name: &str, beside: &str) -> Option<Row> {
    let cells: Option<Vec<Cell>> = cells.collect();
    let name = name.trim();
    let name = match name {
        "" => None,
        _ => Some(name.parse().ok().filter(|name| (1..=8).contains(name))?),
    };
    Some(Row {
        cells: cells?.try_into().ok()?,
        name,
        beside: beside.to_owned(),
    })
}

/// The discs of the rows, from the first one on; a board whose first row is the eighth is turned.
fn discs(rows: &[Row; 8]) -> [Option<Color>; 64] {
    let mut cells = [None; 64];
    for (square, cell) in Square::ALL.into_iter().zip(&mut cells) {
        *cell = match rows[row_index(rows, square)].cells[usize::from(square.file())] {
            Cell::Disc(disc) => disc,
            Cell::Number(_) => None,
        };
    }
    cells
}

/// Which of the rows holds a square.
fn row_index(rows: &[Row; 8], square: Square) -> usize {
    let rank = usize::from(square.rank());
    if rows[0].name == Some(8) {
        7 - rank
    } else {
        rank
    }
}

/// The squares in the order of their numbers, from 1 on; `None` if a number is missing or there
/// twice.
fn numbered_moves(rows: &[Row; 8]) -> Option<String> {
    let number =
        |square: Square| match rows[row_index(rows, square)].cells[usize::from(square.file())] {
            Cell::Number(number) => Some((number, square)),
            Cell::Disc(_) => None,
        };
    let mut moves: Vec<_> = Square::ALL.into_iter().filter_map(number).collect();
    moves.sort_unstable();
    let in_order = moves
        .iter()
        .zip(1..)
        .all(|(&(found, _), number)| found == number);
    in_order.then(|| moves.iter().map(|(_, square)| square.to_string()).collect())
}

/// The side that a line says is to move.
fn side_to_move(line: &str) -> Option<Color> {
    let words = words(line);
    let sides = words.iter().map(|word| side_of(word));
    let is_turn = |at: usize| {
        let word = words.get(at);
        word.is_some_and(|word| TURN.iter().any(|turn| word.eq_ignore_ascii_case(turn)))
    };
    let only = sides.clone().flatten().next().filter(|_| words.len() == 1);
    let sign = line.trim();
    only.or_else(|| side_of(sign)).or_else(|| {
        sides.enumerate().find_map(|(at, side)| {
            // A name such as "s" of "Black's" may stand between both.
            let is_near = (at.saturating_sub(2)..=at + 2).any(|near| near != at && is_turn(near));
            side.filter(|_| is_near)
        })
    })
}

/// Whether a line has the name of a square.
fn names_square(line: &str) -> bool {
    words(line).iter().any(|word| {
        let mut signs = word.chars();
        signs.next().is_some_and(is_file) && signs.next().is_some_and(is_rank)
    })
}
