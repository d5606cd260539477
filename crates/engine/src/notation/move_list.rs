//! Moves as people and programs write them: `1. f5 d6 2. c3`, `f5-d6-c3`, `F5, D6, pass`.

use super::game_notation::{Notation, game_from};
use super::read_error::ReadError;
use crate::rules::game::Game;
use crate::rules::position::Position;
use reversi_game::is_blank;

/// Moves from the usual start, in any of the usual spellings.
pub const MOVE_LIST: Notation = Notation {
    name: "moves",
    read: |text| Some(read(text)),
    write: Some(write),
};

fn read(text: &str) -> Result<Game, ReadError> {
    game_from(Position::default(), &bare_moves(text))
}

fn write(game: &Game) -> Option<String> {
    let begun_as_usual = game.initial_position() == Position::default();
    Some(game.to_string()).filter(|moves| begun_as_usual && !moves.is_empty())
}

/// The moves without the numbers, commas and dashes that are written around them.
pub fn bare_moves(text: &str) -> String {
    let text: Vec<char> = text.chars().collect();
    without_separators(&without_numbers(&text))
        .into_iter()
        .collect()
}

/// The text with blanks in place of the numbers of moves: one or two digits and a dot or more. The
/// digit of a square is part of the square, also before a dot.
fn without_numbers(text: &[char]) -> Vec<char> {
    let mut kept = Vec::with_capacity(text.len());
    let mut at = 0;
    while let Some(&first) = text.get(at) {
        let after_file = at > 0 && is_file(text[at - 1]);
        let number = (!after_file).then(|| number_length(&text[at..])).flatten();
        match number {
            Some(length) => {
                kept.push(' ');
                at += length;
            }
            None => {
                kept.push(first);
                at += 1;
            }
        }
    }
    kept
}

/// The length of the number of a move that the text begins with, its dots included.
fn number_length(text: &[char]) -> Option<usize> {
    let digits = count(&text[..text.len().min(2)], |found| found.is_ascii_digit());
    if digits == 0 {
        return None;
    }
    let number = digits + count(&text[digits..], is_blank);
    let dots = count(&text[number..], |found| found == '.');
    (dots > 0).then_some(number + dots)
}

/// The text with blanks in place of punctuation, and of a dash between two squares: two dashes are
/// a pass.
fn without_separators(text: &[char]) -> Vec<char> {
    let mut kept = Vec::with_capacity(text.len());
    let mut at = 0;
    while let Some(&first) = text.get(at) {
        let after_square = at > 0 && is_rank(text[at - 1]);
        let dash = after_square.then(|| dash_length(&text[at..])).flatten();
        match dash {
            Some(length) => {
                kept.push(' ');
                at += length;
            }
            None => {
                let separates = matches!(first, '.' | ',' | ';' | '|');
                kept.push(if separates { ' ' } else { first });
                at += 1;
            }
        }
    }
    kept
}

/// The length of a dash with the blanks around it that the text begins with, before a square.
fn dash_length(text: &[char]) -> Option<usize> {
    let dash = count(text, is_blank);
    if !matches!(text.get(dash), Some('-' | '–')) {
        return None;
    }
    let next = dash + 1 + count(&text[dash + 1..], is_blank);
    text.get(next)
        .filter(|&&first| is_file(first))
        .map(|_| next)
}

/// How many characters of a kind the text begins with.
fn count(text: &[char], is_of_kind: impl Fn(char) -> bool) -> usize {
    text.iter().take_while(|&&found| is_of_kind(found)).count()
}

const fn is_file(character: char) -> bool {
    matches!(character, 'a'..='h' | 'A'..='H')
}

const fn is_rank(character: char) -> bool {
    matches!(character, '1'..='8')
}
