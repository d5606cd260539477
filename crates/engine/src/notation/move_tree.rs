//! The tree of a game and its variations, as notations write it: moves in a row, and beside a move
//! what may be played in its place.

use super::comment::{Comment, CommentError};
use super::game_lines::Line;
use super::game_record::GameRecord;
use super::transcript::{correction_text, transcript};
use crate::rules::game::{Game, Ply};
use crate::rules::position::Position;

/// A game with its variations.
pub struct MoveTree {
    /// The comment on the initial position.
    pub comment: Comment,
    /// The moves of the game.
    pub moves: Vec<Step>,
    /// The variations of a game without moves.
    pub beside: Vec<Vec<Step>>,
}

/// A move of the tree.
pub struct Step {
    pub ply: Ply,
    /// The position after it by the rules.
    pub by_rules: Position,
    /// How many moves and passes are before it.
    pub half: usize,
    /// The same for the move after it: one more, or two where it goes on with the same side.
    pub next: usize,
    /// The comment on the position after it.
    pub comment: Comment,
    /// The moves that may be played in its place. Behind the last move of a game also how it may go
    /// on: such a line begins with that move.
    pub beside: Vec<Vec<Step>>,
}

impl Step {
    /// The text of the correction after it, as it stands behind the move; empty without one.
    #[inline(never)]
    pub fn correction_text(&self) -> String {
        let corrected = self.ply.correction;
        corrected.map_or_else(String::new, correction_text)
    }
}

impl MoveTree {
    /// The tree of a record. A variation that cannot be read is left out.
    ///
    /// # Errors
    /// If a comment of the game cannot be read.
    pub fn of(record: &GameRecord) -> Result<MoveTree, CommentError> {
        let initial = record.game.initial_position();
        let lines = record.lines()?;
        let numbered = lines
            .into_iter()
            .map(|line| NumberedLine::of(initial, line));
        let lines: Vec<NumberedLine> = numbered.collect();
        let all: Vec<&NumberedLine> = lines.iter().collect();
        let beside = match &all[..] {
            [line, others @ ..] if line.moves.is_empty() => beside(line, others, 0),
            _ => Vec::new(),
        };
        Ok(MoveTree {
            comment: comment_after(&all[..1], 0),
            moves: steps(&all, 0),
            beside,
        })
    }
}

/// A line with the numbers of its moves.
struct NumberedLine {
    moves: Vec<Ply>,
    /// For each move what it is as a step without a comment.
    places: Vec<Place>,
    comments: Vec<Comment>,
}

/// Where a move stands in its line, as a [`Step`] says it.
#[derive(Clone, Copy)]
struct Place {
    half: usize,
    next: usize,
    by_rules: Position,
}

impl NumberedLine {
    fn of(initial: Position, line: Line) -> NumberedLine {
        let mut game = Game::new(initial);
        game.play_transcript(&transcript(line.moves.iter().copied()))
            .expect("the moves of a record are legal");
        let (mut turn, mut half) = (initial.turn(), 0);
        let place = |((before, square), ply): ((Position, _), &Ply)| {
            let mover = before.turn();
            half += usize::from(mover != turn);
            let own = half;
            half += 1;
            turn = mover.other();
            if let Some(corrected) = ply.correction {
                half += usize::from(corrected.turn() != turn);
                turn = corrected.turn();
            }
            let by_rules = reversi_game::Position::play(&before, square);
            Place {
                half: own,
                next: half,
                by_rules: by_rules.expect("the moves of a record are legal"),
            }
        };
        let places = game.moves().zip(&line.moves).map(place).collect();
        NumberedLine {
            moves: line.moves,
            places,
            comments: line.comments,
        }
    }

    fn shares(&self, other: &NumberedLine, moves: usize) -> bool {
        self.moves.get(..moves) == other.moves.get(..moves)
    }
}

/// The first of some lines from a move on, which all of them have, and the others beside it.
#[inline(never)]
fn steps(lines: &[&NumberedLine], from: usize) -> Vec<Step> {
    let Some((line, others)) = lines.split_first() else {
        return Vec::new();
    };
    let step = |at: usize| {
        let on_move = lines.iter().copied();
        let on_move: Vec<_> = on_move.filter(|other| other.shares(line, at + 1)).collect();
        let Place {
            half,
            next,
            by_rules,
        } = line.places[at];
        Step {
            ply: line.moves[at],
            by_rules,
            half,
            next,
            comment: comment_after(&on_move, at + 1),
            beside: beside(line, others, at),
        }
    };
    (from..line.moves.len()).map(step).collect()
}

/// The comment that one of some lines has after `ply` moves.
#[inline(never)]
fn comment_after(lines: &[&NumberedLine], ply: usize) -> Comment {
    let mut comments = lines.iter().flat_map(|line| &line.comments);
    let found = comments.find(|comment| comment.ply == ply);
    found.cloned().unwrap_or_default()
}

/// The lines beside a move of another one.
#[inline(never)]
fn beside(line: &NumberedLine, others: &[&NumberedLine], at: usize) -> Vec<Vec<Step>> {
    let is_last = at + 1 == line.moves.len();
    let mut rest: Vec<&NumberedLine> = others
        .iter()
        .copied()
        .filter(|other| {
            let goes_on = is_last && other.moves.len() > at + 1;
            let leaves = other.moves.len() > at && !other.shares(line, at + 1);
            other.shares(line, at) && (goes_on || leaves)
        })
        .collect();
    let mut all = Vec::new();
    while let Some(first) = rest.first().copied() {
        let (same, apart) = rest
            .into_iter()
            .partition::<Vec<_>, _>(|other| other.moves[at] == first.moves[at]);
        all.push(steps(&same, at));
        rest = apart;
    }
    all
}
