//! Openings and collections as JavaScript calls them: `openings` and `count_games`.

use js_sys::Array;
use reversi_engine::Opening;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::arguments::text;
use crate::reversi::named_opening;

/// All openings with a name, sorted by their moves.
#[wasm_bindgen(unchecked_return_type = "Opening[]")]
pub fn openings() -> Array {
    Opening::all().map(named_opening).collect()
}

/// Number of games of a text in any notation, those that cannot be read included; a text without a
/// game counts as one.
///
/// # Errors
/// If it is no text, or a far longer one than a game needs.
#[wasm_bindgen]
pub fn count_games(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
) -> Result<usize, JsValue> {
    Ok(reversi_engine::read_collection(&self::text(&text, "text")?).len())
}
