//! The Smart Game Format (SGF), game 2: `(;GM[2]FF[4]SZ[8]AB[e4][d5]AW[d4][e5]PL[B];B[f5];W[d6])`.
//!
//! `AB` and `AW` hold the discs before the first move and `PL` the side that begins, where a file
//! names them. Behind a move they correct the board, `AE` by the squares that become empty. A
//! square is `f5`, or two letters as in other games, `fe`. `C` holds a comment, `AR` an arrow, and
//! `CR`, `MA`, `SL`, `SQ`, `TR` and `LB` mark squares, which become circles. `TE`, `BM`, `IT` and
//! `DO` are glyphs on moves. `TM` holds the time of a
//! side, `BL` and `WL` what is left. Variations are branches of the tree.

use super::board_text::BoardTextError;
use super::comment::spelt;
use super::game_notation::{Notation, ReadRecord, Records, only};
use super::game_record::GameRecord;
use super::ggf::{check_variant, comment_fields, name_fields, other_size, read_move, record_of};
use super::move_time::TimeLimit;
use super::move_tree::{MoveTree, Step};
use super::properties::{Tree, WHITE, games, take_moves, value};
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
    write: Some(write),
    holds_game: true,
};

/// The number of the game.
const GAME: &str = "2";

/// The length of a side of the board.
const SIZE: &str = "8";

fn read(text: &str, most: usize) -> Option<Records> {
    let game_of = |tree: &Tree| value(&tree.fields, "GM").map(str::to_owned);
    let own = games(text).filter(|(_, tree)| game_of(tree).is_some_and(|game| game == GAME));
    let read = |(line, tree): (usize, Tree)| ReadRecord {
        line: Some(line),
        game: read_tree(&tree.with_moves_first()),
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
    record.time_limit = value(&tree.fields, "TM").and_then(TimeLimit::of_seconds);
    if let Some(size) = value(&tree.fields, "SZ").filter(|size| *size != SIZE) {
        return Err(other_size(size));
    }
    // Editors write the komi of Go into every file: here it gives nobody discs.
    value(&tree.fields, "RU").map_or(Ok(()), check_variant)?;
    let has_setup = ["AB", "AW", "PL"].map(|name| value(tree.setup(), name).is_some());
    let start = start_of(tree)?;
    let moves = take_moves(&mut record, tree, start, played)?;
    if moves.is_empty() && !has_setup.contains(&true) {
        return Err(ReadError::Empty);
    }
    record.with_game(start, &moves)
}

/// The position before the first move.
fn start_of(tree: &Tree) -> Result<Position, ReadError> {
    let (mut discs, mut first) = ([Bitboard::EMPTY; 2], Color::Black);
    for (name, value) in tree.setup() {
        match &name[..] {
            "AB" => discs[0] = discs[0].with(square("AB", value)?),
            "AW" => discs[1] = discs[1].with(square("AW", value)?),
            "PL" if value.starts_with(WHITE) => first = Color::White,
            _ => {}
        }
    }
    Ok(match discs {
        [Bitboard::EMPTY, Bitboard::EMPTY] => Position::start(Default::default(), first),
        _ => {
            let board = Board::new(discs[first as usize], discs[first.other() as usize]);
            Position::new(board.ok_or(BoardTextError::TwoDiscs)?, first)
        }
    })
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

fn write(record: &GameRecord) -> Option<String> {
    let tree = MoveTree::of(record).ok()?;
    let start = record.game.initial_position();
    let first = start.turn();
    let mut text = format!(
        "(;FF[4]GM[{GAME}]CA[UTF-8]SZ[{SIZE}]{}",
        name_fields(record)
    );
    if let Some(outcome) = record.outcome() {
        text += &match outcome.winner() {
            None => "RE[0]".to_owned(),
            Some(side) => format!("RE[{}{}]", side_name(side), outcome.lead(side)),
        };
    }
    text += &setup_fields(start, start.discs(Color::Black), start.discs(Color::White));
    text += &comment_fields(&tree.comment);
    if !tree.beside.is_empty() {
        text += ENDED;
    }
    for line in &tree.beside {
        add_branch(&mut text, line, 0, first);
    }
    add_nodes(&mut text, &tree.moves, 0, first);
    Some(text + ")")
}

/// The fields of a position whose discs on some squares are to be named, and its side to move.
#[inline(never)]
fn setup_fields(position: Position, black: Bitboard, white: Bitboard) -> String {
    let mut text = String::new();
    add_squares(&mut text, "AB", black);
    add_squares(&mut text, "AW", white);
    text + &format!("PL[{}]", side_name(position.turn()))
}

/// Adds the field with some squares; none without any.
fn add_squares(text: &mut String, name: &str, squares: Bitboard) {
    if !squares.is_empty() {
        *text += name;
    }
    for square in squares {
        *text += &format!("[{square}]");
    }
}

/// The node that corrects the board from one position to another.
#[inline(never)]
fn correction_node(from: Position, to: Position) -> String {
    let added = |side| to.discs(side) & !from.discs(side);
    let mut text = String::from(";");
    let emptied = to.board().empties() & !from.board().empties();
    add_squares(&mut text, "AE", emptied);
    text + &setup_fields(to, added(Color::Black), added(Color::White))
}

/// The first branch of a game that ends where a variation goes on.
const ENDED: &str = "(;)";

/// How a field names a side.
const fn side_name(side: Color) -> &'static str {
    match side {
        Color::Black => "B",
        Color::White => "W",
    }
}

/// Adds moves, and after each the branches that replace the rest. Before them are `before` moves
/// and passes; one side makes those with even numbers.
#[inline(never)]
fn add_nodes(text: &mut String, steps: &[Step], before: usize, first: Color) {
    let Some((step, rest)) = steps.split_first() else {
        return;
    };
    let goes_on = |line: &&Vec<Step>| line[0].ply == step.ply;
    let (onward, others): (Vec<_>, Vec<_>) = step.beside.iter().partition(goes_on);
    if !others.is_empty() {
        text.push('(');
    }
    for half in before..step.half {
        *text += &format!(";{}[]", side_name(side_after(half, first)));
    }
    let side = side_name(side_after(step.half, first));
    let comment = comment_fields(&step.comment);
    *text += &format!(";{side}[{}]{comment}", step.ply.square);
    if let Some(corrected) = step.ply.correction {
        *text += &correction_node(step.by_rules, corrected);
    }
    if !onward.is_empty() {
        text.push_str(ENDED);
    }
    for line in onward {
        add_branch(text, &line[1..], step.next, first);
    }
    add_nodes(text, rest, step.next, first);
    if !others.is_empty() {
        text.push(')');
    }
    for line in others {
        add_branch(text, line, before, first);
    }
}

/// Adds a line as a branch, unless it begins with branches.
#[inline(never)]
fn add_branch(text: &mut String, line: &[Step], before: usize, first: Color) {
    if line.first().is_some_and(|step| !step.beside.is_empty()) {
        return add_nodes(text, line, before, first);
    }
    text.push('(');
    add_nodes(text, line, before, first);
    text.push(')');
}

/// The side that moves or passes after `half` moves and passes.
const fn side_after(half: usize, first: Color) -> Color {
    if half.is_multiple_of(2) {
        first
    } else {
        first.other()
    }
}
