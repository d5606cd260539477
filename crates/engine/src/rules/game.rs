//! Games: the moves with all branches, and the position shown.
//!
//! A pass is no decision, so the game passes by itself: after every move it is the turn of a side
//! that can move, unless the game is over. This is also why transcripts need no passes.

use reversi_game::{BoardGame, Color, GameTree, NodeId};

use crate::rules::moves::IllegalMove;
use crate::rules::outcome::Outcome;
use crate::rules::position::Position;
use crate::rules::setup::Setup;
use crate::rules::square::Square;

/// A move of a game, and the position to which the board was corrected after it: at a club somebody
/// forgets to flip a disc, or a side moves twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ply {
    /// The square of the move.
    pub square: Square,
    /// The position after the correction and the pass that it forces; `None` where the board is as
    /// the rules have it.
    pub correction: Option<Position>,
}

impl From<Square> for Ply {
    fn from(square: Square) -> Ply {
        let correction = None;
        Ply { square, correction }
    }
}

/// A game of Reversi. Undo and redo move along the current line; another move after undo begins a
/// branch, and the [`tree`](Game::tree) keeps the moves taken back.
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
    /// The position before the first move, and before a pass forced there.
    start: Position,
    /// The positions after each move and the pass that it forces.
    tree: GameTree<Position>,
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
        Game {
            start,
            tree: GameTree::new(start.after_forced_pass()),
        }
    }

    /// The moves with all branches.
    pub fn tree(&self) -> &GameTree<Position> {
        &self.tree
    }

    /// The same, to play, to take back and to remove moves.
    pub fn tree_mut(&mut self) -> &mut GameTree<Position> {
        &mut self.tree
    }

    /// The position before the first move, and before a pass forced there.
    pub fn initial_position(&self) -> Position {
        self.start
    }

    /// How the game starts.
    pub fn setup(&self) -> Setup {
        self.start.into()
    }

    /// The position shown. The side to move can move, unless the game is over.
    pub fn position(&self) -> Position {
        self.tree.position()
    }

    fn position_at(&self, node: NodeId) -> Position {
        let position = self.tree.position_at(node);
        position.expect("a line leads through nodes of the tree")
    }

    /// The side to move, or `None` once the game is over.
    pub fn turn(&self) -> Option<Color> {
        BoardGame::turn(&self.position())
    }

    /// The side that had to pass just before the position shown; a correction forgets it.
    pub fn forced_pass(&self) -> Option<Color> {
        let turn = self.turn()?;
        let node = self.tree.current();
        let passed = match self.tree.parent(node) {
            None => self.start.must_pass(),
            Some(before) => {
                let is_passed = self.position_at(before).turn() == turn;
                is_passed && self.ply_at(node)?.correction.is_none()
            }
        };
        passed.then(|| turn.other())
    }

    /// The final count, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.position().outcome()
    }

    /// Number of moves (placed discs) that lead to the position shown.
    pub fn ply(&self) -> usize {
        self.tree.ply()
    }

    /// The moves of the current line: those played, and those that redo would play.
    pub fn line(&self) -> impl ExactSizeIterator<Item = Square> + use<> {
        self.tree.moves(self.tree.line()).into_iter()
    }

    /// The moves of the current line with their corrections.
    pub fn plies(&self) -> impl ExactSizeIterator<Item = Ply> + use<> {
        let line = self.tree.line().into_iter();
        let plies: Vec<Ply> = line.filter_map(|node| self.ply_at(node)).collect();
        plies.into_iter()
    }

    /// The move that led to a node, with its correction; `None` for the initial position.
    #[inline(never)]
    pub fn ply_at(&self, node: NodeId) -> Option<Ply> {
        let square = self.tree.last_move(node)?;
        let before = self.tree.position_at(self.tree.parent(node)?)?;
        let played = reversi_game::Position::play(&before, square).ok();
        let position = self.tree.position_at(node);
        let correction = position.filter(|_| played != position);
        Some(Ply { square, correction })
    }

    /// The moves of the current line, each with the position in which it is played.
    ///
    /// ```
    /// use reversi_engine::{Color, Game, Square};
    ///
    /// let game: Game = "f5d6".parse()?;
    /// let moves = game.moves().map(|(position, square)| (position.turn(), square));
    /// assert!(moves.eq([(Color::Black, Square::F5), (Color::White, Square::D6)]));
    /// # Ok::<(), reversi_engine::TranscriptError>(())
    /// ```
    pub fn moves(&self) -> impl Iterator<Item = (Position, Square)> {
        let before = self.tree.line().into_iter();
        let before = before.map(|node| self.position_at(node));
        before.zip(self.line())
    }

    /// The move that led to the position shown.
    pub fn last_move(&self) -> Option<Square> {
        self.tree.last_move(self.tree.current())
    }

    /// Plays for the side to move, and the pass that the move forces. The current line ends there;
    /// moves that were taken back stay in the [`tree`](Game::tree).
    ///
    /// # Errors
    /// If the move is illegal; the game does not change then.
    pub fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        self.play_ply(square.into())
    }

    /// Plays a move as [`play`](Game::play) does, and corrects the board after it, if it says so.
    /// The pass that the corrected position forces is played at once.
    ///
    /// ```
    /// use reversi_engine::{Color, Game, Ply, Position, Square};
    ///
    /// let mut game: Game = "f5d6".parse()?;
    /// // Somebody has moved twice.
    /// let twice = Position::new(game.position().board().pass(), Color::White);
    /// game.undo();
    /// game.play_ply(Ply { square: Square::D6, correction: Some(twice) })?;
    /// assert_eq!((game.position(), game.ply()), (twice, 2));
    /// assert!(game.undo() && game.redo());
    /// assert_eq!(game.position(), twice);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the move is illegal; the game does not change then.
    pub fn play_ply(&mut self, Ply { square, correction }: Ply) -> Result<(), IllegalMove> {
        let by_rules = reversi_game::Position::play(&self.position(), square)?;
        let position = correction.map_or(by_rules, Position::after_forced_pass);
        self.tree.play_to(square, position);
        Ok(())
    }

    /// Shows the game after `ply` moves. Returns whether the current line has that many.
    pub fn go_to(&mut self, ply: usize) -> bool {
        self.tree.go_to_ply(ply)
    }

    /// Takes the last move back, with the pass after it. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        self.tree.undo()
    }

    /// Plays the next move of the current line. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        self.tree.redo()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::setup::Start;

    fn game(moves: &str) -> Game {
        moves.parse().expect("a legal game")
    }

    #[test]
    fn a_game_shows_its_beginning_its_moves_and_where_it_stands() {
        let start = Position::start(Start::Parallel, Color::White);
        let mut game = Game::new(start);
        let mut played = Vec::new();
        for ply in 0..6 {
            let before = game.position();
            let last = played.last().map(|&(_, square)| square);
            assert_eq!((game.ply(), game.last_move()), (ply, last));
            let square = before.legal_moves().first().expect("a legal move");
            assert_eq!(game.play(square), Ok(()));
            assert_ne!(game.position(), before);
            played.push((before, square));
        }
        assert_eq!(
            (game.initial_position(), game.setup()),
            (start, start.into())
        );
        assert!(game.go_to(2));
        assert_eq!(game.position(), played[2].0);
        assert!(game.moves().eq(played));
        assert!(game.undo() && game.undo() && !game.undo());
        assert_eq!(game.position(), start);
        assert!(game.redo());
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
    fn an_illegal_move_changes_nothing_and_a_new_one_begins_a_branch() {
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
        let tree = game.tree();
        let before = tree.parent(tree.current()).expect("a move was played");
        let played = tree.children(before).map(|child| tree.last_move(child));
        let played: Vec<Option<Square>> = played.collect();
        assert_eq!(played, [Some(Square::C3), Some(Square::C5)]);
        while game.undo() {}
        while game.redo() {}
        assert_eq!(game.to_string(), "f5d6c5");
    }

    #[test]
    fn a_move_played_again_ends_the_line() {
        let mut game = game("f5d6c3");
        assert!(game.go_to(1));
        game.play(Square::D6).expect("d6 is legal");
        assert!(!game.redo() && !game.go_to(3));
        assert_eq!(game.to_string(), "f5d6");
    }
}
