//! Tournament databases (`.wtb` files of the WTHOR database) on the disk.

use std::fs::File;
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use reversi_engine::{WthorError, WthorGame, read_wthor};

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
    let mut games = Vec::new();
    for part in DatabaseParts::open(file)? {
        let before = games.len();
        let part = read_wthor(&part?).map_err(|wrong| match wrong {
            WthorError::NoSquare {
                game,
                number,
                found,
            } => WthorError::NoSquare {
                game: game + before,
                number,
                found,
            },
            wrong => wrong,
        });
        games.extend(part.with_context(|| file.display().to_string())?);
    }
    Ok(games)
}

/// Games of a part of a database.
const PART: u32 = 1_000;

/// Bytes of the header of a database, of the number of games in it, and of the record of a game.
const HEADER: usize = 16;
const GAMES: std::ops::Range<usize> = 4..8;
const RECORD: usize = 68;

/// The parts of a database file, each a database with at most 1,000 of its games: the memory does
/// not grow with the file.
pub struct DatabaseParts {
    name: String,
    file: BufReader<File>,
    header: [u8; HEADER],
    games_left: u32,
}

impl DatabaseParts {
    /// Opens a database.
    ///
    /// # Errors
    /// If the file cannot be read, or has another format.
    pub fn open(path: &Path) -> Result<DatabaseParts> {
        let name = path.display().to_string();
        let file = File::open(path).with_context(|| name.clone())?;
        let length = file.metadata().with_context(|| name.clone())?.len();
        let mut file = BufReader::new(file);
        let mut header = [0; HEADER];
        if file.read_exact(&mut header).is_err() {
            return Err(WthorError::NoHeader).context(name);
        }
        let [a, b, c, d] = [header[4], header[5], header[6], header[7]];
        let games_left = u32::from_le_bytes([a, b, c, d]);
        let bytes = length.saturating_sub(HEADER as u64);
        let mut parts = DatabaseParts {
            name,
            file,
            header,
            games_left,
        };
        // The board of a database without games counts as well.
        read_wthor(&parts.header_for(0)).with_context(|| parts.name.clone())?;
        if bytes != u64::from(games_left) * RECORD as u64 {
            let games = games_left;
            let bytes = usize::try_from(bytes).unwrap_or(usize::MAX);
            return Err(WthorError::Length { games, bytes }).context(parts.name);
        }
        Ok(parts)
    }

    /// The header of a database with this number of games.
    fn header_for(&mut self, games: u32) -> Vec<u8> {
        self.header[GAMES].copy_from_slice(&games.to_le_bytes());
        self.header.to_vec()
    }
}

impl Iterator for DatabaseParts {
    type Item = Result<Vec<u8>>;

    fn next(&mut self) -> Option<Self::Item> {
        let games = self.games_left.min(PART);
        if games == 0 {
            return None;
        }
        self.games_left -= games;
        let mut part = self.header_for(games);
        part.resize(HEADER + games as usize * RECORD, 0);
        let read = self.file.read_exact(&mut part[HEADER..]);
        Some(read.with_context(|| self.name.clone()).map(|()| part))
    }
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
