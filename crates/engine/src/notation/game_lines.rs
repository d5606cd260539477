//! The moves of a game with its variations and comments, as chess players write them:
//! `1. f5 d6 {usual} (1... f4 2. e3) 2. c3 `.

use super::comment::Comment;
use super::game_record::GameRecord;
use super::transcript::transcript;
use crate::rules::game::Game;
use crate::rules::square::Square;

/// The moves of a game with what stands beside them, a blank after each; `None` if a comment cannot
/// be read. A variation that cannot be read is left out.
pub(super) fn write(record: &GameRecord) -> Option<String> {
    let comments = record.read_comments().ok()?;
    let mut lines = vec![Line::of(record.game.clone(), &comments)];
    for variation in record.read_variations().into_iter().flatten() {
        let mut game = Game::new(record.game.initial_position());
        let moves = transcript(variation.line.iter().copied());
        game.play_transcript(&moves).ok()?;
        lines.push(Line::of(game, &variation.comments));
    }
    let mut text = String::new();
    if let Some(comment) = comments.first().filter(|comment| comment.ply == 0) {
        text += &comment.in_braces();
    }
    let all: Vec<&Line> = lines.iter().collect();
    add_line(&mut text, &all, 0);
    Some(text)
}

/// A line of a game.
struct Line {
    squares: Vec<Square>,
    /// For each move the number of moves and passes before it.
    halves: Vec<usize>,
    comments: Vec<Comment>,
}

impl Line {
    fn of(game: Game, comments: &[Comment]) -> Line {
        let steps = GameRecord::from(game);
        let placed = steps.moves_and_passes().zip(0..);
        let placed = placed.filter_map(|((_, square), half)| Some((square?, half)));
        let (squares, halves) = placed.unzip();
        Line {
            squares,
            halves,
            comments: comments.to_vec(),
        }
    }

    fn shares(&self, other: &Line, moves: usize) -> bool {
        self.squares.get(..moves) == other.squares.get(..moves)
    }
}

/// Adds the first of some lines from a move on, which all of them have, and the others beside it.
fn add_line(text: &mut String, lines: &[&Line], from: usize) {
    let Some((line, others)) = lines.split_first() else {
        return;
    };
    if line.squares.is_empty() {
        add_beside(text, line, others, 0);
    }
    // The moves and passes up to here: one more than those before the last move.
    let before = from.checked_sub(1).map(|last| line.halves[last] + 1);
    let (mut half, mut is_apart) = (before.unwrap_or_default(), true);
    for at in from..line.squares.len() {
        while half < line.halves[at] {
            add_number(text, half, is_apart);
            text.push_str("-- ");
            half += 1;
            is_apart = false;
        }
        add_number(text, half, is_apart);
        *text += &format!("{} ", line.squares[at]);
        half += 1;
        let on_move = lines.iter().filter(|other| other.shares(line, at + 1));
        let comment = on_move
            .flat_map(|other| &other.comments)
            .find(|comment| comment.ply == at + 1);
        *text += &comment.map_or_else(String::new, Comment::in_braces);
        is_apart = add_beside(text, line, others, at);
    }
}

/// Adds the lines beside a move of another one, each in round brackets. Returns whether there are
/// any.
fn add_beside(text: &mut String, line: &Line, others: &[&Line], at: usize) -> bool {
    let is_last = at + 1 == line.squares.len();
    let mut beside: Vec<&Line> = others
        .iter()
        .copied()
        .filter(|other| {
            let goes_on = is_last && other.squares.len() > at + 1;
            let leaves = other.squares.len() > at && !other.shares(line, at + 1);
            other.shares(line, at) && (goes_on || leaves)
        })
        .collect();
    let any = !beside.is_empty();
    while let Some(first) = beside.first().copied() {
        let (same, rest) = beside
            .into_iter()
            .partition::<Vec<_>, _>(|other| other.squares[at] == first.squares[at]);
        text.push('(');
        add_line(text, &same, at);
        text.truncate(text.trim_end().len());
        text.push_str(") ");
        beside = rest;
    }
    any
}

/// Adds the number of a move or a pass: always before one of the side that begins, and where a line
/// begins or goes on.
fn add_number(text: &mut String, half: usize, is_apart: bool) {
    if half.is_multiple_of(2) {
        *text += &format!("{}. ", half / 2 + 1);
    } else if is_apart {
        *text += &format!("{}... ", half / 2 + 1);
    }
}
