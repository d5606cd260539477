//! Moves of chess, which people paste too: they are told apart by the letters of the pieces.

use super::coordinate::{is_file, is_rank};

/// The usual first moves. Of these, Black can play `c4` alone in Reversi.
const FIRST: [&str; 4] = ["e4", "d4", "c4", "Nf3"];

/// Whether the moves of a text begin as games of chess do, and a piece moves among them.
pub(super) fn is_chess(text: &str) -> bool {
    let words = text.split(|sign: char| sign.is_whitespace() || sign == '.');
    let mut moves = words.filter(|word| is_square(word) || is_piece_move(word));
    let first = moves.next();
    first.is_some_and(|first| {
        FIRST.contains(&first) && (is_piece_move(first) || moves.any(is_piece_move))
    })
}

/// Whether a word is the move of a piece, `Nf3`, `Qxd5+` or `O-O`.
fn is_piece_move(word: &str) -> bool {
    let word = word.trim_end_matches(['+', '#', '!', '?']);
    let square = word.strip_prefix(['K', 'Q', 'R', 'N', 'B']);
    let square = square.and_then(|rest| rest.get(rest.len().checked_sub(2)?..));
    matches!(word, "O-O" | "O-O-O") || square.is_some_and(is_square)
}

fn is_square(word: &str) -> bool {
    let mut signs = word.chars();
    let is_named = signs.next().is_some_and(is_file) && signs.next().is_some_and(is_rank);
    is_named && signs.next().is_none()
}
