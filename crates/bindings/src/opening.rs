//! The opening of a game as JavaScript asks for it.

use js_sys::Object;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::any_game::{AnyGame, each};
use crate::game::Game;
use crate::held::HeldGame;

#[wasm_bindgen]
impl Game {
    /// The last named opening on the way to the position shown, in every symmetry and order of
    /// moves; undefined if there is none.
    #[wasm_bindgen(unchecked_return_type = "Opening | undefined")]
    pub fn opening(&self) -> Option<Object> {
        each!(AnyGame, &self.game, held => held.game.opening())
    }
}
