//! Fields of game trees, `(;NAME[value]NAME[value];…)`, as GGF and SGF have them.

use super::comment::{command_of, spelt};
use super::game_notation::LineNumbers;
use super::game_record::GameRecord;
use super::glyph::Glyph;
use super::move_list::closed_length;
use super::move_time::{NamedTime, milliseconds};
use super::transcript::{TranscriptError, correction_text};
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::game::Game;
use crate::rules::moves::Move;
use crate::rules::position::Position;
use crate::rules::square::Square;
use reversi_game::Color;

/// How a game begins.
const BEGIN: &str = "(;";

/// How the field `PL` names White.
pub(super) const WHITE: [char; 3] = ['W', 'w', '2'];

/// Reads the move of a field, by its number.
type ReadMove = fn(&str, usize) -> Result<Move, TranscriptError>;

/// Where values begin, and where lines begin and end.
const SIGNS: [char; 3] = ['[', '(', ')'];

/// A field: its name in capitals, and its value. A value without a name belongs to the name before.
pub(super) type Field<'a> = (String, &'a str);

/// A game of a text: the fields of its main line, where its nodes begin after the first one, and
/// its variations as they stand in the text; nodes and variations by the number of fields before.
pub(super) struct Tree<'a> {
    pub fields: Vec<Field<'a>>,
    nodes: Vec<usize>,
    variations: Vec<(usize, &'a str)>,
    /// Whether it begins with moves of a variation, and says nothing of how the game starts.
    goes_on: bool,
}

impl Tree<'_> {
    /// The same game with the move of each node before the other fields: in SGF these belong to the
    /// position after the move, in whatever order they stand.
    pub(super) fn with_moves_first(mut self) -> Self {
        let (mut rest, mut before) = (&mut self.fields[..], 0);
        for &border in self.nodes.iter().chain([&rest.len()]) {
            let (node, after) = rest.split_at_mut(border - before);
            if let Some(at) = node.iter().position(|(name, _)| is_move(name)) {
                for later in (0..at).rev() {
                    node.swap(later, later + 1);
                }
            }
            (rest, before) = (after, border);
        }
        self
    }

    /// The fields before the first move, and all of the first node.
    pub(super) fn setup(&self) -> &[Field<'_>] {
        if self.goes_on {
            return &[];
        }
        let root = self.nodes.first().copied().unwrap_or(self.fields.len());
        let first_move = self.fields.iter().position(|(name, _)| is_move(name));
        &self.fields[..first_move.map_or(self.fields.len(), |at| at.max(root))]
    }
}

/// Whether a field of this name changes squares, or the side to move, without a move.
fn corrects(name: &str) -> bool {
    matches!(name, "AB" | "AW" | "AE" | "PL")
}

/// Whether a field of this name holds a move.
fn is_move(name: &str) -> bool {
    matches!(name, "B" | "W")
}

/// The side whose move a field of this name holds.
fn side_of(name: &str) -> Color {
    match name {
        "B" => Color::Black,
        _ => Color::White,
    }
}

/// The games of a text, each with the line on which it begins. The main line follows the first of
/// several variations.
pub(super) fn games(text: &str) -> impl Iterator<Item = (usize, Tree<'_>)> {
    let (mut rest, mut lines) = (text, LineNumbers::of(text));
    std::iter::from_fn(move || {
        let (_, after) = rest.split_once(BEGIN)?;
        let line = lines.of_rest(after);
        let game;
        (game, rest) = split_game(after);
        Some((line, game))
    })
}

/// A variation of fields, `(;NAME[value]…)`; `None` if the text has no field, as one of moves.
pub(super) fn variation(text: &str) -> Option<Tree<'_>> {
    let fields = text.strip_prefix('(')?.trim_start().strip_prefix(';')?;
    let (mut tree, _) = split_game(fields);
    tree.goes_on = true;
    (!tree.fields.is_empty()).then_some(tree)
}

