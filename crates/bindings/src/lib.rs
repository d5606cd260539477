//! Reversi for JavaScript: what pages, workers and Node hold of the engine.
//!
//! Two modules are made of it: `reversi-wasm`, which is everything, and `reversi-rules` without the
//! feature `engine`, which a page has loaded long before the other.
//!
//! ```js
//! import init, { new_game } from "./reversi-wasm.js";
//! await init();
//! const game = new_game({ transcript: "f5d6c3" });
//! game.play(game.ai_move({ level: "ramscher" }).square);
//! ```
//!
//! Squares are numbers: a1 = 0, b1 = 1, a2 = 8, h8 = 63. Bad input throws an `Error` whose message
//! says what is wrong, whose `code` names it for a program, and whose `detail` says where; the game
//! is left as it was. `docs/protocol.md` lists the codes.

#[cfg(feature = "engine")]
mod choose;
mod convert;
mod game;
mod opponents;

#[cfg(feature = "engine")]
pub use choose::{levels, prepare};
pub use game::{Game, new_game};
pub use opponents::opponents;

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The two sides. Black begins unless the settings say otherwise. */
export type Side = "black" | "white";

/** How a game begins: from `start` and `first`, or from `position`; then `transcript` is played. */
export interface Settings {
  /** Arrangement of the first four discs; "diagonal" if absent. */
  start?: "diagonal" | "parallel";
  /** The side that begins; "black" if absent. */
  first?: Side;
  /** 64 characters (X black, O white, - empty; a1 first, row by row), a blank, X or O to move. */
  position?: string;
  /** Moves to play from there, "f5d6c3"; passes are not written. */
  transcript?: string;
}

/** Discs of each side on the board. */
export interface Score { black: number; white: number; }

/** The final count; the empty squares are given to the winner. */
export interface FinalScore { black: number; white: number; winner: Side | "draw"; }
"#;

/// Makes a panic show its message in the console. A panic is a defect of the module; the instance
/// is dead after it.
#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}
