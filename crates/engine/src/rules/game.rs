//! Games: the initial position, the moves, and the ply that is shown.
//!
//! A pass is no decision, so the game passes by itself: after every move it is the turn of a side
//! that can move, unless the game is over. This is also why transcripts need no passes.

use crate::rules::color::Color;
use crate::rules::moves::{IllegalMove, Move};
use crate::rules::outcome::Outcome;
use crate::rules::position::Position;
use crate::rules::setup::Setup;
use crate::rules::square::Square;

/// A game with its whole line of moves; undo and redo move along that line.
///
/// ```
/// use reversi_engine::{Color, Game, Square};
///
/// let mut game = Game::default();
/// game.play(Square::F5)?;
/// game.play(Square::D6)?;
/// assert!(game.undo());
/// assert_eq!((game.ply(), game.line().len()), (1, 2));
/// assert!(game.redo());
/// assert_eq!(game.position().turn(), Color::Black);
/// # Ok::<(), reversi_engine::IllegalMove>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The position before the first move, a forced pass played.
    start: Position,
    /// Whether a pass was played to reach `start`.
    passed_at_start: bool,
    /// Each move with the position it leads to, a forced pass played.
    line: Vec<(Square, Position)>,
    /// Number of moves of `line` that have been played at the point shown.
    ply: usize,
}

impl Default for Game {
    /// A game from the usual start.
    fn default() -> Game {
        Game::new(Position::default())
    }
}

impl Game {
    /// A game that begins at `start`; a pass forced there is played at once.
    pub fn new(start: Position) -> Game {
        let passed_at_start = start.must_pass();
        Game {
            start: start.after_forced_pass(),
            passed_at_start,
            line: Vec::new(),
            ply: 0,
        }
    }

    /// The position before the first move, after the pass that is forced there.
    pub fn initial_position(&self) -> Position {
        self.position_at(0)
    }

    /// How the game starts.
    pub fn setup(&self) -> Setup {
        self.initial_position().into()
    }

    /// The position shown. The side to move can move, unless the game is over.
    pub fn position(&self) -> Position {
        self.position_at(self.ply)
    }

    fn position_at(&self, ply: usize) -> Position {
        match ply.checked_sub(1) {
            None => self.start,
            Some(last) => self.line[last].1,
        }
    }

    /// The side to move, or `None` once the game is over.
    pub fn turn(&self) -> Option<Color> {
        turn(self.position())
    }

    /// The side to move at each ply of the whole line, `None` where the game is over.
    ///
    /// ```
    /// use reversi_engine::{Color, Game};
    ///
    /// let game: Game = "f5d6".parse()?;
    /// let black_white_black = [Color::Black, Color::White, Color::Black].map(Some);
    /// assert!(game.movers().eq(black_white_black));
    /// # Ok::<(), reversi_engine::TranscriptError>(())
    /// ```
    pub fn movers(&self) -> impl Iterator<Item = Option<Color>> {
        let after = self.line.iter().map(|&(_, position)| position);
        std::iter::once(self.start).chain(after).map(turn)
    }

    /// The side that had to pass just before the position shown.
    pub fn forced_pass(&self) -> Option<Color> {
        let turn = self.turn()?;
        let passed = match self.ply.checked_sub(1) {
            None => self.passed_at_start,
            Some(before) => self.position_at(before).turn() == turn,
        };
        passed.then(|| turn.other())
    }

    /// The final count, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.position().outcome()
    }

    /// Number of moves (placed discs) that lead to the position shown.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// All moves of the game, also those that were taken back and can be played again.
    pub fn line(&self) -> impl ExactSizeIterator<Item = Square> {
        self.line.iter().map(|&(square, _)| square)
    }

    /// The move that led to the position shown.
    pub fn last_move(&self) -> Option<Square> {
        self.ply.checked_sub(1).map(|last| self.line[last].0)
    }

    /// Plays for the side to move, and the pass that the move forces. Moves that were taken back
    /// are dropped.
    ///
    /// # Errors
    /// If the move is illegal; the game does not change then.
    pub fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        let after = self.position().play(Move::Place(square))?;
        self.line.truncate(self.ply);
        self.line.push((square, after.after_forced_pass()));
        self.ply += 1;
        Ok(())
    }

    /// Shows the game after `ply` moves. Returns whether the line has that many.
    pub fn go_to(&mut self, ply: usize) -> bool {
        let can = ply <= self.line.len();
        if can {
            self.ply = ply;
        }
        can
    }

    /// Takes the last move back, with the pass after it. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let can = self.ply > 0;
        self.ply -= usize::from(can);
        can
    }

    /// Plays the next move that was taken back. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        let can = self.ply < self.line.len();
        self.ply += usize::from(can);
        can
    }
}

/// The side to move, or `None` if the game is over.
fn turn(position: Position) -> Option<Color> {
    (!position.is_over()).then(|| position.turn())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(moves: &str) -> Game {
        moves.parse().expect("a legal game")
    }

    #[test]
    fn undo_and_redo_walk_through_a_pass() {
        // The ninth ply is the earliest at which a side may have to pass.
        let mut game = game("f5f6d3g5h5h4f7h6");
        assert_eq!(game.forced_pass(), Some(Color::Black));
        assert_eq!(game.turn(), Some(Color::White));
        let shown = game.position();
        assert!(game.undo());
        assert_eq!(
            (game.turn(), game.forced_pass()),
            (Some(Color::White), None)
        );
        assert!(game.redo());
        assert_eq!(game.position(), shown);
        assert!(!game.redo());
    }

    #[test]
    fn a_pass_forced_at_the_start_is_played_and_named() {
        let text = "XO-------------------------------------------------------------- O";
        let position = text.parse().expect("a position");
        let game = Game::new(position);
        assert_eq!(
            (game.turn(), game.forced_pass()),
            (Some(Color::Black), Some(Color::White))
        );
    }

    #[test]
    fn a_finished_game_can_be_taken_back_and_played_again() {
        let mut game = game("e6f4e3f6g5d6e7f5c5");
        let outcome = game.outcome().expect("White has no disc left");
        assert_eq!((outcome.black(), outcome.white()), (64, 0));
        assert_eq!((game.turn(), game.forced_pass()), (None, None));
        assert_eq!(game.play(Square::A1), Err(IllegalMove::GameOver));
        while game.undo() {}
        assert_eq!((game.ply(), game.last_move()), (0, None));
        while game.redo() {}
        assert_eq!(game.outcome(), Some(outcome));
    }

    #[test]
    fn an_illegal_move_changes_nothing_and_a_new_one_drops_the_moves_taken_back() {
        let mut game = game("f5d6c3");
        assert!(game.undo());
        let before = game.clone();
        assert_eq!(
            game.play(Square::F5),
            Err(IllegalMove::Occupied(Square::F5))
        );
        assert_eq!(
            game.play(Square::A1),
            Err(IllegalMove::EnclosesNothing(Square::A1))
        );
        assert_eq!(game, before);
        game.play(Square::C5).expect("c5 is legal");
        assert_eq!(game.to_string(), "f5d6c5");
    }
}
