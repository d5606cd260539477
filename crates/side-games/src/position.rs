//! A position of any game of this crate, and its moves.
//!
//! One type for all games: a module that the page loads has the search, the game tree and the
//! notation once, instead of once for each game.

use reversi_game::{Alternating, BoardGame, Color, Ending, Grid, Position};

use crate::connect_four::{Column, ConnectFour};
use crate::side_game::{IllegalMove, SideGame};
use crate::tic_tac_toe::TicTacToe;

/// A move: the square of Tic-Tac-Toe that gets a mark, or the column of Connect Four into which a
/// disc falls, from 0.
///
/// ```
/// use side_games::SideGame;
///
/// let mv = SideGame::ConnectFour.move_on(9).expect("c2 is a square");
/// assert_eq!((mv.index(), SideGame::ConnectFour.write_move(mv)), (2, "3".to_owned()));
/// assert_eq!(SideGame::TicTacToe.move_on(9), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SideMove(pub(crate) u8);

impl SideMove {
    /// The number of the square or of the column, from 0.
    pub const fn index(self) -> u8 {
        self.0
    }
}

impl From<Column> for SideMove {
    fn from(column: Column) -> SideMove {
        SideMove(column.index())
    }
}

/// A position of one of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SidePosition {
    /// One of Tic-Tac-Toe.
    TicTacToe(TicTacToe),
    /// One of Connect Four.
    ConnectFour(ConnectFour),
}

impl SidePosition {
    /// The game.
    pub const fn game(&self) -> SideGame {
        match self {
            SidePosition::TicTacToe(_) => SideGame::TicTacToe,
            SidePosition::ConnectFour(_) => SideGame::ConnectFour,
        }
    }

    /// The position of Connect Four; `None` if it is one of the other game.
    pub const fn connect_four(self) -> Option<ConnectFour> {
        match self {
            SidePosition::TicTacToe(_) => None,
            SidePosition::ConnectFour(position) => Some(position),
        }
    }

    /// The side whose turn it is, also once the game is over.
    pub const fn mover(&self) -> Color {
        match self {
            SidePosition::TicTacToe(position) => position.mover(),
            SidePosition::ConnectFour(position) => position.mover(),
        }
    }
}

impl Position for SidePosition {
    type Move = SideMove;
    type IllegalMove = IllegalMove;

    fn moves(&self) -> impl Iterator<Item = SideMove> {
        let legal = match self {
            SidePosition::TicTacToe(position) => position.legal(),
            SidePosition::ConnectFour(position) => position.legal(),
        };
        let moves = (0..u16::BITS as u8).filter(move |index| legal >> index & 1 == 1);
        moves.map(SideMove)
    }

    fn play(&self, mv: SideMove) -> Result<SidePosition, IllegalMove> {
        match self {
            SidePosition::TicTacToe(position) => position.play(mv).map(SidePosition::TicTacToe),
            SidePosition::ConnectFour(position) => {
                position.play(Column(mv.0)).map(SidePosition::ConnectFour)
            }
        }
    }
}

impl Alternating for SidePosition {}

impl BoardGame for SidePosition {
    fn name(&self) -> &'static str {
        self.game().name()
    }

    fn grid(&self) -> Grid {
        self.game().grid()
    }

    fn turn(&self) -> Option<Color> {
        match self {
            SidePosition::TicTacToe(position) => position.turn(),
            SidePosition::ConnectFour(position) => position.turn(),
        }
    }

    fn piece(&self, square: usize) -> Option<Color> {
        match self {
            SidePosition::TicTacToe(position) => position.piece(square),
            SidePosition::ConnectFour(position) => position.piece(square),
        }
    }

    fn square_of(&self, mv: SideMove) -> usize {
        match self {
            SidePosition::TicTacToe(_) => mv.0.into(),
            SidePosition::ConnectFour(position) => position.square_of(Column(mv.0)),
        }
    }

    fn changed(&self, _mv: SideMove) -> Vec<usize> {
        Vec::new()
    }

    fn ending(&self) -> Option<Ending> {
        match self {
            SidePosition::TicTacToe(position) => position.ending(),
            SidePosition::ConnectFour(position) => position.ending(),
        }
    }
}
