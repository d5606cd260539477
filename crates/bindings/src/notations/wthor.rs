//! Tournament databases as JavaScript reads them: `read_wthor`.

use js_sys::{Array, Object};
use reversi_engine::transcript;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::arguments::{MAX_COLLECTION, bytes_up_to};
use crate::errors::{describe, error};
use crate::js_values::set_property;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A game of a tournament database. */
export interface DatabaseGame {
  /** Its moves, for `read_game`. */
  text: string;
  /** Black's final count, empties given to the winner. */
  black_discs: number;
}
"#;

/// The games of a file of the WTHOR database (`.wtb`). Whether their moves are legal shows when
/// they are read.
///
/// # Errors
/// If the bytes are no such file, or far too many.
#[wasm_bindgen(unchecked_return_type = "DatabaseGame[]")]
pub fn read_wthor(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] bytes: JsValue,
) -> Result<Array, JsValue> {
    let found = bytes_up_to(&bytes, MAX_COLLECTION)?;
    let found = found.ok_or_else(|| {
        let message = format!("a database must be a Uint8Array, not {}", describe(&bytes));
        error("bad-option", "bytes", &message)
    })?;
    let games = reversi_engine::read_wthor(&found)
        .map_err(|wrong| error("bad-database", "", &wrong.to_string()))?;
    let object = |game: reversi_engine::WthorGame| {
        let object = Object::new();
        set_property(&object, "text", transcript(game.moves));
        set_property(&object, "black_discs", game.black_discs);
        object
    };
    Ok(games.into_iter().map(object).collect())
}
