//! Moves as JavaScript counts them in games.

use js_sys::Object;
use reversi_engine::PlayedMove;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::js_values::set_property;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A legal move with the games in which it was played. */
export interface PlayedMove {
  square: Square;
  /** Number of games in which it was played, in any symmetry. */
  games: number;
  /** The part of all games that go on from here, 0 to 1. */
  share: number;
  /** Those that its side won, drew and lost, where the result is known. */
  wins: number;
  draws: number;
  losses: number;
}
"#;

/// The move as an object.
pub fn object(found: &PlayedMove) -> Object {
    let object = Object::new();
    set_property(&object, "square", found.square.index());
    set_property(&object, "games", found.games);
    set_property(&object, "share", found.share);
    set_property(&object, "wins", found.wins);
    set_property(&object, "draws", found.draws);
    set_property(&object, "losses", found.losses);
    object
}
