//! Files of games: texts in any notation, and tournament databases. They are read part by part, so
//! that the memory does not grow with the file.

use std::collections::VecDeque;
use std::fs::File;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Error, Result, anyhow, ensure};
use reversi_engine::{
    GameRecord, ReadRecord, WthorNames, fault_in, read_first_games, read_games,
    read_wthor_collection,
};
use reversi_toolkit::{DatabaseParts, is_comment_line};

/// Bytes of a part of a text, unless a game is longer.
const PART: usize = 64 << 10;

/// Bytes of the longest line, and of the longest part that is searched for the end of a game.
const LONGEST_PART: usize = 16 << 20;

/// The games of a file, one at a time.
pub struct GameFile {
    name: String,
    parts: Parts,
    found: VecDeque<ReadRecord>,
    number: usize,
}

/// What a file consists of.
enum Parts {
    Text(TextParts),
    Database(DatabaseParts, WthorNames),
}

impl GameFile {
    /// Opens a database (`.wtb`), or a text in any notation, in which lines that begin with `%` are
    /// comments. A text with records in brackets (`(;`) is read as it stands: these have other
    /// comments, over several lines. The names of a database come from the files of players
    /// and tournaments beside it; without that of the players, standard error says which it is.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn open(path: &Path) -> Result<GameFile> {
        let parts = if has_extension(path, "wtb") {
            Parts::Database(DatabaseParts::open(path)?, names_beside(path)?)
        } else {
            Parts::Text(TextParts::open(path)?)
        };
        Ok(GameFile {
            name: path.display().to_string(),
            parts,
            found: VecDeque::new(),
            number: 0,
        })
    }

    /// The games of the next part, none at the end of the file.
    fn read_part(&mut self) -> Result<Vec<ReadRecord>> {
        match &mut self.parts {
            Parts::Text(text) => text.next_games().with_context(|| self.name.clone()),
            Parts::Database(parts, names) => {
                let Some(part) = parts.next() else {
                    return Ok(Vec::new());
                };
                let games = read_wthor_collection(&part?, names, usize::MAX);
                games.with_context(|| self.name.clone())
            }
        }
    }

    fn next_game(&mut self) -> Result<Option<ReadRecord>> {
        if self.found.is_empty() {
            self.found = self.read_part()?.into();
        }
        Ok(self.found.pop_front())
    }
}

impl Iterator for GameFile {
    /// The number of a game with its record.
    type Item = Result<(usize, ReadRecord)>;

    fn next(&mut self) -> Option<Self::Item> {
        let next = self.next_game().transpose()?;
        self.number += 1;
        Some(next.map(|record| (self.number, record)))
    }
}

/// A game of a file, for what is done with each.
pub struct FileGame {
    pub record: GameRecord,
    pub number: usize,
    /// Whether the file holds others.
    pub has_others: bool,
}

/// Does something with each game of a file. A game that cannot be read, or with which that fails,
/// costs itself alone: standard error names it with its line. Of a file with one game, the moves
/// before its fault are taken for a game.
///
/// # Errors
/// If the file cannot be read, or a game has failed.
pub fn for_each(path: &Path, mut act: impl FnMut(&FileGame) -> Result<()>) -> Result<()> {
    let mut games = GameFile::open(path)?.peekable();
    let (mut all, mut failed) = (0, 0);
    while let Some(game) = games.next() {
        let (number, ReadRecord { line, game }) = game?;
        let has_others = number > 1 || games.peek().is_some();
        let done = match game {
            Ok(record) => act(&FileGame {
                record,
                number,
                has_others,
            }),
            Err(wrong) if !has_others => {
                let text = whole_text(path).unwrap_or_default();
                let beginning = fault_in(&text).and_then(|fault| fault.beginning);
                if let Some(Ok(mut records)) = beginning.as_deref().map(read_games) {
                    let record = records.swap_remove(0);
                    act(&FileGame {
                        record,
                        number,
                        has_others,
                    })?;
                }
                return Err(Error::new(wrong).context(place(path, line)));
            }
            Err(wrong) => Err(Error::new(wrong).context(format!("game {number}"))),
        };
        all += 1;
        let Err(wrong) = done else { continue };
        if !has_others || wrong.chain().any(|cause| cause.is::<std::io::Error>()) {
            return Err(wrong);
        }
        failed += 1;
        // Without standard error, the exit code still reports a failure.
        let _ = writeln!(
            std::io::stderr(),
            "reversi: {}: {wrong:#}",
            place(path, line)
        );
    }
    ensure!(failed == 0, "{failed} of {all} games are left out");
    Ok(())
}

/// A file with the number of a line.
fn place(path: &Path, line: Option<usize>) -> String {
    let line = line.map_or_else(String::new, |line| format!(", line {line}"));
    format!("{}{line}", path.display())
}

/// The text of a file as its games are read; `None` if it is none.
fn whole_text(path: &Path) -> Option<String> {
    let text = std::fs::read_to_string(path).ok()?;
    Some(match text.contains("(;") {
        true => text,
        false => without_comment_lines(&text),
    })
}

/// All games of a file.
///
/// # Errors
/// If the file cannot be read, or one of its games.
pub fn read(path: &Path) -> Result<Vec<GameRecord>> {
    let read = |game: Result<(usize, ReadRecord)>| {
        let (number, ReadRecord { game, .. }) = game?;
        game.with_context(|| format!("{}, game {number}", path.display()))
    };
    GameFile::open(path)?.map(read).collect()
}

