//! What the games of this crate have in common beyond the rules of any board game.

use std::fmt::{self, Debug};

use reversi_game::{Alternating, BoardGame, Color, GameTree, NodeId};

use crate::level::{Level, Limits};

/// A game of this crate.
pub trait SideGame: Alternating + BoardGame<IllegalMove = IllegalMove> + 'static {
    /// The opponents, the weakest first.
    const LEVELS: &'static [Level<Self>];

    /// The empty board.
    fn new(first: Color) -> Self;

    /// The position with these pieces, row by row from the top left.
    ///
    /// # Errors
    /// If no game reaches it.
    fn from_pieces(pieces: &[Option<Color>], turn: Color) -> Result<Self, ImpossiblePosition>;

    /// The side whose turn it is, also once the game is over.
    fn mover(&self) -> Color;

    /// The move that a press on a square means; `None` if there is no such square.
    fn move_on(square: usize) -> Option<Self::Move>;

    /// The text of a move.
    fn write_move(mv: Self::Move) -> String;

    /// The move with which a text begins, and the text after it.
    ///
    /// # Errors
    /// If the text begins with no move, or with one that the position does not allow.
    fn split_move<'a>(&self, text: &'a str) -> Result<(Self::Move, &'a str), MoveTextError>;

    /// The scores of moves with best play after them: those that are proven within the limits.
    fn values(self, moves: &[Self::Move], limits: &Limits) -> MoveValues<Self::Move>;

    /// The level of this name.
    fn level(name: &str) -> Option<&'static Level<Self>> {
        Self::LEVELS.iter().find(|level| level.name() == name)
    }

    /// The strongest level.
    fn strongest() -> &'static Level<Self> {
        Self::LEVELS.last().expect("every game has levels")
    }
}

/// Moves with their exact scores for the side that moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveValues<M> {
    /// The moves and their scores.
    pub moves: Vec<(M, i32)>,
    /// Positions visited.
    pub nodes: u64,
}

/// The initial position of a game.
pub fn initial<P: SideGame>(game: &GameTree<P>) -> P {
    let initial = game.position_at(NodeId::ROOT);
    initial.expect("the root of a tree cannot be removed")
}

/// Why a move is illegal.
///
/// ```
/// use reversi_game::{Color, Position};
/// use side_games::{IllegalMove, Mark, SideGame, TicTacToe};
///
/// let centre = Mark::new(4).expect("there are nine squares");
/// let position = TicTacToe::new(Color::Black).play(centre)?;
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
        /// The letter of the column.
        column: char,
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
