//! Exercises: a position, what to achieve, and the moves that do, as text that anyone can write.
//!
//! An exercise is a paragraph:
//!
//! ```text
//! # White has only one safe move left.
//! --XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X
//! best 2 quiet
//! part e1-h8
//! g2
//! h8 g8 g2
//! ```
//!
//! Lines that begin with `#` are comments. Then come the position as board text; the goal and, if
//! given, the difficulty from 1 to 3 and the theme; the part of the board that shows, if not all of
//! it does; and the accepted lines: a move, or moves and replies in turn, all of them within the
//! part. Goals are `win`, `draw` (not to lose) and `best` (the most discs); the themes are those of
//! [`Theme::ALL`].

use std::fmt;

use super::part::{BoardPart, ParsePartError};
use super::theme::Theme;
use crate::notation::BoardTextError;
use crate::rules::position::Position;
use crate::rules::square::Square;
use reversi_game::Quoted;

/// The word before the part of the board.
const PART: &str = "part";

/// The goal of an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Goal {
    /// A move that wins.
    Win,
    /// A move that does not lose.
    Draw,
    /// The move that keeps the most discs.
    Best,
}

impl Goal {
    /// All goals.
    pub const ALL: [Goal; 3] = [Goal::Win, Goal::Draw, Goal::Best];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Goal::Win => "win",
            Goal::Draw => "draw",
            Goal::Best => "best",
        }
    }
}

/// An exercise.
///
/// ```
/// use reversi_engine::{Exercise, Goal, Square, read_exercises};
///
/// let text = "XXXXXOX-XXXOOOOOXXXXXOOOXXXXOOXOXXXXXOXOOOOXXOXOOOXXXOXOOOOOOO-O X\nwin 1\ng8";
/// let exercise = &read_exercises(text)?[0];
/// assert_eq!((exercise.goal, exercise.difficulty), (Goal::Win, 1));
/// assert_eq!(exercise.first_moves().collect::<Vec<_>>(), [Square::G8]);
/// assert_eq!(exercise.check(), Ok(vec![]));
/// assert_eq!(read_exercises(&exercise.to_string())?[0], *exercise);
/// # Ok::<(), reversi_engine::ExerciseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// The position, whose side to move solves it.
    pub position: Position,
    /// The goal.
    pub goal: Goal,
    /// From 1, easy, to 3.
    pub difficulty: u8,
    /// Its theme, if its author names one.
    pub theme: Option<Theme>,
    /// The part of the board that shows; the whole board if there is none.
    pub part: Option<BoardPart>,
    /// Accepted lines: moves and replies in turn.
    pub lines: Vec<Vec<Square>>,
    /// The author's words, a line for each comment.
    pub comment: String,
}

/// The fault in the text of an exercise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExerciseProblem {
    /// The position cannot be read.
    Position(BoardTextError),
    /// The line after the position is no goal.
    NoGoal {
        /// The line.
        found: String,
    },
    /// The part of the board is none.
    Part(ParsePartError),
    /// There is no accepted move.
    NoMoves,
    /// An accepted line has something that is no square.
    NoSquare {
        /// The word.
        found: String,
    },
    /// A move of an accepted line is illegal.
    Illegal {
        /// The move.
        square: Square,
    },
    /// A move of an accepted line lies outside the part of the board.
    Outside {
        /// The move.
        square: Square,
    },
}

/// Which exercise of a text is wrong, and in which line, both counted from 1, and what is wrong
/// with it.
///
/// ```
/// use reversi_engine::read_exercises;
///
/// let wrong = read_exercises("XO").expect_err("no board");
/// assert_eq!(wrong.to_string(), "exercise 1, line 1: only 2 of 64 squares are given");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExerciseError {
    /// Number of the exercise.
    pub number: usize,
    /// Number of the line in the text.
    pub line: usize,
    /// The fault.
    pub problem: ExerciseProblem,
}

impl fmt::Display for ExerciseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "exercise {}, line {}: ", self.number, self.line)?;
        match &self.problem {
            ExerciseProblem::Position(error) => error.fmt(f),
            ExerciseProblem::NoGoal { found } => write!(
                f,
                "{} is no goal; write win, draw or best, a difficulty from 1 to 3, and a theme if you \
                 like",
                Quoted(found)
            ),
            ExerciseProblem::Part(error) => error.fmt(f),
            ExerciseProblem::NoMoves => f.write_str("no move is accepted"),
            ExerciseProblem::NoSquare { found } => {
                let found = Quoted(found);
                write!(f, "{found} is no square (a letter a-h and a digit 1-8)")
            }
            ExerciseProblem::Illegal { square } => {
                write!(f, "{square} is not legal in the accepted line")
            }
            ExerciseProblem::Outside { square } => {
                write!(f, "{square} lies outside the part of the board")
            }
        }
    }
}