fn has_extension(path: &Path, wanted: &str) -> bool {
    let extension = path.extension();
    extension.is_some_and(|extension| extension.eq_ignore_ascii_case(wanted))
}

/// The names in the files of players and tournaments beside a database.
fn names_beside(path: &Path) -> Result<WthorNames> {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder.unwrap_or(Path::new(".")))
        .and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect())
        .unwrap_or_default();
    files.sort();
    let bytes_of = |extension: &str| {
        let file = files.iter().find(|file| has_extension(file, extension));
        file.map(|file| std::fs::read(file).with_context(|| file.display().to_string()))
            .transpose()
    };
    let mut names = WthorNames::default();
    match bytes_of("jou")? {
        Some(players) => names.read_players(&players),
        None => {
            let sentence = format!(
                "{}: the names of the players are in WTHOR.JOU, which is not beside it",
                path.display()
            );
            let _ = writeln!(std::io::stderr(), "reversi: {sentence}");
        }
    }
    if let Some(tournaments) = bytes_of("trn")? {
        names.read_tournaments(&tournaments);
    }
    Ok(names)
}

/// A text whose games are read part by part.
struct TextParts {
    file: File,
    /// What is read of the file and not of its games.
    bytes: Vec<u8>,
    has_ended: bool,
    /// Bytes and lines before these bytes.
    bytes_before: usize,
    lines_before: usize,
    /// Whether lines with `%` are comments; unknown before the first part.
    has_comment_lines: Option<bool>,
    is_first: bool,
}

impl TextParts {
    fn open(path: &Path) -> Result<TextParts> {
        Ok(TextParts {
            file: File::open(path).with_context(|| path.display().to_string())?,
            bytes: Vec::new(),
            has_ended: false,
            bytes_before: 0,
            lines_before: 0,
            has_comment_lines: None,
            is_first: true,
        })
    }

    /// The games of the next part, none at the end of the text. The last game of a part may go on
    /// behind it: it is read again with the next one.
    fn next_games(&mut self) -> Result<Vec<ReadRecord>> {
        let mut wanted = PART;
        loop {
            self.fill(wanted)?;
            let end = match self.bytes.iter().rposition(|&byte| byte == b'\n') {
                _ if self.has_ended => self.bytes.len(),
                Some(newline) => newline + 1,
                None => 0,
            };
            let is_longest = wanted >= LONGEST_PART;
            ensure!(
                end > 0 || self.has_ended || !is_longest,
                "a line has more than {} MiB",
                LONGEST_PART >> 20
            );
            let text = std::str::from_utf8(&self.bytes[..end]).map_err(|wrong| {
                let byte = self.bytes_before + wrong.valid_up_to() + 1;
                anyhow!("byte {byte} is no UTF-8 text")
            })?;
            let has_comments = *self
                .has_comment_lines
                .get_or_insert_with(|| !text.contains("(;"));
            let is_rest = !self.is_first && self.has_ended;
            if is_rest && (text.trim().is_empty() || !has_comments && !text.contains("(;")) {
                return Ok(Vec::new());
            }
            let shown = match has_comments {
                true => &without_comment_lines(text),
                false => text,
            };
            let mut games = read_first_games(shown, usize::MAX);
            let mut taken = end;
            if !self.has_ended {
                let last = games.last().and_then(|game| game.line).unwrap_or(1);
                if !is_longest && games[0].line.is_none_or(|first| first == last) {
                    wanted *= 2;
                    continue;
                }
                if games[0].line != Some(last) {
                    games.retain(|game| game.line.is_some_and(|line| line < last));
                    let lines = text.split_inclusive('\n').take(last - 1);
                    taken = lines.map(str::len).sum();
                }
            }
            let lines = text[..taken].matches('\n').count();
            name_faults(&mut games, shown, lines + usize::from(taken == end));
            for game in &mut games {
                game.line = game.line.map(|line| line + self.lines_before);
            }
            self.bytes.drain(..taken);
            self.bytes_before += taken;
            self.lines_before += lines;
            self.is_first = false;
            return Ok(games);
        }
    }

    /// Reads on until the given number of bytes is there, or the file ends.
    fn fill(&mut self, wanted: usize) -> std::io::Result<()> {
        let missing = wanted.saturating_sub(self.bytes.len()) as u64;
        if missing > 0 && !self.has_ended {
            let found = (&mut self.file)
                .take(missing)
                .read_to_end(&mut self.bytes)?;
            self.has_ended = (found as u64) < missing;
        }
        Ok(())
    }
}

/// Gives each game of the first lines of a text that cannot be read the line of its fault in place
/// of the one on which it begins. A game that shares a line with another one keeps that line.
fn name_faults(games: &mut [ReadRecord], text: &str, lines: usize) {
    if games.iter().all(|game| game.game.is_ok()) {
        return;
    }
    let lines: Vec<&str> = text.split_inclusive('\n').take(lines).collect();
    let mut end = lines.len();
    for ReadRecord { line, game } in games.iter_mut().rev() {
        let Some(first) = line else { continue };
        let own = lines.get(*first - 1..end).unwrap_or_default();
        end = *first - 1;
        if game.is_err() && own.len() > 1 {
            let own = own.concat();
            *first += fault_in(&own).map_or(0, |fault| fault.before.matches('\n').count());
        }
    }
}

/// The text with empty lines in place of comments: the others keep their numbers.
fn without_comment_lines(text: &str) -> String {
    let lines = text.split_inclusive('\n');
    let kept = lines.map(|line| if is_comment_line(line) { "\n" } else { line });
    kept.collect()
}
