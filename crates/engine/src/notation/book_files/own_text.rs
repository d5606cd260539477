//! Positions with moves as texts: the lines of the page's own file, and those of Edax.

use std::fmt::Write;

use super::edax::{MAX_VALUE, hundredths};
use super::kept_positions::Entry;
use super::read_book::{BookFile, BookFormat};
use super::valued_move::ValuedMove;
use crate::rules::board::Board;
use crate::rules::position::Position;
use crate::rules::square::Square;
use reversi_game::Color;

/// The first line of the page's file.
pub(super) const HEAD: &str = "reversi-book 1";

/// Characters of the squares with the side to move.
const POSITION: usize = 66;

/// The position of a line such as `…OX…XO… X: f5 game +2 depth 12 70% mine; d3 own`.
pub(super) fn entry(line: &str) -> Option<Entry> {
    let (board, rest) = board_of(line)?;
    let moves = match rest.split_once(": ")? {
        (before, moves) if before.is_empty() || before.starts_with(" due ") => moves,
        _ => return None,
    };
    let moves = moves.split(';').map(|text| move_of(board, text));
    let moves = moves.collect::<Option<Vec<_>>>()?;
    Some(Entry {
        board,
        moves,
        value: None,
    })
}

/// The move of a text such as `f5 game +2 depth 12 70% mine`.
fn move_of(board: Board, text: &str) -> Option<ValuedMove> {
    let mut words = text.split_whitespace();
    let square = words.next()?.parse().ok()?;
    board.legal_moves().contains(square).then_some(())?;
    words.next()?;
    let value = words.next().filter(|&word| word != "mine");
    let value = value
        .map(|word| value_of(word).ok_or(()))
        .transpose()
        .ok()?;
    let depth = words.next().filter(|&word| word == "depth");
    let depth = depth.and_then(|_| words.next()?.parse().ok());
    Some(ValuedMove {
        square,
        value,
        depth: depth.unwrap_or_default(),
    })
}

/// The position of a line of Edax's text, `…OX…XO… X,21,f5,+2`: its level, and its best move
/// outside the book with its value.
pub(super) fn entry_of_edax(line: &str) -> Option<Entry> {
    let (board, rest) = board_of(line)?;
    let [level, square, value] = *rest.strip_prefix(',')?.split(',').collect::<Vec<_>>() else {
        return None;
    };
    let depth = level.trim().parse().ok()?;
    let square: Option<Square> = square.trim().parse().ok();
    let square = square.filter(|&square| board.legal_moves().contains(square));
    let value: i8 = value.trim().parse().ok()?;
    let found = square.zip(hundredths(value));
    let moves = found.map(|(square, value)| ValuedMove {
        square,
        value: Some(value),
        depth,
    });
    Some(Entry {
        board,
        moves: moves.into_iter().collect(),
        value: None,
    })
}

/// The board at the beginning of a line, and what follows.
fn board_of(line: &str) -> Option<(Board, &str)> {
    let (position, rest) = line.split_at_checked(POSITION)?;
    let is_position = position.bytes().all(|byte| b"XO- ".contains(&byte));
    let position: Position = is_position.then(|| position.parse().ok())??;
    Some((position.board(), rest))
}

/// The value of a text in discs, in hundredths.
pub(super) fn value_of(text: &str) -> Option<i16> {
    let is_number = text
        .bytes()
        .all(|byte| byte.is_ascii_digit() || b"+-.".contains(&byte));
    let discs: f32 = is_number.then(|| text.parse().ok())??;
    (discs.abs() <= f32::from(MAX_VALUE)).then(|| (discs * 100.0).round() as i16)
}

/// A value as a text, `+2` or `-1.25`.
pub(super) fn value_text(hundredths: i16) -> String {
    match hundredths {
        0 => "0".to_owned(),
        _ => format!("{:+}", f32::from(hundredths) / 100.0),
    }
}

/// The book as a file of the page. A position with an even number of empties has Black to move, as
/// in all lines without a pass.
pub(super) fn written(book: &BookFile) -> String {
    let source = match book.format {
        BookFormat::Edax | BookFormat::Egaroucid => book.format.name(),
        BookFormat::Lines | BookFormat::Reversi => "list",
    };
    let mut text = format!("{HEAD}\n");
    for (board, moves) in &book.positions {
        let turn = Color::ALL[board.empties().len() as usize % 2];
        let moves = moves.iter().map(|found| move_text(source, found));
        let moves = moves.collect::<Vec<_>>().join("; ");
        let _ = writeln!(text, "{}: {moves}", Position::new(*board, turn));
    }
    text
}

fn move_text(source: &str, found: &ValuedMove) -> String {
    let ValuedMove {
        square,
        value,
        depth,
    } = found;
    let value = value.map(|value| format!(" {} depth {depth} 0%", value_text(value)));
    format!("{square} {source}{}", value.unwrap_or_default())
}