impl std::error::Error for ExerciseError {}

/// Reads the exercises of a text, a paragraph each.
///
/// # Errors
/// Names the first exercise that cannot be read.
pub fn read_exercises(text: &str) -> Result<Vec<Exercise>, ExerciseError> {
    let lines: Vec<Line> = text.lines().map(str::trim).zip(1..).collect();
    let paragraphs = lines.split(|(line, _)| line.is_empty());
    // A paragraph of comments alone belongs to the file.
    let is_comment = |(line, _): &Line| line.starts_with('#');
    let exercises = paragraphs.filter(|lines| !lines.iter().all(is_comment));
    let read = |(lines, number): (&[Line], usize)| {
        let wrong = |(line, problem)| ExerciseError {
            number,
            line,
            problem,
        };
        Exercise::read(lines).map_err(wrong)
    };
    exercises.zip(1..).map(read).collect()
}

/// A line of a text with its number.
type Line<'a> = (&'a str, usize);

impl Exercise {
    /// Reads a paragraph; what is wrong comes with its line.
    fn read(lines: &[Line]) -> Result<Exercise, (usize, ExerciseProblem)> {
        let comment = lines.iter().filter_map(|(line, _)| line.strip_prefix('#'));
        let comment: Vec<&str> = comment.map(str::trim).collect();
        let mut lines = lines
            .iter()
            .filter(|(line, _)| !line.starts_with('#'))
            .peekable();
        let first = lines.next();
        let (position, number) = first.expect("a paragraph of comments alone is dropped");
        let unreadable = |error| (*number, ExerciseProblem::Position(error));
        let position: Position = position.parse().map_err(unreadable)?;
        let (found, number) = lines.next().copied().unwrap_or(("", *number));
        let (goal, difficulty, theme) = goal(found).ok_or_else(|| {
            let found = found.to_owned();
            (number, ExerciseProblem::NoGoal { found })
        })?;
        let part = lines
            .next_if(|(line, _)| line.split_whitespace().next() == Some(PART))
            .map(|&(line, number)| part(line).map_err(|problem| (number, problem)))
            .transpose()?;
        let lines = lines.map(|&(line, number)| {
            accepted(position, part, line).map_err(|problem| (number, problem))
        });
        let lines = lines.collect::<Result<Vec<_>, _>>()?;
        if lines.is_empty() {
            return Err((number, ExerciseProblem::NoMoves));
        }
        Ok(Exercise {
            position,
            goal,
            difficulty,
            theme,
            part,
            lines,
            comment: comment.join("\n"),
        })
    }

    /// The accepted first moves.
    pub fn first_moves(&self) -> impl Iterator<Item = Square> {
        self.lines.iter().filter_map(|line| line.first().copied())
    }
}

impl fmt::Display for Exercise {
    /// Writes the paragraph.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in self.comment.lines() {
            writeln!(f, "# {line}")?;
        }
        writeln!(f, "{}", self.position)?;
        write!(f, "{} {}", self.goal.name(), self.difficulty)?;
        if let Some(theme) = self.theme {
            write!(f, " {}", theme.name())?;
        }
        if let Some(part) = self.part {
            write!(f, "\n{PART} {part}")?;
        }
        for line in &self.lines {
            let moves: Vec<String> = line.iter().map(Square::to_string).collect();
            write!(f, "\n{}", moves.join(" "))?;
        }
        Ok(())
    }
}

/// Reads the goal, the difficulty, 1 if there is none, and the theme.
fn goal(line: &str) -> Option<(Goal, u8, Option<Theme>)> {
    let mut words = line.split_whitespace();
    let name = words.next()?;
    let goal = Goal::ALL.into_iter().find(|goal| goal.name() == name)?;
    let difficulty = words.next().map_or(Some(1), |word| word.parse().ok())?;
    let themed = |name| Theme::ALL.into_iter().find(|theme| theme.name() == name);
    let theme = words.next().map(|word| themed(word).ok_or(()));
    let is_known = (1..=3).contains(&difficulty) && words.next().is_none();
    let theme = theme.transpose().ok().filter(|_| is_known)?;
    Some((goal, difficulty, theme))
}

/// Reads the part of the board after its word.
fn part(line: &str) -> Result<BoardPart, ExerciseProblem> {
    let corners = line.trim_start_matches(PART).trim();
    corners.parse().map_err(ExerciseProblem::Part)
}

