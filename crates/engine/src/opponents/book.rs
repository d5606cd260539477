//! The opening book: positions near the start with searched values of their moves, under all
//! symmetries.
//!
//! The file holds no boards. For each position, beginning with the two starts, it lists moves with
//! their values and marks those after which the book continues. The positions are in the order in
//! which these moves reach them first, so reading the file replays the moves.

use std::collections::{HashMap, HashSet, VecDeque};
use std::fmt;
use std::sync::OnceLock;

use crate::rules::board::Board;
use crate::rules::square::Square;
use crate::rules::value::Value;
use reversi_game::Rng;

/// The first bytes of a book.
const MAGIC: [u8; 4] = *b"RVB1";

/// The bit of a square byte that marks a move after which the book continues.
const CONTINUES: u8 = 0x80;

/// Units of a [`Value`] in a step of the file's values: a quarter of a disc.
const STEP: i32 = Value::PER_DISC / 4;

/// The most that a move chosen from the book may lose against the best: half a disc.
const NEAR: i32 = Value::PER_DISC / 2;

/// A move of the book.
///
/// ```
/// use reversi_engine::Book;
/// use reversi_engine::{Board, Rng};
///
/// // At the start all moves are symmetric to each other.
/// let found = Book::builtin().choose(Board::DIAGONAL, Rng::new(1)).expect("it has both starts");
/// assert!(Board::DIAGONAL.legal_moves().contains(found.square));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookMove {
    /// The move.
    pub square: Square,
    /// Its value for the side to move.
    pub value: Value,
}

/// Positions near the start, with moves and their values.
///
/// ```
/// use reversi_engine::{Book, BookMove};
/// use reversi_engine::{Board, Square, Symmetry, Value};
///
/// let found = BookMove { square: Square::F5, value: Value::clamped(64) };
/// let book = Book::new([(Board::DIAGONAL, vec![found])]);
/// assert_eq!(book.moves(Board::DIAGONAL), [found]);
/// assert!(book.moves(Board::PARALLEL).is_empty());
///
/// let read = Book::from_bytes(&book.to_bytes())?;
/// assert_eq!(read.moves(Board::DIAGONAL), [found]);
/// # Ok::<(), reversi_engine::BookError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Book {
    /// By canonical board; the moves belong to that board.
    positions: HashMap<Board, Vec<BookMove>>,
}

/// The built-in book; docs/search.md has the command that makes it.
static BUILTIN: &[u8] = include_bytes!("../../weights/book.bin");

/// The boards of the standard setups, from which the file is traversed.
const STARTS: [Board; 2] = [Board::DIAGONAL, Board::PARALLEL];

