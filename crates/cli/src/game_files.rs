//! Files of games: texts in any notation, and tournament databases.

use std::path::Path;

use anyhow::{Context, Result};
use reversi_engine::{Game, GameRecord, read_games};
use reversi_toolkit::{is_comment_line, read_games as read_database, read_text};

/// The games of a file: of a database (`.wtb`), or of a text in any notation, in which lines that
/// begin with `%` are comments. A text with records in brackets (`(;`) is read as it stands: these
/// have comments of their own, over several lines.
///
/// # Errors
/// If the file cannot be read, or holds no game.
pub fn read(path: &Path) -> Result<Vec<GameRecord>> {
    let name = || path.display().to_string();
    let extension = path.extension();
    if !extension.is_some_and(|extension| extension.eq_ignore_ascii_case("wtb")) {
        let text = read_text(path)?;
        if text.contains("(;") {
            return read_games(&text).with_context(name);
        }
        let lines = text.lines().filter(|line| !is_comment_line(line));
        return read_games(&lines.collect::<Vec<_>>().join("\n")).with_context(name);
    }
    let games = read_database(path)?.into_iter().zip(1..);
    games
        .map(|(recorded, number)| {
            let mut game = Game::default();
            for square in recorded.moves {
                let illegal = || format!("{}, game {number}", path.display());
                game.play(square).with_context(illegal)?;
            }
            Ok(game.into())
        })
        .collect()
}
