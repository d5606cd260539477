//! A position, and the moves from there: `---…OX…XO…--- X`, then `d3c5` on the next line.
//!
//! Without moves it is the position alone; the scores of an endgame collection may follow it.

use super::game_notation::{Notation, game_from};
use super::move_list;
use super::read_error::ReadError;
use crate::rules::game::Game;
use crate::rules::position::Position;
use reversi_game::is_blank;

/// Positions, with or without moves from there.
pub const POSITION_AND_MOVES: Notation = Notation {
    name: "position",
    read,
    write: Some(|game| Some(write(game))),
};

/// A text that begins with so many squares of a board is meant as a position.
const TELLTALE_SQUARES: usize = 8;

/// The initial position, and the whole line on a line of its own.
pub fn write(game: &Game) -> String {
    let moves = game.to_string();
    let separator = if moves.is_empty() { "" } else { "\n" };
    format!("{}{separator}{moves}", game.initial_position())
}

/// Reads a text without blanks around it.
pub fn read(text: &str) -> Option<Result<Game, ReadError>> {
    let mut squares = text.chars().filter(|&character| !is_blank(character));
    let is_board = |character: char| "XOxo.*-".contains(character);
    let begins = (0..TELLTALE_SQUARES).all(|_| squares.next().is_some_and(is_board));
    begins.then(|| {
        let (position, moves) = split(text);
        let position: Position = position.parse()?;
        game_from(position, &move_list::bare_moves(moves))
    })
}

/// The text of the position, and that of the moves after it.
fn split(text: &str) -> (&str, &str) {
    let mut used = text.char_indices().filter(|&(_, found)| !is_blank(found));
    let Some((side, _)) = used.nth(64) else {
        return (text, "");
    };
    let Some((position, rest)) = text.split_at_checked(side + 1) else {
        return (text, "");
    };
    let moves = rest.trim_start_matches(is_blank);
    let is_apart = moves.len() < rest.len();
    if is_apart && moves.starts_with(|first| matches!(first, 'a'..='h' | 'A'..='H' | '0'..='9')) {
        (position, moves)
    } else {
        (text, "")
    }
}
