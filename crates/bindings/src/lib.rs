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
#[cfg(feature = "players")]
mod clock;
#[cfg(feature = "notations")]
mod collection;
#[cfg(feature = "notations")]
mod comments;
#[cfg(feature = "notations")]
mod database;
#[cfg(feature = "notations")]
mod due_searches;
mod errors;
#[cfg(feature = "engine")]
mod exercise;
#[cfg(feature = "engine")]
mod explorer;
mod game;
mod game_kinds;
#[cfg(feature = "snapshots")]
mod game_links;
mod held;
mod js_values;
#[cfg(feature = "players")]
mod move_request;
#[cfg(feature = "engine")]
mod move_review;
#[cfg(feature = "notations")]
mod notation;
#[cfg(all(feature = "reversi", feature = "snapshots"))]
mod opening;
mod opponents;
mod options;
#[cfg(any(feature = "engine", feature = "notations"))]
mod played_move;
mod position;
#[cfg(feature = "players")]
mod progress;
mod random;
#[cfg(feature = "reversi")]
mod reversi;
#[cfg(feature = "notations")]
mod review_summary;
#[cfg(feature = "side-games")]
mod side_game;
#[cfg(feature = "snapshots")]
mod snapshot;
#[cfg(feature = "notations")]
mod variations;
#[cfg(feature = "notations")]
mod wthor;

#[cfg(feature = "notations")]
pub use collection::read_collection;
#[cfg(feature = "notations")]
pub use database::read_database;
#[cfg(feature = "notations")]
pub use due_searches::due_searches;
#[cfg(feature = "engine")]
pub use exercise::{check_exercises, read_exercises};
#[cfg(feature = "engine")]
pub use explorer::{average_lead_by_move, balanced_start};
#[cfg(feature = "texts")]
pub use game::read_game;
pub use game::{Game, new_game};
#[cfg(feature = "snapshots")]
pub use game_links::read_link;
#[cfg(feature = "players")]
pub use move_request::prepare;
#[cfg(feature = "notations")]
pub use notation::{notations, read_games};
#[cfg(feature = "notations")]
pub use opening::{count_games, openings};
pub use opponents::{levels, opponents};
#[cfg(feature = "threads")]
pub use reversi::helpers::{end_of_help, help};
#[cfg(feature = "notations")]
pub use review_summary::review_summary;
#[cfg(feature = "notations")]
pub use wthor::read_wthor;

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
