//! The lines of a game: its own moves, and those of its variations.

use super::comment::{Comment, CommentError};
use super::game_record::GameRecord;
use crate::rules::game::Ply;

/// A line of a game: its own moves, or those of a variation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// All moves from the initial position of the game.
    pub moves: Vec<Ply>,
    /// The comments on positions that no line before it reaches, in the order of play.
    pub comments: Vec<Comment>,
}

impl Line {
    /// Whether the line has these moves, then others or none; no line has `None`.
    fn begins_with(&self, moves: Option<&[Ply]>) -> bool {
        moves.is_some_and(|moves| self.moves.starts_with(moves))
    }

    /// Adds a comment, or joins it to the one on its position: one that is too long beside those
    /// before it is not among those of a variation.
    fn add_comment(&mut self, comment: &Comment) {
        let at = self
            .comments
            .partition_point(|found| found.ply < comment.ply);
        match self
            .comments
            .get_mut(at)
            .filter(|found| found.ply == comment.ply)
        {
            Some(found) => *found = found.joined(comment),
            None => self.comments.insert(at, comment.clone()),
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
    /// If a comment of the game cannot be read.
    pub fn lines(&self) -> Result<Vec<Line>, CommentError> {
        let mut lines = vec![Line {
            moves: self.game.plies().collect(),
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
                    line.add_comment(comment);
                }
            }
        }
        Ok(lines)
    }
}
