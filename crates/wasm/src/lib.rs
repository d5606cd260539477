//! Reversi for JavaScript: one WebAssembly module for a page, a worker and Node.
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

mod choose;
mod convert;
mod game;

pub use game::{Game, levels, new_game};

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

/** Who chooses, and when the search ends. Without `level` and `exact` the strongest there is, for a second. */
export interface AiOptions {
  /** One of `levels()`. */
  level?: string;
  /** Count the ending out, with at most 24 empty squares. */
  exact?: boolean;
  /** A whole number from 0; the same seed gives the same choice where chance decides. */
  seed?: number;
  /** Milliseconds that the strongest level may take. */
  ms?: number;
  /** Plies that it looks ahead. */
  depth?: number;
  /** Positions that it visits; the same number finds the same move on every machine. */
  nodes?: number;
  /** Called with what is known so far, at most ten times a second. */
  progress?: (found: AiMove) => void;
}

/** A chosen move. */
export interface AiMove {
  square: number;
  /** Discs for the side to move, -64 to 64; null where the opponent does not count in discs. */
  score: number | null;
  /** Whether the score is certain. */
  exact: boolean;
  /** Plies looked ahead. */
  depth: number;
  /** Positions visited. */
  nodes: number;
  /** Milliseconds taken. */
  ms: number;
  /** The expected line, which begins with the move; passes are left out. */
  pv: Uint8Array;
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
