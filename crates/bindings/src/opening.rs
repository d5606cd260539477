//! Openings and collections as JavaScript calls them: `opening`, `openings`, `count_games`.

#[cfg(feature = "notations")]
use js_sys::Array;
use js_sys::Object;
use reversi_engine::Opening;
#[cfg(feature = "notations")]
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::any_game::{AnyGame, each};
#[cfg(feature = "notations")]
use crate::arguments::text;
use crate::game::Game;
use crate::held::HeldGame;
use crate::reversi::named_opening;

#[wasm_bindgen]
impl Game {
    /// The last named opening on the way to the position shown, in every symmetry and order of
    /// moves; undefined if there is none.
    #[wasm_bindgen(unchecked_return_type = "Opening | undefined")]
    pub fn opening(&self) -> Option<Object> {
        each!(AnyGame, &self.game, held => held.game.opening())
    }
}

/// All openings with a name, sorted by their moves.
#[cfg(feature = "notations")]
#[wasm_bindgen(unchecked_return_type = "Opening[]")]
pub fn openings() -> Array {
    Opening::all().map(named_opening).collect()
}

/// Number of games of a text in any notation, those that cannot be read included; a text without a
/// game counts as one.
///
/// # Errors
/// If it is no text, or a far longer one than a game needs.
#[cfg(feature = "notations")]
#[wasm_bindgen]
pub fn count_games(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
) -> Result<usize, JsValue> {
    Ok(reversi_engine::read_collection(&self::text(&text, "text")?).len())
}
