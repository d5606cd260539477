//! Books as texts, a position, a line of moves or a game on each line.

use super::kept_positions::KeptPositions;
use super::read_book::{BookFormat, Next};
use super::{opening_list, own_text};

/// Bytes of the longest line: more than a position with all its moves, or a game, has.
const LONGEST_LINE: usize = 1 << 16;

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
        let read = std::str::from_utf8(line).ok();
        let read =
            read.and_then(|line| self.read(line.trim_start_matches('\u{FEFF}').trim(), kept));
        if read.is_none() && self.unread.len() < MOST_UNREAD {
            self.unread.push(self.number);
        }
        Next::Entry(length, None)
    }

    /// Keeps what a line holds; `None` if it cannot be read.
    fn read(&mut self, line: &str, kept: &mut KeptPositions) -> Option<()> {
        if line.is_empty() || line.starts_with(['#', '%']) {
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
        let entries = opening_list::entries(line)?;
        entries.into_iter().for_each(|entry| kept.add(entry));
        Some(())
    }
}
