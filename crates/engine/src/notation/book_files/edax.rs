//! The book of Edax, version 4 (`.dat`), little-endian.
//!
//! A header of 42 bytes: `XADEKOOB`, version and release, the date (16-bit year, then month, day,
//! hour, minute, second and an unused byte), five 32-bit settings (level, empties of the deepest
//! positions, two error margins, verbosity) and the number of positions.
//!
//! A position: the discs of the side to move and of the other, 64 bits each; four 32-bit counts of
//! games; value, lower and upper bound, 16 bits each; the number of moves that lead on within the
//! book; its level; these moves, and one more, the best of the others. A move is its value and its
//! square, 64 for a pass and 65 for none.

use super::kept_positions::{Entry, number_of};
use super::read_book::Next;
use super::valued_move::ValuedMove;
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::square::Square;

pub(super) const MAGIC: &[u8] = b"XADEKOOB";
pub(super) const VERSION: u8 = 4;
pub(super) const HEADER: usize = 42;

/// Bytes of a position before its moves, and of a move.
const POSITION: usize = 40;
const MOVE: usize = 2;

/// Where the number of moves of a position and its level are.
const COUNT: usize = 38;
const LEVEL: usize = 39;

/// Where the level of a book is, and the number of its positions.
const BOOK_LEVEL: usize = 18;
const BOOK_COUNT: usize = 38;

/// A pass, and no move, in the place of a square.
const PASS: u8 = 64;
const NO_MOVE: u8 = 65;

/// The value of no move, and the highest one.
const NO_VALUE: i8 = -127;
pub(super) const MAX_VALUE: i8 = 64;

/// The position at the beginning of some bytes.
pub(super) fn next(bytes: &[u8]) -> Next {
    if bytes.len() < POSITION {
        return Next::Wanting;
    }
    let count = usize::from(bytes[COUNT]);
    let length = POSITION + (count + 1) * MOVE;
    if bytes.len() < length {
        return Next::Wanting;
    }
    let moves = bytes[POSITION..length].chunks_exact(MOVE);
    let moves = moves.map(|found| (found[0] as i8, found[1]));
    match entry(bytes, moves) {
        Some(entry) => Next::Entry(length, Some(entry)),
        None => Next::Damaged,
    }
}

fn entry(bytes: &[u8], moves: impl Iterator<Item = (i8, u8)>) -> Option<Entry> {
    let board = board(bytes)?;
    let depth = bytes[LEVEL];
    let mut valued = Vec::new();
    for (value, square) in moves {
        if square == PASS || square == NO_MOVE {
            continue;
        }
        let square = legal(board, square)?;
        if value == NO_VALUE {
            continue;
        }
        valued.push(ValuedMove {
            square,
            value: Some(hundredths(value)?),
            depth,
        });
    }
    Some(Entry {
        board,
        moves: valued,
        value: None,
    })
}

/// The discs at the beginning of an entry; `None` where a square has two.
pub(super) fn board(bytes: &[u8]) -> Option<Board> {
    let half = |at: usize| {
        let half = bytes.get(at..at + 8)?.try_into().ok()?;
        Some(Bitboard::from_bits(u64::from_le_bytes(half)))
    };
    Board::new(half(0)?, half(8)?)
}

/// The square of a number, if a move there is legal.
pub(super) fn legal(board: Board, number: u8) -> Option<Square> {
    let square = Square::from_index(number)?;
    board.legal_moves().contains(square).then_some(square)
}

/// A value in discs as one in hundredths; `None` for no possible one.
pub(super) fn hundredths(value: i8) -> Option<i16> {
    (-MAX_VALUE..=MAX_VALUE)
        .contains(&value)
        .then(|| i16::from(value) * 100)
}

/// A book of Edax. The moves that lead to positions of the book lead on within it, and the best of
/// the others is the one more; the program has no place for the rest, nor for parts of a disc.
pub(super) fn written(positions: &[(Board, Vec<ValuedMove>)]) -> Vec<u8> {
    let depths = positions.iter().flat_map(|(_, moves)| moves);
    let level = depths.map(|found| found.depth).max().unwrap_or_default();
    let empties = positions
        .iter()
        .map(|(board, _)| board.empties().len())
        .min();
    let mut bytes = vec![0; HEADER];
    bytes[..MAGIC.len()].copy_from_slice(MAGIC);
    bytes[MAGIC.len()] = VERSION;
    bytes[BOOK_LEVEL] = level;
    bytes[BOOK_LEVEL + 4] = empties.unwrap_or_default() as u8;
    let (mut count, mut record) = (0_u32, Vec::new());
    for (board, moves) in positions {
        record.clear();
        if write_position(&mut record, *board, moves, positions) {
            bytes.extend_from_slice(&record);
            count += 1;
        }
    }
    bytes[BOOK_COUNT..HEADER].copy_from_slice(&count.to_le_bytes());
    bytes
}

/// Writes a position; false if no move of it has a value.
fn write_position(
    bytes: &mut Vec<u8>,
    board: Board,
    moves: &[ValuedMove],
    positions: &[(Board, Vec<ValuedMove>)],
) -> bool {
    let valued = moves.iter().filter_map(|found| {
        let value = found.value?;
        let value = ((value + 50 * value.signum()) / 100) as i8;
        Some((value, found.square))
    });
    let is_inside = |square: Square| {
        let after = board.play(square);
        after.is_some_and(|after| number_of(positions, after.canonical()).is_some())
    };
    let (inside, others): (Vec<_>, Vec<_>) = valued.partition(|&(_, square)| is_inside(square));
    let last = others.into_iter().rev().max_by_key(|&(value, _)| value);
    let best = inside.iter().chain(&last).map(|&(value, _)| value).max();
    let Some(best) = best else { return false };
    bytes.extend_from_slice(&board.player().bits().to_le_bytes());
    bytes.extend_from_slice(&board.opponent().bits().to_le_bytes());
    bytes.extend_from_slice(&[0; 16]);
    (0..3).for_each(|_| bytes.extend_from_slice(&i16::from(best).to_le_bytes()));
    let depth = moves.iter().map(|found| found.depth).max();
    bytes.extend_from_slice(&[inside.len() as u8, depth.unwrap_or_default()]);
    for (value, square) in inside {
        bytes.extend_from_slice(&[value as u8, square.index()]);
    }
    let (value, square) = last.map_or((NO_VALUE, NO_MOVE), |(value, square)| {
        (value, square.index())
    });
    bytes.extend_from_slice(&[value as u8, square]);
    true
}
