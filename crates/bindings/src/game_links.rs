//! Links to games as JavaScript reads them: `read_link`.

use reversi_game::{LinkParameters, UNNAMED_GAME};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::any_game::AnyGame;
use crate::arguments::text;
use crate::errors::{other_game, shortened};
use crate::game::Game;
use crate::game_kinds;

/// Reads the game in the fragment of an address; undefined if the fragment holds none.
///
/// # Errors
/// If the fragment names a game, a setup or a ply that there is not, or the game cannot be read.
#[wasm_bindgen]
pub fn read_link(
    #[wasm_bindgen(unchecked_param_type = "string")] fragment: JsValue,
) -> Result<Option<Game>, JsValue> {
    let game = linked(&text(&fragment, "fragment")?)?;
    Ok(game.map(Game::from))
}

fn linked(fragment: &str) -> Result<Option<AnyGame>, JsValue> {
    let parameters = LinkParameters::new(fragment);
    if !parameters.hold_game() {
        return Ok(None);
    }
    let name = parameters
        .get("game")
        .unwrap_or_else(|| UNNAMED_GAME.to_owned());
    let kind = game_kinds::find(Some(&name)).map_err(|_| other_game(&shortened(&name)))?;
    kind.read_link(fragment)
}
