//! What is read of a book, and what a file can have wrong.

use std::fmt;

use super::kept_positions::Entry;
use super::valued_move::ValuedMove;
use crate::rules::board::Board;

/// The formats of books.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BookFormat {
    /// The book of Edax, version 4 (`.dat`), or its text.
    Edax,
    /// The books of Egaroucid (`.egbk3`, `.egbk2`), which are read alone.
    Egaroucid,
    /// A list of lines from the usual start, each with the value of its last move or without, or
    /// games in GGF with values.
    Lines,
    /// The text that the page saves.
    Reversi,
}

impl BookFormat {
    /// The formats that books are written in.
    pub const WRITTEN: [BookFormat; 3] = [BookFormat::Edax, BookFormat::Lines, BookFormat::Reversi];

    /// The name of the format.
    pub const fn name(self) -> &'static str {
        match self {
            BookFormat::Edax => "edax",
            BookFormat::Egaroucid => "egaroucid",
            BookFormat::Lines => "lines",
            BookFormat::Reversi => "reversi",
        }
    }
}

/// What was kept of a book of another program.
///
/// ```
/// use reversi_engine::{BookFormat, BookReader};
///
/// let mut reader = BookReader::new(1_000);
/// reader.push(b"f5d6c3 +1\nf5f6 -2 depth 12\n")?;
/// let book = reader.finish()?;
/// assert_eq!((book.format, book.positions.len()), (BookFormat::Lines, 3));
/// # Ok::<(), reversi_engine::BookFileError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookFile {
    /// The format of the file.
    pub format: BookFormat,
    /// The positions with their moves, canonical: those with the fewest discs first.
    pub positions: Vec<(Board, Vec<ValuedMove>)>,
    /// Entries of positions that were not kept, because there are too many: those with most discs.
    pub left_out: u64,
    /// The byte, from 1, at which a damaged file could not be read any further.
    pub damaged_at: Option<u64>,
    /// The numbers of the lines of a text that cannot be read, from 1.
    pub unread: Vec<u64>,
}

/// The fault for which a file is no book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BookFileError {
    /// The file has no position of a book.
    NoBook,
    /// The program's book has another version than those that are read.
    Version {
        /// The format.
        format: BookFormat,
        /// The version found.
        found: u8,
    },
}

impl fmt::Display for BookFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BookFileError::NoBook => write!(
                f,
                "the file has no book: no header of Edax or Egaroucid, and no line of moves"
            ),
            BookFileError::Version { format, found } => {
                let (name, read) = match format {
                    BookFormat::Edax => ("Edax", "4"),
                    _ => ("Egaroucid", "2 or 3"),
                };
                write!(
                    f,
                    "the book of {name} has version {found} instead of {read}"
                )
            }
        }
    }
}

impl std::error::Error for BookFileError {}

/// The next entry of a book within some bytes.
pub(super) enum Next {
    /// It has this many bytes; without a position to keep if that is `None`.
    Entry(usize, Option<Entry>),
    /// Its end is not there yet.
    Wanting,
    /// The book is over: what follows is no part of it.
    Over,
    /// The bytes are no entry.
    Damaged,
}
