//! Links of other sites: a transcript of at least five moves anywhere in an address, or of any
//! number as the value of `m` or `moves`.

use std::iter;

use super::game_notation::{LineNumbers, Notation, ReadRecord, Records, only};
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

fn read(text: &str, most: usize) -> Option<Records> {
    let is_address = |word: &&str| word.contains("://") || word.starts_with("www.");
    let words = outside_comments(text).flat_map(|(part, _)| part.split_whitespace());
    let mut addresses = words.filter(is_address);
    let first = addresses.next()?;
    let is_whole = text.starts_with(first);
    let are_alone = text.split_whitespace().all(|word| is_address(&word));
    let mut lines = LineNumbers::of(text);
    let games = iter::once((first, is_whole)).chain(addresses.map(|next| (next, are_alone)));
    let games = games.filter_map(|(address, is_alone)| {
        let game = moves_in(address, is_alone)?;
        let start = address.as_ptr().addr() - text.as_ptr().addr();
        let line = Some(lines.of_rest(&text[start..]));
        Some(ReadRecord {
            line,
            game: game_from(Position::default(), &game).map(Into::into),
        })
    });
    let records: Records = games.take(most).collect();
    match records.is_empty() {
        true => is_whole.then(|| only(Err(ReadError::Empty))),
        false => Some(records),
    }
}

/// The moves that an address holds. Beside other words, a few squares are no more than the place
/// that a link leads to.
fn moves_in(address: &str, is_alone: bool) -> Option<String> {
    let bare = &address.replace("%20", "");
    let named = bare.split(['?', '&', '#']).find_map(value_of_moves);
    let is_game = |run: &&str| run.len() >= 2 * MIN_SQUARES;
    let named = named.filter(|run| is_alone || is_game(run));
    let moves = named.or_else(|| Some(longest_run(bare)).filter(is_game));
    moves.map(ToOwned::to_owned)
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
