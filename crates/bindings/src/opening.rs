//! Names of openings as JavaScript calls them: `opening` and `openings`.

use js_sys::{Array, Object};
use reversi_engine::Opening;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::game::Game;
use crate::reversi::named_opening;

#[wasm_bindgen]
impl Game {
    /// The last named opening on the way to the position shown, in every symmetry and order of
    /// moves; undefined if there is none.
    #[wasm_bindgen(unchecked_return_type = "Opening | undefined")]
    pub fn opening(&self) -> Option<Object> {
        Opening::of_game(self.game.as_reversi()?).map(named_opening)
    }
}

/// All openings with a name, sorted by their moves.
#[wasm_bindgen(unchecked_return_type = "Opening[]")]
pub fn openings() -> Array {
    Opening::all().map(named_opening).collect()
}
