//! `reversi wthor PATH…`: tournament games replayed by the engine's rules.

use std::fmt;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use reversi_engine::{Game, WthorGame, read_wthor};
use reversi_toolkit::{DatabaseParts, progress_bar, tournament_files};

/// Numbers of games by what their replay shows.
#[derive(Clone, Copy, Debug, Default)]
struct ReplayCounts {
    games: u32,
    illegal: u32,
    unfinished: u32,
    different: u32,
}

impl fmt::Display for ReplayCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "games {} illegal {} unfinished {} different {}",
            self.games, self.illegal, self.unfinished, self.different
        )
    }
}

/// Replays the games of all files and prints the counts.
///
/// # Errors
/// If a file cannot be read, or games break the rules or end with another count than recorded.
pub fn run(paths: &[PathBuf]) -> Result<()> {
    let mut files = Vec::new();
    for path in paths {
        files.extend(tournament_files(path)?);
    }
    let bar = progress_bar(files.len(), "files");
    let mut counts = ReplayCounts::default();
    for file in &files {
        bar.set_message(file.display().to_string());
        for part in DatabaseParts::open(file)? {
            let games = read_wthor(&part?).with_context(|| file.display().to_string())?;
            games.iter().for_each(|game| replay(game, &mut counts));
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    writeln!(std::io::stdout(), "{counts}").context("the results cannot be written")?;
    let ReplayCounts {
        illegal, different, ..
    } = counts;
    ensure!(
        illegal + different == 0,
        "illegal games: {illegal}, games with another count than recorded: {different}"
    );
    Ok(())
}

/// Plays one game and counts it.
fn replay(recorded: &WthorGame, counts: &mut ReplayCounts) {
    counts.games += 1;
    let mut game = Game::default();
    if recorded
        .moves
        .iter()
        .any(|&square| game.play(square).is_err())
    {
        counts.illegal += 1;
        return;
    }
    match game.outcome() {
        None => counts.unfinished += 1,
        Some(outcome) if outcome.black() != recorded.black_discs => counts.different += 1,
        Some(_) => {}
    }
}
