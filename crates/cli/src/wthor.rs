//! `reversi wthor PATH…`: tournament games replayed by the engine's rules.

use std::fmt;
use std::io::Write;
use std::path::{Path, PathBuf};

use indicatif::{ProgressBar, ProgressStyle};
use reversi_engine::{Game, WthorError, WthorGame, parse_wthor};

/// Why a replay fails.
#[derive(Debug)]
pub enum Failure {
    /// A file or folder cannot be read.
    Unreadable(PathBuf, std::io::Error),
    /// The results cannot be written.
    Output(std::io::Error),
    /// A folder holds no database file.
    NoFiles(PathBuf),
    /// A file is not in the database's format.
    Format(PathBuf, WthorError),
    /// Games break the rules, or end with another count than the recorded one.
    Games(Tally),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Output(wrong) => write!(f, "the results cannot be written: {wrong}"),
            Failure::Unreadable(path, wrong) => write!(f, "{}: {wrong}", path.display()),
            Failure::NoFiles(path) => {
                write!(
                    f,
                    "{}: there is no .wtb file in this folder",
                    path.display()
                )
            }
            Failure::Format(path, wrong) => write!(f, "{}: {wrong}", path.display()),
            Failure::Games(tally) => write!(
                f,
                "illegal games: {}, games with another count than recorded: {}",
                tally.illegal, tally.different
            ),
        }
    }
}

impl std::error::Error for Failure {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Failure::Output(wrong) => Some(wrong),
            _ => None,
        }
    }
}

/// What became of the games.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    games: u32,
    illegal: u32,
    unfinished: u32,
    different: u32,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "games {} illegal {} unfinished {} different {}",
            self.games, self.illegal, self.unfinished, self.different
        )
    }
}

/// Replays the games of all files and prints the tally.
pub fn run(paths: &[PathBuf]) -> Result<(), Failure> {
    let mut files = Vec::new();
    for path in paths {
        files.extend(database_files(path)?);
    }
    let bar = ProgressBar::new(files.len() as u64).with_style(
        ProgressStyle::with_template("{bar:32} {pos}/{len} files {msg}")
            .expect("the template is well-formed"),
    );
    let mut tally = Tally::default();
    for file in &files {
        bar.set_message(file.display().to_string());
        let bytes =
            std::fs::read(file).map_err(|wrong| Failure::Unreadable(file.clone(), wrong))?;
        let games = parse_wthor(&bytes).map_err(|wrong| Failure::Format(file.clone(), wrong))?;
        games.iter().for_each(|game| replay(game, &mut tally));
        bar.inc(1);
    }
    bar.finish_and_clear();
    writeln!(std::io::stdout(), "{tally}").map_err(Failure::Output)?;
    if tally.illegal + tally.different == 0 {
        Ok(())
    } else {
        Err(Failure::Games(tally))
    }
}

/// The file itself, or the database files of a folder in the order of their names.
fn database_files(path: &Path) -> Result<Vec<PathBuf>, Failure> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let unreadable = |wrong| Failure::Unreadable(path.to_owned(), wrong);
    let mut files = Vec::new();
    for entry in std::fs::read_dir(path).map_err(unreadable)? {
        let file = entry.map_err(unreadable)?.path();
        if file
            .extension()
            .is_some_and(|extension| extension.eq_ignore_ascii_case("wtb"))
        {
            files.push(file);
        }
    }
    files.sort();
    if files.is_empty() {
        Err(Failure::NoFiles(path.to_owned()))
    } else {
        Ok(files)
    }
}

/// Plays one game and adds it to the tally.
fn replay(recorded: &WthorGame, tally: &mut Tally) {
    tally.games += 1;
    let mut game = Game::default();
    if recorded
        .moves
        .iter()
        .any(|&square| game.play(square).is_err())
    {
        tally.illegal += 1;
        return;
    }
    match game.outcome() {
        None => tally.unfinished += 1,
        Some(outcome) if outcome.black() != recorded.black_discs => tally.different += 1,
        Some(_) => {}
    }
}
