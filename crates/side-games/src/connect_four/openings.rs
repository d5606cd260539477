//! The opening table of Connect Four: a best move where the solver takes long.
//!
//! The table has the positions that are reached if a side plays by it from the empty board,
//! whatever the other side does. A position and its mirror image share an entry.
//!
//! As text it has a line for each number of discs, and in the line a sign for each position in the
//! order of the keys: the column, as a capital letter if it wins, as a small letter if it draws, as
//! a digit if it loses. Positions without a decision have no sign: those in which the side to move
//! can complete a four. The last line may be shorter than its number of positions; the command
//! `reversi-trainer openings` goes on from there.

use alloc::vec::Vec;

use reversi_game::QuotedCharacter;
use thiserror::Error;

use super::bits::COLUMNS;
use super::board::Board;
use super::column::Column;
use crate::choice::Outcome;

/// The table that the project keeps.
const TEXT: &str = include_str!("openings.txt");

/// The number of discs from which on that table has no position.
pub(crate) const END: u32 = 9;

/// A best move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The move.
    pub column: Column,
    /// How the game ends with best play of both sides, for the side to move.
    pub outcome: Outcome,
}

/// The fault in the text of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum OpeningsError {
    /// A sign that names no move of its position.
    #[error("line {line}: {} is no move of its position", QuotedCharacter(*found))]
    BadSign {
        /// The number of the line, from 1.
        line: usize,
        /// The sign.
        found: char,
    },
    /// A line that does not have a sign for each of its positions, before the last line.
    #[error("line {line} has {signs} signs, not {expected}")]
    Length {
        /// The number of the line, from 1.
        line: usize,
        /// Its signs.
        signs: usize,
        /// Its positions.
        expected: usize,
    },
}

/// A position to which the table has or lacks an answer.
#[derive(Clone, Copy, Debug)]
struct Wanted {
    key: u64,
    board: Board,
}

impl Wanted {
    fn new(board: Board) -> Wanted {
        let mirrored = board.mirrored();
        let board = if mirrored.key() < board.key() {
            mirrored
        } else {
            board
        };
        Wanted {
            key: board.key(),
            board,
        }
    }
}

/// The positions with the same number of discs, by key, and the answers to the first of them.
#[derive(Debug)]
struct Row {
    wanted: Vec<Wanted>,
    answers: Vec<Opening>,
}

/// The opening table.
///
/// ```
/// use side_games::Outcome;
/// use side_games::connect_four::{Board, Openings};
///
/// let answer = Openings::builtin().find(Board::default()).expect("the first entry");
/// assert_eq!((answer.column.letter(), answer.outcome), ('d', Outcome::Win));
/// ```
#[derive(Debug, Default)]
pub struct Openings {
    rows: Vec<Row>,
}

impl Openings {
    /// The table that the project keeps; each call reads its text.
    pub fn builtin() -> Openings {
        let read = Openings::read(TEXT).ok();
        read.expect("a test reads the table")
    }

    /// Reads a table.
    ///
    /// # Errors
    /// If a line does not fit its positions.
    pub fn read(text: &str) -> Result<Openings, OpeningsError> {
        let mut table = Openings::default();
        for (line, signs) in (1..).zip(text.lines()) {
            let before = table.rows.last();
            if let Some(before) = before.filter(|row| !row.is_complete()) {
                return Err(before.wrong_length(line - 1, before.answers.len()));
            }
            let row = table.next_row(signs, line)?;
            table.rows.push(row);
        }
        Ok(table)
    }

    /// The answer to a position, if the table has it.
    pub fn find(&self, board: Board) -> Option<Opening> {
        let row = self.rows.get(board.plies() as usize)?;
        let key = board.canonical_key();
        let index = row.wanted.binary_search_by_key(&key, |wanted| wanted.key);
        let found = *row.answers.get(index.ok()?)?;
        Some(if board.key() == key {
            found
        } else {
            found.mirrored()
        })
    }

