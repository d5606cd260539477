//! Links of other sites: a transcript of at least five moves anywhere in an address, or of any
//! number as the value of `m` or `moves`.

use super::game_notation::{Notation, Records, only};
use super::game_record::game_from;
use super::read_error::ReadError;
use crate::rules::position::Position;
use reversi_game::outside_comments;

/// Addresses that hold a transcript.
pub const ADDRESS: Notation = Notation {
    name: "address",
    read,
    write: None,
    holds_game: true,
};

/// The fewest squares in sequence that are taken for a transcript.
const MIN_SQUARES: usize = 5;

fn read(text: &str, _most: usize) -> Option<Records> {
    let is_address = |word: &&str| word.contains("://") || word.starts_with("www.");
    let mut words = outside_comments(text).flat_map(|(part, _)| part.split_whitespace());
    let address = words.find(is_address)?;
    let bare = &address.replace("%20", "");
    let named = bare.split(['?', '&', '#']).find_map(value_of_moves);
    let is_whole = text.starts_with(address);
    let is_game = |run: &&str| run.len() >= 2 * MIN_SQUARES;
    // Beside other words, a few squares are no more than the place that a link leads to.
    let named = named.filter(|run| is_whole || is_game(run));
    let moves = named.or_else(|| Some(longest_run(bare)).filter(is_game));
    match moves {
        Some(moves) => Some(only(game_from(Position::default(), moves).map(Into::into))),
        None => is_whole.then(|| only(Err(ReadError::Empty))),
    }
}

/// The squares that a parameter holds, if it is named as moves are.
fn value_of_moves(parameter: &str) -> Option<&str> {
    let (name, value) = parameter.split_once('=')?;
    let is_whole = !value.is_empty() && longest_run(value) == value;
    (is_whole && matches!(name, "m" | "moves")).then_some(value)
}

/// The longest part that consists of squares, `f5d6c3`.
fn longest_run(text: &str) -> &str {
    let is_square = |pair: &[u8]| matches!(pair, [b'a'..=b'h' | b'A'..=b'H', b'1'..=b'8']);
    let (mut longest, mut at) = (0..0, 0);
    while at < text.len() {
        let pairs = text.as_bytes()[at..].chunks(2);
        let length = 2 * pairs.take_while(|pair| is_square(pair)).count();
        if length > longest.len() {
            longest = at..at + length;
        }
        at += length.max(1);
    }
    &text[longest]
}
