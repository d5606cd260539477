//! Connect Four among the side games: its levels, and its moves and positions as text.

use reversi_game::Color;

use super::bits::{BOTTOM, SQUARES};
use super::board::Board;
use super::position::{Column, ConnectFour, square_bit, square_index};
use crate::errors::{IllegalMove, ImpossiblePosition, MoveTextError, check_count};
use crate::level::{Level, Method};
use crate::side_move::SideMove;

/// Plies looked ahead by the strongest level that proves nothing, and by the perfect player where
/// nothing was proven in time.
pub(crate) const EXPERT_PLIES: u32 = 8;

impl ConnectFour {
    pub(crate) const LEVELS: &'static [Level] = &[
        Level {
            name: "random",
            method: Method::Random,
        },
        Level {
            name: "easy",
            method: Method::Erring {
                depth: 1,
                half_loss: 4,
            },
        },
        Level {
            name: "medium",
            method: Method::Erring {
                depth: 3,
                half_loss: 3,
            },
        },
        Level {
            name: "hard",
            method: Method::Best { depth: 5 },
        },
        Level {
            name: "expert",
            method: Method::Best {
                depth: EXPERT_PLIES,
            },
        },
        Level {
            name: "perfect",
            method: Method::Perfect,
        },
    ];

    pub(crate) fn from_pieces(
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

    /// The move with whose column or square a text begins, and the text after it.
    pub(crate) fn split_move<'a>(
        &self,
        text: &'a str,
    ) -> Result<(SideMove, &'a str), MoveTextError> {
        let mut signs = text.chars();
        if let Some(digit) = signs.next().and_then(|digit| digit.to_digit(10)) {
            let column = digit
                .checked_sub(1)
                .and_then(|index| Column::new(index as u8));
            return Ok((column.ok_or(MoveTextError::NoMove)?.into(), signs.as_str()));
        }
        let (found, rest) = text.split_at_checked(2).ok_or(MoveTextError::NoMove)?;
        let square = Self::GRID.square(found).ok_or(MoveTextError::NoMove)?;
        let column = Column((square % Self::GRID.columns) as u8);
        let lands = self.landing(column);
        if lands != 0 && lands != 1 << square_bit(square) {
            let lands = Self::GRID.name(square_index(lands.trailing_zeros()));
            let square = found.to_ascii_lowercase();
            return Err(MoveTextError::Illegal {
                found: square.clone(),
                reason: IllegalMove::Floating { square, lands },
            });
        }
        Ok((column.into(), rest))
    }
}
