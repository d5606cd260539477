//! Connect Four among the side games: its levels, and its moves and positions as text.

use reversi_game::{BoardGame, Color};

use super::bits::{BOTTOM, COLUMNS, SQUARES};
use super::board::Board;
use super::groups::ByGroups;
use super::position::{Column, ConnectFour, square_bit, square_index};
use crate::level::{self, Level, Limits};
use crate::side_game::{
    IllegalMove, ImpossiblePosition, MoveTextError, MoveValues, SideGame, check_count,
};

impl SideGame for ConnectFour {
    const LEVELS: &'static [Level<ConnectFour>] = &[
        Level {
            name: "random",
            choose: |position, rng, _| level::random(position, rng),
        },
        Level {
            name: "easy",
            choose: |position, rng, _| level::erring(position, &ByGroups, 1, 4, rng),
        },
        Level {
            name: "medium",
            choose: |position, rng, _| level::erring(position, &ByGroups, 3, 3, rng),
        },
        Level {
            name: "hard",
            choose: |position, rng, _| level::best(position, &ByGroups, 5, rng),
        },
        Level {
            name: "expert",
            choose: |position, rng, _| level::best(position, &ByGroups, 8, rng),
        },
        Level {
            name: "perfect",
            choose: |position, _, limits| position.choose_perfect(limits),
        },
    ];

    fn new(first: Color) -> ConnectFour {
        ConnectFour {
            board: Board::default(),
            turn: first,
        }
    }

    fn from_pieces(
        pieces: &[Option<Color>],
        turn: Color,
    ) -> Result<ConnectFour, ImpossiblePosition> {
        let discs = |color| {
            let squares = (0..SQUARES as usize).zip(pieces);
            let own = squares.filter(|(_, piece)| **piece == Some(color));
            own.fold(0, |discs: u64, (square, _)| discs | 1 << square_bit(square))
        };
        let (own, other) = (discs(turn), discs(turn.other()));
        check_count(own.count_ones(), other.count_ones(), turn)?;
        let board = Board::new(own, other);
        // A disc floats if the square below it is empty; the lowest squares have none below.
        let supported = board.occupied() << 1 | BOTTOM;
        let floating = board.occupied() & !supported;
        if floating != 0 {
            let square = Self::GRID.name(square_index(floating.trailing_zeros()));
            return Err(ImpossiblePosition::Floating { square });
        }
        if !board.can_be_reached() {
            return Err(ImpossiblePosition::WonBefore);
        }
        Ok(ConnectFour { board, turn })
    }

    fn mover(&self) -> Color {
        self.turn
    }

    fn move_on(square: usize) -> Option<Column> {
        let column = square % COLUMNS as usize;
        (square < SQUARES as usize).then_some(Column(column as u8))
    }

    fn write_move(column: Column) -> String {
        column.number().to_string()
    }

    fn split_move<'a>(&self, text: &'a str) -> Result<(Column, &'a str), MoveTextError> {
        let mut signs = text.chars();
        if let Some(digit) = signs.next().and_then(|digit| digit.to_digit(10)) {
            let column = digit
                .checked_sub(1)
                .and_then(|index| Column::new(index as u8));
            return Ok((column.ok_or(MoveTextError::NoMove)?, signs.as_str()));
        }
        let (found, rest) = text.split_at_checked(2).ok_or(MoveTextError::NoMove)?;
        let square = Self::GRID.square(found).ok_or(MoveTextError::NoMove)?;
        let column = Self::move_on(square).ok_or(MoveTextError::NoMove)?;
        let lands = self.landing(column);
        if lands != 0 && lands != 1 << square_bit(square) {
            let lands = Self::GRID.name(square_index(lands.trailing_zeros()));
            let square = found.to_ascii_lowercase();
            return Err(MoveTextError::Illegal {
                found: square.clone(),
                reason: IllegalMove::Floating { square, lands },
            });
        }
        Ok((column, rest))
    }

    fn values(self, moves: &[Column], limits: &Limits) -> MoveValues<Column> {
        self.solve_moves(moves, limits)
    }
}
