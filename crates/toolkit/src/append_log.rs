//! Files that grow line by line below a header, and survive a run that is stopped.

use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Seek, SeekFrom, Write};
use std::path::Path;

use thiserror::Error;

/// A file to which lines are appended.
#[derive(Debug)]
pub struct AppendLog {
    file: File,
}

/// Why a file cannot be used as a log.
#[derive(Debug, Error)]
pub enum OpenError {
    /// It cannot be opened, read or written.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// It is a device, a pipe or a folder, whose content could be endless.
    #[error("a log is a regular file, which this is not")]
    NotRegular,
    /// It has another header, so its lines were made in another way.
    #[error("its lines were made in another way: it begins with {found:?}, not with {expected:?}")]
    OtherHeader {
        /// The file's header.
        found: String,
        /// The requested header.
        expected: String,
    },
    /// It has no header: something else than a log.
    #[error("it has no header")]
    NoHeader,
}

impl AppendLog {
    /// Opens a log that begins with `header`, and returns it with its complete lines below the
    /// header. Starts a new log if there is no such file or an empty one, and removes an incomplete
    /// last line: a stopped run leaves it.
    ///
    /// # Errors
    /// If the file cannot be used, or does not begin with `header`; then it stays as it is.
    pub fn open(path: &Path, header: &str) -> Result<(AppendLog, String), OpenError> {
        let bytes = match std::fs::metadata(path) {
            Ok(metadata) if !metadata.is_file() => return Err(OpenError::NotRegular),
            Ok(_) => std::fs::read(path)?,
            Err(missing) if missing.kind() == ErrorKind::NotFound => Vec::new(),
            Err(wrong) => return Err(wrong.into()),
        };
        let end = bytes.iter().rposition(|&byte| byte == b'\n');
        let (complete, incomplete) = bytes.split_at(end.map_or(0, |end| end + 1));
        let text = String::from_utf8_lossy(complete);
        let lines = match text.split_once('\n') {
            Some((found, lines)) if found.trim_end() == header => lines,
            Some((found, _)) => {
                return Err(OpenError::OtherHeader {
                    found: found.trim_end().to_owned(),
                    expected: header.to_owned(),
                });
            }
            None if header.as_bytes().starts_with(incomplete) => "",
            None => return Err(OpenError::NoHeader),
        };
        let mut options = OpenOptions::new();
        let mut file = options
            .create(true)
            .truncate(false)
            .write(true)
            .open(path)?;
        file.set_len(complete.len() as u64)?;
        file.seek(SeekFrom::End(0))?;
        if complete.is_empty() {
            writeln!(file, "{header}")?;
        }
        Ok((AppendLog { file }, lines.to_owned()))
    }

    /// Appends a line for each item.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn append(&mut self, items: &[impl std::fmt::Display]) -> std::io::Result<()> {
        let text: String = items.iter().map(|item| format!("{item}\n")).collect();
        self.file.write_all(text.as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file with a content, and what opening it as a log with the header `% header` leaves of it.
    fn opened(content: &str) -> (Result<(AppendLog, String), OpenError>, String) {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("log");
        std::fs::write(&path, content).expect("writable");
        let log = AppendLog::open(&path, "% header");
        (log, std::fs::read_to_string(&path).expect("readable"))
    }

    #[test]
    fn a_log_grows_below_its_header() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("log");
        let (mut log, lines) = AppendLog::open(&path, "% header").expect("a new file");
        assert_eq!(lines, "");
        log.append(&["one", "two"]).expect("writable");
        let (mut log, lines) = AppendLog::open(&path, "% header").expect("the same log");
        assert_eq!(lines, "one\ntwo\n");
        log.append(&["three"]).expect("writable");
        let text = std::fs::read_to_string(&path).expect("readable");
        assert_eq!(text, "% header\none\ntwo\nthree\n");
    }

    #[test]
    fn an_incomplete_line_is_removed() {
        let (log, left) = opened("% header\none\ntw");
        assert_eq!(log.expect("usable").1, "one\n");
        assert_eq!(left, "% header\none\n");
        for incomplete in ["", "% he", "% header"] {
            let (log, left) = opened(incomplete);
            assert_eq!(log.expect("usable").1, "");
            assert_eq!(left, "% header\n");
        }
    }

    #[test]
    fn a_file_of_something_else_is_left_as_it_is() {
        let (log, left) = opened("% another header\none");
        let wrong = log.expect_err("another header").to_string();
        assert!(
            wrong.ends_with("begins with \"% another header\", not with \"% header\""),
            "{wrong}"
        );
        assert_eq!(left, "% another header\none");
        let (log, left) = opened("my shopping list");
        assert!(matches!(log, Err(OpenError::NoHeader)));
        assert_eq!(left, "my shopping list");
    }

    #[test]
    fn a_folder_or_a_device_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let log = AppendLog::open(folder.path(), "% header");
        assert!(matches!(log, Err(OpenError::NotRegular)));
        #[cfg(unix)]
        assert!(matches!(
            AppendLog::open(Path::new("/dev/zero"), "% header"),
            Err(OpenError::NotRegular)
        ));
    }
}