/// The game with which a text begins, after its bracket, and what follows.
fn split_game(text: &str) -> (Tree<'_>, &str) {
    let (mut fields, mut variations): (Vec<Field>, Vec<_>) = (Vec::new(), Vec::new());
    let mut nodes = Vec::new();
    // The numbers of fields before the lines that are open.
    let mut forks = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(SIGNS) {
        let (before, after) = (&rest[..at], &rest[at + 1..]);
        if before.contains(';') {
            nodes.push(fields.len());
        }
        match rest.as_bytes()[at] {
            b'[' => {
                let (value, after) = split_value(after);
                let name = before.trim_start_matches(|sign: char| !sign.is_ascii_alphabetic());
                let name = match (name.trim_end(), fields.last()) {
                    ("", Some((name, _))) => name.clone(),
                    (name, _) => name.to_ascii_uppercase(),
                };
                fields.push((name, value.trim()));
                rest = after;
            }
            b'(' => {
                forks.push(fields.len());
                rest = after;
            }
            _ => {
                rest = after;
                break;
            }
        }
    }
    // The main line has ended: what follows up to the bracket of the game are variations.
    let mut fork = forks.pop();
    while let (Some(open), Some(at)) = (fork, rest.find(SIGNS)) {
        rest = &rest[at..];
        let mut length = 1;
        if rest.starts_with('(') {
            length = closed_length(rest, *b"[]").unwrap_or(rest.len());
            variations.push((open, &rest[..length]));
        } else if rest.starts_with(')') {
            fork = forks.pop();
        }
        rest = &rest[length..];
    }
    let tree = Tree {
        fields,
        nodes,
        variations,
        goes_on: false,
    };
    (tree, rest)
}

/// The position after the moves of a game that can be played, and the corrections of the board
/// after the last of them.
struct Reached {
    position: Option<Position>,
    /// The discs of Black and of White as corrected.
    discs: Option<[Bitboard; 2]>,
    /// The side to move that a field names.
    turn: Option<Color>,
}

impl Reached {
    /// Plays a move that a side makes. Returns it as text, with the corrections before it.
    fn play(&mut self, side: Color, played: Move) -> String {
        let side = match played {
            Move::Place(_) => side,
            Move::Pass => side.other(),
        };
        let correction = self.take_correction(Some(side));
        // A side that has moved twice has made the other one pass.
        if played == Move::Pass && !correction.is_empty() {
            return correction;
        }
        if let (Some(position), Move::Place(square)) = (self.position, played) {
            self.position = reversi_game::Position::play(&position, square).ok();
        }
        correction + &played.to_string()
    }

    /// Takes up what a field corrects. Returns whether it can be read.
    fn take_field(&mut self, name: &str, value: &str, played: ReadMove) -> bool {
        if name == "PL" {
            let side = if value.starts_with(WHITE) {
                Color::White
            } else {
                Color::Black
            };
            self.turn = Some(side);
            return true;
        }
        let (Some(position), Ok(Move::Place(square))) = (self.position, played(value, 0)) else {
            return false;
        };
        let discs = self.discs.get_or_insert_with(|| discs_of(position));
        for (own, field) in discs.iter_mut().zip(["AB", "AW"]) {
            *own = match name == field {
                true => own.with(square),
                false => *own & !Bitboard::of(square),
            };
        }
        true
    }

    /// The corrections since the last move as text; `next` is the side that moves next.
    fn take_correction(&mut self, next: Option<Color>) -> String {
        self.corrected(next)
            .map_or_else(String::new, correction_text)
    }

    fn corrected(&mut self, next: Option<Color>) -> Option<Position> {
        let position = self.position?;
        let (discs, turn) = (self.discs.take(), self.turn.take());
        if discs.is_none() && turn.is_none() {
            return None;
        }
        let turn = turn.or(next).unwrap_or(position.turn());
        let discs = discs.unwrap_or_else(|| discs_of(position));
        let board = Board::new(discs[turn as usize], discs[turn.other() as usize])?;
        let corrected = Position::new(board, turn).after_forced_pass();
        self.position = Some(corrected);
        (corrected != position).then_some(corrected)
    }
}

/// The discs of Black and of White.
fn discs_of(position: Position) -> [Bitboard; 2] {
    Color::ALL.map(|side| position.discs(side))
}

