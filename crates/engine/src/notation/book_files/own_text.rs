//! Positions with moves as texts: the lines of the page's own file, and those of Edax.

use super::edax::legal;
use super::kept_positions::Entry;
use super::read_book::{BookFile, BookFormat};
use super::valued_move::ValuedMove;
use super::words::{number_of, push_number, push_square, push_value, square_of, value_of, words};
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::square::Square;

/// The first line of the page's file.
pub(super) const HEAD: &[u8] = b"reversi-book 1";

/// Characters of the squares.
const SQUARES: usize = 64;

/// The position of a line such as `…OX…XO… X: f5 game +2 depth 12 70% mine; d3 own`.
pub(super) fn entry(line: &[u8]) -> Option<Entry> {
    let (board, rest) = board_of(line)?;
    let colon = rest.iter().position(|&byte| byte == b':')?;
    let (before, after) = rest.split_at(colon);
    if !before.is_empty() && !before.starts_with(b" due ") {
        return None;
    }
    let mut moves = Vec::new();
    for text in after.strip_prefix(b": ")?.split(|&byte| byte == b';') {
        moves.push(move_of(board, text)?);
    }
    Some(Entry {
        board,
        moves,
        value: None,
    })
}

/// The move of a text such as `f5 game +2 depth 12 70% mine`.
fn move_of(board: Board, text: &[u8]) -> Option<ValuedMove> {
    let mut words = words(text, b" \t");
    let square = legal(board, square_of(words.next()?)?.index())?;
    words.next()?;
    let value = match words.next() {
        None | Some(b"mine") => None,
        Some(word) => Some(value_of(word)?),
    };
    let depth = words.next().filter(|&word| word == b"depth");
    let depth = depth.and_then(|_| number_of(words.next()?));
    Some(ValuedMove {
        square,
        value,
        depth: depth.unwrap_or_default(),
    })
}

/// The position of a line of Edax's text, `…OX…XO… X,21,f5,+2`: its level, and its best move
/// outside the book with its value.
pub(super) fn entry_of_edax(line: &[u8]) -> Option<Entry> {
    let (board, rest) = board_of(line)?;
    let mut fields = rest.strip_prefix(b",")?.split(|&byte| byte == b',');
    let mut field = || fields.next().map(<[u8]>::trim_ascii);
    let (level, square, value) = (field()?, field()?, field()?);
    if field().is_some() {
        return None;
    }
    let (depth, value) = (number_of(level)?, value_of(value)?);
    let mut moves = Vec::new();
    if let Some(square) = square_of(square).and_then(|square| legal(board, square.index())) {
        moves.push(ValuedMove {
            square,
            value: Some(value),
            depth,
        });
    }
    Some(Entry {
        board,
        moves,
        value: None,
    })
}

/// The board at the beginning of a line, and what follows.
fn board_of(line: &[u8]) -> Option<(Board, &[u8])> {
    let (squares, rest) = line.split_at_checked(SQUARES)?;
    let (mut black, mut white) = (0, 0);
    for (index, square) in squares.iter().enumerate() {
        match square {
            b'X' => black |= 1 << index,
            b'O' => white |= 1 << index,
            b'-' => {}
            _ => return None,
        }
    }
    let (player, opponent, rest) = match rest {
        [b' ', b'X', rest @ ..] => (black, white, rest),
        [b' ', b'O', rest @ ..] => (white, black, rest),
        _ => return None,
    };
    let board = Board::new(Bitboard::from_bits(player), Bitboard::from_bits(opponent))?;
    Some((board, rest))
}

/// The book as a file of the page. A position with an even number of empties has Black to move, as
/// in all lines without a pass.
pub(super) fn written(book: &BookFile) -> Vec<u8> {
    let source = match book.format {
        BookFormat::Edax | BookFormat::Egaroucid => book.format.name(),
        BookFormat::Lines | BookFormat::Reversi => "list",
    };
    let mut text = HEAD.to_vec();
    text.push(b'\n');
    for (board, moves) in &book.positions {
        let is_white = board.empties().len() % 2 == 1;
        let turn: &[u8; 2] = if is_white { b"OX" } else { b"XO" };
        for square in Square::ALL {
            let is_player = board.player().contains(square);
            let is_opponent = board.opponent().contains(square);
            text.push(match (is_player, is_opponent) {
                (true, _) => turn[0],
                (_, true) => turn[1],
                _ => b'-',
            });
        }
        text.extend_from_slice(&[b' ', turn[0], b':', b' ']);
        for (index, found) in moves.iter().enumerate() {
            if index > 0 {
                text.extend_from_slice(b"; ");
            }
            push_move(&mut text, source, found);
        }
        text.push(b'\n');
    }
    text
}

fn push_move(text: &mut Vec<u8>, source: &str, found: &ValuedMove) {
    push_square(text, found.square);
    text.push(b' ');
    text.extend_from_slice(source.as_bytes());
    if let Some(value) = found.value {
        text.push(b' ');
        push_value(text, value);
        text.extend_from_slice(b" depth ");
        push_number(text, found.depth);
        text.extend_from_slice(b" 0%");
    }
}
