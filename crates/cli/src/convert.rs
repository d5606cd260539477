//! `reversi convert FILE --to NOTATION`: games of any notation written in another.

use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use reversi_engine::{GameRecord, Notation, read_games};
use reversi_toolkit::progress_bar;

use crate::game_files;

/// The notation of this name, if games can be written in it.
///
/// # Errors
/// Lists the notations, if there is none.
pub fn notation(name: &str) -> Result<Notation> {
    match Notation::named(name).filter(|notation| notation.is_written()) {
        Some(notation) => Ok(*notation),
        None => {
            let written = Notation::ALL
                .iter()
                .filter(|notation| notation.is_written());
            let names: Vec<&str> = written.map(Notation::name).collect();
            bail!(
                "{name:?} is no notation to write; there are {}",
                names.join(", ")
            )
        }
    }
}

/// Writes the games of a file, a paragraph each. With `check`, reads each of them back instead and
/// prints `games G characters C`.
///
/// # Errors
/// If the file cannot be read or holds no game, if the notation cannot hold one of its games, or if
/// what is read back is another game.
pub fn run(path: &Path, notation: &Notation, check: bool) -> Result<()> {
    let games = game_files::read(path)?;
    let bar = progress_bar(games.len(), "games");
    let (mut out, mut characters) = (std::io::stdout().lock(), 0);
    for (record, number) in games.iter().zip(1..) {
        let name = notation.name();
        let text = notation
            .write(record)
            .with_context(|| format!("game {number} cannot be written as {name}"))?;
        if check {
            characters += text.chars().count();
            ensure!(
                holds(notation, &text, record),
                "game {number} is another one after {name}: {text}"
            );
        } else {
            let line = if text.contains('\n') { "\n\n" } else { "\n" };
            write!(out, "{text}{line}").context("the games cannot be written")?;
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    if check {
        let games = games.len();
        writeln!(out, "games {games} characters {characters}")?;
    }
    Ok(())
}

/// Whether the text is read as the same game, or shows a position of it.
fn holds(notation: &Notation, text: &str, record: &GameRecord) -> bool {
    let mut end = record.game.clone();
    while end.redo() {}
    let read = |text: &str| read_games(text).ok().filter(|read| read.len() == 1);
    match notation.name() {
        "obf" => read(text).is_some_and(|read| {
            read[0].game.initial_position().after_forced_pass() == record.game.position()
        }),
        _ if notation.holds_game() => read(text).is_some_and(|read| read[0].game == end),
        _ => text.starts_with("<svg ") && text.ends_with("</svg>"),
    }
}
