//! Lines from the usual start with values: `f5d6c3 +1.5 depth 20`, and games in GGF whose moves
//! have values, as NTest and NBoard write them.

use std::collections::{HashMap, VecDeque};
use std::fmt::Write;

use super::kept_positions::Entry;
use super::own_text::{value_of, value_text};
use super::valued_move::ValuedMove;
use crate::rules::board::Board;
use crate::rules::square::Square;
use crate::rules::symmetry::Symmetry;

/// The positions of a line with the moves played; `None` if it has none, or an illegal one.
pub(super) fn entries(line: &str) -> Option<Vec<Entry>> {
    if line.starts_with("(;") {
        return played(line.split(']').filter_map(ggf_move));
    }
    let (squares, rest) = leading_squares(line);
    let last = squares.len().checked_sub(1)?;
    let rest = rest.trim_start_matches([' ', '\t', ':', '=', ',', ';', '|', '(']);
    let mut words = rest
        .split([' ', '\t', ',', ';', '|', ')'])
        .filter(|word| !word.is_empty());
    let value = words.next().and_then(value_of);
    let depth = words.next().filter(|&word| word == "depth");
    let depth = depth.and_then(|_| words.next()?.parse().ok()).unwrap_or(0);
    let moves = squares.into_iter().enumerate();
    played(moves.map(|(index, square)| match index == last {
        true => (square, value, depth),
        false => (square, None, 0),
    }))
}

/// The squares that a text begins with, blanks between them or not, and what follows.
fn leading_squares(line: &str) -> (Vec<Square>, &str) {
    let (mut squares, mut rest) = (Vec::new(), line);
    while let Some((word, after)) = rest.trim_start().split_at_checked(2) {
        let Ok(square) = word.to_ascii_lowercase().parse() else {
            break;
        };
        squares.push(square);
        rest = after;
    }
    (squares, rest)
}

/// The move of a property `B[f5/1.25/3` of GGF, with its value for its side and without a depth.
fn ggf_move(property: &str) -> Option<(Square, Option<i16>, u8)> {
    let (name, text) = property.rsplit_once('[')?;
    let is_move = matches!(name.trim().trim_start_matches("(;"), "B" | "W");
    let mut parts = is_move.then(|| text.split('/'))?;
    let square = parts.next()?.to_ascii_lowercase().parse().ok()?;
    Some((square, parts.next().and_then(value_of), 0))
}

/// The positions before moves from the usual start; `None` if there is none, or one is not legal.
fn played(moves: impl Iterator<Item = (Square, Option<i16>, u8)>) -> Option<Vec<Entry>> {
    let (mut board, mut entries) = (Board::DIAGONAL, Vec::new());
    for (square, value, depth) in moves {
        let found = ValuedMove {
            square,
            value,
            depth,
        };
        entries.push(Entry {
            board,
            moves: vec![found],
            value: None,
        });
        board = after(board, square)?;
    }
    (!entries.is_empty()).then_some(entries)
}

/// The board after a move, and after the pass that it forces.
fn after(board: Board, square: Square) -> Option<Board> {
    let after = board.play(square)?;
    let is_pass = after.legal_moves().is_empty() && !after.is_over();
    Some(if is_pass { after.pass() } else { after })
}

/// The lines of a book from the usual start, one for each move that they lead to, the shortest
/// first; a position that several lines reach goes on in the first.
pub(super) fn written(positions: &[(Board, Vec<ValuedMove>)]) -> String {
    let mut moves: HashMap<Board, &[ValuedMove]> = HashMap::new();
    moves.extend(positions.iter().map(|(board, found)| (*board, &found[..])));
    let mut text = String::new();
    let mut open = VecDeque::from([(Board::DIAGONAL, String::new())]);
    while let Some((board, line)) = open.pop_front() {
        let (canonical, symmetry) = board.canonical_with_symmetry();
        for found in moves.remove(&canonical).unwrap_or_default() {
            let square = square_on(board, symmetry, found.square);
            let line = format!("{line}{square}");
            text.push_str(&line);
            if let Some(value) = found.value {
                let _ = write!(text, " {}", value_text(value));
            }
            if found.value.is_some() && found.depth > 0 {
                let _ = write!(text, " depth {}", found.depth);
            }
            text.push('\n');
            open.extend(after(board, square).map(|board| (board, line)));
        }
    }
    text
}

/// The square of a board that one of the canonical board stands for; f5 for the first move, as
/// openings are named from there.
fn square_on(board: Board, symmetry: Symmetry, canonical: Square) -> Square {
    let images = Square::ALL.into_iter();
    let square = images
        .clone()
        .find(|&square| symmetry.square(square) == canonical);
    let square = square.unwrap_or(canonical);
    let own = board.own_symmetries();
    let is_f5 = own.iter().any(|own| own.square(square) == Square::F5);
    if is_f5 { Square::F5 } else { square }
}
