//! Links: a game in the fragment of an address, `#m=f5d6&ply=2`.
//!
//! `m` holds the moves and `ply` how many of them are shown; `start` and `first`, or `pos` with a
//! position, say how the game starts if it does not start as usual. In place of the moves there may
//! be a position, with or without moves from there. `c2` holds the text of the comment after two
//! moves, `a2` its circles and arrows, `c3-f5d6`, and `n2` the number of the glyph on the second
//! move. `v2` holds a variation after two moves, with those inside it in round brackets.
//! `pb` and `pw` hold the names of the players, `ev` the event and `dt` the date, as in GGF.

use std::iter;

use reversi_game::{
    Color, LinkParameters, MAX_CHARACTERS, encode, is_blank, linked_fragment, split_fragment,
};

use super::game_notation::{LineNumbers, Notation, ReadRecord, Records};
use super::game_record::{GameRecord, game_from};
use super::ggf::names;
use super::glyph::Glyph;
use super::move_tree::{MoveTree, Step};
use super::position_and_moves;
use super::read_error::ReadError;
use crate::rules::game::Game;
use crate::rules::position::Position;
use crate::rules::setup::{Setup, Start};

/// Links to games, alone or inside longer texts.
pub const LINK: Notation = Notation {
    name: "link",
    read: read_links,
    write: Some(|record| write(record).filter(|fragment| !fragment.is_empty())),
    holds_game: true,
};

/// Reads the games of the links of a text; `None` if its first one holds none.
fn read_links(text: &str, most: usize) -> Option<Records> {
    let (mut records, mut lines) = (Records::new(), LineNumbers::of(text));
    let mut rest = linked_fragment(text);
    while let Some(found) = rest.filter(|_| records.len() < most) {
        let line = Some(lines.of_rest(found));
        let fragment;
        (fragment, rest) = split_fragment(found);
        let game = read_record(fragment)?;
        records.push(ReadRecord { line, game });
    }
    (!records.is_empty()).then_some(records)
}

/// Reads the game in a fragment with its names; `None` if it holds none.
fn read_record(fragment: &str) -> Option<Result<GameRecord, ReadError>> {
    let parts = LinkParameters::new(fragment);
    let game = read_link(fragment)?;
    Some(game.map(|game| GameRecord {
        black: parts.text("pb"),
        white: parts.text("pw"),
        event: parts.text("ev"),
        date: parts.text("dt"),
        fragment: fragment.to_owned(),
        ..game.into()
    }))
}

/// The fragment of a link to a game, with its `#`; empty for the usual start without any move.
///
/// ```
/// use reversi_engine::{Color, Game, Position, Start, link_fragment};
///
/// let mut game: Game = "f5d6".parse()?;
/// game.undo();
/// assert_eq!(link_fragment(&game), "#m=f5d6&ply=1");
/// let parallel = Game::new(Position::start(Start::Parallel, Color::White));
/// assert_eq!(link_fragment(&parallel), "#m=&start=parallel&first=white");
/// assert_eq!(link_fragment(&Game::default()), "");
/// # Ok::<(), reversi_engine::TranscriptError>(())
/// ```
pub fn link_fragment(game: &Game) -> String {
    let has_moves = game.line().len() > 0;
    if !has_moves && game.setup() == Setup::default() {
        return String::new();
    }
    let mut fragment = format!("#m={game}");
    if has_moves {
        fragment += &format!("&ply={}", game.ply());
    }
    match game.setup() {
        Setup::Standard { start, first } => {
            if start != Start::default() {
                fragment += &format!("&start={start}");
            }
            if first != Color::Black {
                fragment += &format!("&first={}", first.name());
            }
        }
        Setup::Position(position) => {
            fragment += &format!("&pos={}", position.to_string().replace(' ', "+"));
        }
    }
    fragment
}

