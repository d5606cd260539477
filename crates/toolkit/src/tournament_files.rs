//! Tournament databases (`.wtb` files of the WTHOR database) on the disk.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use reversi_engine::{WthorGame, read_wthor};

use crate::bounded_read::read_bounded;

/// The file itself, or the database files of a folder, sorted by name. The extension may be in
/// capitals.
///
/// # Errors
/// If a folder cannot be read, or has no database file.
pub fn tournament_files(path: &Path) -> Result<Vec<PathBuf>> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let name = || path.display().to_string();
    let mut files = Vec::new();
    for entry in std::fs::read_dir(path).with_context(name)? {
        let file = entry.with_context(name)?.path();
        let extension = file.extension();
        if extension.is_some_and(|extension| extension.eq_ignore_ascii_case("wtb")) {
            files.push(file);
        }
    }
    ensure!(
        !files.is_empty(),
        "{}: there is no .wtb file in this folder",
        path.display()
    );
    files.sort();
    Ok(files)
}

/// The games of a database file.
///
/// # Errors
/// If the file cannot be read, or has another format.
pub fn read_games(file: &Path) -> Result<Vec<WthorGame>> {
    let bytes = read_bounded(file)?;
    read_wthor(&bytes).with_context(|| file.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn database_files_are_found_by_an_extension_in_any_case_and_sorted() {
        let folder = tempfile::tempdir().expect("a folder");
        for name in ["b.WTB", "a.wtb", "c.Wtb", "notes.txt", "wtb"] {
            std::fs::write(folder.path().join(name), b"").expect("writable");
        }
        let files = tournament_files(folder.path()).expect("three files");
        let names = files.iter().filter_map(|file| file.file_name());
        assert_eq!(names.collect::<Vec<_>>(), ["a.wtb", "b.WTB", "c.Wtb"]);
    }

    #[test]
    fn files_that_cannot_be_used_are_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().display();
        let error = tournament_files(folder.path()).expect_err("an empty folder");
        let wrong = format!("{path}: there is no .wtb file in this folder");
        assert_eq!(format!("{error:#}"), wrong);
        let short = folder.path().join("short.wtb");
        std::fs::write(&short, b"short").expect("writable");
        let error = read_games(&short).expect_err("no header");
        let wrong = format!("{path}/short.wtb: the file is shorter than its header of 16 bytes");
        assert_eq!(format!("{error:#}"), wrong);
    }
}
