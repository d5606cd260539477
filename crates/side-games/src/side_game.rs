//! The games of this crate, by name, and what they have in common beyond the rules of any board
//! game.

use std::fmt::{self, Debug};

use reversi_game::{Color, GameTree, Grid, NodeId};

use crate::connect_four::{Column, ConnectFour};
use crate::level::Level;
use crate::position::{SideMove, SidePosition};
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

/// Moves with their exact scores for the side that moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveValues {
    /// The moves and their scores.
    pub moves: Vec<(SideMove, i32)>,
    /// Positions visited.
    pub nodes: u64,
}

/// The initial position of a game.
pub fn initial(game: &GameTree<SidePosition>) -> SidePosition {
    let initial = game.position_at(NodeId::ROOT);
    initial.expect("the root of a tree cannot be removed")
}

/// Why a move is illegal.
///
/// ```
/// use reversi_game::{Color, Position};
/// use side_games::{IllegalMove, SideGame};
///
/// let centre = SideGame::TicTacToe.move_on(4).expect("there are nine squares");
/// let position = SideGame::TicTacToe.start(Color::Black).play(centre)?;
/// let wrong = position.play(centre).expect_err("b2 is occupied");
/// assert_eq!(wrong.to_string(), "b2 is occupied");
/// # Ok::<(), IllegalMove>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// There is a piece already.
    Occupied {
        /// The name of the square.
        square: String,
    },
    /// The column has no empty square.
    ColumnFull {
        /// The number of the column.
        column: u32,
    },
    /// A disc falls further.
    Floating {
        /// The square named.
        square: String,
        /// The square to which the disc falls.
        lands: String,
    },
    /// The game is over.
    GameOver,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalMove::Occupied { square } => write!(f, "{square} is occupied"),
            IllegalMove::ColumnFull { column } => write!(f, "column {column} is full"),
            IllegalMove::Floating { square, lands } => {
                write!(f, "a disc falls past {square} to {lands}")
            }
            IllegalMove::GameOver => f.write_str("the game is over"),
        }
    }
}

impl std::error::Error for IllegalMove {}

/// Why the beginning of a text is no move of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveTextError {
    /// It names no move at all.
    NoMove,
    /// The move is illegal.
    Illegal {
        /// The text of the move.
        found: String,
        /// Why it is illegal.
        reason: IllegalMove,
    },
}

/// Why no game reaches a position.
///
/// ```
/// use side_games::ImpossiblePosition;
///
/// let wrong = ImpossiblePosition::Count { black: 3, white: 1 };
/// assert_eq!(wrong.to_string(), "the sides move in turn, so 3 X and 1 O are impossible");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImpossiblePosition {
    /// The sides do not move in turn.
    Count {
        /// Black's pieces.
        black: u32,
        /// White's pieces.
        white: u32,
    },
    /// A disc lies above an empty square.
    Floating {
        /// The name of its square.
        square: String,
    },
    /// The game went on after a side had won.
    WonBefore,
}

impl fmt::Display for ImpossiblePosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ImpossiblePosition::Count { black, white } => write!(
                f,
                "the sides move in turn, so {black} X and {white} O are impossible"
            ),
            ImpossiblePosition::Floating { square } => {
                write!(f, "the disc on {square} lies above an empty square")
            }
            ImpossiblePosition::WonBefore => {
                f.write_str("the game was won before the last move of the position")
            }
        }
    }
}

impl std::error::Error for ImpossiblePosition {}

/// Checks that two sides with so many pieces can have moved in turn.
pub(crate) fn check_count(own: u32, other: u32, turn: Color) -> Result<(), ImpossiblePosition> {
    if other == own || other == own + 1 {
        return Ok(());
    }
    let (black, white) = match turn {
        Color::Black => (own, other),
        Color::White => (other, own),
    };
    Err(ImpossiblePosition::Count { black, white })
}