    /// The positions of the first line that is not complete, without those that have an answer.
    pub fn missing(&self) -> Vec<Board> {
        let (wanted, answered) = match self.rows.last() {
            Some(row) if !row.is_complete() => (row.wanted.clone(), row.answers.len()),
            _ => (self.next_wanted(), 0),
        };
        let missing = wanted.into_iter().skip(answered);
        missing.map(|wanted| wanted.board).collect()
    }

    /// The next row with the answers of a line.
    fn next_row(&self, signs: &str, line: usize) -> Result<Row, OpeningsError> {
        let wanted = self.next_wanted();
        let mut answers = Vec::with_capacity(signs.len());
        for (wanted, found) in wanted.iter().zip(signs.chars()) {
            let is_legal =
                |opening: &Opening| opening.column.squares() & wanted.board.landing_squares() != 0;
            let opening = Opening::read(found).filter(is_legal);
            answers.push(opening.ok_or(OpeningsError::BadSign { line, found })?);
        }
        let row = Row { wanted, answers };
        if signs.len() > row.wanted.len() {
            return Err(row.wrong_length(line, signs.len()));
        }
        Ok(row)
    }

    /// The positions with one disc more than those of the last row, by key.
    fn next_wanted(&self) -> Vec<Wanted> {
        let mut wanted = Vec::new();
        match self.rows.len() {
            0 => wanted.push(Wanted::new(Board::default())),
            1 => add_replies(&mut wanted, Board::default()),
            plies => self.rows[plies - 2].add_followed(&mut wanted),
        }
        wanted
    }
}

impl Row {
    fn is_complete(&self) -> bool {
        self.answers.len() == self.wanted.len()
    }

    fn wrong_length(&self, line: usize, signs: usize) -> OpeningsError {
        OpeningsError::Length {
            line,
            signs,
            expected: self.wanted.len(),
        }
    }

    /// Adds the positions after an answer and any reply.
    fn add_followed(&self, row: &mut Vec<Wanted>) {
        for (wanted, answer) in self.wanted.iter().zip(&self.answers) {
            let square = wanted.board.landing_squares() & answer.column.squares();
            add_replies(row, wanted.board.after(square));
        }
    }
}

/// Adds the positions after the moves of the side to move in which the other side has a decision.
fn add_replies(row: &mut Vec<Wanted>, board: Board) {
    for board in board.undecided_after() {
        let reply = Wanted::new(board);
        if let Err(place) = row.binary_search_by_key(&reply.key, |wanted| wanted.key) {
            row.insert(place, reply);
        }
    }
}

impl Opening {
    fn read(sign: char) -> Option<Opening> {
        let (first, outcome) = match sign {
            'A'..='G' => ('A', Outcome::Win),
            'a'..='g' => ('a', Outcome::Draw),
            _ => ('1', Outcome::Loss),
        };
        let index = (sign as u32).checked_sub(first as u32)?;
        let column = Column::new(u8::try_from(index).ok()?)?;
        Some(Opening { column, outcome })
    }

    /// The sign in the text of a table.
    pub fn sign(self) -> char {
        let first = match self.outcome {
            Outcome::Win => b'A',
            Outcome::Draw => b'a',
            Outcome::Loss => b'1',
        };
        (first + self.column.index()) as char
    }