/// The fragment of a link to a game with its names, comments and variations; `None` if it is longer
/// than any text of a game.
fn write(record: &GameRecord) -> Option<String> {
    let mut link = link_fragment(&record.game);
    let comments = record.read_comments().ok()?;
    let tree = MoveTree::of(record).ok()?;
    let places = (0..).zip(tree.moves.iter().map(|step| &step.beside));
    let variations = iter::once((0, &tree.beside)).chain(places);
    let variations: Vec<_> = variations
        .flat_map(|(ply, lines)| lines.iter().map(move |line| (ply, line)))
        .collect();
    let names: String = names(record)
        .map(|(name, text)| format!("&{}={}", name.to_ascii_lowercase(), encode(text)))
        .collect();
    if link.is_empty() && !(comments.is_empty() && variations.is_empty() && names.is_empty()) {
        link = "#m=".to_owned();
    }
    link += &names;
    for comment in &comments {
        let (ply, text) = (comment.ply, comment.plain_text());
        if !text.is_empty() {
            link += &format!("&c{ply}={}", encode(&text));
        }
        if !comment.marks.is_empty() {
            let marks: Vec<String> = comment.marks.iter().map(ToString::to_string).collect();
            link += &format!("&a{ply}={}", marks.join("-"));
        }
        if let Some(glyph) = comment.glyph {
            link += &format!("&n{ply}={}", glyph.number());
        }
    }
    for (ply, line) in variations {
        link += &format!("&v{ply}={}", encode(&moves_of(line)));
    }
    (link.len() <= MAX_CHARACTERS).then_some(link)
}

/// The moves of a variation with what stands beside them, `f4e3{rare}(d3)`, as text in brackets is
/// read. A glyph stands behind its move as a sign: the number of one needs blanks around it.
#[inline(never)]
fn moves_of(line: &[Step]) -> String {
    let mut text = String::new();
    for step in line {
        let comment = step.comment.with_commands();
        text += &step.ply.square.to_string();
        text += step.comment.glyph.map_or("", Glyph::sign);
        text += &step.correction_text();
        if !comment.is_empty() {
            text += &format!("{{{}}}", comment.replace('{', "(").replace('}', ")"));
        }
        for other in &step.beside {
            text += &format!("({})", moves_of(other));
        }
    }
    text
}

/// Reads the game in the fragment of an address, with or without its `#`; `None` if it holds none.
///
/// # Errors
/// If the fragment names a setup or a ply that there is not, or the game cannot be read.
pub fn read_link(fragment: &str) -> Option<Result<Game, ReadError>> {
    read_with(fragment, position_and_moves::read_one)
}

/// Reads the game in the fragment of an address as [`read_link`] does, but no position in place of
/// the moves: all that [`link_fragment`] writes, by a fifth of the code.
///
/// ```
/// use reversi_engine::{Game, link_fragment, read_link_of_moves};
///
/// let game: Game = "f5d6".parse()?;
/// assert_eq!(read_link_of_moves(&link_fragment(&game)), Some(Ok(game)));
/// # Ok::<(), reversi_engine::TranscriptError>(())
/// ```
///
/// # Errors
/// As [`read_link`], and if a position stands in place of the moves.
pub fn read_link_of_moves(fragment: &str) -> Option<Result<Game, ReadError>> {
    read_with(fragment, |_| None)
}

/// Reads a position, with or without moves from there; `None` if the text does not begin with one.
type ReadPosition = fn(&str) -> Option<Result<GameRecord, ReadError>>;

fn read_with(fragment: &str, read_position: ReadPosition) -> Option<Result<Game, ReadError>> {
    let parts = LinkParameters::new(fragment);
    parts.hold_game().then(|| read_parts(parts, read_position))
}

fn read_parts(parts: LinkParameters, read_position: ReadPosition) -> Result<Game, ReadError> {
    parts.check_game(Position::NAME)?;
    let ply = parts.ply()?;
    let board = parts.get("m").unwrap_or_default();
    let mut game = match read_position(board.trim_matches(is_blank)) {
        Some(record) => record?.game,
        None => {
            let start = match parts.get("pos") {
                Some(text) => text.parse()?,
                None => Position::start(parts.setup("start", Start::default())?, parts.first()?),
            };
            game_from(start, &parts.moves())?
        }
    };
    match ply {
        Some(ply) if !game.go_to(ply) => Err(ReadError::BadPly {
            found: ply.to_string(),
        }),
        _ => Ok(game),
    }
}
