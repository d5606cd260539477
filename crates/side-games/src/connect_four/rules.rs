//! Connect Four as a game of the table: rules, levels and notation.
//!
//! ```
//! use reversi_game::{BoardGame, Color};
//! use side_games::{ReadError, connect_four, read_game};
//!
//! let position = read_game(connect_four::GAME, "1213141")?.position();
//! let ending = position.ending().expect("column a has four discs of Black's");
//! assert_eq!(ending.winner, Some(Color::Black));
//! assert_eq!(ending.line, [14, 21, 28, 35]);
//! # Ok::<(), ReadError>(())
//! ```

use alloc::string::String;
use alloc::vec::Vec;

use reversi_game::{Grid, Score};

use super::bits::{BOARD, BOTTOM, COLUMNS, ODD_ROWS, column, fours, landing_squares};
use super::board::Board;
use super::column::{Column, GRID, square_bit, square_index};
use super::solver::answered_bound;
use super::{groups, perfect_player};
use crate::choice::{Group, Limits, MoveValues};
use crate::errors::{IllegalMove, ImpossiblePosition, MoveTextError};
use crate::search::{best, erring, random};
use crate::side_game::{Finish, Level, Pieces, Rules, SideGame, SidePosition, split_square};
use crate::side_move::SideMove;
use crate::squares::Squares;
use crate::theme::Theme;

/// The game.
pub const GAME: SideGame = SideGame::of(&ConnectFour);

impl Board {
    /// The board of a position; `None` if it is one of another game.
    ///
    /// ```
    /// use side_games::connect_four::{self, Board};
    /// use side_games::{ReadError, read_game};
    ///
    /// let position = read_game(connect_four::GAME, "4453")?.position();
    /// assert_eq!(Board::of(position).map(Board::plies), Some(4));
    /// # Ok::<(), ReadError>(())
    /// ```
    pub fn of(position: SidePosition) -> Option<Board> {
        (position.game() == GAME).then(|| position.pieces().into())
    }
}

struct ConnectFour;

impl Rules for ConnectFour {
    fn name(&self) -> &'static str {
        "connect-four"
    }

    fn grid(&self) -> Grid {
        GRID
    }

    fn levels(&self) -> &'static [Level] {
        const LEVELS: &[Level] = &[
            Level {
                name: "random",
                choose: |position, rng, _| random(position, rng),
            },
            Level {
                name: "easy",
                choose: |position, rng, _| erring(position, 1, 4, rng),
            },
            Level {
                name: "medium",
                choose: |position, rng, _| erring(position, 3, 3, rng),
            },
            Level {
                name: "hard",
                choose: |position, rng, _| best(position, 5, rng),
            },
            Level {
                name: "expert",
                choose: |position, rng, _| best(position, perfect_player::EXPERT_PLIES, rng),
            },
            Level {
                name: "perfect",
                choose: perfect_player::choose,
            },
        ];
        LEVELS
    }

    fn finish(&self, discs: Pieces) -> Option<Finish> {
        let line = Squares::from_low(fours(discs.other.low()));
        Finish::by_line(line, discs.occupied().low() == BOARD)
    }

    fn check(&self, discs: Pieces) -> Result<(), ImpossiblePosition> {
        // A disc floats if the square below it is empty; the lowest squares have none below.
        let occupied = discs.occupied().low();
        let floating = occupied & !(occupied << 1 | BOTTOM);
        if floating != 0 {
            let square = GRID.name(square_index(floating.trailing_zeros()));
            return Err(ImpossiblePosition::Floating { square });
        }
        if !Board::from(discs).can_be_reached() {
            return Err(ImpossiblePosition::WonBefore);
        }
        Ok(())
    }

    fn value(&self, discs: Pieces) -> Score {
        groups::value(discs.into())
    }

    fn rows(&self) -> &'static [Squares] {
        &groups::ALL
    }

    /// The other side is to move: what it gets at most if every move is answered in its column.
    fn kept_rows(&self, after: Pieces) -> Option<(Theme, Squares)> {
        let board = Board::from(after);
        let (threats, plies) = (board.threats(), board.plies());
        let is_first = !plies.is_multiple_of(2);
        let (theme, squares) = match (answered_bound(board, threats, plies)?, is_first) {
            (..0, true) => (Theme::OddRow, threats & ODD_ROWS),
            (..0, false) => (Theme::EvenRow, threats & !ODD_ROWS),
            (0, false) => (Theme::Answer, 0),
            _ => return None,
        };
        Some((theme, Squares::from_low(squares)))
    }

    /// The left, the middle or the right three columns.
    fn part(&self, occupied: Squares, SideMove(index): SideMove) -> Squares {
        let first = match index {
            ..2 => 0,
            2..5 => 2,
            5.. => 4,
        };
        let columns = (first..first + 3).fold(0, |squares, index| squares | column(index));
        Squares::from_low(landing_squares(occupied.low()) & columns)
    }

    /// The centre first.
    fn order(&self, SideMove(column): SideMove) -> i32 {
        (i32::from(column) - COLUMNS as i32 / 2).abs()
    }

    fn values(
        &self,
        position: SidePosition,
        moves: &[SideMove],
        limits: &Limits,
        report: &mut dyn FnMut(&MoveValues),
    ) -> MoveValues {
        perfect_player::values(position, moves, limits, report)
    }

    fn room(&self, occupied: Squares) -> Squares {
        let landing = landing_squares(occupied.low());
        let open = (0..COLUMNS).filter(|&index| landing & column(index) != 0);
        open.map(Squares::of).collect()
    }

    fn bit(&self, square: usize) -> u32 {
        square_bit(square)
    }

    fn filled(&self, occupied: Squares, SideMove(index): SideMove) -> Squares {
        let column = Column::new(index).map_or(0, Column::squares);
        Squares::from_low(landing_squares(occupied.low()) & column)
    }

    fn no_room(&self, SideMove(column): SideMove) -> IllegalMove {
        IllegalMove::ColumnFull {
            column: u32::from(column) + 1,
        }
    }

    fn move_on(&self, square: usize) -> SideMove {
        SideMove((square % GRID.columns) as u8)
    }

    fn write_move(&self, SideMove(column): SideMove) -> String {
        char::from(b'1' + column).into()
    }

    /// A move is the number of its column, or the square to which the disc falls.
    fn split_move<'a>(
        &self,
        occupied: Squares,
        text: &'a str,
    ) -> Result<(SideMove, &'a str), MoveTextError> {
        let mut signs = text.chars();
        if let Some(digit) = signs.next().and_then(|digit| digit.to_digit(10)) {
            let column = digit.checked_sub(1).map(|index| index as u8);
            let column = column.and_then(Column::new).ok_or(MoveTextError::NoMove)?;
            return Ok((column.into(), signs.as_str()));
        }
        let (square, rest) = split_square(GRID, text)?;
        let mv = self.move_on(square);
        let lands = self.filled(occupied, mv);
        if let Some(lands) = lands.bits().find(|&lands| lands != square_bit(square)) {
            let lands = GRID.name(square_index(lands));
            let square = GRID.name(square);
            return Err(MoveTextError::Illegal {
                found: square.clone(),
                reason: IllegalMove::Floating { square, lands },
            });
        }
        Ok((mv, rest))
    }

    fn groups(&self, position: SidePosition) -> Vec<Group> {
        groups::groups(position)
    }
}
