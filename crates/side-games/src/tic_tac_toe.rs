//! Tic-Tac-Toe: three in a line on nine squares.

use reversi_game::{Color, Ending, Grid, Score};

use crate::errors::{IllegalMove, ImpossiblePosition, MoveTextError, check_count};
use crate::level::{Level, Method};
use crate::side_move::SideMove;

/// Squares of the board.
const SQUARES: u32 = 9;

const BOARD: u16 = (1 << SQUARES) - 1;

/// The rows, the columns and the diagonals; bit 0 is a1, bit 8 is c3.
const LINES: [u16; 8] = [
    0b000_000_111,
    0b000_111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];

/// A position of Tic-Tac-Toe.
///
/// ```
/// use reversi_game::{BoardGame, Color};
/// use side_games::{ReadError, SideGame, read_game};
///
/// let game = read_game(SideGame::TicTacToe, "a1 b1 a2 b2 a3")?;
/// let ending = game.position().ending().expect("column a is full of Black's marks");
/// assert_eq!((ending.winner, ending.line), (Some(Color::Black), vec![0, 3, 6]));
/// # Ok::<(), ReadError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TicTacToe {
    /// The marks of the side to move and of the other.
    own: u16,
    other: u16,
    turn: Color,
}

impl TicTacToe {
    pub(crate) const GRID: Grid = Grid {
        columns: 3,
        rows: 3,
    };

    pub(crate) const LEVELS: &'static [Level] = &[
        Level {
            name: "random",
            method: Method::Random,
        },
        Level {
            name: "easy",
            method: Method::AnyFirst { depth: 1 },
        },
        Level {
            name: "medium",
            method: Method::AnyFirst { depth: 3 },
        },
        Level {
            name: "hard",
            method: Method::Perfect,
        },
    ];

    pub(crate) const fn new(first: Color) -> TicTacToe {
        TicTacToe {
            own: 0,
            other: 0,
            turn: first,
        }
    }

    pub(crate) fn from_pieces(
        pieces: &[Option<Color>],
        turn: Color,
    ) -> Result<TicTacToe, ImpossiblePosition> {
        let marks = |color| {
            let squares = pieces.iter().zip(0..SQUARES);
            let own = squares.filter(|(piece, _)| **piece == Some(color));
            own.fold(0, |marks, (_, square)| marks | 1 << square)
        };
        let (own, other): (u16, u16) = (marks(turn), marks(turn.other()));
        check_count(own.count_ones(), other.count_ones(), turn)?;
        let position = TicTacToe { own, other, turn };
        // The side that moved last has to have a mark without which nobody had won.
        let before = TicTacToe {
            own: other,
            other: own,
            turn: turn.other(),
        };
        let last_move_wins = |line: &u16| {
            LINES
                .iter()
                .all(|other_line| other & other_line != *other_line || other_line & line != 0)
        };
        let crossing = LINES
            .iter()
            .filter(|line| other & *line == **line)
            .all(last_move_wins);
        if before.is_lost() || !crossing {
            return Err(ImpossiblePosition::WonBefore);
        }
        Ok(position)
    }

    pub(crate) const fn mover(&self) -> Color {
        self.turn
    }

    fn occupied(self) -> u16 {
        self.own | self.other
    }

    /// Whether the side that moved last has three in a line.
    fn is_lost(self) -> bool {
        LINES.iter().any(|line| self.other & line == *line)
    }

    pub(crate) fn empties(self) -> i32 {
        (BOARD & !self.occupied()).count_ones() as i32
    }

    /// The squares that may be marked, as bits.
    pub(crate) fn legal(&self) -> u16 {
        if self.is_lost() {
            0
        } else {
            BOARD & !self.occupied()
        }
    }

    pub(crate) fn play(&self, SideMove(square): SideMove) -> Result<TicTacToe, IllegalMove> {
        let mark = 1 << square;
        if self.legal() == 0 {
            Err(IllegalMove::GameOver)
        } else if self.occupied() & mark != 0 {
            let square = Self::GRID.name(square.into());
            Err(IllegalMove::Occupied { square })
        } else {
            Ok(TicTacToe {
                own: self.other,
                other: self.own | mark,
                turn: self.turn.other(),
            })
        }
    }

    pub(crate) fn turn(&self) -> Option<Color> {
        (self.legal() != 0).then_some(self.turn)
    }

    pub(crate) fn piece(&self, square: usize) -> Option<Color> {
        if self.own >> square & 1 == 1 {
            Some(self.turn)
        } else if self.other >> square & 1 == 1 {
            Some(self.turn.other())
        } else {
            None
        }
    }

    pub(crate) fn ending(&self) -> Option<Ending> {
        if self.turn().is_some() {
            return None;
        }
        let complete = LINES.iter().filter(|line| self.other & *line == **line);
        let line = complete.fold(0, |all, line| all | line);
        Some(Ending {
            winner: (line != 0).then(|| self.turn.other()),
            line: (0..SQUARES as usize)
                .filter(|square| line >> square & 1 == 1)
                .collect(),
        })
    }

    /// The move with whose square a text begins, and the text after it.
    pub(crate) fn split_move(text: &str) -> Result<(SideMove, &str), MoveTextError> {
        let (name, rest) = text.split_at_checked(2).ok_or(MoveTextError::NoMove)?;
        let square = Self::GRID.square(name).ok_or(MoveTextError::NoMove)?;
        Ok((SideMove(square as u8), rest))
    }

    /// The value for the side to move: a win counts more the earlier it comes; everything else is
    /// even.
    pub(crate) fn value(self) -> Score {
        Score(if self.is_lost() {
            -1 - self.empties()
        } else {
            0
        })
    }

    /// The rank of a move: the centre, the corners, the edges.
    pub(crate) fn order(SideMove(square): SideMove) -> i32 {
        [1, 2, 1, 2, 0, 2, 1, 2, 1][usize::from(square)]
    }
}