impl Book {
    /// The built-in book, read at the first call.
    pub fn builtin() -> &'static Book {
        static READ: OnceLock<Book> = OnceLock::new();
        READ.get_or_init(|| Book::from_bytes(BUILTIN).expect("the built-in book is valid"))
    }

    /// A book of positions, each with its moves.
    pub fn new(positions: impl IntoIterator<Item = (Board, Vec<BookMove>)>) -> Book {
        let canonical = |(board, moves): (Board, Vec<BookMove>)| {
            let (canonical, symmetry) = board.canonical_with_symmetry();
            let transform = |found: BookMove| BookMove {
                square: symmetry.square(found.square),
                ..found
            };
            (canonical, moves.into_iter().map(transform).collect())
        };
        Book {
            positions: positions.into_iter().map(canonical).collect(),
        }
    }

    /// Number of positions with moves; symmetric ones count once.
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Whether the book has no position.
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// The book moves on `board`; none if the board is not in the book.
    pub fn moves(&self, board: Board) -> Vec<BookMove> {
        let (canonical, symmetry) = board.canonical_with_symmetry();
        let known = self
            .positions
            .get(&canonical)
            .map_or(&[][..], Vec::as_slice);
        let back = |found: &BookMove| {
            let is_here = |&square: &Square| symmetry.square(square) == found.square;
            let square = board.legal_moves().into_iter().find(is_here);
            square.map(|square| BookMove {
                square,
                value: found.value,
            })
        };
        known.iter().filter_map(back).collect()
    }

    /// One of the best book moves on `board`, chosen at random among the nearly equal ones.
    pub fn choose(&self, board: Board, mut rng: Rng) -> Option<BookMove> {
        let mut moves = self.moves(board);
        let best = moves.iter().map(|found| found.value).max()?;
        moves.retain(|found| (best - found.value).units() <= NEAR);
        Some(moves.swap_remove(rng.below(moves.len())))
    }

    /// Reads a book.
    ///
    /// # Errors
    /// If the bytes are not a book.
    pub fn from_bytes(bytes: &[u8]) -> Result<Book, BookError> {
        let rest = bytes.strip_prefix(&MAGIC).ok_or(BookError::NoBook)?;
        let mut rest = rest.iter().copied();
        let mut next = || rest.next().ok_or(BookError::CutOff);
        let mut book = Book::default();
        let mut waiting: VecDeque<Board> = STARTS.map(|start| start.canonical()).into();
        while let Some(board) = waiting.pop_front() {
            if book.positions.contains_key(&board) {
                continue;
            }
            let mut moves = Vec::new();
            for _ in 0..next()? {
                let (square, value) = (next()?, next()?);
                let illegal = BookError::IllegalMove {
                    position: book.len() + 1,
                };
                let placed = Square::from_index(square & !CONTINUES).ok_or(illegal)?;
                let after = board.play(placed).ok_or(illegal)?;
                let value = Value::clamped(i32::from(value.cast_signed()) * STEP);
                moves.push(BookMove {
                    square: placed,
                    value,
                });
                if square & CONTINUES != 0 {
                    waiting.push_back(after.canonical());
                }
            }
            book.positions.insert(board, moves);
        }
        match rest.len() {
            0 => Ok(book),
            more => Err(BookError::TooLong {
                expected: bytes.len() - more,
                found: bytes.len(),
            }),
        }
    }

    /// The bytes of the book's file. Positions that no book moves reach are left out. Values are
    /// rounded to quarters of a disc, from -32 to 31.75: beyond that, the game is decided.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let mut written = HashSet::new();
        let mut waiting: VecDeque<Board> = STARTS.map(|start| start.canonical()).into();
        while let Some(board) = waiting.pop_front() {
            if !written.insert(board) {
                continue;
            }
            let moves = self.positions.get(&board).map_or(&[][..], Vec::as_slice);
            bytes.push(moves.len() as u8);
            for found in moves {
                let after = board.play(found.square).map(Board::canonical);
                let next = after.filter(|after| self.positions.contains_key(after));
                let steps = (found.value.units() + STEP / 2).div_euclid(STEP);
                let steps = steps.clamp(i8::MIN.into(), i8::MAX.into()) as i8;
                let mark = if next.is_some() { CONTINUES } else { 0 };
                bytes.extend([found.square.index() | mark, steps.cast_unsigned()]);
                waiting.extend(next);
            }
        }
        bytes
    }
}

/// Why bytes are not a book.
///
/// ```
/// use reversi_engine::{Book, BookError};
///
/// assert_eq!(Book::from_bytes(b"GIF89a").err(), Some(BookError::NoBook));
/// assert_eq!(BookError::CutOff.to_string(), "the opening book is cut off");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BookError {
    /// They do not begin as a book does.
    NoBook,
    /// The file ends within a position.
    CutOff,
    /// The file continues after the last position.
    TooLong {
        /// Bytes of the positions.
        expected: usize,
        /// Bytes of the file.
        found: usize,
    },
    /// A position names a move that is illegal.
    IllegalMove {
        /// Number of the position, from 1.
        position: usize,
    },
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BookError::NoBook => f.write_str("this is no opening book"),
            BookError::CutOff => f.write_str("the opening book is cut off"),
            BookError::TooLong { expected, found } => {
                write!(
                    f,
                    "the opening book ends after {expected} bytes, this file has {found}"
                )
            }
            BookError::IllegalMove { position } => {
                write!(
                    f,
                    "position {position} of the opening book names an illegal move"
                )
            }
        }
    }
}

