//! Words behind the last move of a text: `f5 tiger`, or a question below a game.

use super::foreign_words::is_pass;
use super::words::{moves_in, words};
use reversi_game::is_blank;

/// The fewest moves before words that may be more than the moves.
const MIN_MOVES: usize = 4;

/// The text up to its last move, and the words behind that, which name no square.
pub(super) fn split_closing_words(text: &str) -> Option<(&str, &str)> {
    let (mut end, mut moves) = (0, 0);
    for word in text.lines().flat_map(words) {
        let found = moves_in(word);
        if found.is_some() || is_pass(word) {
            end = word.as_ptr().addr() - text.as_ptr().addr() + word.len();
            moves += found.unwrap_or_default();
        }
    }
    let (before, closing) = text.split_at(end);
    let found = words(closing);
    let is_prose = found.first().is_some_and(|first| !is_cut_square(first))
        && found.iter().all(|word| is_word(word))
        && found.iter().any(|word| !is_number(word) && !is_short(word));
    let has_enough_moves = moves >= MIN_MOVES || found.len() <= moves;
    (is_prose && has_enough_moves && !closing.contains(['(', '{', '<']))
        .then(|| (before, closing.trim_matches(is_noise)))
}

/// Whether a word is as short as a mistyped square.
fn is_short(word: &str) -> bool {
    word.len() <= 2
}

/// Whether a word may be the first letters of squares.
fn is_cut_square(word: &str) -> bool {
    is_short(word)
        && word
            .bytes()
            .all(|sign| matches!(sign, b'a'..=b'h' | b'A'..=b'H'))
}

fn is_number(word: &str) -> bool {
    word.bytes().all(|sign| sign.is_ascii_digit())
}

/// Whether a word is a number, an address, or has no digit: others may be mistyped squares.
fn is_word(word: &str) -> bool {
    is_number(word) || word.contains("://") || !word.contains(|sign: char| sign.is_ascii_digit())
}

/// Signs between moves and words that belong to neither.
fn is_noise(sign: char) -> bool {
    is_blank(sign) || matches!(sign, ',' | ';' | '|' | '-' | '–' | '—' | ':' | '*' | '"')
}
