//! Reversi for JavaScript: what pages, workers and Node use of the engine.
//!
//! Two modules are built from it: `reversi-wasm`, which is everything, and `reversi-rules` without
//! the feature `engine`, which a page loads before its first move.
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

mod arguments;
#[cfg(feature = "engine")]
mod engine;
mod errors;
mod game;
mod opening;
mod opponents;
mod options;
#[cfg(feature = "engine")]
mod request;
#[cfg(feature = "engine")]
mod review;
mod review_summary;
mod snapshot;
mod values;

#[cfg(feature = "engine")]
pub use engine::prepare;
pub use game::{Game, new_game, read_game, read_link};
pub use opening::openings;
pub use opponents::{levels, opponents};
pub use review_summary::review_summary;

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(module = "/js/guard.js")]
extern "C" {
    /// Makes misuse of any game an error with a code, and frees this one.
    fn guard(game: Game);
}

/// Makes a panic show its message in the console. A panic is a defect of the module; the instance
/// cannot be used after it.
#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
    guard(reversi_engine::Game::default().into());
}
