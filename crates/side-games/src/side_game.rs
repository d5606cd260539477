//! The games of this crate and their positions.
//!
//! One type of positions for all games: a module that the page loads has the search, the game tree
//! and the notation once, instead of once for each game.

use reversi_game::{Alternating, BoardGame, Color, Ending, GameTree, Grid, NodeId, Position};

use crate::connect_four::{Column, ConnectFour};
use crate::errors::{IllegalMove, ImpossiblePosition};
use crate::level::Level;
use crate::side_move::SideMove;
use crate::tic_tac_toe::TicTacToe;

/// A game of this crate.
///
/// ```
/// use side_games::SideGame;
///
/// assert_eq!(SideGame::ALL.map(SideGame::name), ["tic-tac-toe", "connect-four"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SideGame {
    /// Tic-Tac-Toe.
    TicTacToe,
    /// Connect Four.
    ConnectFour,
}

impl SideGame {
    /// All games.
    pub const ALL: [SideGame; 2] = [SideGame::TicTacToe, SideGame::ConnectFour];

    /// The name in addresses and settings.
    pub const fn name(self) -> &'static str {
        match self {
            SideGame::TicTacToe => "tic-tac-toe",
            SideGame::ConnectFour => "connect-four",
        }
    }

    /// The board.
    pub const fn grid(self) -> Grid {
        match self {
            SideGame::TicTacToe => TicTacToe::GRID,
            SideGame::ConnectFour => ConnectFour::GRID,
        }
    }

    /// The opponents, the weakest first.
    pub const fn levels(self) -> &'static [Level] {
        match self {
            SideGame::TicTacToe => TicTacToe::LEVELS,
            SideGame::ConnectFour => ConnectFour::LEVELS,
        }
    }

    /// The level of this name.
    pub fn level(self, name: &str) -> Option<&'static Level> {
        self.levels().iter().find(|level| level.name() == name)
    }

    /// The strongest level.
    pub fn strongest(self) -> &'static Level {
        self.levels().last().expect("every game has levels")
    }

    /// The empty board.
    pub const fn start(self, first: Color) -> SidePosition {
        match self {
            SideGame::TicTacToe => SidePosition::TicTacToe(TicTacToe::new(first)),
            SideGame::ConnectFour => SidePosition::ConnectFour(ConnectFour::new(first)),
        }
    }

    /// The position with these pieces, row by row from the top left.
    ///
    /// # Errors
    /// If no game reaches it.
    pub fn from_pieces(
        self,
        pieces: &[Option<Color>],
        turn: Color,
    ) -> Result<SidePosition, ImpossiblePosition> {
        Ok(match self {
            SideGame::TicTacToe => SidePosition::TicTacToe(TicTacToe::from_pieces(pieces, turn)?),
            SideGame::ConnectFour => {
                SidePosition::ConnectFour(ConnectFour::from_pieces(pieces, turn)?)
            }
        })
    }

    /// The move that a press on a square means; `None` if there is no such square.
    pub fn move_on(self, square: usize) -> Option<SideMove> {
        let square = (square < self.grid().squares()).then_some(square as u8)?;
        Some(SideMove(match self {
            SideGame::TicTacToe => square,
            SideGame::ConnectFour => square % ConnectFour::GRID.columns as u8,
        }))
    }

    /// The text of a move.
    pub fn write_move(self, mv: SideMove) -> String {
        match self {
            SideGame::TicTacToe => TicTacToe::GRID.name(mv.0.into()),
            SideGame::ConnectFour => Column(mv.0).number().to_string(),
        }
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

/// The initial position of a game.
pub fn initial(game: &GameTree<SidePosition>) -> SidePosition {
    let initial = game.position_at(NodeId::ROOT);
    initial.expect("the root of a tree cannot be removed")
}
