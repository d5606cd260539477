//! Files that grow line by line below a heading, and survive a run that is stopped.

use std::fmt::Display;
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::Path;

use anyhow::{Context, Result, ensure};

/// A file to which lines are appended.
#[derive(Debug)]
pub struct AppendLog {
    file: File,
    count: u64,
}

impl AppendLog {
    /// Opens a file whose lines were made in the way that `heading` says, or begins it. A line that
    /// was written in part only, by a run that was stopped, is removed.
    ///
    /// # Errors
    /// If the file cannot be used, or its lines were made in another way.
    pub fn open(path: &Path, heading: &str) -> Result<AppendLog> {
        let unusable = || path.display().to_string();
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(path).with_context(unusable)?;
        let (mut whole, mut lines) = (0, 0_u64);
        let mut reader = BufReader::new(&file);
        let mut line = String::new();
        while reader.read_line(&mut line).with_context(unusable)? > 0 && line.ends_with('\n') {
            let found = line.trim_end();
            ensure!(
                lines > 0 || found == heading,
                "{}: its lines were made otherwise: it begins with {found:?}, not with {heading:?}",
                path.display()
            );
            whole += line.len() as u64;
            lines += 1;
            line.clear();
        }
        file.set_len(whole).with_context(unusable)?;
        file.seek(SeekFrom::End(0)).with_context(unusable)?;
        if lines == 0 {
            writeln!(file, "{heading}").with_context(unusable)?;
        }
        Ok(AppendLog {
            file,
            count: lines.saturating_sub(1),
        })
    }

    /// Number of lines below the heading.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Appends a line for each item.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn append(&mut self, items: &[impl Display]) -> Result<()> {
        let text: String = items.iter().map(|item| format!("{item}\n")).collect();
        let written = self.file.write_all(text.as_bytes());
        written.context("the lines cannot be written")?;
        self.count += items.len() as u64;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_written_in_part_is_removed() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("lines");
        std::fs::write(&path, "% heading\none\ntw").expect("written");
        let mut file = AppendLog::open(&path, "% heading").expect("usable");
        assert_eq!(file.count(), 1);
        file.append(&["two"]).expect("written");
        assert_eq!(file.count(), 2);
        let text = std::fs::read_to_string(&path).expect("readable");
        assert_eq!(text, "% heading\none\ntwo\n");
    }

    #[test]
    fn lines_made_in_another_way_are_not_mixed_in() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("lines");
        AppendLog::open(&path, "% one way").expect("a new file");
        let error = AppendLog::open(&path, "% another way").expect_err("another heading");
        assert!(
            error.to_string().contains("begins with \"% one way\""),
            "{error}"
        );
    }
}
