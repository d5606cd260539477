//! The lines of a game, and its moves with variations and comments as chess players write them:
//! `1. f5 d6 {usual} (1... f4 2. e3) 2. c3 `.

use super::comment::{Comment, CommentError};
use super::game_record::GameRecord;
use super::transcript::transcript;
use crate::rules::game::Game;
use crate::rules::square::Square;

/// A line of a game: its own moves, or those of a variation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// All moves from the initial position of the game.
    pub moves: Vec<Square>,
    /// The comments on positions that no line before it reaches, in the order of play.
    pub comments: Vec<Comment>,
}

impl Line {
    /// Whether the line has these moves, then others or none; no line has `None`.
    fn begins_with(&self, moves: Option<&[Square]>) -> bool {
        moves.is_some_and(|moves| self.moves.starts_with(moves))
    }

    /// Adds a comment, or joins it to the one on its position.
    fn add_comment(&mut self, comment: &Comment) -> Result<(), CommentError> {
        let at = self
            .comments
            .partition_point(|found| found.ply < comment.ply);
        match self
            .comments
            .get_mut(at)
            .filter(|found| found.ply == comment.ply)
        {
            Some(found) => found.join(comment),
            None => {
                self.comments.insert(at, comment.clone());
                Ok(())
            }
        }
    }
}

impl GameRecord {
    /// The line of the game, then those of the variations that can be read, without those that
    /// another line contains. Several comments on a position become one.
    ///
    /// ```
    /// use reversi_engine::{read_games, transcript};
    ///
    /// let records = read_games("f5 d6 (f4 {rare} e3) (f4 {odd}) (f4 d3) c3")?;
    /// let lines = records[0].lines()?;
    /// let moves = lines.iter().map(|line| transcript(line.moves.iter().copied()));
    /// assert_eq!(moves.collect::<Vec<_>>(), ["f5d6c3", "f5f4e3", "f5f4d3"]);
    /// assert_eq!(lines[1].comments[0].text, "rare odd");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If a comment of the game cannot be read, or those on a position are too long together.
    pub fn lines(&self) -> Result<Vec<Line>, CommentError> {
        let mut lines = vec![Line {
            moves: self.game.line().collect(),
            comments: self.read_comments()?,
        }];
        for variation in self.read_variations().into_iter().flatten() {
            let moves = variation.line;
            if !lines.iter().any(|line| line.begins_with(Some(&moves))) {
                let mut others = lines.iter_mut().skip(1);
                match others.find(|line| moves.starts_with(&line.moves)) {
                    Some(shorter) => shorter.moves.clone_from(&moves),
                    None => lines.push(Line {
                        moves: moves.clone(),
                        comments: Vec::new(),
                    }),
                }
            }
            for comment in &variation.comments {
                let before = moves.get(..comment.ply);
                if let Some(line) = lines.iter_mut().find(|line| line.begins_with(before)) {
                    line.add_comment(comment)?;
                }
            }
        }
        Ok(lines)
    }
}

/// The moves of a game with what stands beside them, a blank after each; `None` if a comment cannot
/// be read. A variation that cannot be read is left out.
pub(super) fn write(record: &GameRecord) -> Option<String> {
    let mut lines = Vec::new();
    for line in record.lines().ok()? {
        let mut game = Game::new(record.game.initial_position());
        let moves = transcript(line.moves.iter().copied());
        game.play_transcript(&moves).ok()?;
        lines.push(NumberedLine::of(game, line.comments));
    }
    let mut text = String::new();
    let comments = &lines.first()?.comments;
    if let Some(comment) = comments.first().filter(|comment| comment.ply == 0) {
        text += &comment.in_braces();
    }
    let all: Vec<&NumberedLine> = lines.iter().collect();
    add_line(&mut text, &all, 0);
    Some(text)
}

/// A line with the numbers of its moves.
struct NumberedLine {
    moves: Vec<Square>,
    /// For each move the number of moves and passes before it.
    halves: Vec<usize>,
    comments: Vec<Comment>,
}

impl NumberedLine {
    fn of(game: Game, comments: Vec<Comment>) -> NumberedLine {
        let steps = GameRecord::from(game);
        let placed = steps.moves_and_passes().zip(0..);
        let placed = placed.filter_map(|((_, square), half)| Some((square?, half)));
        let (moves, halves) = placed.unzip();
        NumberedLine {
            moves,
            halves,
            comments,
        }
    }

    fn shares(&self, other: &NumberedLine, moves: usize) -> bool {
        self.moves.get(..moves) == other.moves.get(..moves)
    }
}

/// Adds the first of some lines from a move on, which all of them have, and the others beside it.
fn add_line(text: &mut String, lines: &[&NumberedLine], from: usize) {
    let Some((line, others)) = lines.split_first() else {
        return;
    };
    if line.moves.is_empty() {
        add_beside(text, line, others, 0);
    }
    // The moves and passes up to here: one more than those before the last move.
    let before = from.checked_sub(1).map(|last| line.halves[last] + 1);
    let (mut half, mut is_apart) = (before.unwrap_or_default(), true);
    for at in from..line.moves.len() {
        while half < line.halves[at] {
            add_number(text, half, is_apart);
            text.push_str("-- ");
            half += 1;
            is_apart = false;
        }
        add_number(text, half, is_apart);
        *text += &format!("{} ", line.moves[at]);
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
fn add_beside(text: &mut String, line: &NumberedLine, others: &[&NumberedLine], at: usize) -> bool {
    let is_last = at + 1 == line.moves.len();
    let mut beside: Vec<&NumberedLine> = others
        .iter()
        .copied()
        .filter(|other| {
            let goes_on = is_last && other.moves.len() > at + 1;
            let leaves = other.moves.len() > at && !other.shares(line, at + 1);
            other.shares(line, at) && (goes_on || leaves)
        })
        .collect();
    let any = !beside.is_empty();
    while let Some(first) = beside.first().copied() {
        let (same, rest) = beside
            .into_iter()
            .partition::<Vec<_>, _>(|other| other.moves[at] == first.moves[at]);
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
