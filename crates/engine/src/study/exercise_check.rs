//! The check of an exercise by the solver: which moves reach its goal, and which theme it has.

use std::fmt;

use super::exercise::{Exercise, Goal};
use super::theme::Theme;
use crate::eval::Weights;
use crate::rules::board::Board;
use crate::rules::square::Square;
use crate::rules::value::Value;
use crate::search::{Analysis, Limits, Searcher};

/// The most empties with which an exercise is checked: it takes a few seconds.
const MAX_CHECKED_EMPTIES: u32 = 20;

/// The table of a check, in bits.
const TABLE_BITS: u32 = 16;

impl Exercise {
    /// Compares the accepted moves with the exact outcome of every move, at each step of the
    /// accepted lines at which the side that solves the exercise is to move: what else reaches the
    /// goal, and what is accepted and does not.
    ///
    /// # Errors
    /// If more than 20 squares are empty.
    pub fn check(&self) -> Result<Vec<Finding>, TooManyEmpties> {
        let empties = self.position.board().empties().len();
        if empties > MAX_CHECKED_EMPTIES {
            return Err(TooManyEmpties(empties));
        }
        let steps = self.steps();
        let found = steps
            .iter()
            .flat_map(|&(after, board)| self.check_step(after, board));
        Ok(found.collect())
    }

    /// The positions in which the side that solves the exercise is to move, each with the moves
    /// of an accepted line that lead to it.
    fn steps(&self) -> Vec<(&[Square], Board)> {
        let mut steps: Vec<(&[Square], Board)> = Vec::new();
        for line in &self.lines {
            let (mut board, mut solves) = (self.position.board(), true);
            for (ply, &square) in line.iter().enumerate() {
                if ply > 0 && board.legal_moves().is_empty() {
                    (board, solves) = (board.pass(), !solves);
                }
                let after = &line[..ply];
                if solves && steps.iter().all(|&(other, _)| other != after) {
                    steps.push((after, board));
                }
                let Some(next) = board.play(square) else {
                    break;
                };
                (board, solves) = (next, !solves);
            }
        }
        steps
    }

    fn check_step(&self, after: &[Square], board: Board) -> Vec<Finding> {
        let rests = self
            .lines
            .iter()
            .filter_map(|line| line.strip_prefix(after));
        let mut accepted: Vec<Square> = rests.filter_map(|rest| rest.first().copied()).collect();
        accepted.sort_unstable();
        accepted.dedup();
        let solving = self.goal.solving_moves(board);
        let only_in = |squares: &[Square], others: &[Square], kind| -> Vec<Finding> {
            let only = squares.iter().filter(|square| !others.contains(square));
            only.map(|&square| Finding {
                after: after.to_vec(),
                kind,
                goal: self.goal,
                square,
            })
            .collect()
        };
        let mut found = only_in(&solving, &accepted, FindingKind::AlsoSolves);
        found.extend(only_in(&accepted, &solving, FindingKind::DoesNotSolve));
        found
    }

    fn accepts(&self, square: Square) -> bool {
        self.first_moves().any(|accepted| accepted == square)
    }

    /// The theme of the first accepted move beside the best move that is not accepted; `None` if
    /// every move is.
    ///
    /// # Errors
    /// If more than 20 squares are empty.
    pub fn find_theme(&self) -> Result<Option<Theme>, TooManyEmpties> {
        let board = self.position.board();
        let empties = board.empties().len();
        if empties > MAX_CHECKED_EMPTIES {
            return Err(TooManyEmpties(empties));
        }
        let analysis = exact_values(board);
        let others = analysis
            .moves
            .iter()
            .filter(|found| !self.accepts(found.square));
        let rival = others.max_by_key(|found| found.value);
        let pair = self.first_moves().next().zip(rival);
        Ok(pair.and_then(|(solution, rival)| Theme::of(board, solution, rival.square)))
    }
}

impl Goal {
    /// The moves that reach the goal with best play of both sides.
    pub fn solving_moves(self, board: Board) -> Vec<Square> {
        let analysis = exact_values(board);
        let Some(best) = analysis.best().map(|best| best.value) else {
            return Vec::new();
        };
        let solves = analysis.moves.iter();
        let solves = solves.filter(|found| is_reached(self, found.value, best));
        solves.map(|found| found.square).collect()
    }
}

/// Whether a move of this value reaches a goal, if the best one has the value `best`.
fn is_reached(goal: Goal, value: Value, best: Value) -> bool {
    match goal {
        Goal::Win => value > Value::clamped(0),
        Goal::Draw => value >= Value::clamped(0),
        Goal::Best => value == best,
    }
}

