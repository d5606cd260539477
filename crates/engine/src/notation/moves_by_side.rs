//! Records by side: `Black: f5 c3 …` and `White: d6 d3 …`, a line each, or their names before the
//! moves.

use super::game_notation::{Notation, Records, only};
use super::game_record::GameRecord;
use super::move_list::{bare_moves, read_commented};
use super::read_error::ReadError;
use super::transcript::TranscriptError;
use crate::rules::game::Game;
use crate::rules::moves::Move;
use crate::rules::position::Position;
use crate::rules::square::Square;
use reversi_game::Color;

/// Records by side.
pub const SIDES: Notation = Notation {
    name: "sides",
    read,
    write: None,
    holds_game: true,
};

/// The words for a side, in small letters.
const BLACK: [&str; 10] = [
    "black", "schwarz", "noir", "nero", "x", "b", "*", "●", "⚫", "黒",
];
const WHITE: [&str; 10] = [
    "white", "weiß", "blanc", "bianco", "o", "w", "○", "⚪", "白", "weiss",
];

/// The side that a word stands for.
pub(super) fn side_of(word: &str) -> Option<Color> {
    let word = word.to_ascii_lowercase();
    let among = |words: &[&str]| words.contains(&&word[..]);
    let white = among(&WHITE).then_some(Color::White);
    among(&BLACK).then_some(Color::Black).or(white)
}

fn read(text: &str, _most: usize) -> Option<Records> {
    let mut moves: [Vec<Square>; 2] = [Vec::new(), Vec::new()];
    let mut record = GameRecord::default();
    let mut others = String::new();
    let mut found = false;
    for line in text.lines() {
        let (word, rest) = line.split_once(':').unwrap_or(("", line));
        let Some(side) = side_of(word.trim()) else {
            others += &format!("{line}\n");
            continue;
        };
        found = true;
        match squares(rest) {
            Some(squares) => moves[side as usize].extend(squares),
            None if side == Color::Black => record.black = rest.trim().to_owned(),
            None => record.white = rest.trim().to_owned(),
        }
    }
    found.then(|| only(record_of(record, moves, &others)))
}

/// The game of the moves by side; without any, of the moves in the other lines.
fn record_of(
    record: GameRecord,
    moves: [Vec<Square>; 2],
    others: &str,
) -> Result<GameRecord, ReadError> {
    if !moves.iter().all(Vec::is_empty) {
        let game = interleave(moves.map(Vec::into_iter))?;
        return Ok(GameRecord { game, ..record });
    }
    let record = read_commented(record, Position::default(), others)?;
    match record.game.line().len() {
        0 => Err(ReadError::Empty),
        _ => Ok(record),
    }
}

/// The squares of a line, if it holds nothing but moves, numbers and passes.
fn squares(text: &str) -> Option<Vec<Square>> {
    let text: String = bare_moves(text).split_whitespace().collect();
    let (mut rest, mut squares) = (&text[..], Vec::new());
    while !rest.is_empty() {
        let (played, after) = Move::split_from(rest)?;
        if let Move::Place(square) = played {
            squares.push(square);
        }
        rest = after;
    }
    (!squares.is_empty()).then_some(squares)
}

/// The game in which each side plays its own moves, in turn.
fn interleave(mut moves: [std::vec::IntoIter<Square>; 2]) -> Result<Game, ReadError> {
    let mut game = Game::default();
    while let Some(side) = game.turn() {
        let Some(square) = moves[side as usize].next() else {
            break;
        };
        let number = game.ply() + 1;
        let illegal = |reason| TranscriptError::Illegal {
            number,
            square,
            reason,
        };
        game.play(square).map_err(illegal)?;
    }
    let left = Color::ALL.into_iter().find_map(|side| {
        let square = moves[side as usize].next()?;
        Some(TranscriptError::LeftOver { side, square }.into())
    });
    left.map_or(Ok(game), Err)
}