/// The moves of a game from `start` on. The comments and variations go to the record. A field that
/// corrects squares and cannot be read stands in the place of a move.
///
/// # Errors
/// If `played` cannot read a move.
pub(super) fn take_moves(
    record: &mut GameRecord,
    tree: &Tree,
    start: Position,
    played: ReadMove,
) -> Result<String, TranscriptError> {
    let (mut moves, mut placed) = (String::new(), 0);
    let mut plies = Vec::with_capacity(tree.fields.len() + 1);
    let setup = tree.setup().len();
    let mut reached = Reached {
        position: Some(start.after_forced_pass()),
        discs: None,
        turn: None,
    };
    for (at, (name, value)) in tree.fields.iter().enumerate() {
        plies.push(placed);
        if is_move(name) {
            let played = played(value, placed + 1).or_else(|unread| {
                // An illegal move before it is the first fault of the game.
                Game::new(start).play_transcript(&moves)?;
                Err(unread)
            })?;
            placed += usize::from(played != Move::Pass);
            moves += &reached.play(side_of(name), played);
            // GGF has the evaluation and the time behind the square.
            let used = value.split('/').nth(2).and_then(milliseconds);
            add_time(record, placed, name, used.map(NamedTime::Used));
        } else if let Some(side) = name.strip_suffix('L').filter(|name| is_move(name)) {
            add_time(
                record,
                placed,
                side,
                milliseconds(value).map(NamedTime::Left),
            );
        } else if at >= setup && corrects(name) {
            if !reached.take_field(name, value, played) {
                moves += &format!(" {name}[{value}] ");
            }
        } else if let Some(glyph) = Glyph::of_field(name, value) {
            record.add_glyph(placed, glyph);
        } else if let Some(found) = comment(name, value) {
            record.comments.push((placed, found));
        }
    }
    plies.push(placed);
    moves += &reached.take_correction(None);
    for &(fields, text) in &tree.variations {
        let variation = (plies[fields], text.to_owned());
        record.variations.push(variation);
    }
    Ok(moves)
}

/// Notes a time of the side whose move a field of this name holds.
fn add_time(record: &mut GameRecord, placed: usize, name: &str, time: Option<NamedTime>) {
    let side = side_of(name);
    record.times.extend(time.map(|time| (placed, side, time)));
}

/// The value up to its bracket, and what follows. A backslash before a bracket keeps it inside.
fn split_value(text: &str) -> (&str, &str) {
    let mut escaped = false;
    for (at, found) in text.char_indices() {
        match found {
            ']' if !escaped => return (&text[..at], &text[at + 1..]),
            _ => escaped = found == '\\' && !escaped,
        }
    }
    (text, "")
}

/// The value of the first field of this name.
pub(super) fn value<'a>(fields: &[Field<'a>], name: &str) -> Option<&'a str> {
    let field = fields.iter().find(|(found, _)| found == name);
    field.map(|&(_, value)| value)
}

/// The part of the comment on the position that a field adds; `None` for other fields. A label and
/// every sign on a square become a circle; a label elsewhere and a rectangle of squares are
/// ignored.
fn comment(name: &str, value: &str) -> Option<String> {
    match name {
        "C" => Some(unescaped(value)),
        "LB" => {
            let (square, _) = value.split_once(':').unwrap_or((value, ""));
            let square: Square = spelt(square).parse().ok()?;
            Some(command_of(&square.to_string()))
        }
        "CR" | "MA" | "SL" | "SQ" | "TR" => (!value.contains(':')).then(|| command_of(value)),
        "AR" => Some(command_of(value)),
        _ => None,
    }
}

/// The text of a value: a backslash keeps the sign after it, and joins two lines.
fn unescaped(value: &str) -> String {
    let mut text = String::new();
    let mut signs = value.chars();
    while let Some(sign) = signs.next() {
        let kept = if sign == '\\' {
            signs.next()
        } else {
            Some(sign)
        };
        text.extend(kept.filter(|&kept| sign != '\\' || kept != '\n'));
    }
    text
}
