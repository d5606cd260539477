//! Positions of any game as plain values.

use js_sys::{Object, Uint8Array};
use reversi_game::{BoardGame, Color};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::js_values::{indices, set_property};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The two sides. Black begins unless the settings say otherwise. */
export type Side = "black" | "white";

/** The games, by their names in settings and addresses. */
export type GameId = "reversi" | "tic-tac-toe" | "connect-four";

/** The number of a square, row by row from the top left, which is 0; no other number is one. */
export type Square = number & { readonly counts: "squares" };

/** Squares as bytes. */
export interface Squares extends Uint8Array {
  readonly [index: number]: Square;
  [Symbol.iterator](): ArrayIterator<Square>;
}

/** Pieces of each side on the board. */
export interface Score { black: number; white: number; }

/** How a game ended: the final count, in Reversi with the empties given to the winner. */
export interface FinalScore {
  black: number;
  white: number;
  winner: Side | "draw";
  /** Tic-Tac-Toe, Connect Four: the squares of the winning line, none in a draw. */
  line?: Square[];
}
"#;

/// The squares: 0 empty, 1 black, 2 white.
pub fn cells<P: BoardGame>(position: P) -> Uint8Array {
    indices(
        (0..position.grid().squares()).map(|square| match position.piece(square) {
            None => 0,
            Some(Color::Black) => 1,
            Some(Color::White) => 2,
        }),
    )
}

/// The pieces on the board.
pub fn score<P: BoardGame>(position: P) -> Object {
    let score = Object::new();
    for color in Color::ALL {
        let squares = 0..position.grid().squares();
        let pieces = squares.filter(|&square| position.piece(square) == Some(color));
        set_property(&score, color.name(), pieces.count() as u32);
    }
    score
}

/// The name of the winner, or `draw`.
pub fn winner(color: Option<Color>) -> &'static str {
    color.map_or("draw", Color::name)
}