/// Reads an accepted line, whose moves are legal and within the part; passes are left out.
fn accepted(
    position: Position,
    part: Option<BoardPart>,
    line: &str,
) -> Result<Vec<Square>, ExerciseProblem> {
    let mut board = position.board();
    line.split_whitespace()
        .map(|word| {
            let no_square = |_| ExerciseProblem::NoSquare {
                found: word.chars().take(4).collect(),
            };
            let square: Square = word.parse().map_err(no_square)?;
            if board.legal_moves().is_empty() {
                board = board.pass();
            }
            let illegal = ExerciseProblem::Illegal { square };
            board = board.play(square).ok_or(illegal)?;
            if part.is_some_and(|part| !part.contains(square)) {
                return Err(ExerciseProblem::Outside { square });
            }
            Ok(square)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two empties; g8 wins by two discs, h1 draws.
    const BOARD: &str = "XXXXXOX-XXXOOOOOXXXXXOOOXXXXOOXOXXXXXOXOOOOXXOXOOOXXXOXOOOOOOO-O X";

    fn error(text: &str) -> String {
        read_exercises(text).expect_err(text).to_string()
    }

    #[test]
    fn exercises_are_read_and_written_again() {
        let text = format!(
            "# of the file\n\n# one\n# two\n{BOARD}\nwin 3\ng8 h1\n\n\n{BOARD}\nbest\ng8\n"
        );
        let exercises = read_exercises(&text).expect("two exercises");
        let [first, second] = &exercises[..] else {
            panic!("{exercises:?}");
        };
        assert_eq!((&first.comment[..], first.difficulty), ("one\ntwo", 3));
        assert_eq!(first.lines, [[Square::G8, Square::H1]]);
        assert_eq!((second.goal, second.difficulty), (Goal::Best, 1));
        let again = format!("{first}\n\n{second}\n");
        assert_eq!(read_exercises(&again), Ok(exercises));
        assert_eq!(read_exercises(" \n# nothing\n"), Ok(vec![]));
    }

    #[test]
    fn a_theme_is_read_and_written() {
        let exercise = read_exercises(&format!("{BOARD}\nwin 2 wedge\ng8")).expect("an exercise");
        assert_eq!(exercise[0].theme, Some(Theme::Wedge));
        assert_eq!(exercise[0].to_string(), format!("{BOARD}\nwin 2 wedge\ng8"));
    }

    #[test]
    fn what_is_wrong_with_an_exercise_is_named_with_its_number() {
        assert_eq!(
            error("XO\nwin\na1"),
            "exercise 1, line 1: only 2 of 64 squares are given"
        );
        let goal = |found: &str, line: u32| {
            format!(
                "exercise 1, line {line}: {found:?} is no goal; write win, draw or best, a difficulty \
                 from 1 to 3, and a theme if you like"
            )
        };
        assert_eq!(error(BOARD), goal("", 1));
        for found in [
            "lose",
            "win 4",
            "win 0",
            "win 1 2",
            "win x",
            "win corner",
            "win 1 corner 2",
        ] {
            assert_eq!(error(&format!("{BOARD}\n{found}")), goal(found, 2));
        }
        let accented = "e\u{301}";
        assert!(error(&format!("{BOARD}\n{accented}")).contains("\"e\u{301}\" is no goal"));
        let moves = error(&format!("{BOARD}\nwin\n{accented}"));
        assert!(moves.contains("\"e\u{301}\" is no square"), "{moves}");
        assert_eq!(
            error(&format!("{BOARD}\nwin")),
            "exercise 1, line 2: no move is accepted"
        );
        let second = format!("# of the file\n\n{BOARD}\nwin\ng8\n\n\n{BOARD}\nwin\ng8\n");
        assert_eq!(
            error(&format!("{second}g8 z9")),
            "exercise 2, line 11: \"z9\" is no square (a letter a-h and a digit 1-8)"
        );
        assert_eq!(
            error(&format!("{second}a1")),
            "exercise 2, line 11: a1 is not legal in the accepted line"
        );
    }

    #[test]
    fn a_part_of_the_board_is_read_and_written_and_holds_every_accepted_move() {
        let text = format!("{BOARD}\nwin 1\npart h8-e6\ng8 h1");
        assert_eq!(
            error(&text),
            "exercise 1, line 4: h1 lies outside the part of the board"
        );
        let exercise = &read_exercises(&text.replace(" h1", "")).expect("an exercise")[0];
        assert_eq!(exercise.part, "e6-h8".parse().ok());
        assert_eq!(
            exercise.to_string(),
            format!("{BOARD}\nwin 1\npart e6-h8\ng8")
        );
        // The solver has the whole board.
        assert_eq!(exercise.check(), Ok(vec![]));
        for part in ["part", "part e6", "part e6-h9", "part e6-h8 win"] {
            assert_eq!(
                error(&format!("{BOARD}\nwin 1\n{part}\ng8")),
                "exercise 1, line 3: a part of the board is written as two opposite corners, such \
                 as e5-h8"
            );
        }
        let late = error(&format!("{BOARD}\nwin 1\ng8\npart e6-h8"));
        assert_eq!(
            late,
            "exercise 1, line 4: \"part\" is no square (a letter a-h and a digit 1-8)"
        );
    }
}
