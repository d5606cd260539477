//! The game as JavaScript holds it.

use js_sys::{Object, Uint8Array};
use reversi_engine::{Bitboard, Bot, IllegalMove, Rng, Square};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::arguments::{seed, square, text};
use crate::errors::{ToJsError, bad_ply, describe};
use crate::options::read_settings;
use crate::snapshot;
use crate::values::{indices, whole_number};

/// A game: its position, its moves, undo and redo. Made by `new_game`, `read_game` or `read_link`.
#[wasm_bindgen]
pub struct Game {
    pub(crate) game: reversi_engine::Game,
    /// The discs that the last move flipped, if it has just been played.
    changed: Bitboard,
}

impl From<reversi_engine::Game> for Game {
    fn from(game: reversi_engine::Game) -> Game {
        let changed = Bitboard::EMPTY;
        Game { game, changed }
    }
}

/// Starts a game.
///
/// # Errors
/// If a setting is not understood, or the transcript contains an illegal move.
#[wasm_bindgen]
pub fn new_game(
    #[wasm_bindgen(unchecked_optional_param_type = "Settings")] settings: JsValue,
) -> Result<Game, JsValue> {
    read_settings(&settings).map(Game::from)
}

/// Reads a game from what people paste: a link, moves in any of the usual spellings, a position
/// with or without moves from there, or a game in the General Game Format. A link may name the ply
/// that is shown; otherwise the whole game is.
///
/// # Errors
/// If the text holds no game.
#[wasm_bindgen]
pub fn read_game(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
) -> Result<Game, JsValue> {
    let read = reversi_engine::read_game(&self::text(&text, "text")?);
    read.map(Game::from).map_err(|wrong| wrong.to_js_error())
}

/// Reads the game in the fragment of an address; undefined if the fragment holds none.
///
/// # Errors
/// If the fragment names a setup or a ply that there is not, or the game cannot be read.
#[wasm_bindgen]
pub fn read_link(
    #[wasm_bindgen(unchecked_param_type = "string")] fragment: JsValue,
) -> Result<Option<Game>, JsValue> {
    let read = reversi_engine::read_link(&text(&fragment, "fragment")?).transpose();
    read.map(|game| game.map(Game::from))
        .map_err(|wrong| wrong.to_js_error())
}

#[wasm_bindgen]
impl Game {
    /// All that a page shows of the game, as plain values.
    #[wasm_bindgen(unchecked_return_type = "Snapshot")]
    pub fn snapshot(&self) -> Object {
        snapshot::of(&self.game, self.changed)
    }

    /// The squares on which the side to move may place a disc.
    pub fn legal_moves(&self) -> Uint8Array {
        indices(self.game.position().legal_moves())
    }

    /// The squares whose discs a move on `square` would flip; none if it is illegal.
    ///
    /// # Errors
    /// If `square` is not a whole number from 0 to 63.
    pub fn flips(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] square: JsValue,
    ) -> Result<Uint8Array, JsValue> {
        let square = self::square(&square)?;
        Ok(indices(self.game.position().board().flips(square)))
    }

    /// Plays on `square` for the side to move and returns the squares of the flipped discs. If the
    /// other side cannot move then, the game passes by itself.
    ///
    /// # Errors
    /// If the move is illegal; the game does not change then.
    pub fn play(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] square: JsValue,
    ) -> Result<Uint8Array, JsValue> {
        let square = self::square(&square)?;
        let flips = self.game.position().board().flips(square);
        self.game
            .play(square)
            .map_err(|reason| reason.to_js_error())?;
        self.changed = flips;
        Ok(indices(flips))
    }

    /// The square of a random legal move, the same for the same seed: the level "doofie".
    ///
    /// # Errors
    /// If the game is over, or the seed is not a whole number from 0.
    pub fn random_move(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] seed: JsValue,
    ) -> Result<u8, JsValue> {
        let rng = Rng::new(self::seed(&seed)?);
        let choice = Bot::Doofie.choose(self.game.position().board(), rng);
        let choice = choice.ok_or_else(|| IllegalMove::GameOver.to_js_error())?;
        Ok(choice.square.index())
    }

    /// Takes the last move back, with the pass after it. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        self.changed = Bitboard::EMPTY;
        self.game.undo()
    }

    /// Plays the next move that was taken back. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        self.changed = Bitboard::EMPTY;
        self.game.redo()
    }

    /// Shows the game after `ply` moves.
    ///
    /// # Errors
    /// If the game has no such ply; it does not change then.
    pub fn go_to(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] ply: JsValue,
    ) -> Result<(), JsValue> {
        let found = whole_number(&ply, f64::from(u8::MAX));
        if !found.is_some_and(|ply| self.game.go_to(ply as usize)) {
            return Err(bad_ply(&describe(&ply)));
        }
        self.changed = Bitboard::EMPTY;
        Ok(())
    }

    /// The 64 squares: 0 empty, 1 black, 2 white.
    pub fn board(&self) -> Uint8Array {
        snapshot::cells(self.game.position())
    }

    /// The side to move, or undefined once the game is over.
    #[wasm_bindgen(unchecked_return_type = "Side | undefined")]
    pub fn turn(&self) -> Option<String> {
        self.game.turn().map(|side| side.name().to_owned())
    }

    /// The side that had to pass just before this turn, or undefined.
    #[wasm_bindgen(unchecked_return_type = "Side | undefined")]
    pub fn passed(&self) -> Option<String> {
        self.game.forced_pass().map(|side| side.name().to_owned())
    }

    /// The discs on the board.
    #[wasm_bindgen(unchecked_return_type = "Score")]
    pub fn score(&self) -> Object {
        snapshot::score(self.game.position())
    }

    /// The final count with the empties for the winner, or undefined while the game goes on.
    #[wasm_bindgen(unchecked_return_type = "FinalScore | undefined")]
    pub fn outcome(&self) -> Option<Object> {
        self.game.outcome().map(snapshot::final_score)
    }

    /// Number of moves played up to the position shown.
    pub fn ply(&self) -> u32 {
        self.game.ply() as u32
    }

    /// All moves of the game, also those that redo would play: "f5d6c3".
    pub fn transcript(&self) -> String {
        self.game.to_string()
    }

    /// The square of the last move, or undefined before the first.
    pub fn last_move(&self) -> Option<u8> {
        self.game.last_move().map(Square::index)
    }

    /// The position: 64 characters (X black, O white, - empty), a blank, X or O to move.
    pub fn position(&self) -> String {
        self.game.position().to_string()
    }
}
