//! Text files.

use std::path::Path;

use anyhow::{Result, anyhow, ensure};

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

/// The lines of a text file, each with its number from 1, without empty lines and without
/// comments.
///
/// # Errors
/// If the file cannot be read, is no text, or has no such line: then there is no `item` in it.
pub fn read_lines(path: &Path, item: &str) -> Result<Vec<(usize, String)>> {
    let text = read_text(path)?;
    let lines = (1..).zip(text.lines());
    let lines = lines.filter(|(_, line)| !line.trim().is_empty() && !is_comment_line(line));
    let lines: Vec<_> = lines
        .map(|(number, line)| (number, line.to_owned()))
        .collect();
    ensure!(
        !lines.is_empty(),
        "{}: there is no {item} in it",
        path.display()
    );
    Ok(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_keep_their_numbers_and_a_file_without_any_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("openings.txt");
        std::fs::write(&file, "% two\n\nf5d6\nf5f6 \n").expect("a file");
        let lines = read_lines(&file, "opening").expect("two lines");
        assert_eq!(lines, [(3, "f5d6".to_owned()), (4, "f5f6 ".to_owned())]);
        std::fs::write(&file, "% none\n").expect("a file");
        let error = read_lines(&file, "opening").expect_err("no line");
        let expected = format!("{}: there is no opening in it", file.display());
        assert_eq!(error.to_string(), expected);
    }
}
