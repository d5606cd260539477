//! Books as texts, a position, a line of moves or a game on each line.

use super::kept_positions::KeptPositions;
use super::read_book::{BookFormat, Next};
use super::{opening_list, own_text};

/// Bytes of the longest line: more than a position with all its moves, or a game, has.
const LONGEST_LINE: usize = 1 << 16;

/// What some editors begin a text with.
const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// Numbers of lines that are kept.
const MOST_UNREAD: usize = 1_000;

/// The lines of a text.
#[derive(Debug)]
pub(super) struct TextLines {
    pub format: BookFormat,
    pub unread: Vec<u64>,
    number: u64,
}

impl Default for TextLines {
    fn default() -> TextLines {
        TextLines {
            format: BookFormat::Lines,
            unread: Vec::new(),
            number: 0,
        }
    }
}

impl TextLines {
    /// Reads the line at the beginning of some bytes.
    pub(super) fn next(&mut self, bytes: &[u8], is_end: bool, kept: &mut KeptPositions) -> Next {
        let end = bytes.iter().position(|&byte| byte == b'\n');
        let (line, length) = match end {
            Some(end) => (&bytes[..end], end + 1),
            None if bytes.len() > LONGEST_LINE => return Next::Damaged,
            None if is_end && !bytes.is_empty() => (bytes, bytes.len()),
            None => return Next::Wanting,
        };
        self.number += 1;
        let line = line.strip_prefix(BYTE_ORDER_MARK).unwrap_or(line);
        let read = self.read(line.trim_ascii(), kept);
        if read.is_none() && self.unread.len() < MOST_UNREAD {
            self.unread.push(self.number);
        }
        Next::Entry(length, None)
    }

    /// Keeps what a line holds; `None` if it cannot be read.
    fn read(&mut self, line: &[u8], kept: &mut KeptPositions) -> Option<()> {
        if matches!(line, [] | [b'#' | b'%', ..]) {
            return Some(());
        }
        if line == own_text::HEAD {
            self.format = BookFormat::Reversi;
            return Some(());
        }
        if let Some(entry) = own_text::entry(line) {
            kept.add(entry);
            return Some(());
        }
        if let Some(entry) = own_text::entry_of_edax(line) {
            self.format = BookFormat::Edax;
            kept.add(entry);
            return Some(());
        }
        for entry in opening_list::entries(line)? {
            kept.add(entry);
        }
        Some(())
    }
}
