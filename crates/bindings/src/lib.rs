//! The games for JavaScript: what pages, workers and Node use of them.
//!
//! Six modules are built from it, by features: `reversi-wasm`, all of Reversi, for other programs;
//! `reversi-rules`, the rules alone, which a page loads before its first move; `reversi-notations`,
//! the rules with what reads and writes texts and files of games; `reversi-worker`, the rules with
//! the engine, which searches for the page; `reversi-threads`, the same for several workers, which
//! share its memory; and `reversi-side-games`, Tic-Tac-Toe and Connect Four
//! with their players.
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
//! does not change then. `docs/protocol.md` lists the codes.

// A module has what it exports; of what serves the exports of others it uses a part.
#![cfg_attr(
    not(all(feature = "engine", feature = "notations", feature = "side-games")),
    allow(dead_code, unused_imports, unused_macros)
)]

mod any_game;
mod arguments;
mod clock;
#[cfg(feature = "engine")]
pub mod engine;
mod errors;
mod game;
mod game_kinds;
#[cfg(any(feature = "rules", feature = "side-games"))]
pub mod game_links;
mod held;
mod js_values;
#[cfg(any(feature = "engine", feature = "side-games"))]
pub mod move_request;
#[cfg(feature = "notations")]
pub mod notations;
#[cfg(feature = "rules")]
pub mod opening;
pub mod opponents;
mod options;
#[cfg(any(feature = "engine", feature = "notations"))]
mod played_move;
mod position;
mod progress;
mod random;
#[cfg(any(feature = "rules", feature = "engine"))]
mod reversi;
#[cfg(feature = "side-games")]
mod side_game;
#[cfg(any(feature = "rules", feature = "side-games"))]
mod snapshot;
#[cfg(any(feature = "notations", feature = "side-games"))]
pub mod texts;

pub use game::{Game, new_game};

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

// The project's own script, which no package declares.
#[wasm_bindgen(module = "/js/guard.js")]
extern "C" {
    /// Makes misuse of any game an error with a code, and frees this one.
    fn guard(game: Game);
}

/// Makes a panic show its message in the console. A panic is a defect of the module; the
/// instance cannot be used after it.
#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
    if let Ok(game) = new_game(JsValue::UNDEFINED) {
        guard(game);
    }
}