impl std::error::Error for BookError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::symmetry::Symmetry;

    /// The diagonal start with f5, and the position after it with d6, f6 and f4.
    fn small() -> Book {
        let found = |square, discs: i32| BookMove {
            square,
            value: Value::clamped(discs * 128),
        };
        let after = Board::DIAGONAL.play(Square::F5).expect("legal");
        Book::new([
            (Board::DIAGONAL, vec![found(Square::F5, 0)]),
            (
                after,
                vec![
                    found(Square::D6, 0),
                    found(Square::F6, -1),
                    found(Square::F4, -3),
                ],
            ),
        ])
    }

    #[test]
    fn a_written_book_is_read_back() {
        let read = Book::from_bytes(&small().to_bytes()).expect("a valid book");
        // The parallel start is there too, without moves.
        assert_eq!((read.len(), small().len()), (3, 2));
        let after = Board::DIAGONAL.play(Square::F5).expect("legal");
        assert_eq!(read.moves(after), small().moves(after));
        assert!(read.moves(Board::PARALLEL).is_empty());
    }

    #[test]
    fn every_symmetric_position_is_found() {
        let book = small();
        for symmetry in Symmetry::ALL {
            let board = symmetry.board(Board::DIAGONAL.play(Square::F5).expect("legal"));
            let squares: Vec<Square> = book.moves(board).iter().map(|found| found.square).collect();
            let expected =
                [Square::D6, Square::F6, Square::F4].map(|square| symmetry.square(square));
            assert_eq!(squares, expected);
        }
    }

    #[test]
    fn each_of_the_nearly_equal_moves_is_chosen_and_no_other() {
        let found = |square, units| BookMove {
            square,
            value: Value::clamped(units),
        };
        let moves = vec![
            found(Square::D3, 64),
            found(Square::C4, 128),
            found(Square::F5, 63),
            found(Square::E6, -128),
        ];
        let book = Book::new([(Board::DIAGONAL, moves)]);
        let choose = |number| book.choose(Board::DIAGONAL, Rng::new(number));
        let chosen = (0..40).filter_map(choose).map(|found| found.square);
        let chosen: HashSet<Square> = chosen.collect();
        assert_eq!(chosen, HashSet::from([Square::D3, Square::C4]));
        assert_eq!(choose(7), choose(7));
    }

    #[test]
    fn a_move_that_loses_more_is_never_chosen() {
        let after = Board::DIAGONAL.play(Square::F5).expect("legal");
        for number in 0..20 {
            let chosen = small()
                .choose(after, Rng::new(number))
                .expect("in the book");
            assert_eq!(chosen.square, Square::D6);
        }
        let far = Board::PARALLEL;
        assert_eq!(small().choose(far, Rng::new(1)), None);
    }

    #[test]
    fn other_bytes_are_refused() {
        assert_eq!(Book::from_bytes(b"RVW1").err(), Some(BookError::NoBook));
        assert_eq!(
            Book::from_bytes(b"RVB1\x01\x13").err(),
            Some(BookError::CutOff)
        );
        let illegal = Book::from_bytes(b"RVB1\x01\x00\x00").err();
        assert_eq!(illegal, Some(BookError::IllegalMove { position: 1 }));
        let no_square = Book::from_bytes(b"RVB1\x00\x01\x7F\x00").err();
        assert_eq!(no_square, Some(BookError::IllegalMove { position: 2 }));
    }

    #[test]
    fn bytes_after_the_last_position_are_refused_with_their_number() {
        let mut bytes = small().to_bytes();
        let expected = bytes.len();
        bytes.extend([0, 0]);
        let wrong = Book::from_bytes(&bytes).expect_err("too long");
        let found = expected + 2;
        assert_eq!(wrong, BookError::TooLong { expected, found });
        assert_eq!(
            wrong.to_string(),
            format!("the opening book ends after {expected} bytes, this file has {found}")
        );
    }

    #[test]
    fn values_are_rounded_to_quarters_and_limited_to_32_discs() {
        let written = |units: i32| {
            let value = Value::clamped(units);
            let square = Square::F5;
            let book = Book::new([(Board::DIAGONAL, vec![BookMove { square, value }])]);
            let read = Book::from_bytes(&book.to_bytes()).expect("a valid book");
            read.moves(Board::DIAGONAL)[0].value.discs()
        };
        assert_eq!(
            [0, 15, 16, 47, 48].map(written),
            [0.0, 0.0, 0.25, 0.25, 0.5]
        );
        assert_eq!([-16, -17, -48, -49].map(written), [0.0, -0.25, -0.25, -0.5]);
        assert_eq!([31, -31].map(|discs| written(discs * 128)), [31.0, -31.0]);
        assert_eq!([32, -32].map(|discs| written(discs * 128)), [31.75, -32.0]);
        assert_eq!([64, -64].map(|discs| written(discs * 128)), [31.75, -32.0]);
    }

    #[test]
    fn the_builtin_book_has_both_starts_and_legal_moves() {
        for start in STARTS {
            assert!(!Book::builtin().moves(start).is_empty());
        }
        for (board, moves) in &Book::builtin().positions {
            assert!(
                moves
                    .iter()
                    .all(|found| board.legal_moves().contains(found.square))
            );
        }
    }
}