/// The exact values of all moves.
fn exact_values(board: Board) -> Analysis {
    let mut searcher = Searcher::with_table(Weights::builtin(), TABLE_BITS);
    searcher.analyse(board, board.legal_moves(), &Limits::default(), &mut |_| {})
}

/// A finding of the check of an exercise, about a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The moves of an accepted line before it; empty at the first move.
    pub after: Vec<Square>,
    /// The fault.
    pub kind: FindingKind,
    /// The goal of the exercise.
    pub goal: Goal,
    /// The move.
    pub square: Square,
}

/// The fault in the accepted moves of an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FindingKind {
    /// A move that is not accepted reaches the goal.
    AlsoSolves,
    /// An accepted move does not reach the goal.
    DoesNotSolve,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.after.is_empty() {
            let moves: Vec<String> = self.after.iter().map(Square::to_string).collect();
            write!(f, "after {}: ", moves.join(" "))?;
        }
        let said = match (self.kind, self.goal) {
            (FindingKind::AlsoSolves, Goal::Win) => "also wins",
            (FindingKind::AlsoSolves, Goal::Draw) => "does not lose either",
            (FindingKind::AlsoSolves, Goal::Best) => "is as good",
            (FindingKind::DoesNotSolve, Goal::Win) => "does not win",
            (FindingKind::DoesNotSolve, Goal::Draw) => "loses",
            (FindingKind::DoesNotSolve, Goal::Best) => "is not the best move",
        };
        write!(f, "{} {said}", self.square)
    }
}

/// An exercise has too many empties to be checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManyEmpties(pub u32);

impl fmt::Display for TooManyEmpties {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = self.0;
        write!(
            f,
            "{found} squares are empty; at most {MAX_CHECKED_EMPTIES} can be checked"
        )
    }
}

impl std::error::Error for TooManyEmpties {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::position::Position;
    use crate::study::exercise::read_exercises;

    /// Two empties; g8 wins by two discs, h1 draws.
    const BOARD: &str = "XXXXXOX-XXXOOOOOXXXXXOOOXXXXOOXOXXXXXOXOOOOXXOXOOOXXXOXOOOOOOO-O X";

    #[test]
    fn a_theme_is_found_beside_the_best_move_that_is_not_accepted() {
        let both = read_exercises(&format!("{BOARD}\nbest\ng8\nh1")).expect("an exercise");
        assert_eq!((both[0].theme, both[0].find_theme()), (None, Ok(None)));
        let start = format!("{}\nwin\nf5", Position::default());
        let start = read_exercises(&start).expect("an exercise");
        assert_eq!(start[0].find_theme(), Err(TooManyEmpties(60)));
    }

    #[test]
    fn a_check_names_what_else_solves_at_a_later_step_of_a_line() {
        let board = "--XXX--OOOXXXX-OOOOOXX-OOXOOXXXOOOXXXOXOOOXOXXOOOXOOOOOOX-XXXXXX O";
        let text = format!("{board}\nwin\nb8 b1 a1");
        let found = read_exercises(&text).expect("an exercise")[0].check();
        let [finding] = &found.expect("few empties")[..] else {
            panic!("one finding");
        };
        assert_eq!(finding.after, [Square::B8, Square::B1]);
        assert_eq!(finding.to_string(), "after b8 b1: g1 also wins");
    }

    #[test]
    fn a_check_names_what_else_solves_and_what_does_not() {
        let findings = |goal: &str, moves: &str| {
            let text = format!("{BOARD}\n{goal}\n{moves}");
            let exercise = &read_exercises(&text).expect("an exercise")[0];
            let found = exercise.check().expect("few empties");
            let found: Vec<String> = found.iter().map(Finding::to_string).collect();
            found.join("; ")
        };
        for goal in ["win", "best"] {
            assert_eq!(findings(goal, "g8"), "");
        }
        assert_eq!(findings("win", "h1"), "g8 also wins; h1 does not win");
        assert_eq!(findings("draw", "h1"), "g8 does not lose either");
        assert_eq!(
            findings("best", "h1\nh1"),
            "g8 is as good; h1 is not the best move"
        );
        // After g8 Black has h1, and White has no move.
        assert_eq!(findings("win", "g8 h1"), "");
        let start = format!("{}\nwin\nf5", Position::default());
        let exercise = &read_exercises(&start).expect("an exercise")[0];
        let many = exercise.check().expect_err("60 empties");
        assert_eq!(
            many.to_string(),
            "60 squares are empty; at most 20 can be checked"
        );
    }
}
