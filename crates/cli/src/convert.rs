//! `reversi convert FILE --to NOTATION`: games of any notation written in another.

use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use reversi_engine::{Comment, CommentError, GameRecord, Line, Notation, Square, read_games};
use reversi_toolkit::progress_bar;

use crate::game_files;

/// The notations that hold comments.
const WITH_COMMENTS: [&str; 4] = ["link", "ggf", "sgf", "pgn"];

/// The notation that is a whole file for each game.
const PICTURE: &str = "diagram";

/// The notations that hold variations.
const WITH_VARIATIONS: [&str; 3] = ["link", "sgf", "pgn"];

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

/// Writes the games of a file, a paragraph each, and to the error stream what is left out of them.
/// With `check`, reads each of them back instead and
/// prints `games G characters C`.
///
/// # Errors
/// If the file cannot be read or holds no game, if the notation cannot hold one of its games, if
/// pictures of several are to be written, or if what is read back is another game, or has other
/// comments.
pub fn run(path: &Path, notation: &Notation, check: bool) -> Result<()> {
    let games = game_files::read(path)?;
    ensure!(
        check || games.len() == 1 || notation.name() != PICTURE,
        "{} holds {} games, and a diagram is a picture of one: convert a file with one game",
        path.display(),
        games.len()
    );
    let bar = progress_bar(games.len(), "games");
    let (mut out, mut characters) = (std::io::stdout().lock(), 0);
    for (record, number) in games.iter().zip(1..) {
        let name = notation.name();
        let comments = if WITH_COMMENTS.contains(&name) {
            let comments = sorted_comments(record);
            comments.with_context(|| format!("{}, game {number}", path.display()))?
        } else {
            Vec::new()
        };
        let text = notation.write(record).with_context(|| {
            let reason = if comments.is_empty() && record.lines().is_ok() {
                ""
            } else {
                ": its comments are too long"
            };
            format!("game {number} cannot be written as {name}{reason}")
        })?;
        if check {
            characters += text.chars().count();
            ensure!(
                holds(notation, &text, record),
                "game {number} is another one after {name}: {text}"
            );
            let other = if WITH_VARIATIONS.contains(&name) {
                other_in_lines(&text, record)
            } else {
                let same = comments.is_empty() || holds_comments(&text, &comments);
                (!same).then_some("comments")
            };
            if let Some(other) = other {
                bail!("game {number} has other {other} after {name}: {text}");
            }
        } else {
            for left_out in left_out(record, name) {
                bar.suspend(|| writeln!(std::io::stderr(), "game {number}: {left_out}"))?;
            }
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

/// Whether the game of a text is read with these comments.
fn holds_comments(text: &str, comments: &[Comment]) -> bool {
    let read = read_games(text).ok();
    let read = read.and_then(|read| sorted_comments(read.first()?).ok());
    read.is_some_and(|read| read == comments)
}

/// The losses of a game in a notation, a sentence each.
fn left_out(record: &GameRecord, notation: &str) -> Vec<String> {
    let (mut sentences, mut glyphs, mut count) = (Vec::new(), record.glyphs, 0);
    let comments = record.read_each_comment().len();
    if comments > 0 && !WITH_COMMENTS.contains(&notation) {
        sentences.push(format!(
            "{notation} has no place for comments, {comments} left out"
        ));
    }
    for variation in record.read_variations() {
        match variation {
            Ok(variation) => {
                glyphs += variation.glyphs;
                count += 1;
            }
            Err(wrong) => sentences.push(format!("{wrong}; it is left out")),
        }
    }
    if count > 0 && !WITH_VARIATIONS.contains(&notation) {
        sentences.push(format!(
            "{notation} has no place for variations, {count} left out"
        ));
    }
    if glyphs > 0 {
        sentences.push(format!(
            "annotation glyphs such as $10 are not kept, {glyphs} left out"
        ));
    }
    sentences
}

/// The part that the lines of a text's game have and those of a record lack; `None` if they are the
/// same. A comment of a variation may stand on a position of the game's own line.
fn other_in_lines(text: &str, record: &GameRecord) -> Option<&'static str> {
    let lines = sorted_lines(record);
    let read = read_games(text).ok();
    let read = read.and_then(|read| sorted_lines(read.first()?));
    let moves = |lines: &Option<Vec<Line>>| -> Option<Vec<Vec<Square>>> {
        let moves = lines.iter().flatten().map(|line| line.moves.clone());
        lines.is_some().then(|| moves.collect())
    };
    if moves(&lines) != moves(&read) {
        Some("variations")
    } else if lines != read {
        Some("comments")
    } else {
        None
    }
}

/// The lines of a game in the order of their moves, and their comments.
fn sorted_lines(record: &GameRecord) -> Option<Vec<Line>> {
    let mut lines = record.lines().ok()?;
    for line in &mut lines {
        line.comments.iter_mut().for_each(sort_marks);
    }
    lines.sort_by(|one, other| one.moves.cmp(&other.moves));
    Some(lines)
}

/// The comments of a game, whose marks have no order of their own.
fn sorted_comments(record: &GameRecord) -> Result<Vec<Comment>, CommentError> {
    let mut comments = record.read_comments()?;
    comments.iter_mut().for_each(sort_marks);
    Ok(comments)
}

fn sort_marks(comment: &mut Comment) {
    comment.marks.sort_by_key(ToString::to_string);
}
