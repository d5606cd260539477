//! The methods of every game for JavaScript.

use reversi_game::{Color, Rng};
use wasm_bindgen::JsValue;

use js_sys::{Object, Uint8Array};

/// A game of any kind on the board of `Game`.
pub trait AnyGame {
    /// The name of the game.
    #[cfg(feature = "reversi")]
    fn name(&self) -> &'static str;

    /// All that a page shows of the game.
    #[cfg(feature = "snapshots")]
    fn snapshot(&self) -> Object;

    /// The squares that the legal moves fill.
    fn legal_moves(&self) -> Uint8Array;

    /// The squares that a move on a square would change.
    ///
    /// # Errors
    /// If there is no such square.
    fn flips(&self, square: &JsValue) -> Result<Uint8Array, JsValue>;

    /// Plays on a square and returns the squares changed.
    ///
    /// # Errors
    /// If the move is illegal; the game does not change then.
    fn play(&mut self, square: &JsValue) -> Result<Uint8Array, JsValue>;

    /// The square of a random legal move.
    ///
    /// # Errors
    /// If the game is over.
    fn random_move(&self, rng: Rng) -> Result<u8, JsValue>;

    /// Takes the last move back. Returns whether there was one.
    fn undo(&mut self) -> bool;

    /// Plays the next move that was taken back. Returns whether there was one.
    fn redo(&mut self) -> bool;

    /// Shows the game after `ply` moves. Returns whether it has them.
    fn go_to(&mut self, ply: usize) -> bool;

    /// The squares: 0 empty, 1 black, 2 white.
    fn board(&self) -> Uint8Array;

    /// The side to move; `None` once the game is over.
    fn turn(&self) -> Option<Color>;

    /// The side that had to pass just before this turn.
    fn passed(&self) -> Option<Color>;

    /// The pieces on the board.
    fn score(&self) -> Object;

    /// How the game ended; `None` while it goes on.
    fn outcome(&self) -> Option<Object>;

    /// Number of moves up to the position shown.
    fn ply(&self) -> usize;

    /// All moves of the line.
    fn transcript(&self) -> String;

    /// The square of the last move.
    fn last_move(&self) -> Option<usize>;

    /// The position as text.
    fn position(&self) -> String;

    /// The groups behind the value of a position, in the game that has them.
    fn groups(&self) -> Vec<Object>;

    /// The game if it is one of Reversi.
    #[cfg(feature = "reversi")]
    fn as_reversi(&self) -> Option<&reversi_engine::Game>;

    /// Chooses a move.
    ///
    /// # Errors
    /// If the game is over, or an option is not understood.
    #[cfg(feature = "players")]
    fn ai_move(&self, options: &JsValue) -> Result<Object, JsValue>;

    /// The values of moves.
    ///
    /// # Errors
    /// If the game is over, or an option is not understood.
    #[cfg(feature = "players")]
    fn analyse(&self, options: &JsValue) -> Result<Object, JsValue>;
}

/// Who plays a game for the computer.
pub struct OpponentInfo {
    pub name: String,
    pub kind: &'static str,
    pub takes_limits: bool,
}
