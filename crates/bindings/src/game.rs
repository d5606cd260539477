//! The game as JavaScript holds it.

use js_sys::{Object, Uint8Array};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::any_game::{AnyGame, each};
use crate::arguments::rng;
use crate::errors::{bad_ply, describe, other_game};
use crate::game_kinds;
use crate::held::HeldGame;
use crate::js_values::whole_number;
use crate::options::Options;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A group of four squares of Connect Four in which one side has discs and the other none. */
export interface Group {
  side: Side;
  squares: Square[];
  /** Discs in the group, 1 to 4. */
  discs: number;
  /** Its worth to the side: 1, 4 or 16; null for a four, which wins. */
  value: number | null;
}
"#;

/// A game: its position, its moves, undo and redo. Made by `new_game`, `read_game` or `read_link`.
#[wasm_bindgen]
pub struct Game {
    pub(crate) game: AnyGame,
}

impl From<AnyGame> for Game {
    fn from(game: AnyGame) -> Game {
        Game { game }
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
    let allowed = ["game", "start", "first", "position", "transcript"];
    let settings = Options::read(&settings, "settings", &allowed)?;
    let name = settings.get("game", "a text", JsValue::as_string)?;
    let game = game_kinds::find(name.as_deref())?;
    game.start(&settings).map(Game::from)
}

impl Game {
    /// The game if it is one of Reversi.
    ///
    /// # Errors
    /// If it is another one.
    #[cfg(any(feature = "rules", feature = "engine"))]
    pub(crate) fn reversi(&self) -> Result<&reversi_engine::Game, JsValue> {
        match &self.game {
            AnyGame::Reversi(held) => Ok(&held.game),
            #[cfg(feature = "side-games")]
            AnyGame::Side(held) => Err(other_game(held.name())),
        }
    }
}

#[wasm_bindgen]
impl Game {
    /// The squares that the legal moves of the side to move fill.
    #[wasm_bindgen(unchecked_return_type = "Squares")]
    pub fn legal_moves(&self) -> Uint8Array {
        each!(AnyGame, &self.game, held => held.legal_moves())
    }

    /// The squares whose discs a move on `square` would flip; none if it is illegal.
    ///
    /// # Errors
    /// If `square` is not the number of a square.
    pub fn flips(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] square: JsValue,
    ) -> Result<Uint8Array, JsValue> {
        each!(AnyGame, &self.game, held => held.flips(&square))
    }

    /// Plays on `square` for the side to move and returns the squares of the flipped discs. In
    /// Connect Four any square of a column stands for it. If the other side cannot move then, the
    /// game passes by itself.
    ///
    /// # Errors
    /// If the move is illegal; the game does not change then.
    pub fn play(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] square: JsValue,
    ) -> Result<Uint8Array, JsValue> {
        each!(AnyGame, &mut self.game, held => held.play(&square))
    }

    /// The square of a random legal move, the same for the same seed.
    ///
    /// # Errors
    /// If the game is over, or if the seed is not a whole number from 0 or absent where there is no
    /// source of randomness.
    #[wasm_bindgen(unchecked_return_type = "Square")]
    pub fn random_move(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] seed: JsValue,
    ) -> Result<u8, JsValue> {
        each!(AnyGame, &self.game, held => held.random_move(rng(&seed)?))
    }

    /// Takes the last move back, with the pass after it. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        each!(AnyGame, &mut self.game, held => held.undo())
    }

    /// Plays the next move that was taken back. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        each!(AnyGame, &mut self.game, held => held.redo())
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
        if !found
            .is_some_and(|ply| each!(AnyGame, &mut self.game, held => held.go_to(ply as usize)))
        {
            return Err(bad_ply(&describe(&ply)));
        }
        Ok(())
    }

    /// The squares: 0 empty, 1 black, 2 white.
    pub fn board(&self) -> Uint8Array {
        each!(AnyGame, &self.game, held => held.board())
    }

    /// The side to move, or undefined once the game is over.
    #[wasm_bindgen(unchecked_return_type = "Side | undefined")]
    pub fn turn(&self) -> Option<String> {
        each!(AnyGame, &self.game, held => held.turn()).map(|side| side.name().to_owned())
    }

    /// The side that had to pass just before this turn, or undefined.
    #[wasm_bindgen(unchecked_return_type = "Side | undefined")]
    pub fn passed(&self) -> Option<String> {
        each!(AnyGame, &self.game, held => held.game.passed()).map(|side| side.name().to_owned())
    }

    /// The pieces on the board.
    #[wasm_bindgen(unchecked_return_type = "Score")]
    pub fn score(&self) -> Object {
        each!(AnyGame, &self.game, held => held.score())
    }

    /// How the game ended, or undefined while it goes on.
    #[wasm_bindgen(unchecked_return_type = "FinalScore | undefined")]
    pub fn outcome(&self) -> Option<Object> {
        each!(AnyGame, &self.game, held => held.game.final_score())
    }

    /// Number of moves played up to the position shown.
    pub fn ply(&self) -> u32 {
        each!(AnyGame, &self.game, held => held.ply()) as u32
    }

    /// All moves of the game, also those that redo would play: "f5d6c3" or "4453".
    pub fn transcript(&self) -> String {
        each!(AnyGame, &self.game, held => held.game.transcript())
    }

    /// The square of the last move, or undefined before the first.
    pub fn last_move(&self) -> Option<u8> {
        each!(AnyGame, &self.game, held => held.last_move()).map(|square| square as u8)
    }

    /// The position: a character a square (X black, O white, - empty), a blank, X or O to move.
    pub fn position(&self) -> String {
        each!(AnyGame, &self.game, held => held.position())
    }

    /// In Connect Four the groups of four squares that count for a side, behind the value of the
    /// position; in the other games none.
    #[wasm_bindgen(unchecked_return_type = "Group[]")]
    pub fn groups(&self) -> Vec<Object> {
        each!(AnyGame, &self.game, held => held.game.groups())
    }
}
