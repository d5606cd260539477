//! Positions: a board with colours, whose turn it is, and what a move does.

use reversi_game::{BoardGame, Color, Ending, Grid};

use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::moves::{IllegalMove, Move};
use crate::rules::outcome::Outcome;
use crate::rules::square::Square;

/// The discs, and the side to move.
///
/// ```
/// use reversi_engine::{Color, IllegalMove, Move, Position, Square};
///
/// let position = Position::default();
/// let position = position.play(Move::Place(Square::F5))?;
/// assert_eq!(position.turn(), Color::White);
/// assert_eq!(position.play(Move::Pass), Err(IllegalMove::PassNotForced));
/// assert_eq!(position.play(Move::Place(Square::F5)), Err(IllegalMove::Occupied(Square::F5)));
/// # Ok::<(), IllegalMove>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde_with::SerializeDisplay, serde_with::DeserializeFromStr)
)]
pub struct Position {
    board: Board,
    turn: Color,
}

impl Position {
    /// The position with the discs of `board`, seen by `turn`, the side to move.
    pub const fn new(board: Board, turn: Color) -> Position {
        Position { board, turn }
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
        self.is_over()
            .then(|| Outcome::of(self.board(), self.turn()))
    }

    /// The position after a move.
    ///
    /// # Errors
    /// If the move is illegal.
    pub fn play(self, played: Move) -> Result<Position, IllegalMove> {
        if self.is_over() {
            return Err(IllegalMove::GameOver);
        }
        let board = match played {
            Move::Place(square) => reversi_game::Position::play(&self.board, square)?,
            Move::Pass if self.must_pass() => self.board.pass(),
            Move::Pass => return Err(IllegalMove::PassNotForced),
        };
        Ok(Position {
            board,
            turn: self.turn.other(),
        })
    }

    /// The position after the forced pass, or the same position if no pass is forced.
    #[must_use]
    pub fn after_forced_pass(self) -> Position {
        self.play(Move::Pass).unwrap_or(self)
    }
}

/// A move of a game places a disc and plays the pass that it forces.
impl reversi_game::Position for Position {
    type Move = Square;
    type IllegalMove = IllegalMove;

    fn moves(&self) -> impl Iterator<Item = Square> {
        self.legal_moves().into_iter()
    }

    fn play(&self, square: Square) -> Result<Position, IllegalMove> {
        let after = Position::play(*self, Move::Place(square))?;
        Ok(after.after_forced_pass())
    }
}

impl Position {
    /// The name of the game in addresses and settings.
    pub const NAME: &'static str = "reversi";

    /// The board.
    pub const GRID: Grid = Grid {
        columns: 8,
        rows: 8,
    };
}

impl BoardGame for Position {
    fn name(&self) -> &'static str {
        Position::NAME
    }

    fn grid(&self) -> Grid {
        Position::GRID
    }

    fn turn(&self) -> Option<Color> {
        (!self.is_over()).then_some(self.turn)
    }

    fn piece(&self, square: usize) -> Option<Color> {
        self.disc(Square::from_index(square as u8)?)
    }

    fn square_of(&self, square: Square) -> usize {
        square.index().into()
    }

    fn changed(&self, square: Square) -> Vec<usize> {
        let flips = self.board.flips(square).into_iter();
        flips.map(|square| square.index().into()).collect()
    }

    fn ending(&self) -> Option<Ending> {
        let winner = self.outcome()?.winner();
        let line = Vec::new();
        Some(Ending { winner, line })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random_games::random_game;
    use reversi_game::Rng;

    #[test]
    fn as_a_game_on_a_grid_a_move_changes_its_square_and_the_squares_it_says() {
        for seed in 0..20 {
            for board in random_game(Board::DIAGONAL, &mut Rng::new(seed)) {
                let position = Position::new(board, Color::White);
                assert_eq!(
                    position.ending().is_none(),
                    BoardGame::turn(&position).is_some()
                );
                for square in position.legal_moves() {
                    let after = position.play(Move::Place(square)).expect("a legal move");
                    let pieces = |position: Position| {
                        (0..Position::GRID.squares()).map(move |square| position.piece(square))
                    };
                    let mut changed = Vec::new();
                    for (index, (now, then)) in pieces(after).zip(pieces(position)).enumerate() {
                        if now != then {
                            assert_eq!(now, Some(Color::White));
                            changed.push(index);
                        }
                    }
                    let mut expected = position.changed(square);
                    expected.push(position.square_of(square));
                    expected.sort_unstable();
                    assert_eq!(changed, expected);
                }
            }
        }
    }

    #[test]
    fn as_a_game_on_a_grid_an_end_has_the_winner_of_the_count_and_no_line() {
        let full =
            |discs| Board::new(discs, Bitboard::from_bits(!discs.bits())).expect("no overlap");
        let half = Bitboard::from_bits(u64::MAX >> 32);
        for (board, winner) in [
            (full(Bitboard::FULL), Some(Color::Black)),
            (full(Bitboard::EMPTY), Some(Color::White)),
            (full(half), None),
        ] {
            let position = Position::new(board, Color::Black);
            let line = Vec::new();
            assert_eq!(position.ending(), Some(Ending { winner, line }));
            assert_eq!(BoardGame::turn(&position), None);
            assert_eq!(position.name(), "reversi");
        }
    }

    #[test]
    fn a_forced_pass_changes_the_turn_and_no_disc() {
        // Black on a1, White on b1: White cannot move, Black takes c1.
        let board = Board::new(Bitboard::of(Square::B1), Bitboard::of(Square::A1));
        let position = Position::new(board.expect("no overlap"), Color::White);
        let discs = Color::ALL.map(|side| position.discs(side));
        assert_eq!(discs, [Square::A1, Square::B1].map(Bitboard::of));
        assert!(position.must_pass() && position.legal_moves().is_empty());
        let after = position.play(Move::Pass).expect("the pass is forced");
        assert_eq!(after, position.after_forced_pass());
        assert_eq!(after.turn(), Color::Black);
        assert_eq!(Color::ALL.map(|side| after.discs(side)), discs);
        assert_eq!(after.legal_moves(), Bitboard::of(Square::C1));
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
