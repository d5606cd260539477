//! Opening books of other programs: positions with the values of their moves. A file is told by its
//! first bytes, never by its name, and is read in parts: the memory grows with the positions that
//! are kept, not with the file.

mod edax;
mod egaroucid;
mod kept_positions;
mod opening_list;
mod own_text;
mod read_book;
#[cfg(test)]
mod tests;
mod text_lines;
mod valued_move;
mod words;

pub use read_book::{BookFile, BookFileError, BookFormat};
pub use valued_move::ValuedMove;

use kept_positions::KeptPositions;
use read_book::Next;
use text_lines::TextLines;

/// Bytes that tell the format.
const TELLING: usize = 9;

impl BookFile {
    /// The book in a format; `None` for one that is not written.
    pub fn write(&self, format: BookFormat) -> Option<Vec<u8>> {
        match format {
            BookFormat::Edax => Some(edax::written(&self.positions)),
            BookFormat::Egaroucid => None,
            BookFormat::Lines => Some(opening_list::written(&self.positions)),
            BookFormat::Reversi => Some(own_text::written(self)),
        }
    }
}

/// What a file is, once its first bytes are there.
#[derive(Debug)]
enum Reading {
    Edax,
    Egaroucid(egaroucid::Records),
    Text(TextLines),
}

impl Reading {
    /// Whether a file may end before these bytes.
    const fn is_whole(&self, rest: &[u8]) -> bool {
        rest.is_empty() && !matches!(self, Reading::Egaroucid(records) if records.left > 0)
    }
}

/// Reads a book part by part.
#[derive(Debug)]
pub struct BookReader {
    reading: Option<Reading>,
    kept: KeptPositions,
    /// Bytes that are no whole entry yet, and the number of those before them.
    bytes: Vec<u8>,
    before: u64,
    damaged_at: Option<u64>,
    is_over: bool,
}

impl BookReader {
    /// A reader that keeps at most `most` positions.
    pub fn new(most: usize) -> BookReader {
        BookReader {
            reading: None,
            kept: KeptPositions::new(most),
            bytes: Vec::new(),
            before: 0,
            damaged_at: None,
            is_over: false,
        }
    }

    /// Reads the next part of the file.
    ///
    /// # Errors
    /// If the file is no book.
    pub fn push(&mut self, part: &[u8]) -> Result<(), BookFileError> {
        if self.is_over {
            return Ok(());
        }
        self.bytes.extend_from_slice(part);
        if self.bytes.len() >= edax::HEADER {
            self.read(false)?;
        }
        Ok(())
    }

    /// The book, after the last part.
    ///
    /// # Errors
    /// If the file is no book.
    pub fn finish(mut self) -> Result<BookFile, BookFileError> {
        if !self.is_over {
            self.read(true)?;
        }
        let (format, unread) = match self.reading {
            Some(Reading::Edax) => (BookFormat::Edax, Vec::new()),
            Some(Reading::Egaroucid(_)) => (BookFormat::Egaroucid, Vec::new()),
            Some(Reading::Text(lines)) => (lines.format, lines.unread),
            None => return Err(BookFileError::NoBook),
        };
        let (positions, left_out) = self.kept.finish();
        if positions.is_empty() && self.damaged_at.is_none() {
            return Err(BookFileError::NoBook);
        }
        Ok(BookFile {
            format,
            positions,
            left_out,
            damaged_at: self.damaged_at,
            unread,
        })
    }

    /// Reads the entries that are there.
    ///
    /// # Errors
    /// If the file is no book.
    fn read(&mut self, is_end: bool) -> Result<(), BookFileError> {
        let mut at = 0;
        if self.reading.is_none() {
            let (reading, length) = told(&self.bytes)?;
            self.reading = Some(reading);
            at = length;
        }
        let Some(reading) = &mut self.reading else {
            return Ok(());
        };
        loop {
            let rest = &self.bytes[at..];
            let next = match reading {
                Reading::Edax => edax::next(rest),
                Reading::Egaroucid(records) => records.next(rest),
                Reading::Text(lines) => lines.next(rest, is_end, &mut self.kept),
            };
            match next {
                Next::Entry(length, entry) => {
                    at += length;
                    if let Some(entry) = entry {
                        self.kept.add(entry);
                    }
                    continue;
                }
                Next::Wanting if !is_end || reading.is_whole(rest) => {}
                Next::Over => self.is_over = true,
                Next::Wanting | Next::Damaged => {
                    self.damaged_at = Some(self.before + at as u64 + 1);
                    self.is_over = true;
                }
            }
            break;
        }
        self.bytes.drain(..at);
        self.before += at as u64;
        Ok(())
    }
}

/// What the first bytes of a file say, and the length of its header.
fn told(bytes: &[u8]) -> Result<(Reading, usize), BookFileError> {
    if let Some(version) = bytes.strip_prefix(edax::MAGIC).and_then(<[u8]>::first) {
        return match (*version, bytes.len() < edax::HEADER) {
            (edax::VERSION, false) => Ok((Reading::Edax, edax::HEADER)),
            (edax::VERSION, true) => Err(BookFileError::NoBook),
            (found, _) => Err(BookFileError::Version {
                format: BookFormat::Edax,
                found,
            }),
        };
    }
    if bytes.get(..TELLING) == Some(egaroucid::MAGIC) {
        let (records, length) = egaroucid::header(bytes)?;
        return Ok((Reading::Egaroucid(records), length));
    }
    if bytes.iter().take(edax::HEADER).any(|&byte| byte == 0) {
        return Err(BookFileError::NoBook);
    }
    Ok((Reading::Text(TextLines::default()), 0))
}
