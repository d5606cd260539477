//! The list of opponents for JavaScript.

use js_sys::Object;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::arguments::text;
use crate::game_kinds::{self, Kind};
use crate::held::OpponentInfo;
use crate::js_values::set_property;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** Who plays for the computer. */
export interface OpponentInfo {
  /** The name for `ai_move({ level })`. */
  name: string;
  /** A bot has a name and a fixed rule; the levels are numbered from the weakest. */
  kind: "bot" | "level";
  /** Whether `ms`, `depth` and `nodes` go with it. */
  takes_limits: boolean;
}
"#;

/// The names of the opponents of a game, the weakest levels first: in Reversi the bots, then "1" to
/// "10". Without a name, of the first game that the module has.
///
/// # Errors
/// If the name is no text, or the module has no such game.
#[wasm_bindgen]
pub fn levels(
    #[wasm_bindgen(unchecked_optional_param_type = "string")] game: JsValue,
) -> Result<Vec<String>, JsValue> {
    let opponents = find(&game)?.opponents();
    Ok(opponents.into_iter().map(|info| info.name).collect())
}

/// All opponents of a game, in the order of `levels`.
///
/// # Errors
/// If the name is no text, or the module has no such game.
#[wasm_bindgen(unchecked_return_type = "OpponentInfo[]")]
pub fn opponents(
    #[wasm_bindgen(unchecked_optional_param_type = "string")] game: JsValue,
) -> Result<Vec<Object>, JsValue> {
    let opponents = find(&game)?.opponents();
    Ok(opponents.into_iter().map(describe).collect())
}

/// The game of the name that a JavaScript value is, or the first one if it is absent.
fn find(name: &JsValue) -> Result<Kind, JsValue> {
    if name.is_undefined() || name.is_null() {
        return game_kinds::find(None);
    }
    game_kinds::find(Some(&text(name, "game")?))
}

fn describe(opponent: OpponentInfo) -> Object {
    let info = Object::new();
    set_property(&info, "name", opponent.name);
    set_property(&info, "kind", opponent.kind);
    set_property(&info, "takes_limits", opponent.takes_limits);
    info
}
