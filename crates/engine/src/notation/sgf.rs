//! The Smart Game Format (SGF), game 2: `(;GM[2]FF[4]SZ[8]AB[e4][d5]AW[d4][e5]PL[B];B[f5];W[d6])`.
//!
//! `AB` and `AW` hold the discs before the first move and `PL` the side that begins, where a file
//! names them. A square is `f5`, or two letters as in other games, `fe`. `C` holds a comment, `AR`
//! an arrow, and `CR`, `MA`, `SL`, `SQ`, `TR` and `LB` mark squares, which become circles.

use super::board_text::BoardTextError;
use super::comment::spelt;
use super::game_notation::{Notation, ReadRecord, Records, only};
use super::game_record::GameRecord;
use super::ggf::{read_move, record_of};
use super::properties::{Tree, games, take_moves, value};
use super::read_error::ReadError;
use super::transcript::TranscriptError;
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::moves::Move;
use crate::rules::position::Position;
use crate::rules::square::Square;
use reversi_game::Color;

/// Games in the Smart Game Format.
pub const SGF: Notation = Notation {
    name: "sgf",
    read,
    write: None,
    holds_game: true,
};

/// The number of the game.
const GAME: &str = "2";

fn read(text: &str, most: usize) -> Option<Records> {
    let game_of = |tree: &Tree| value(&tree.fields, "GM").map(str::to_owned);
    let own = games(text).filter(|(_, tree)| game_of(tree).is_some_and(|game| game == GAME));
    let read = |(line, tree): (usize, Tree)| ReadRecord {
        line: Some(line),
        game: read_tree(&tree),
    };
    let records: Records = own.take(most).map(read).collect();
    if !records.is_empty() {
        return Some(records);
    }
    let other = games(text).find_map(|(_, tree)| game_of(&tree))?;
    let game = format!("GM[{other}]");
    Some(only(Err(ReadError::OtherGame { game })))
}

fn read_tree(tree: &Tree) -> Result<GameRecord, ReadError> {
    let mut record = record_of(&tree.fields);
    let (mut discs, mut first) = ([Bitboard::EMPTY; 2], Color::Black);
    for (name, value) in &tree.fields {
        match &name[..] {
            "AB" => discs[0] = discs[0].with(square("AB", value)?),
            "AW" => discs[1] = discs[1].with(square("AW", value)?),
            "PL" if value.starts_with(['W', 'w', '2']) => first = Color::White,
            _ => {}
        }
    }
    let moves = take_moves(&mut record, tree, played)?;
    let start = match discs {
        [Bitboard::EMPTY, Bitboard::EMPTY] => Position::start(Default::default(), first),
        _ => {
            let board = Board::new(discs[first as usize], discs[first.other() as usize]);
            Position::new(board.ok_or(BoardTextError::TwoDiscs)?, first)
        }
    };
    record.with_game(start, &moves)
}

/// A square of the setup, in the field of this name.
fn square(name: &'static str, value: &str) -> Result<Square, ReadError> {
    match played(value, 0) {
        Ok(Move::Place(square)) => Ok(square),
        _ => Err(ReadError::BadSetup {
            name,
            found: value.to_owned(),
        }),
    }
}

/// A move: a square in either spelling, or a pass, which may be empty.
pub(super) fn played(value: &str, number: usize) -> Result<Move, TranscriptError> {
    if value.is_empty() || value == "tt" {
        return Ok(Move::Pass);
    }
    read_move(&spelt(value), number)
}