    /// The answer to the mirror image.
    fn mirrored(self) -> Opening {
        Opening {
            column: Column(COLUMNS as u8 - 1 - self.column.index()),
            outcome: self.outcome,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::connect_four::bits::COLUMN_BITS;

    fn wrong(text: &str) -> String {
        match Openings::read(text) {
            Ok(_) => panic!("{text:?} is read"),
            Err(wrong) => wrong.to_string(),
        }
    }

    #[test]
    fn every_position_is_wanted_line_by_line() {
        let wanted = |text| {
            let missing = Openings::read(text).expect("a table").missing();
            (missing.first().map(|board| board.plies()), missing.len())
        };
        assert_eq!(wanted(""), (Some(0), 1));
        // The first discs in columns 1 to 4; the others are mirror images.
        assert_eq!(wanted("D\n"), (Some(1), 4));
        assert_eq!(wanted("D\nDD"), (Some(1), 2));
        assert_eq!(wanted("D\nDDDD"), (Some(2), 4));
    }

    #[test]
    fn the_replies_to_the_answers_are_wanted() {
        let mut text = String::new();
        let mut counts = Vec::new();
        for _ in 0..6 {
            let wanted = Openings::read(&text).expect("a table").missing();
            counts.push(wanted.len());
            let first_moves = wanted.iter().map(|board| {
                let square = board.landing_squares().trailing_zeros();
                let column = Column((square / COLUMN_BITS) as u8);
                let outcome = Outcome::Draw;
                Opening { column, outcome }.sign()
            });
            text.extend(first_moves);
            text.push('\n');
        }
        // Every first move is in column a here, to which there are seven different replies.
        assert_eq!(counts[..3], [1, 4, 7]);
        assert!((3..counts.len()).all(|plies| counts[plies] <= 7 * counts[plies - 2]));
        assert!((3..counts.len()).all(|plies| counts[plies] > 3 * counts[plies - 2]));
    }

    #[test]
    fn a_bad_table_is_refused_by_a_sentence() {
        assert_eq!(wrong("?"), "line 1: '?' is no move of its position");
        assert_eq!(wrong("H"), "line 1: 'H' is no move of its position");
        assert_eq!(wrong("DD"), "line 1 has 2 signs, not 1");
        assert_eq!(wrong("D\nDDD\nD"), "line 2 has 3 signs, not 4");
    }

    #[test]
    fn an_answer_is_found_from_both_sides_of_the_mirror() {
        let left = Board::default().after(1);
        let table = Openings::read("D\n4ABC").expect("a table");
        let places = table.rows[1].wanted.iter();
        let place = places
            .clone()
            .position(|wanted| wanted.key == left.canonical_key());
        assert!(place.is_some());
        let (one, other) = (table.find(left), table.find(left.mirrored()));
        let (one, other) = (one.expect("an answer"), other.expect("an answer"));
        assert_eq!(one.outcome, other.outcome);
        assert_eq!(one.column.index() + other.column.index(), 6);
    }

    #[test]
    fn signs_are_read_as_they_are_written() {
        for outcome in [Outcome::Loss, Outcome::Draw, Outcome::Win] {
            for column in (0..COLUMNS as u8).map(Column) {
                let opening = Opening { column, outcome };
                assert_eq!(Opening::read(opening.sign()), Some(opening));
            }
        }
        assert_eq!(Opening::read('8'), None);
    }

    #[test]
    fn the_table_has_positions_up_to_its_end() {
        assert_eq!(Openings::builtin().rows.len(), END as usize);
    }

    #[test]
    fn no_answer_of_the_table_contradicts_another() {
        let table = Openings::builtin();
        let mut compared = 0;
        let answers = table
            .rows
            .iter()
            .flat_map(|row| row.wanted.iter().zip(&row.answers));
        for (wanted, answer) in answers {
            let square = wanted.board.landing_squares() & answer.column.squares();
            for board in wanted.board.undecided_after() {
                let Some(reply) = table.find(board) else {
                    continue;
                };
                compared += 1;
                let after = reply.outcome.of_other_side();
                assert!(after <= answer.outcome, "{:?}", wanted.board);
                if board == wanted.board.after(square) {
                    assert_eq!(after, answer.outcome, "{:?}", wanted.board);
                }
            }
            let replies = wanted.board.after(square).undecided_after();
            for reply in replies.filter_map(|board| table.find(board)) {
                compared += 1;
                assert!(reply.outcome >= answer.outcome, "{:?}", wanted.board);
            }
        }
        assert!(compared > 1000, "{compared}");
    }
}
