//! Lines from the usual start with values: `f5d6c3 +1.5 depth 20`, and games in GGF whose moves
//! have values, as NTest and NBoard write them.

use super::kept_positions::{self, Entry};
use super::valued_move::ValuedMove;
use super::words::{number_of, push_number, push_square, push_value, square_of, value_of, words};
use crate::rules::board::Board;
use crate::rules::square::Square;
use crate::rules::symmetry::Symmetry;

/// A move with its value and its depth.
type Played = (Square, Option<i16>, u8);

/// The positions of a line with the moves played; `None` if it has none, or an illegal one.
pub(super) fn entries(line: &[u8]) -> Option<Vec<Entry>> {
    if line.starts_with(b"(;") {
        let mut moves = Vec::new();
        for property in line.split(|&byte| byte == b']') {
            moves.extend(ggf_move(property));
        }
        return played(&moves);
    }
    let (mut moves, rest) = leading_moves(line);
    let (_, value, depth) = moves.last_mut()?;
    let start = rest.iter().position(|byte| !b" \t:=,;|(".contains(byte));
    let mut words = words(&rest[start.unwrap_or(rest.len())..], b" \t,;|)");
    *value = words.next().and_then(value_of);
    if words.next() == Some(b"depth") {
        *depth = words.next().and_then(number_of).unwrap_or(0);
    }
    played(&moves)
}

/// The squares that a text begins with, blanks between them or not, and what follows.
fn leading_moves(line: &[u8]) -> (Vec<Played>, &[u8]) {
    let (mut moves, mut rest) = (Vec::new(), line);
    while let Some((word, after)) = rest.trim_ascii_start().split_at_checked(2) {
        let Some(square) = square_of(word) else {
            break;
        };
        moves.push((square, None, 0));
        rest = after;
    }
    (moves, rest)
}

/// The move of a property `B[f5/1.25/3` of GGF, with its value for its side and without a depth.
fn ggf_move(property: &[u8]) -> Option<Played> {
    let bracket = property.iter().rposition(|&byte| byte == b'[')?;
    let (name, text) = property.split_at(bracket);
    let name = name.trim_ascii();
    if !matches!(name.strip_prefix(b"(;").unwrap_or(name), b"B" | b"W") {
        return None;
    }
    let mut parts = text[1..].split(|&byte| byte == b'/');
    let square = square_of(parts.next()?)?;
    Some((square, parts.next().and_then(value_of), 0))
}

/// The positions before moves from the usual start; `None` if there is none, or one is not legal.
fn played(moves: &[Played]) -> Option<Vec<Entry>> {
    let (mut board, mut entries) = (Board::DIAGONAL, Vec::new());
    for &(square, value, depth) in moves {
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
pub(super) fn written(positions: &[(Board, Vec<ValuedMove>)]) -> Vec<u8> {
    let mut is_written = vec![false; positions.len()];
    let mut text = Vec::new();
    let mut open = vec![(Board::DIAGONAL, Vec::new())];
    let mut next = 0;
    while let Some((board, line)) = open.get_mut(next) {
        let (board, line) = (*board, std::mem::take(line));
        next += 1;
        let (canonical, symmetry) = board.canonical_with_symmetry();
        let number = kept_positions::number_of(positions, canonical);
        let Some(number) = number.filter(|&number| !is_written[number]) else {
            continue;
        };
        is_written[number] = true;
        for found in &positions[number].1 {
            let square = square_on(board, symmetry, found.square);
            let mut longer = line.clone();
            push_square(&mut longer, square);
            text.extend_from_slice(&longer);
            if let Some(value) = found.value {
                text.push(b' ');
                push_value(&mut text, value);
                if found.depth > 0 {
                    text.extend_from_slice(b" depth ");
                    push_number(&mut text, found.depth);
                }
            }
            text.push(b'\n');
            open.extend(after(board, square).map(|after| (after, longer)));
        }
    }
    text
}

/// The square of a board that one of the canonical board stands for; f5 for the first move, as
/// openings are named from there.
fn square_on(board: Board, symmetry: Symmetry, canonical: Square) -> Square {
    let mut images = Square::ALL.into_iter();
    let square = images.find(|&square| symmetry.square(square) == canonical);
    let square = square.unwrap_or(canonical);
    let own = board.own_symmetries();
    let is_f5 = own.iter().any(|own| own.square(square) == Square::F5);
    if is_f5 { Square::F5 } else { square }
}
