//! Tic-Tac-Toe: three in a line on nine squares.
//!
//! ```
//! use reversi_game::{BoardGame, Color};
//! use side_games::{ReadError, read_game, tic_tac_toe};
//!
//! let game = read_game(tic_tac_toe::GAME, "a1 b1 a2 b2 a3")?;
//! let ending = game.position().ending().expect("column a is full of Black's marks");
//! assert_eq!((ending.winner, ending.line), (Some(Color::Black), vec![0, 3, 6]));
//! # Ok::<(), ReadError>(())
//! ```

use reversi_game::{Grid, Score};

use crate::choice::{Limits, MoveValues};
use crate::errors::ImpossiblePosition;
use crate::search::{any_first, random};
use crate::side_game::{Finish, Level, Pieces, Rules, SideGame, SidePosition};
use crate::side_move::SideMove;
use crate::squares::Squares;
use crate::whole_game;

/// The game.
pub const GAME: SideGame = SideGame::of(&TicTacToe);

/// Bits of the board.
pub(crate) const BITS: u32 = 9;

/// The rows, the columns and the diagonals; bit 0 is a1, bit 8 is c3.
static LINES: [Squares; 8] = [
    Squares::from_low(0b000_000_111),
    Squares::from_low(0b000_111_000),
    Squares::from_low(0b111_000_000),
    Squares::from_low(0b001_001_001),
    Squares::from_low(0b010_010_010),
    Squares::from_low(0b100_100_100),
    Squares::from_low(0b100_010_001),
    Squares::from_low(0b001_010_100),
];

/// The complete lines of a side.
fn complete(marks: Squares) -> impl Iterator<Item = Squares> {
    LINES.into_iter().filter(move |line| marks & *line == *line)
}

struct TicTacToe;

impl Rules for TicTacToe {
    fn name(&self) -> &'static str {
        "tic-tac-toe"
    }

    fn grid(&self) -> Grid {
        Grid {
            columns: 3,
            rows: 3,
        }
    }

    fn levels(&self) -> &'static [Level] {
        const LEVELS: &[Level] = &[
            Level {
                name: "random",
                choose: |position, rng, _| random(position, rng),
            },
            Level {
                name: "easy",
                choose: |position, rng, _| any_first(position, 1, rng),
            },
            Level {
                name: "medium",
                choose: |position, rng, _| any_first(position, 3, rng),
            },
            Level {
                name: "hard",
                choose: whole_game::choose,
            },
        ];
        LEVELS
    }

    fn finish(&self, marks: Pieces) -> Option<Finish> {
        Finish::by_line(complete(marks.other).collect(), marks.count() == BITS)
    }

    fn check(&self, marks: Pieces) -> Result<(), ImpossiblePosition> {
        // The side that moved last has to have a mark without which nobody had won.
        let is_last = |mark: u32| complete(marks.other & !Squares::of(mark)).next().is_none();
        let is_won = complete(marks.own).next().is_some();
        if is_won || !marks.other.is_empty() && !marks.other.bits().any(is_last) {
            return Err(ImpossiblePosition::WonBefore);
        }
        Ok(())
    }

    /// A win counts more the earlier it comes; everything else is even.
    fn value(&self, marks: Pieces) -> Score {
        let empties = BITS - marks.count();
        let is_lost = complete(marks.other).next().is_some();
        Score(if is_lost { -1 - empties as i32 } else { 0 })
    }

    fn rows(&self) -> &'static [Squares] {
        &LINES
    }

    /// The centre, the corners, the edges.
    fn order(&self, SideMove(square): SideMove) -> i32 {
        [1, 2, 1, 2, 0, 2, 1, 2, 1][usize::from(square)]
    }

    fn values(
        &self,
        position: SidePosition,
        moves: &[SideMove],
        _limits: &Limits,
        _report: &mut dyn FnMut(&MoveValues),
    ) -> MoveValues {
        whole_game::values(position, moves)
    }
}
