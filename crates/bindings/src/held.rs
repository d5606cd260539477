//! What all games share for JavaScript, and what each of them adds.

use js_sys::{Object, Uint8Array};
use reversi_game::{BoardGame, Color, GameTree, NodeId, Position, Rng};
use wasm_bindgen::JsValue;

use crate::arguments;
use crate::errors::ToJsError;
use crate::js_values::indices;
use crate::options::Options;
use crate::position;

/// A move of a game.
pub type Move<G> = <<G as HeldGame>::Position as Position>::Move;

/// Why a move of a game is illegal.
type IllegalMove<G> = <<G as HeldGame>::Position as Position>::IllegalMove;

/// What a game adds to the tree of its moves.
pub trait HeldGame {
    /// Its positions.
    type Position: BoardGame<IllegalMove: ToJsError>;

    /// What says that a game is over, where a move is asked for.
    const GAME_OVER: IllegalMove<Self>;

    /// The moves with all branches.
    fn tree(&self) -> &GameTree<Self::Position>;

    /// The same, to play.
    fn tree_mut(&mut self) -> &mut GameTree<Self::Position>;

    /// The move that a press on a square of the board means.
    fn move_on(&self, square: usize) -> Move<Self>;

    /// What a move is called.
    fn write_move(&self, mv: Move<Self>) -> String;

    /// The move that led to a node, with what belongs to it in a line; `None` for the root.
    fn write_ply(&self, node: NodeId) -> Option<String> {
        Some(self.write_move(self.tree().last_move(node)?))
    }

    /// A position as text.
    fn write_position(position: Self::Position) -> String;

    /// All moves of the line.
    fn transcript(&self) -> String;

    /// The side that had to pass just before this turn.
    fn passed(&self) -> Option<Color> {
        None
    }

    /// How the game ended; `None` while it goes on.
    fn final_score(&self) -> Option<Object>;

    /// How the game starts, as `new_game` takes it.
    fn setup(&self) -> JsValue;

    /// The position before the first move.
    fn initial(&self) -> Self::Position;

    /// The last named opening on the way to the position shown, in the game that has them.
    fn opening(&self) -> Option<Object> {
        None
    }

    /// The game as text.
    fn text(&self) -> String;

    /// The fragment of a link to the game.
    fn fragment(&self) -> String;

    /// The groups behind the value of a position, in the game that has them.
    fn groups(&self) -> Vec<Object> {
        Vec::new()
    }
}

/// A game with players.
pub trait Played {
    /// Chooses a move.
    ///
    /// # Errors
    /// If the game is over, or an option is not understood.
    fn choose(&self, options: &JsValue) -> Result<Object, JsValue>;

    /// The values of moves.
    ///
    /// # Errors
    /// If the game is over, or an option is not understood.
    fn value_moves(&self, options: &JsValue) -> Result<Object, JsValue>;
}

/// How a game of some kind begins, is read, and who plays it.
pub trait GameKind: Copy {
    /// A game of this kind.
    type Game: HeldGame;

    /// Its name in addresses and settings.
    fn name(self) -> &'static str;

    /// The game that the settings of `new_game` describe.
    ///
    /// # Errors
    /// If a setting is not understood, or the transcript contains an illegal move.
    fn begin(self, settings: &Options) -> Result<Self::Game, JsValue>;

    /// Reads a game from a text.
    ///
    /// # Errors
    /// If the text holds no game.
    fn read(self, text: &str) -> Result<Self::Game, JsValue>;

    /// Reads the game in the fragment of an address; `None` if the fragment holds none.
    ///
    /// # Errors
    /// If the game cannot be read.
    fn read_link(self, fragment: &str) -> Result<Option<Self::Game>, JsValue>;

    /// The part of a text before its first wrong move, if that part is a game.
    fn before_fault(self, text: &str) -> Option<String>;

    /// The opponents, the weakest levels first.
    fn opponents(self) -> Vec<OpponentInfo>;
}

/// Who plays a game for the computer.
pub struct OpponentInfo {
    pub name: String,
    pub kind: &'static str,
    pub takes_limits: bool,
}

/// A game, and the squares that the last move changed, if it has just been played.
pub struct Held<G> {
    pub game: G,
    pub changed: Vec<usize>,
}

impl<G: HeldGame> From<G> for Held<G> {
    fn from(game: G) -> Held<G> {
        let changed = Vec::new();
        Held { game, changed }
    }
}

impl<G: HeldGame> Held<G> {
    fn shown(&self) -> G::Position {
        self.game.tree().position()
    }

    /// The name of the game.
    pub fn name(&self) -> &'static str {
        self.shown().name()
    }

    /// The squares that the legal moves fill.
    pub fn legal_moves(&self) -> Uint8Array {
        let position = self.shown();
        indices(position.moves().map(|mv| position.square_of(mv)))
    }

    /// The squares that a move on a square would change.
    ///
    /// # Errors
    /// If there is no such square.
    pub fn flips(&self, square: &JsValue) -> Result<Uint8Array, JsValue> {
        let mv = self.move_on(square)?;
        Ok(indices(self.shown().changed(mv)))
    }

    /// Plays on a square and returns the squares changed.
    ///
    /// # Errors
    /// If the move is illegal; the game does not change then.
    pub fn play(&mut self, square: &JsValue) -> Result<Uint8Array, JsValue> {
        let mv = self.move_on(square)?;
        let changed = self.shown().changed(mv);
        let played = self.game.tree_mut().play(mv);
        played.map_err(|reason| reason.to_js_error())?;
        self.changed = changed;
        Ok(indices(self.changed.iter().copied()))
    }

    /// The square of a random legal move.
    ///
    /// # Errors
    /// If the game is over.
    pub fn random_move(&self, mut rng: Rng) -> Result<u8, JsValue> {
        let position = self.shown();
        let moves: Vec<Move<G>> = position.moves().collect();
        let drawn = moves.get(rng.below(moves.len())).copied();
        let mv = drawn.ok_or_else(|| G::GAME_OVER.to_js_error())?;
        Ok(position.square_of(mv) as u8)
    }

    /// Takes the last move back. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        self.changed.clear();
        self.game.tree_mut().undo()
    }

    /// Plays the next move that was taken back. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        self.changed.clear();
        self.game.tree_mut().redo()
    }

    /// Shows the game after `ply` moves. Returns whether it has them.
    pub fn go_to(&mut self, ply: usize) -> bool {
        let exists = self.game.tree_mut().go_to_ply(ply);
        if exists {
            self.changed.clear();
        }
        exists
    }

    /// The squares: 0 empty, 1 black, 2 white.
    pub fn board(&self) -> Uint8Array {
        position::cells(self.shown())
    }

    /// The side to move; `None` once the game is over.
    pub fn turn(&self) -> Option<Color> {
        self.shown().turn()
    }

    /// The pieces on the board.
    pub fn score(&self) -> Object {
        position::score(self.shown())
    }

    /// Number of moves up to the position shown.
    pub fn ply(&self) -> usize {
        self.game.tree().ply()
    }

    /// The square that the last move filled.
    pub fn last_move(&self) -> Option<usize> {
        let tree = self.game.tree();
        let node = tree.current();
        let before = tree.position_at(tree.parent(node)?)?;
        Some(before.square_of(tree.last_move(node)?))
    }

    /// The position shown as text.
    pub fn position(&self) -> String {
        G::write_position(self.shown())
    }

    /// The move that a JavaScript value names by its square.
    fn move_on(&self, square: &JsValue) -> Result<Move<G>, JsValue> {
        let square = arguments::square(square, self.shown().grid())?;
        Ok(self.game.move_on(square))
    }
}
