//! The books of Egaroucid, versions 2 and 3 (`.egbk2`, `.egbk3`), little-endian.
//!
//! A header of 14 bytes: `DICUORAGE`, the version, and the number of positions in 32 bits.
//!
//! A position: the discs of the side to move and of the other, 64 bits each; its value and its
//! level. Version 3 adds a 32-bit count of lines and the best move outside the book with its value,
//! square and level; version 2 the number of its moves, and of each value and square. A move
//! within the book has the value of the position that it leads to.

use super::edax::{board, hundredths, legal};
use super::kept_positions::Entry;
use super::read_book::{BookFileError, BookFormat, Next};
use super::valued_move::ValuedMove;

pub(super) const MAGIC: &[u8] = b"DICUORAGE";
const HEADER: usize = 14;

/// Bytes of a position of version 3, and of one of version 2 before its moves.
const POSITION: usize = 25;
const SHORT_POSITION: usize = 19;

/// Where the value of a position is, its level, and its moves.
const VALUE: usize = 16;
const LEVEL: usize = 17;
const MOVES: usize = 22;
const COUNT: usize = 18;

/// The positions of a book that follow.
#[derive(Debug)]
pub(super) struct Records {
    version: u8,
    pub left: u32,
}

/// What the header says, and its length.
///
/// # Errors
/// If the header is cut off, or the book has another version.
pub(super) fn header(bytes: &[u8]) -> Result<(Records, usize), BookFileError> {
    let Some(&[version, a, b, c, d]) = bytes.get(MAGIC.len()..HEADER) else {
        return Err(BookFileError::NoBook);
    };
    if version != 2 && version != 3 {
        return Err(BookFileError::Version {
            format: BookFormat::Egaroucid,
            found: version,
        });
    }
    let left = u32::from_le_bytes([a, b, c, d]);
    Ok((Records { version, left }, HEADER))
}

impl Records {
    /// The position at the beginning of some bytes.
    pub(super) fn next(&mut self, bytes: &[u8]) -> Next {
        if self.left == 0 {
            return Next::Over;
        }
        let length = match (self.version, bytes.get(COUNT)) {
            (3, _) => POSITION,
            (_, Some(&count)) => SHORT_POSITION + 2 * usize::from(count),
            _ => return Next::Wanting,
        };
        if bytes.len() < length {
            return Next::Wanting;
        }
        self.left -= 1;
        let entry = match self.version {
            3 => entry(bytes, [(bytes[MOVES], bytes[MOVES + 1], bytes[MOVES + 2])]),
            _ => {
                let moves = bytes[SHORT_POSITION..length].chunks_exact(2);
                entry(bytes, moves.map(|found| (found[0], found[1], bytes[LEVEL])))
            }
        };
        Next::Entry(length, entry)
    }
}

/// A position with the moves that have a value and their square. The program passes over
/// a position that has no possible value, and so does this.
fn entry(bytes: &[u8], moves: impl IntoIterator<Item = (u8, u8, u8)>) -> Option<Entry> {
    let board = board(bytes)?;
    let value = hundredths(bytes[VALUE] as i8)?;
    let moves = moves.into_iter().filter_map(|(value, square, depth)| {
        Some(ValuedMove {
            square: legal(board, square)?,
            value: Some(hundredths(value as i8)?),
            depth: level(depth),
        })
    });
    Some(Entry {
        board,
        moves: moves.collect(),
        value: Some((value, level(bytes[LEVEL]))),
    })
}

/// A level; 0 for none, which is negative.
const fn level(byte: u8) -> u8 {
    if (byte as i8) < 0 { 0 } else { byte }
}
