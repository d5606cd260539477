//! A board with colours: who holds which discs, whose turn it is, what a move does, how it ends.

use std::fmt;

use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::square::Square;

/// The two sides. Black begins unless the players agree otherwise.
///
/// ```
/// use reversi_engine::Color;
///
/// assert_eq!(Color::Black.other(), Color::White);
/// assert_eq!(Color::White.to_string(), "White");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// The first side, `X` in texts.
    Black,
    /// The second side, `O` in texts.
    White,
}

impl Color {
    /// The opponent's colour.
    #[must_use]
    pub const fn other(self) -> Color {
        match self {
            Color::Black => Color::White,
            Color::White => Color::Black,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Color::Black => "Black",
            Color::White => "White",
        })
    }
}

/// The two arrangements of the first four discs.
///
/// ```
/// use reversi_engine::{Board, Color, Position, Start};
///
/// assert_eq!(Position::start(Start::default(), Color::Black).board(), Board::DIAGONAL);
/// assert_eq!(Position::start(Start::Parallel, Color::Black).board(), Board::PARALLEL);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Start {
    /// White on d4 and e5, Black on e4 and d5: the usual one.
    #[default]
    Diagonal,
    /// Black on d4 and d5, White on e4 and e5.
    Parallel,
}

/// What a side can do in its turn.
///
/// ```
/// use reversi_engine::{Color, IllegalMove, Move, Position, Square, Start};
///
/// let position = Position::start(Start::Diagonal, Color::Black);
/// assert!(position.play(Move::Place(Square::F5)).is_ok());
/// assert_eq!(position.play(Move::Pass), Err(IllegalMove::PassNotForced));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Place a disc.
    Place(Square),
    /// Do nothing; allowed exactly when no disc can be placed and the game is not over.
    Pass,
}

/// Why a move may not be played.
///
/// ```
/// use reversi_engine::{IllegalMove, Square};
///
/// let why = IllegalMove::EnclosesNothing(Square::A1);
/// assert_eq!(why.to_string(), "a disc on a1 would enclose nothing");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IllegalMove {
    /// There is a disc on the square already.
    Occupied(Square),
    /// The disc would enclose no disc of the other side.
    EnclosesNothing(Square),
    /// A side that can place a disc has to.
    PassNotForced,
    /// Neither side can move any more.
    GameOver,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalMove::Occupied(square) => write!(f, "{square} is occupied"),
            IllegalMove::EnclosesNothing(square) => {
                write!(f, "a disc on {square} would enclose nothing")
            }
            IllegalMove::PassNotForced => f.write_str("only a side that cannot move may pass"),
            IllegalMove::GameOver => f.write_str("the game is over"),
        }
    }
}

impl std::error::Error for IllegalMove {}

/// The final count: 64 together, since the squares left empty are given to the winner, or shared in
/// a draw.
///
/// ```
/// use reversi_engine::{Color, Game, Position, Start, play_transcript};
///
/// let mut game = Game::new(Position::start(Start::Diagonal, Color::Black));
/// play_transcript(&mut game, "e6f4e3f6g5d6e7f5c5")?;
/// let outcome = game.outcome().expect("White has no disc left");
/// assert_eq!((outcome.black(), outcome.white()), (64, 0));
/// # Ok::<(), reversi_engine::TranscriptError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    black: u8,
    white: u8,
}

impl Outcome {
    /// The result when play stops with these numbers of discs, 64 together at most.
    fn of(black: u32, white: u32) -> Outcome {
        let empties = 64 - black - white;
        let (black, white) = match black.cmp(&white) {
            std::cmp::Ordering::Greater => (black + empties, white),
            std::cmp::Ordering::Equal => (32, 32),
            std::cmp::Ordering::Less => (black, white + empties),
        };
        Outcome {
            black: black as u8,
            white: white as u8,
        }
    }

    /// Black's count with the empty squares if Black won, 0 to 64.
    pub const fn black(self) -> u8 {
        self.black
    }

    /// White's count with the empty squares if White won, 0 to 64.
    pub const fn white(self) -> u8 {
        self.white
    }

    /// The side with more discs, or `None` for a draw.
    pub const fn winner(self) -> Option<Color> {
        if self.black > self.white {
            Some(Color::Black)
        } else if self.black < self.white {
            Some(Color::White)
        } else {
            None
        }
    }
}

/// The discs, and the side to move.
///
/// ```
/// use reversi_engine::{Color, IllegalMove, Move, Position, Square, Start};
///
/// let position = Position::start(Start::Diagonal, Color::Black);
/// let position = position.play(Move::Place(Square::F5))?;
/// assert_eq!(position.turn(), Color::White);
/// assert_eq!(position.play(Move::Pass), Err(IllegalMove::PassNotForced));
/// assert_eq!(position.play(Move::Place(Square::F5)), Err(IllegalMove::Occupied(Square::F5)));
/// # Ok::<(), IllegalMove>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    turn: Color,
}

impl Position {
    /// The position with the discs of `board`, seen by `turn`, the side to move.
    pub const fn new(board: Board, turn: Color) -> Position {
        Position { board, turn }
    }

