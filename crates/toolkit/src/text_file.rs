//! Text files.

use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};

use crate::bounded_read::read_bounded;

/// The text of a file.
///
/// # Errors
/// If the file cannot be read, or is no text.
pub fn read_text(path: &Path) -> Result<String> {
    let bytes = read_bounded(path)?;
    String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        anyhow!("{}: byte {} is no UTF-8 text", path.display(), valid + 1)
    })
}

/// Whether a line of a text file is a comment: it begins with `%`.
pub fn is_comment_line(line: &str) -> bool {
    line.starts_with('%')
}

/// Bytes of the longest line. A device may have no end.
const LONGEST_LINE: usize = 16 << 20;

/// Reads the lines of a text file one by one, each with its number from 1, without empty lines and
/// without comments.
///
/// # Errors
/// If the file cannot be opened. The last line that comes is an error if the file cannot be read,
/// is no text, has a line of more than 16 MiB, or has no such line: then there is no `item` in it.
pub fn read_lines(path: &Path, item: &'static str) -> Result<TextLines> {
    let name = path.display().to_string();
    let file = File::open(path).with_context(|| name.clone())?;
    Ok(TextLines {
        name,
        item,
        file: BufReader::new(file),
        number: 0,
        bytes: 0,
        found_any: false,
        ended: false,
    })
}

/// The lines of a text file: the memory does not grow with the file.
#[derive(Debug)]
pub struct TextLines {
    name: String,
    item: &'static str,
    file: BufReader<File>,
    number: usize,
    /// Bytes of the lines before.
    bytes: usize,
    found_any: bool,
    ended: bool,
}

impl TextLines {
    /// The next line, without its end; `None` at the end of the file.
    fn line(&mut self) -> Result<Option<String>> {
        let mut bytes = Vec::new();
        let most = LONGEST_LINE as u64 + 1;
        let read = (&mut self.file).take(most).read_until(b'\n', &mut bytes);
        let length = read.with_context(|| self.name.clone())?;
        ensure!(
            length <= LONGEST_LINE,
            "{}: a line has more than 16 MiB",
            self.name
        );
        if length == 0 {
            return Ok(None);
        }
        let mut line = String::from_utf8(bytes).map_err(|error| {
            let valid = self.bytes + error.utf8_error().valid_up_to();
            anyhow!("{}: byte {} is no UTF-8 text", self.name, valid + 1)
        })?;
        line.truncate(line.lines().next().map_or(0, str::len));
        self.number += 1;
        self.bytes += length;
        Ok(Some(line))
    }

    /// The next line that has something to read.
    fn item(&mut self) -> Result<Option<(usize, String)>> {
        while let Some(line) = self.line()? {
            if !line.trim().is_empty() && !is_comment_line(&line) {
                self.found_any = true;
                return Ok(Some((self.number, line)));
            }
        }
        ensure!(
            self.found_any,
            "{}: there is no {} in it",
            self.name,
            self.item
        );
        Ok(None)
    }
}

impl Iterator for TextLines {
    type Item = Result<(usize, String)>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        let item = self.item().transpose();
        self.ended = !matches!(item, Some(Ok(_)));
        item
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines_of(text: &[u8]) -> (Vec<(usize, String)>, Option<String>) {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("openings.txt");
        std::fs::write(&file, text).expect("a file");
        let name = format!("{}: ", file.display());
        let (mut lines, mut wrong) = (Vec::new(), None);
        for line in read_lines(&file, "opening").expect("a file") {
            match line {
                Ok(line) => lines.push(line),
                Err(error) => wrong = Some(error.to_string().replace(&name, "")),
            }
        }
        (lines, wrong)
    }

    #[test]
    fn lines_keep_their_numbers_and_a_file_without_any_is_refused() {
        let (lines, wrong) = lines_of(b"% two\n\nf5d6\r\nf5f6 \n");
        let expected = [(3, "f5d6".to_owned()), (4, "f5f6 ".to_owned())];
        assert_eq!((lines.as_slice(), wrong), (&expected[..], None));
        let none = Some("there is no opening in it".to_owned());
        assert_eq!(lines_of(b"% none\n"), (vec![], none));
    }

    #[test]
    fn lines_come_up_to_the_byte_that_is_no_text() {
        let (lines, wrong) = lines_of(&[b"f5d6\nf5", &[0xff][..], b"f6\nf5f4\n"].concat());
        let place = "byte 8 is no UTF-8 text".to_owned();
        assert_eq!((lines, wrong), (vec![(1, "f5d6".to_owned())], Some(place)));
    }
}
