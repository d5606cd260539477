//! Endgame problems (`.obf`): a line each, with the position and the outcomes of some of its moves,
//! `--XX…-- X; A2:+38; C7:+36;`. A line that begins with `%` is a comment.

use std::fmt;

use super::board_text::BoardTextError;
use super::game_notation::Notation;
use crate::rules::position::Position;
use crate::rules::square::Square;
use crate::rules::value::DiscDiff;
use reversi_game::Quoted;

/// The position shown as an endgame problem.
pub(super) const OBF: Notation = Notation {
    name: "obf",
    read: |_, _| None,
    write: Some(|record| {
        let problem = EndgameProblem {
            position: record.game.position(),
            results: Vec::new(),
        };
        Some(problem.to_string())
    }),
    holds_game: false,
};

/// A position with the known results of some of its moves.
///
/// ```
/// use reversi_engine::{EndgameProblem, Square};
///
/// let position = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X";
/// let problem: EndgameProblem = format!("{position}; A2:+38; C7:+36;").parse()?;
/// assert_eq!(problem.position.board().empties().len(), 20);
/// assert_eq!(problem.best_moves().collect::<Vec<_>>(), [Square::A2]);
/// # Ok::<(), reversi_engine::EndgameProblemError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndgameProblem {
    /// The position to solve.
    pub position: Position,
    /// Moves with their exact results for the side to move, as the text lists them.
    pub results: Vec<(Square, DiscDiff)>,
}

impl EndgameProblem {
    /// The best result listed, if any is.
    pub fn result(&self) -> Option<DiscDiff> {
        self.results.iter().map(|&(_, result)| result).max()
    }

    /// The moves listed with the best result.
    pub fn best_moves(&self) -> impl Iterator<Item = Square> {
        let best = self.result();
        let moves = self
            .results
            .iter()
            .filter(move |&&(_, result)| Some(result) == best);
        moves.map(|&(square, _)| square)
    }
}

/// The fault in the line of a problem.
///
/// ```
/// use reversi_engine::EndgameProblem;
///
/// let line = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X; A2:much;";
/// let wrong = line.parse::<EndgameProblem>().expect_err("no score");
/// assert_eq!(wrong.to_string(), "\"A2:much\" is no move with its score, like A2:+38");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EndgameProblemError {
    /// The position cannot be read.
    Position(BoardTextError),
    /// The text after the position is no `move:score` with a score from -64 to 64.
    Result {
        /// The text found instead.
        found: String,
    },
}

impl fmt::Display for EndgameProblemError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EndgameProblemError::Position(wrong) => wrong.fmt(f),
            EndgameProblemError::Result { found } => {
                let found = Quoted(found);
                write!(f, "{found} is no move with its score, like A2:+38")
            }
        }
    }
}

impl std::error::Error for EndgameProblemError {}

impl fmt::Display for EndgameProblem {
    /// Writes the position and the results, `--XX…-- X; A2:+38;`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{};", self.position)?;
        for (square, result) in &self.results {
            let square = square.to_string().to_uppercase();
            write!(f, " {square}:{result};")?;
        }
        Ok(())
    }
}

impl std::str::FromStr for EndgameProblem {
    type Err = EndgameProblemError;

    fn from_str(line: &str) -> Result<EndgameProblem, EndgameProblemError> {
        let (position, results) = line.split_once(';').unwrap_or((line, ""));
        let position = position.parse().map_err(EndgameProblemError::Position)?;
        let results = results
            .split(';')
            .map(str::trim)
            .filter(|text| !text.is_empty());
        let results = results
            .map(|text| {
                result(text).ok_or_else(|| EndgameProblemError::Result {
                    found: text.to_owned(),
                })
            })
            .collect::<Result<_, _>>()?;
        Ok(EndgameProblem { position, results })
    }
}

/// Reads `A2:+38`.
fn result(text: &str) -> Option<(Square, DiscDiff)> {
    let (square, discs) = text.split_once(':')?;
    Some((
        square.trim().parse().ok()?,
        DiscDiff::from_discs(discs.trim().parse().ok()?)?,
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    const POSITION: &str = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X";

    #[test]
    fn several_moves_may_be_the_best() {
        let line = format!("{POSITION};G3:-12; C7:-12;  H4:-22;");
        let problem: EndgameProblem = line.parse().expect("a problem");
        assert_eq!(problem.result().map(DiscDiff::discs), Some(-12));
        assert_eq!(
            problem.best_moves().collect::<Vec<_>>(),
            [Square::G3, Square::C7]
        );
    }

    #[test]
    fn a_problem_is_written_as_it_is_read() {
        let line = format!("{POSITION}; G3:-12; C7:+0;");
        let problem: EndgameProblem = line.parse().expect("a problem");
        assert_eq!(problem.to_string(), line);
    }

    #[test]
    fn a_problem_may_list_no_results() {
        let problem: EndgameProblem = POSITION.parse().expect("a problem");
        assert_eq!(
            (problem.result(), problem.best_moves().next()),
            (None, None)
        );
    }

    #[test]
    fn what_is_wrong_is_named() {
        let error = |line: &str| {
            line.parse::<EndgameProblem>()
                .expect_err("wrong")
                .to_string()
        };
        assert_eq!(error("XO"), "only 2 of 64 squares are given");
        for found in ["A9:+2", "A2", "A2:+65", "A2:two"] {
            let message = format!("{found:?} is no move with its score, like A2:+38");
            assert_eq!(error(&format!("{POSITION}; {found};")), message);
        }
    }
}