    /// The first position of a game.
    pub fn start(start: Start, first: Color) -> Position {
        let board = match start {
            Start::Diagonal => Board::DIAGONAL,
            Start::Parallel => Board::PARALLEL,
        };
        match first {
            Color::Black => Position { board, turn: first },
            Color::White => Position {
                board: board.pass(),
                turn: first,
            },
        }
    }

    /// The discs as the side to move sees them.
    pub const fn board(self) -> Board {
        self.board
    }

    /// The side to move.
    pub const fn turn(self) -> Color {
        self.turn
    }

    /// The discs of one side.
    pub fn discs(self, color: Color) -> Bitboard {
        if color == self.turn {
            self.board.player()
        } else {
            self.board.opponent()
        }
    }

    /// The colour of the disc on `square`, if there is one.
    pub fn disc(self, square: Square) -> Option<Color> {
        if self.board.player().contains(square) {
            Some(self.turn)
        } else if self.board.opponent().contains(square) {
            Some(self.turn.other())
        } else {
            None
        }
    }

    /// The squares on which the side to move may place a disc.
    pub fn legal_moves(self) -> Bitboard {
        self.board.legal_moves()
    }

    /// Whether the side to move has to pass: it cannot place a disc, but the other side can.
    pub fn must_pass(self) -> bool {
        self.board.legal_moves().is_empty() && !self.board.pass().legal_moves().is_empty()
    }

    /// Whether neither side can move.
    pub fn is_over(self) -> bool {
        self.board.is_over()
    }

    /// The final count, once the game is over.
    pub fn outcome(self) -> Option<Outcome> {
        self.is_over().then(|| {
            Outcome::of(
                self.discs(Color::Black).len(),
                self.discs(Color::White).len(),
            )
        })
    }

    /// The position after a move.
    ///
    /// # Errors
    /// Says why the move may not be played.
    pub fn play(self, played: Move) -> Result<Position, IllegalMove> {
        if self.is_over() {
            return Err(IllegalMove::GameOver);
        }
        let board = match played {
            Move::Place(square) if self.board.occupied().contains(square) => {
                return Err(IllegalMove::Occupied(square));
            }
            Move::Place(square) => self
                .board
                .play(square)
                .ok_or(IllegalMove::EnclosesNothing(square))?,
            Move::Pass if self.must_pass() => self.board.pass(),
            Move::Pass => return Err(IllegalMove::PassNotForced),
        };
        Ok(Position {
            board,
            turn: self.turn.other(),
        })
    }

    /// The position with a forced pass played, or this very position where none is forced.
    #[must_use]
    pub fn after_forced_pass(self) -> Position {
        self.play(Move::Pass).unwrap_or(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn either_side_may_begin_with_the_same_discs() {
        for start in [Start::Diagonal, Start::Parallel] {
            let black = Position::start(start, Color::Black);
            let white = Position::start(start, Color::White);
            assert_eq!(black.discs(Color::Black), white.discs(Color::Black));
            assert_eq!(black.discs(Color::White), white.discs(Color::White));
            assert_eq!(white.turn(), Color::White);
        }
        let diagonal = Position::start(Start::Diagonal, Color::Black);
        assert_eq!(diagonal.disc(Square::D4), Some(Color::White));
        assert_eq!(diagonal.disc(Square::E4), Some(Color::Black));
        let parallel = Position::start(Start::Parallel, Color::Black);
        assert_eq!(parallel.disc(Square::D5), Some(Color::Black));
        assert_eq!(parallel.disc(Square::E5), Some(Color::White));
        assert_eq!(parallel.disc(Square::A1), None);
    }

    #[test]
    fn empties_go_to_the_winner_and_are_shared_in_a_draw() {
        let counts = |black, white| {
            let outcome = Outcome::of(black, white);
            (outcome.black(), outcome.white(), outcome.winner())
        };
        assert_eq!(counts(12, 44), (12, 52, Some(Color::White)));
        assert_eq!(counts(13, 0), (64, 0, Some(Color::Black)));
        assert_eq!(counts(30, 30), (32, 32, None));
        assert_eq!(counts(33, 31), (33, 31, Some(Color::Black)));
    }

    #[test]
    fn a_forced_pass_changes_the_turn_and_no_disc() {
        // Black on a1, White on b1: White cannot move, Black takes c1.
        let board = Board::new(Bitboard::of(Square::B1), Bitboard::of(Square::A1));
        let position = Position::new(board.expect("no overlap"), Color::White);
        assert!(position.must_pass());
        let after = position.play(Move::Pass).expect("the pass is forced");
        assert_eq!(after, position.after_forced_pass());
        assert_eq!(after.turn(), Color::Black);
        assert_eq!(after.discs(Color::White), position.discs(Color::White));
        assert_eq!(after.after_forced_pass(), after);
        let end = after.play(Move::Place(Square::C1)).expect("c1 encloses b1");
        assert_eq!(end.outcome().map(Outcome::black), Some(64));
        assert_eq!(
            end.play(Move::Place(Square::D1)),
            Err(IllegalMove::GameOver)
        );
        assert_eq!(end.after_forced_pass(), end);
    }
}
