//! `reversi convert FILE --to NOTATION`: games of any notation written in another.

use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use reversi_engine::{
    Comment, CommentError, GameRecord, Line, Notation, Ply, read_games, transcript,
};

use crate::game_files::{self, FileGame, GameFile};

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
/// If the file cannot be read, if one of its games cannot be read or the notation cannot hold it,
/// which leaves the others, if pictures of several are to be written, or if what is read back is
/// another game, or has other comments.
pub fn run(path: &Path, notation: &Notation, check: bool) -> Result<()> {
    let is_picture = notation.name() == PICTURE && !check;
    ensure!(
        !is_picture || GameFile::open(path)?.nth(1).is_none(),
        "{} holds several games, and a diagram is a picture of one: convert a file with one game",
        path.display()
    );
    let (mut out, mut games, mut characters) = (std::io::stdout().lock(), 0, 0);
    let converted = game_files::for_each(path, |game| {
        let text = converted(notation, game)?;
        games += 1;
        characters += text.chars().count();
        if check {
            return check_text(notation, game, &text);
        }
        for left_out in left_out(&game.record, notation.name()) {
            writeln!(std::io::stderr(), "game {}: {left_out}", game.number)?;
        }
        let line = if text.contains('\n') { "\n\n" } else { "\n" };
        write!(out, "{text}{line}").context("the games cannot be written")
    });
    if check && converted.is_ok() {
        writeln!(out, "games {games} characters {characters}")?;
    }
    converted
}

/// A game in a notation.
///
/// # Errors
/// If the notation cannot hold it.
fn converted(notation: &Notation, game: &FileGame) -> Result<String> {
    let FileGame { record, number, .. } = game;
    let name = notation.name();
    let comments = comments_in(name, game)?;
    notation.write(record).with_context(|| {
        let corrected = record.game.plies().zip(1..);
        let corrected = corrected.filter(|(ply, _)| ply.correction.is_some());
        let reason = match corrected.map(|(_, number)| number).next() {
            Some(number) => &format!(
                ": it keeps no corrections of the board, and one stands after move {number}"
            ),
            None if comments.is_empty() && record.lines().is_ok() => "",
            None => ": its comments are too long",
        };
        format!("game {number} cannot be written as {name}{reason}")
    })
}

/// The comments of a game that a notation has a place for.
fn comments_in(notation: &str, game: &FileGame) -> Result<Vec<Comment>> {
    if !WITH_COMMENTS.contains(&notation) {
        return Ok(Vec::new());
    }
    sorted_comments(&game.record).with_context(|| format!("game {}", game.number))
}

/// Reads the text of a game back.
///
/// # Errors
/// If it is another game, or has other comments or variations.
fn check_text(notation: &Notation, game: &FileGame, text: &str) -> Result<()> {
    let FileGame { record, number, .. } = game;
    let name = notation.name();
    ensure!(
        holds(notation, text, record),
        "game {number} is another one after {name}: {text}"
    );
    let other = if WITH_VARIATIONS.contains(&name) {
        other_in_lines(text, record)
    } else {
        let comments = comments_in(name, game)?;
        let same = comments.is_empty() || holds_comments(text, &comments);
        (!same).then_some("comments")
    };
    match other {
        Some(other) => bail!("game {number} has other {other} after {name}: {text}"),
        None => Ok(()),
    }
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
                let unread = variation.unread_comments.iter();
                sentences
                    .extend(unread.map(|wrong| format!("in a variation, {wrong}; it is left out")));
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
    let moves = |lines: &Option<Vec<Line>>| -> Option<Vec<Vec<Ply>>> {
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
    lines.sort_by_key(|line| transcript(line.moves.iter().copied()));
    Some(lines)
}

/// The comments of a game, whose marks have no order.
fn sorted_comments(record: &GameRecord) -> Result<Vec<Comment>, CommentError> {
    let mut comments = record.read_comments()?;
    comments.iter_mut().for_each(sort_marks);
    Ok(comments)
}

fn sort_marks(comment: &mut Comment) {
    comment.marks.sort_by_key(ToString::to_string);
}
