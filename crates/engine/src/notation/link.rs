//! Links: a game in the fragment of an address, `#m=f5d6&ply=2`.
//!
//! `m` holds the moves and `ply` how many of them are shown; `start` and `first`, or `pos` with a
//! position, say how the game starts if it does not start as usual. In place of the moves there may
//! be a position, with or without moves from there.

use std::str::FromStr;

use super::game_notation::{Notation, game_from, trimmed};
use super::position_and_moves;
use super::read_error::ReadError;
use super::white_space::is_blank;
use crate::rules::color::Color;
use crate::rules::game::Game;
use crate::rules::position::Position;
use crate::rules::setup::{Setup, Start};

/// Links to games, alone or inside longer texts.
pub const LINK: Notation = Notation {
    name: "link",
    read: |text| read_link(&text[text.find('#')?..]),
    write: Some(|game| Some(link_fragment(game)).filter(|fragment| !fragment.is_empty())),
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

/// Reads the game in the fragment of an address, with or without its `#`; `None` if it holds none.
///
/// # Errors
/// If the fragment names a setup or a ply that there is not, or the game cannot be read.
pub fn read_link(fragment: &str) -> Option<Result<Game, ReadError>> {
    let parts = Parameters(fragment.strip_prefix('#').unwrap_or(fragment));
    let (moves, position) = (parts.get("m"), parts.get("pos"));
    let is_game = moves.is_some() || position.is_some();
    is_game.then(|| read_parts(&parts, moves.as_deref().unwrap_or_default(), position))
}

fn read_parts(
    parts: &Parameters,
    moves: &str,
    position: Option<String>,
) -> Result<Game, ReadError> {
    trimmed(parts.0)?;
    let ply = parts.get("ply").map(|found| ply(&found)).transpose()?;
    let mut game = match position_and_moves::read(moves.trim_matches(is_blank)) {
        Some(game) => game?,
        None => {
            let start = match position {
                Some(text) => text.parse()?,
                None => Position::start(
                    parts.setup("start", Start::default())?,
                    parts.setup("first", Color::Black)?,
                ),
            };
            game_from(start, moves)?
        }
    };
    match ply {
        Some(ply) if !game.go_to(ply) => Err(ReadError::BadPly {
            found: ply.to_string(),
        }),
        _ => Ok(game),
    }
}

/// Reads how many moves are shown. A link inside a message may have signs of the message after it.
fn ply(found: &str) -> Result<usize, ReadError> {
    let digits = found.len()
        - found
            .trim_start_matches(|sign: char| sign.is_ascii_digit())
            .len();
    let number = if digits > 0 { &found[..digits] } else { found };
    let ply = number.parse().ok().filter(|_| number.len() <= 2);
    ply.ok_or_else(|| ReadError::BadPly {
        found: number.to_owned(),
    })
}

/// The parameters of a fragment, encoded like a form.
struct Parameters<'a>(&'a str);

impl Parameters<'_> {
    /// The value of the first parameter of this name.
    fn get(&self, name: &str) -> Option<String> {
        self.0.split('&').find_map(|part| {
            let (found, value) = part.split_once('=').unwrap_or((part, ""));
            (decode(found) == name).then(|| decode(value))
        })
    }

    /// The value of a parameter of a standard setup, or the usual one.
    fn setup<T: FromStr>(&self, name: &'static str, usual: T) -> Result<T, ReadError> {
        let Some(found) = self.get(name) else {
            return Ok(usual);
        };
        let known = found.parse();
        known.map_err(|_| ReadError::BadSetup { name, found })
    }
}

/// The text that a form writes as `encoded`: `+` for a blank, `%2B` for a plus sign.
fn decode(encoded: &str) -> String {
    let mut bytes = Vec::with_capacity(encoded.len());
    let mut rest = encoded.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let hex = after.get(..2).and_then(|digits| {
            let digits = std::str::from_utf8(digits).ok()?;
            let all_hex = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
            u8::from_str_radix(digits, 16).ok().filter(|_| all_hex)
        });
        rest = after;
        bytes.push(match (first, hex) {
            (b'%', Some(byte)) => {
                rest = &after[2..];
                byte
            }
            (b'+', _) => b' ',
            _ => first,
        });
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
