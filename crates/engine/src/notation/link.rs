//! Links: a game in the fragment of an address, `#m=f5d6&ply=2`.
//!
//! `m` holds the moves and `ply` how many of them are shown; `start` and `first`, or `pos` with a
//! position, say how the game starts if it does not start as usual. In place of the moves there may
//! be a position, with or without moves from there. `c2` holds the text of the comment after two
//! moves, and `a2` its circles and arrows, `c3-f5d6`.

use reversi_game::{Color, LinkParameters, MAX_CHARACTERS, encode, is_blank, linked_fragment};

use super::game_notation::{Notation, only};
use super::game_record::{GameRecord, game_from};
use super::position_and_moves;
use super::read_error::ReadError;
use crate::rules::game::Game;
use crate::rules::position::Position;
use crate::rules::setup::{Setup, Start};

/// Links to games, alone or inside longer texts.
pub const LINK: Notation = Notation {
    name: "link",
    read: |text, _most| {
        let fragment = linked_fragment(text)?;
        let game = read_link(fragment)?;
        Some(only(game.map(|game| GameRecord {
            fragment: fragment.to_owned(),
            ..game.into()
        })))
    },
    write: Some(|record| write(record).filter(|fragment| !fragment.is_empty())),
    holds_game: true,
};

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
    let begun = game.line().len() > 0;
    if !begun && game.setup() == Setup::default() {
        return String::new();
    }
    let mut fragment = format!("#m={game}");
    if begun {
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

/// The fragment of a link to a game with its comments; `None` if it is longer than any text of a
/// game.
fn write(record: &GameRecord) -> Option<String> {
    let mut link = link_fragment(&record.game);
    let comments = record.read_comments().ok()?;
    if link.is_empty() && !comments.is_empty() {
        link = "#m=".to_owned();
    }
    for comment in &comments {
        let (ply, text) = (comment.ply, comment.plain_text());
        if !text.is_empty() {
            link += &format!("&c{ply}={}", encode(&text));
        }
        if !comment.marks.is_empty() {
            let marks: Vec<String> = comment.marks.iter().map(ToString::to_string).collect();
            link += &format!("&a{ply}={}", marks.join("-"));
        }
    }
    (link.len() <= MAX_CHARACTERS).then_some(link)
}

/// Reads the game in the fragment of an address, with or without its `#`; `None` if it holds none.
///
/// # Errors
/// If the fragment names a setup or a ply that there is not, or the game cannot be read.
pub fn read_link(fragment: &str) -> Option<Result<Game, ReadError>> {
    let parts = LinkParameters::new(fragment);
    parts.hold_game().then(|| read_parts(parts))
}

fn read_parts(parts: LinkParameters) -> Result<Game, ReadError> {
    parts.check_game(Position::NAME)?;
    let ply = parts.ply()?;
    let moves = parts.get("m").unwrap_or_default();
    let mut game = match position_and_moves::read_one(moves.trim_matches(is_blank)) {
        Some(record) => record?.game,
        None => {
            let start = match parts.get("pos") {
                Some(text) => text.parse()?,
                None => Position::start(parts.setup("start", Start::default())?, parts.first()?),
            };
            game_from(start, &moves)?
        }
    };
    match ply {
        Some(ply) if !game.go_to(ply) => Err(ReadError::BadPly {
            found: ply.to_string(),
        }),
        _ => Ok(game),
    }
}
