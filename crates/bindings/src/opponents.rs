//! The list of opponents for JavaScript.

use js_sys::Object;
use reversi_engine::Opponent;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::values::set_property;

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

/// The names of the opponents: the bots, then "1" to "10".
#[wasm_bindgen]
pub fn levels() -> Vec<String> {
    Opponent::all()
        .map(|opponent| opponent.to_string())
        .collect()
}

/// All opponents: the bots, then the levels from the weakest to the strongest.
#[wasm_bindgen(unchecked_return_type = "OpponentInfo[]")]
pub fn opponents() -> Vec<Object> {
    Opponent::all().map(describe).collect()
}

fn describe(opponent: Opponent) -> Object {
    let kind = match opponent {
        Opponent::Bot(_) => "bot",
        Opponent::Level(_) => "level",
    };
    let info = Object::new();
    set_property(&info, "name", opponent.to_string());
    set_property(&info, "kind", kind);
    set_property(&info, "takes_limits", opponent.takes_limits());
    info
}
